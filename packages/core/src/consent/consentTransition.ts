import { CONSENT_PURPOSES, type ConsentChoice, consentToAll, type ConsentRecord } from "../domain/consent/consent.js";

/** Stored consent of the shopper. */
export interface ConsentState {
  /** Undefined before a choice: everything is denied. */
  record: ConsentRecord | undefined;
}

export type ConsentEvent =
  /** The cookie was read, at start or after a change by another tab or the browser. */
  { type: "read"; record: ConsentRecord | undefined } | { type: "chosen"; record: ConsentRecord };

export type ConsentEffect =
  | { type: "store"; record: ConsentRecord }
  /** The effective consent changed. */
  | { type: "change"; before: ConsentChoice; after: ConsentChoice };

/** Returns the effective consent; everything is denied before a choice. */
export const effectiveConsent = ({ record }: ConsentState): ConsentChoice => record?.choice ?? consentToAll(false);

/** Returns the next consent state and its effects. An unchanged choice is stored too, to renew the cookie lifetime. */
export function consentTransition(
  state: ConsentState,
  event: ConsentEvent,
): readonly [ConsentState, readonly ConsentEffect[]] {
  const next: ConsentState = { record: event.record };
  const [before, after] = [effectiveConsent(state), effectiveConsent(next)];
  const isOther = CONSENT_PURPOSES.some((purpose) => before[purpose] !== after[purpose]);
  const change: ConsentEffect[] = isOther ? [{ type: "change", before, after }] : [];
  if (event.type === "chosen") return [next, [{ type: "store", record: event.record }, ...change]];
  const isSame = state.record?.chosenAt === event.record?.chosenAt && !isOther;
  return [isSame ? state : next, change];
}
