import { type CheckoutDraft, emptyAddress, type PostalAddress } from "@shop/core";
import { useCheckout, useDelivery } from "@shop/react";
import { type ReactElement, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { CheckboxField } from "../../ui/CheckboxField.tsx";
import { ErrorSummary } from "../../ui/ErrorSummary.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { AddressFields } from "./AddressFields.tsx";
import { readAddress } from "./readAddress.ts";
import type { StepProps } from "./stepProps.ts";
import { useStepForm } from "./useStepForm.ts";

/** Nothing was typed yet: it goes where the prices are shown for. */
const isUntouched = ({ street, zipcode, city }: PostalAddress): boolean => street + zipcode + city === "";

export function AddressStep({ state, onNext }: StepProps): ReactElement {
  const t = useTexts("checkout");
  const { draft, edit } = useCheckout();
  const { chooseCountry, countryId } = useDelivery();
  const [billingDiffers, setBillingDiffers] = useState(draft.invoice !== undefined);

  const readDraft = (values: FormData): CheckoutDraft => ({
    ...draft,
    delivery: readAddress(values, "delivery", draft.delivery),
    invoice: values.has("billingDiffers")
      ? readAddress(values, "invoice", draft.invoice ?? emptyAddress(draft.delivery.countryId))
      : undefined,
  });
  const form = useStepForm(
    (values) => {
      const next = readDraft(values);
      edit(next);
      if (next.delivery.countryId !== countryId) chooseCountry(next.delivery.countryId);
      return state.faultsOf(next).address;
    },
    () => onNext("delivery"),
  );

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its fields' events, as they bubble
    <form className="lh-form" noValidate onSubmit={form.onSubmit} onInput={form.onInput} onBlur={form.onBlur}>
      {form.summary.length > 0 && <ErrorSummary title={form.summaryTitle} items={form.summary} />}
      <AddressFields
        scope="delivery"
        legend={t("deliveryAddress")}
        address={isUntouched(draft.delivery) ? { ...draft.delivery, countryId } : draft.delivery}
        freight={state.freight}
        errorAt={form.errorAt}
      />
      <CheckboxField
        id="billing-differs"
        name="billingDiffers"
        label={t("billingDiffers")}
        defaultChecked={billingDiffers}
        onChange={({ target }) => setBillingDiffers(target.checked)}
      />
      {billingDiffers && (
        <AddressFields
          scope="invoice"
          legend={t("invoiceAddress")}
          address={draft.invoice ?? emptyAddress(draft.delivery.countryId)}
          freight={false}
          errorAt={form.errorAt}
        />
      )}
      <Button type="submit" size="large">
        {t("continue.delivery")}
      </Button>
    </form>
  );
}
