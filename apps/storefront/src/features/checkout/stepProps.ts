import type { Step } from "./steps.ts";
import type { CheckoutState } from "./useCheckoutState.ts";

export interface StepProps {
  state: CheckoutState;
  onNext: (step: Step) => void;
}
