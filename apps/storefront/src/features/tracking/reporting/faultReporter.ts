import type { ConsentChoice } from "@shop/core";

/** Somebody to whom faults are reported. Another service is another of these. */
export interface FaultReporter {
  report(error: unknown): void;
  /** Another page is about to be shown. */
  visit(page: { pathname: string; search: string }): void;
  /** What may be told beside the fault itself: how pages load and what was to be seen, after consent only. */
  allow(allowed: ConsentChoice): void;
}

/** Source: specification 9. */
export const SAMPLE_RATES = { traces: 0.2, sessions: 0.1, onError: 1 } as const;
