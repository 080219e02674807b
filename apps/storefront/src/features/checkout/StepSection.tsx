import type { ReactElement, ReactNode } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { headingId, type Step, STEPS } from "./steps.ts";
import { StepSummary } from "./StepSummary.tsx";
import type { CheckoutState } from "./useCheckoutState.ts";

interface StepSectionProps {
  step: Step;
  state: CheckoutState;
  status: "open" | "done" | "ahead";
  onEdit: () => void;
  children: ReactNode;
}

export function StepSection({ step, state, status, onEdit, children }: StepSectionProps): ReactElement {
  const t = useTexts("checkout");
  const name = t(`steps.${step}`);
  return (
    <li className="lh-step" data-state={status} aria-current={status === "open" ? "step" : undefined}>
      <div className="lh-step-head">
        <span className="lh-step-number" aria-hidden="true">
          {status === "done" ? <Icon name="check" /> : STEPS.indexOf(step) + 1}
        </span>
        <h2 id={headingId(step)} tabIndex={-1}>
          {name}
        </h2>
        {status === "done" && (
          <Button variant="quiet" aria-label={t("editStep", { step: name })} onClick={onEdit}>
            {t("edit")}
          </Button>
        )}
      </div>
      {status === "open" && <div className="lh-step-body">{children}</div>}
      {status === "done" && (
        <div className="lh-step-summary">
          <StepSummary step={step} state={state} />
        </div>
      )}
    </li>
  );
}
