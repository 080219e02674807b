import type { FieldFault } from "@shop/core";

/** The steps in their order. The address bar names the one that is open, so that the browser's back is a step back. */
export const STEPS = ["contact", "address", "delivery", "payment", "review"] as const;

export type Step = (typeof STEPS)[number];

export const parseStep = (value: unknown): Step | undefined => STEPS.find((step) => step === value);

/** What has to be right before a step is behind the shopper. */
export interface Progress {
  contactFaults: readonly unknown[];
  addressFaults: readonly unknown[];
  /** prices and deliveries are those of the address's country */
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
 * The step to show: the one asked for, unless an earlier one is unfinished.
 *
 * @param first where the checkout begins: who is signed in has no e-mail address to type
 */
export function openStep(asked: Step | undefined, progress: Progress, first: Step = "contact"): Step {
  const firstOpen = STEPS.findIndex((step) => !finished[step](progress));
  const wanted = STEPS.indexOf(asked ?? first);
  return STEPS[Math.min(wanted, firstOpen)] ?? "contact";
}

/** Of the step's heading: the focus goes there when the step opens. */
export const headingId = (step: Step): string => `step-${step}`;

export const isBefore = (step: Step, other: Step): boolean => STEPS.indexOf(step) < STEPS.indexOf(other);

/** What a fault is about, for the id of its field: "delivery-zipcode", "invoice-city", "order-vatNumber". */
export type FaultScope = "contact" | "delivery" | "invoice" | "order" | "pickup";

export interface ScopedFault extends Omit<FieldFault, "field"> {
  scope: FaultScope;
  field: FieldFault["field"] | "vatNumber" | "center";
}

export const fieldId = ({ scope, field }: Pick<ScopedFault, "scope" | "field">): string => `${scope}-${field}`;
