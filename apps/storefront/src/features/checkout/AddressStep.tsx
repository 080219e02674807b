import { type CheckoutDraft, emptyAddress, type OrderAddress } from "@shop/core";
import { isUntouched, ofBook } from "@shop/core/checkout";
import { useCheckout } from "@shop/react";
import { type ReactElement, useState } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Button } from "../../ui/Button.tsx";
import { CheckboxField } from "../../ui/CheckboxField.tsx";
import { ErrorSummary } from "../../ui/ErrorSummary.tsx";
import { AddressPart } from "./AddressPart.tsx";
import { CompanyVatField } from "./CompanyVatField.tsx";
import { readAddress, textOf } from "./readAddress.ts";
import type { ScopedFault } from "./steps.ts";
import type { StepProps } from "./stepProps.ts";
import { useStepForm } from "./useStepForm.ts";

type Scope = "delivery" | "invoice";

export function AddressStep(props: StepProps): ReactElement {
  const t = useTexts("checkout");
  // The address book must be known before the fields mount, because they are uncontrolled.
  return props.state.known ? <AddressForm {...props} /> : <p role="status">{t("addressLoading")}</p>;
}

function AddressForm({ state, onNext }: StepProps): ReactElement {
  const t = useTexts("checkout");
  const { edit } = useCheckout();
  const { draft, shopper } = state;
  const { chooseCountry, countryId } = state.delivery;
  const book = shopper?.addresses ?? [];
  const [billingDiffers, setBillingDiffers] = useState(draft.invoice !== undefined);
  // An untouched address starts with the country that prices are displayed for.
  const delivery = isUntouched(draft.delivery) ? { ...draft.delivery, countryId } : draft.delivery;
  const invoice = draft.invoice ?? emptyAddress(draft.delivery.countryId);

  function readPart(values: FormData, scope: Scope, before: OrderAddress): OrderAddress {
    const chosen = book.find(({ id }) => String(id) === textOf(values, `${scope}.book`));
    return chosen === undefined ? readAddress(values, scope, before) : ofBook(chosen);
  }

  function readDraft(values: FormData): CheckoutDraft {
    return {
      ...draft,
      delivery: readPart(values, "delivery", delivery),
      invoice: values.has("billingDiffers") ? readPart(values, "invoice", invoice) : undefined,
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
      const faults = [...companyFaults(values), ...state.faultsOf(next).address];
      edit(next);
      return faults;
    },
    () => onNext("delivery"),
    (values) => {
      const next = readDraft(values);
      if (next.delivery.countryId !== countryId) chooseCountry(next.delivery.countryId);
      // An incomplete entry of the address book continues as a typed address.
      const faulty = new Set(state.faultsOf(next).address.map(({ scope }) => scope));
      const open = (scope: Scope, address: OrderAddress): OrderAddress =>
        faulty.has(scope) ? { ...address, bookId: undefined } : address;
      edit({ delivery: open("delivery", next.delivery), invoice: next.invoice && open("invoice", next.invoice) });
    },
  );
  const vat = <CompanyVatField value={draft.vatNumber} error={form.errorAt("order-vatNumber")} />;

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles bubbling events of the fields
    <form className="lh-form" noValidate onSubmit={form.onSubmit} onInput={form.onInput} onBlur={form.onBlur}>
      {form.summary.length > 0 && <ErrorSummary title={form.summaryTitle} items={form.summary} />}
      <AddressPart
        scope="delivery"
        legend={t("deliveryAddress")}
        address={delivery}
        book={book}
        onChoose={(entry) => edit({ delivery: ofBook(entry) })}
        freight={state.freight}
        errorAt={form.errorAt}
        forCompany={billingDiffers ? undefined : vat}
      />
      <CheckboxField
        id="billing-differs"
        name="billingDiffers"
        label={t("billingDiffers")}
        defaultChecked={billingDiffers}
        onChange={({ target }) => setBillingDiffers(target.checked)}
      />
      {billingDiffers && (
        <AddressPart
          scope="invoice"
          legend={t("invoiceAddress")}
          address={invoice}
          book={book}
          onChoose={(entry) => edit({ invoice: ofBook(entry) })}
          freight={false}
          errorAt={form.errorAt}
          forCompany={vat}
        />
      )}
      <Button type="submit" size="large">
        {t("continue.delivery")}
      </Button>
    </form>
  );
}

/** The company checkbox requires a company name. */
const companyFaults = (values: FormData): ScopedFault[] =>
  (["delivery", "invoice"] as const)
    .filter((scope) => values.has(`${scope}.asCompany`) && textOf(values, `${scope}.company`) === "")
    .map((scope) => ({ scope, field: "company", text: "company.required" }));
