import type { ConsentChoice } from "@shop/core";

/** Error reporting service. */
export interface ErrorReporter {
  report(error: unknown): void;
  /** Called before each navigation. */
  onNavigate(page: { pathname: string; search: string }): void;
  /** Applies the consent. Performance traces and session replay need it, errors do not. */
  updateConsent(allowed: ConsentChoice): void;
}

/** Source: specification 9. */
export const SAMPLE_RATES = { traces: 0.2, sessions: 0.1, onError: 1 } as const;
