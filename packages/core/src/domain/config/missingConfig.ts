import { missingNames } from "../../shared/shopError.js";

/** Settings of all calls. */
export const CALL_SETTINGS = ["apiUrl", "fastApi", "token", "language", "locale"] as const;

/**
 * Returns the names of the properties for all calls that are absent, blank or not text, in declaration order. A shop may
 * do without `fastApi` and `token`.
 */
export function missingConfig(config: Record<string, unknown>): string[] {
  return missingNames(config, CALL_SETTINGS);
}
