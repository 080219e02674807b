import type { FieldFault } from "@shop/core";

/** Steps in order. The URL names the open step, so that the browser's back button is a step back. */
export const STEPS = ["contact", "address", "delivery", "payment", "review"] as const;

export type Step = (typeof STEPS)[number];

export const parseStep = (value: unknown): Step | undefined => STEPS.find((step) => step === value);

/** Conditions for leaving the steps. */
export interface Progress {
  contactFaults: readonly unknown[];
  addressFaults: readonly unknown[];
  /** Prices and shipping methods are those of the address's country. */
  countryChosen: boolean;
  deliveryChosen: boolean;
  paymentChosen: boolean;
}

const finished: Record<Step, (progress: Progress) => boolean> = {
  contact: ({ contactFaults }) => contactFaults.length === 0,
  address: ({ addressFaults, countryChosen }) => addressFaults.length === 0 && countryChosen,
  delivery: ({ deliveryChosen }) => deliveryChosen,
  payment: ({ paymentChosen }) => paymentChosen,
  review: () => false,
};

/**
 * Returns the step to open: the requested one, unless an earlier one is incomplete.
 *
 * @param first where checkout starts; a signed-in customer has no email address to type
 */
export function openStep(asked: Step | undefined, progress: Progress, first: Step = "contact"): Step {
  const firstOpen = STEPS.findIndex((step) => !finished[step](progress));
  const wanted = STEPS.indexOf(asked ?? first);
  return STEPS[Math.min(wanted, firstOpen)] ?? "contact";
}

/** Id of the heading that gets the focus when the step opens. */
export const headingId = (step: Step): string => `step-${step}`;

export const isBefore = (step: Step, other: Step): boolean => STEPS.indexOf(step) < STEPS.indexOf(other);

/** Section of a field id: "delivery-zipcode", "invoice-city", "order-vatNumber". */
export type FaultScope = "contact" | "delivery" | "invoice" | "order" | "pickup";

export interface ScopedFault extends Omit<FieldFault, "field"> {
  scope: FaultScope;
  field: FieldFault["field"] | "vatNumber" | "center";
}

export const fieldId = ({ scope, field }: Pick<ScopedFault, "scope" | "field">): string => `${scope}-${field}`;
