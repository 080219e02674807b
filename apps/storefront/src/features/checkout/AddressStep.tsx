import { type CheckoutDraft, countryCode, emptyAddress, type FormIssue, type OrderAddress } from "@shop/core";
import { isAddressEmpty, toOrderAddress } from "@shop/core/checkout";
import { localeConfigQuery } from "@shop/core/query";
import { type FormValues, useCheckout, useMarket, useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { FormView } from "../../shared/form/FormView.tsx";
import { useShopForm } from "../../shared/form/useShopForm.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { CheckboxField } from "../../ui/CheckboxField.tsx";
import { AddressSection } from "./AddressSection.tsx";
import { CompanyVatField } from "./CompanyVatField.tsx";
import { readAddress, textOf } from "./readAddress.ts";
import type { StepProps } from "./stepProps.ts";
import { stepSchema } from "./stepSchema.ts";

type Scope = "delivery" | "invoice";

export function AddressStep(props: StepProps): ReactElement {
  const t = useTexts("checkout");
  // The address book must be known before the fields mount, because they are uncontrolled.
  return props.state.isShopperLoaded ? <AddressForm {...props} /> : <p role="status">{t("addressLoading")}</p>;
}

function AddressForm({ state, onNext }: StepProps): ReactElement {
  const t = useTexts("checkout");
  const { edit } = useCheckout();
  const { data: config } = useSuspenseQuery(localeConfigQuery(useShop()));
  const { draft, shopper } = state;
  const { setCountry, countryId } = useMarket();
  const addressBook = shopper?.addresses ?? [];
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
      vatNumber:
        "vatNumber" in values
          ? textOf(values, "vatNumber")
              .replace(/[\s.-]/g, "")
              .toUpperCase()
          : draft.vatNumber,
    };
  }

  const form = useShopForm({
    name: "order",
    schema: stepSchema((values) => [...companyIssues(values), ...state.issuesOf(readDraft(values)).address]),
    submit: async () => onNext("delivery"),
    onSave(values, isSubmission) {
      const next = readDraft(values);
      if (!isSubmission) return edit(next);
      if (next.shippingAddress.countryId !== countryId)
        void setCountry(countryCode(next.shippingAddress.countryId) ?? "");
      const issues = state.issuesOf(next).address;
      // An incomplete entry of the address book continues as a typed address.
      const makeEditable = (scope: Scope, address: OrderAddress): OrderAddress =>
        issues.some(({ path }) => path[0].startsWith(`${scope}.`))
          ? { ...address, savedAddressId: undefined }
          : address;
      edit({
        ...next,
        shippingAddress: makeEditable("delivery", next.shippingAddress),
        billingAddress: next.billingAddress && makeEditable("invoice", next.billingAddress),
      });
    },
  });
  const vat = <CompanyVatField form={form} value={draft.vatNumber} />;

  return (
    <FormView form={form} submitLabel={t("continue.delivery")} wide>
      <AddressSection
        form={form}
        scope="delivery"
        legend={t("deliveryAddress")}
        address={delivery}
        addressBook={addressBook}
        onChoose={(entry) => edit({ shippingAddress: toOrderAddress(entry) })}
        isFreight={state.hasFreight}
        companyFields={billingDiffers ? undefined : vat}
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
          form={form}
          scope="invoice"
          legend={t("invoiceAddress")}
          address={invoice}
          addressBook={addressBook}
          onChoose={(entry) => edit({ billingAddress: toOrderAddress(entry) })}
          isFreight={false}
          companyFields={vat}
        />
      )}
    </FormView>
  );
}

/** The company checkbox requires a company name. */
const companyIssues = (values: FormValues): FormIssue[] =>
  (["delivery", "invoice"] as const)
    .filter((scope) => `${scope}.asCompany` in values && textOf(values, `${scope}.company`) === "")
    .map((scope) => ({ path: [`${scope}.company`], message: "company.required" }));
