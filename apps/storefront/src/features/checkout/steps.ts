/** Steps in order. The URL names the open step, so that the browser's back button is a step back. */
export const STEPS = ["contact", "address", "delivery", "payment", "review"] as const;

export type Step = (typeof STEPS)[number];

export const parseStep = (value: unknown): Step | undefined => STEPS.find((step) => step === value);

export interface CheckoutProgress {
  contactIssues: readonly unknown[];
  addressIssues: readonly unknown[];
  /** Prices and shipping methods are those of the address's country. */
  isCountryConfirmed: boolean;
  isDeliveryChosen: boolean;
  isPaymentChosen: boolean;
}

const isFinished: Record<Step, (progress: CheckoutProgress) => boolean> = {
  contact: ({ contactIssues }) => contactIssues.length === 0,
  address: ({ addressIssues, isCountryConfirmed }) => addressIssues.length === 0 && isCountryConfirmed,
  delivery: ({ isDeliveryChosen }) => isDeliveryChosen,
  payment: ({ isPaymentChosen }) => isPaymentChosen,
  review: () => false,
};

/**
 * Returns the step to open: the requested one, unless an earlier one is incomplete.
 *
 * @param first where checkout starts; a signed-in customer has no email address to type
 */
export function resolveStep(requested: Step | undefined, progress: CheckoutProgress, first: Step = "contact"): Step {
  const firstOpen = STEPS.findIndex((step) => !isFinished[step](progress));
  const requestedIndex = STEPS.indexOf(requested ?? first);
  return STEPS[Math.min(requestedIndex, firstOpen)] ?? "contact";
}

export const headingId = (step: Step): string => `step-${step}`;

export const isBefore = (step: Step, other: Step): boolean => STEPS.indexOf(step) < STEPS.indexOf(other);
