import { type CheckoutDraft, type CustomerAddress, emptyAddress, type FormIssue, type OrderAddress } from "@shop/core";
import { isAddressEmpty, toOrderAddress } from "@shop/core/checkout";
import { MAX_LENGTHS } from "@shop/core/wire";
import { type FormValues, useCheckout, useMarket, useSession } from "@shop/react";
import { type ReactElement, useState } from "react";
import { useSetCountry } from "../../shared/useSetCountry.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { AddressFields, PersonFields } from "../../shared/address/AddressFields.tsx";
import { FormView, useFormField } from "../../shared/form/FormView.tsx";
import { useShopForm } from "../../shared/form/useShopForm.ts";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useLocaleConfig } from "../../shared/useLocaleConfig.ts";
import { normalizeVatNumber, VatNumberField } from "../../shared/VatNumberField.tsx";
import { CheckboxField } from "../../ui/CheckboxField.tsx";
import { Field } from "../../ui/Field.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { RadioCards } from "../../ui/RadioCards.tsx";
import { formatAddressLine } from "./formatAddress.ts";
import { readAddress, stepSchema, textOf } from "./readStep.ts";
import type { CheckoutState, StepProps } from "./useCheckoutState.ts";

type Scope = "delivery" | "invoice";

export function AddressStep(props: StepProps): ReactElement {
  const t = useTexts("checkout");
  // The address book must be known before the fields mount, because they are uncontrolled.
  return props.state.isShopperLoaded ? <AddressForm {...props} /> : <p role="status">{t("addressLoading")}</p>;
}

function AddressForm({ state, onNext }: StepProps): ReactElement {
  const t = useTexts("checkout");
  const { edit } = useCheckout();
  const config = useLocaleConfig();
  const { draft, shopper } = state;
  const { countryId } = useMarket();
  const setCountry = useSetCountry();
  const addressBook = shopper?.addresses ?? [];
  const [refusedEntries, setRefusedEntries] = useState<Partial<Record<Scope, CustomerAddress | undefined>>>({});
  const [billingDiffers, setBillingDiffers] = useState(draft.billingAddress !== undefined);
  // An untouched address starts with the country that prices are displayed for.
  const delivery = isAddressEmpty(draft.shippingAddress)
    ? { ...draft.shippingAddress, countryId }
    : draft.shippingAddress;
  const invoice = draft.billingAddress ?? emptyAddress(draft.shippingAddress.countryId);

  function readPart(values: FormValues, scope: Scope, before: OrderAddress): OrderAddress {
    const saved = addressBook.find(({ id }) => String(id) === textOf(values, `${scope}.book`));
    return saved === undefined ? readAddress(values, { scope, before, rules: config }) : toOrderAddress(saved);
  }

  function readDraft(values: FormValues): CheckoutDraft {
    return {
      ...draft,
      shippingAddress: readPart(values, "delivery", delivery),
      billingAddress: "billingDiffers" in values ? readPart(values, "invoice", invoice) : undefined,
      vatNumber: "vatNumber" in values ? normalizeVatNumber(textOf(values, "vatNumber")) : draft.vatNumber,
    };
  }

  const form = useShopForm({
    name: "order",
    schema: stepSchema((values) => [...companyIssues(values), ...state.issuesOf(readDraft(values)).address]),
    submit: async () => onNext("delivery"),
    onSave(values, isSubmission) {
      const next = readDraft(values);
      if (!isSubmission) return edit(next);
      setCountry(next.shippingAddress.countryId);
      const issues = state.issuesOf(next).address;
      const refused: typeof refusedEntries = {};
      // An incomplete entry of the address book continues as a typed address.
      const makeEditable = (scope: Scope, address: OrderAddress): OrderAddress => {
        if (!issues.some(({ path }) => path[0].startsWith(`${scope}.`))) return address;
        refused[scope] = addressBook.find(({ id }) => id === address.savedAddressId) ?? refusedEntries[scope];
        return { ...address, savedAddressId: undefined };
      };
      edit({
        ...next,
        shippingAddress: makeEditable("delivery", next.shippingAddress),
        billingAddress: next.billingAddress && makeEditable("invoice", next.billingAddress),
      });
      setRefusedEntries(refused);
    },
  });

  return (
    <FormView form={form} submitLabel={t("continue.delivery")} wide>
      <AddressSection
        scope="delivery"
        address={delivery}
        state={state}
        refusedEntry={refusedEntries.delivery}
        hasVatNumber={!billingDiffers}
      />
      <CheckboxField
        id="billing-differs"
        name="billingDiffers"
        label={t("billingDiffers")}
        defaultChecked={billingDiffers}
        onChange={({ target }) => setBillingDiffers(target.checked)}
      />
      {billingDiffers && (
        <AddressSection
          scope="invoice"
          address={invoice}
          state={state}
          refusedEntry={refusedEntries.invoice}
          hasVatNumber
        />
      )}
    </FormView>
  );
}

