import { CONSENT_PURPOSES, type ConsentChoice, consentForAll, type ConsentRecord } from "./consent.js";

/** What the shopper has said of third parties; `record` is undefined before a choice. */
export interface ConsentState {
  /** undefined: not chosen yet, so nothing is allowed */
  record: ConsentRecord | undefined;
}

export type ConsentEvent =
  /** the cookie was read: at the start, and when another tab or the browser may have changed it */
  { type: "read"; record: ConsentRecord | undefined } | { type: "chosen"; record: ConsentRecord };

export type ConsentEffect =
  | { type: "remember"; record: ConsentRecord }
  /** something may run from now on, or must stop */
  | { type: "change"; before: ConsentChoice; after: ConsentChoice };

/** What a state allows: nothing, as long as nobody has chosen. */
export const allowedBy = ({ record }: ConsentState): ConsentChoice => record?.choice ?? consentForAll(false);

/** A choice is remembered even when it allows what was allowed before: its days count anew. Source: specification 4. */
export function consentTransition(
  state: ConsentState,
  event: ConsentEvent,
): readonly [ConsentState, readonly ConsentEffect[]] {
  const next: ConsentState = { record: event.record };
  const [before, after] = [allowedBy(state), allowedBy(next)];
  const isOther = CONSENT_PURPOSES.some((purpose) => before[purpose] !== after[purpose]);
  const change: ConsentEffect[] = isOther ? [{ type: "change", before, after }] : [];
  if (event.type === "chosen") return [next, [{ type: "remember", record: event.record }, ...change]];
  const isSame = state.record?.at === event.record?.at && !isOther;
  return [isSame ? state : next, change];
}
