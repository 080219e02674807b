import type { FieldFault } from "@shop/core";

/** The steps in their order. The address bar names the one that is open, so that the browser's back is a step back. */
export const STEPS = ["contact", "address", "delivery", "payment", "review"] as const;

export type Step = (typeof STEPS)[number];

export const parseStep = (value: unknown): Step | undefined => STEPS.find((step) => step === value);

/** What has to be right before a step is behind the shopper. */
export interface Progress {
  contactFaults: readonly FieldFault[];
  addressFaults: readonly FieldFault[];
  deliveryChosen: boolean;
  paymentChosen: boolean;
}

const finished: Record<Step, (progress: Progress) => boolean> = {
  contact: ({ contactFaults }) => contactFaults.length === 0,
  address: ({ addressFaults }) => addressFaults.length === 0,
  delivery: ({ deliveryChosen }) => deliveryChosen,
  payment: ({ paymentChosen }) => paymentChosen,
  review: () => false,
};

/** The step to show: the one asked for, unless an earlier one is unfinished. */
export function openStep(asked: Step | undefined, progress: Progress): Step {
  const firstOpen = STEPS.findIndex((step) => !finished[step](progress));
  const wanted = STEPS.indexOf(asked ?? "contact");
  return STEPS[Math.min(wanted, firstOpen)] ?? "contact";
}

/** Of the step's heading: the focus goes there when the step opens. */
export const headingId = (step: Step): string => `step-${step}`;

export const isBefore = (step: Step, other: Step): boolean => STEPS.indexOf(step) < STEPS.indexOf(other);

/** What a fault is about, for the id of its field: "delivery.zipcode", "invoice.city". */
export type FaultScope = "contact" | "delivery" | "invoice";

export interface ScopedFault extends FieldFault {
  scope: FaultScope;
}

export const fieldId = ({ scope, field }: Pick<ScopedFault, "scope" | "field">): string => `${scope}-${field}`;