const companyIssues = (values: FormValues): FormIssue[] =>
  (["delivery", "invoice"] as const)
    .filter((scope) => `${scope}.asCompany` in values && textOf(values, `${scope}.company`) === "")
    .map((scope) => ({ path: [`${scope}.company`], message: "company.required" }));

interface TypedAddressProps {
  scope: Scope;
  address: OrderAddress;
  state: CheckoutState;
  hasVatNumber: boolean;
}

interface AddressSectionProps extends TypedAddressProps {
  /** Entry of the address book that `address` continues, because it has errors. */
  refusedEntry: CustomerAddress | undefined;
}

const entryName = ({ label, firstName, lastName }: CustomerAddress): string => label || `${firstName} ${lastName}`;

function AddressSection({ address, refusedEntry, ...props }: AddressSectionProps): ReactElement {
  const { scope, state } = props;
  const t = useTexts("checkout");
  const { edit } = useCheckout();
  const addressBook = state.shopper?.addresses ?? [];
  const [isNewAddress, setNewAddress] = useState(false);
  const isTyped = isNewAddress || address.savedAddressId === undefined;
  // A new address starts empty instead of copying the chosen entry.
  const typedAddress = address.savedAddressId === undefined ? address : emptyAddress(address.countryId);

  function choose(value: string): void {
    const entry = addressBook.find(({ id }) => String(id) === value);
    setNewAddress(entry === undefined);
    if (entry !== undefined)
      edit({ [scope === "delivery" ? "shippingAddress" : "billingAddress"]: toOrderAddress(entry) });
  }

  return (
    <fieldset className="lh-fieldset">
      <legend>{t(scope === "delivery" ? "deliveryAddress" : "invoiceAddress")}</legend>
      {addressBook.length > 0 && (
        <RadioCards
          legend={<span className="lh-visually-hidden">{t("chooseAddress")}</span>}
          name={`${scope}.book`}
          id={`${scope}-book`}
          value={isTyped ? "" : String(address.savedAddressId)}
          onChange={choose}
          cards={[
            ...addressBook.map((entry) => ({
              value: String(entry.id),
              title: entryName(entry),
              description: formatAddressLine(entry),
            })),
            { value: "", title: t("anotherAddress"), description: t("anotherAddressHint") },
          ]}
        />
      )}
      {isTyped && !isNewAddress && refusedEntry !== undefined && (
        <Notice text={t("entryRefused", { name: entryName(refusedEntry) })} />
      )}
      {isTyped && <TypedAddress key={String(isNewAddress)} {...props} address={typedAddress} />}
    </fieldset>
  );
}

function TypedAddress({ scope, address, state, hasVatNumber }: TypedAddressProps): ReactElement {
  const t = useTexts("checkout");
  const field = useFormField();
  const [isCompany, setCompany] = useState(address.company !== "");
  return (
    <>
      <CheckboxField
        id={`${scope}-as-company`}
        name={`${scope}.asCompany`}
        label={t(scope === "delivery" ? "orderAsCompany" : "invoiceToCompany")}
        defaultChecked={isCompany}
        onChange={({ target }) => setCompany(target.checked)}
      />
      {isCompany && (
        <>
          <Field
            {...field(`${scope}.company`)}
            label={t("company")}
            defaultValue={address.company}
            autoComplete={`${scope === "delivery" ? "shipping" : "billing"} organization`}
            maxLength={MAX_LENGTHS.line}
            required
          />
          {hasVatNumber && <CompanyVatField value={state.draft.vatNumber} />}
        </>
      )}
      <PersonFields scope={scope} values={address} />
      <AddressFields scope={scope} values={address} freight={state.hasFreight} />
    </>
  );
}

/**
 * VAT number of the ordering company, for the invoice. The backend decides whether VAT is charged, for customers only:
 * they change their number in the account, where the register confirms it. Source: decision 0062.
 */
function CompanyVatField({ value }: { value: string }): ReactElement {
  const t = useTexts("checkout");
  const isCustomer = useSession().status === "customer";
  return (
    <div>
      <VatNumberField value={value} readOnly={isCustomer && value !== ""} atCheckout />
      <p className="lh-hint">
        {isCustomer ? <ShopLink to="/account/company">{t("vatInAccount")}</ShopLink> : t("vatGuest")}
      </p>
    </div>
  );
}
