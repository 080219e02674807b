import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { DeliverySummary } from "./DeliverySummary.tsx";
import { useAddressLine } from "./useAddressLine.ts";
import type { Step } from "./steps.ts";
import type { CheckoutState } from "./useCheckoutState.ts";

/** Keeps the line height while the text loads. */
const PLACEHOLDER = "\u00A0";

export function StepSummary({ step, state }: { step: Step; state: CheckoutState }): ReactElement | null {
  const t = useTexts("checkout");
  const inOneLine = useAddressLine();
  const { draft, payment } = state;
  switch (step) {
    case "contact":
      return <p>{draft.email}</p>;
    case "address":
      return (
        <>
          <p>{inOneLine(draft.shippingAddress)}</p>
          <p className="lh-muted">
            {t("invoiceAddress")}: {draft.billingAddress ? inOneLine(draft.billingAddress) : t("sameAsDelivery")}
          </p>
        </>
      );
    case "delivery":
      return <DeliverySummary state={state} />;
    case "payment":
      return <p>{payment?.title ?? PLACEHOLDER}</p>;
    case "review":
      return null;
  }
}
