import { type CheckoutDraft, countryCode, emptyAddress, type OrderAddress } from "@shop/core";
import { isAddressEmpty, toOrderAddress } from "@shop/core/checkout";
import { useCheckout, useMarket } from "@shop/react";
import { type ReactElement, useState } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Button } from "../../ui/Button.tsx";
import { CheckboxField } from "../../ui/CheckboxField.tsx";
import { ErrorSummary } from "../../ui/ErrorSummary.tsx";
import { AddressSection } from "./AddressSection.tsx";
import { CompanyVatField } from "./CompanyVatField.tsx";
import { readAddress, textOf } from "./readAddress.ts";
import type { ScopedIssue } from "./steps.ts";
import type { StepProps } from "./stepProps.ts";
import { useStepForm } from "./useStepForm.ts";

type Scope = "delivery" | "invoice";

export function AddressStep(props: StepProps): ReactElement {
  const t = useTexts("checkout");
  // The address book must be known before the fields mount, because they are uncontrolled.
  return props.state.isShopperLoaded ? <AddressForm {...props} /> : <p role="status">{t("addressLoading")}</p>;
}

function AddressForm({ state, onNext }: StepProps): ReactElement {
  const t = useTexts("checkout");
  const { edit } = useCheckout();
  const { draft, shopper } = state;
  const { setCountry, countryId } = useMarket();
  const addressBook = shopper?.addresses ?? [];
  const [billingDiffers, setBillingDiffers] = useState(draft.billingAddress !== undefined);
  // An untouched address starts with the country that prices are displayed for.
  const delivery = isAddressEmpty(draft.shippingAddress)
    ? { ...draft.shippingAddress, countryId }
    : draft.shippingAddress;
  const invoice = draft.billingAddress ?? emptyAddress(draft.shippingAddress.countryId);

  function readPart(values: FormData, scope: Scope, before: OrderAddress): OrderAddress {
    const saved = addressBook.find(({ id }) => String(id) === textOf(values, `${scope}.book`));
    return saved === undefined ? readAddress(values, scope, before) : toOrderAddress(saved);
  }

  function readDraft(values: FormData): CheckoutDraft {
    return {
      ...draft,
      shippingAddress: readPart(values, "delivery", delivery),
      billingAddress: values.has("billingDiffers") ? readPart(values, "invoice", invoice) : undefined,
      vatNumber: values.has("vatNumber")
        ? textOf(values, "vatNumber")
            .replace(/[\s.-]/g, "")
            .toUpperCase()
        : draft.vatNumber,
    };
  }

  const form = useStepForm(
    (values) => {
      const next = readDraft(values);
      const issues = [...companyIssues(values), ...state.issuesOf(next).address];
      edit(next);
      return issues;
    },
    () => onNext("delivery"),
    (values) => {
      const next = readDraft(values);
      if (next.shippingAddress.countryId !== countryId)
        void setCountry(countryCode(next.shippingAddress.countryId) ?? "");
      // An incomplete entry of the address book continues as a typed address.
      const invalidScopes = new Set(state.issuesOf(next).address.map(({ scope }) => scope));
      const makeEditable = (scope: Scope, address: OrderAddress): OrderAddress =>
        invalidScopes.has(scope) ? { ...address, savedAddressId: undefined } : address;
      edit({
        shippingAddress: makeEditable("delivery", next.shippingAddress),
        billingAddress: next.billingAddress && makeEditable("invoice", next.billingAddress),
      });
    },
  );
  const vat = <CompanyVatField value={draft.vatNumber} error={form.errorAt("order-vatNumber")} />;

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles bubbling events of the fields
    <form className="lh-form" noValidate onSubmit={form.onSubmit} onInput={form.onInput} onBlur={form.onBlur}>
      {form.summary.length > 0 && <ErrorSummary title={form.summaryTitle} items={form.summary} />}
      <AddressSection
        scope="delivery"
        legend={t("deliveryAddress")}
        address={delivery}
        addressBook={addressBook}
        onChoose={(entry) => edit({ shippingAddress: toOrderAddress(entry) })}
        isFreight={state.hasFreight}
        errorAt={form.errorAt}
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
          scope="invoice"
          legend={t("invoiceAddress")}
          address={invoice}
          addressBook={addressBook}
          onChoose={(entry) => edit({ billingAddress: toOrderAddress(entry) })}
          isFreight={false}
          errorAt={form.errorAt}
          companyFields={vat}
        />
      )}
      <Button type="submit" size="large">
        {t("continue.delivery")}
      </Button>
    </form>
  );
}

/** The company checkbox requires a company name. */
const companyIssues = (values: FormData): ScopedIssue[] =>
  (["delivery", "invoice"] as const)
    .filter((scope) => values.has(`${scope}.asCompany`) && textOf(values, `${scope}.company`) === "")
    .map((scope) => ({ scope, field: "company", message: "company.required" }));
