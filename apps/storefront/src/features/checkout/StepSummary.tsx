import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { DeliverySummary } from "./DeliverySummary.tsx";
import { useAbroad } from "./useAbroad.ts";
import type { Step } from "./steps.ts";
import type { CheckoutState } from "./useCheckoutState.ts";

/** Keeps the line height while the text loads. */
const NOT_YET = "\u00A0";

export function StepSummary({ step, state }: { step: Step; state: CheckoutState }): ReactElement | null {
  const t = useTexts("checkout");
  const inOneLine = useAbroad();
  const { draft, payment } = state;
  switch (step) {
    case "contact":
      return <p>{draft.email}</p>;
    case "address":
      return (
        <>
          <p>{inOneLine(draft.delivery)}</p>
          <p className="lh-muted">
            {t("invoiceAddress")}: {draft.invoice ? inOneLine(draft.invoice) : t("sameAsDelivery")}
          </p>
        </>
      );
    case "delivery":
      return <DeliverySummary state={state} />;
    case "payment":
      return <p>{payment?.title ?? NOT_YET}</p>;
    case "review":
      return null;
  }
}
