import type { LocaleConfig } from "../content/localeConfig.js";

/** While somebody looks at a page that waits for a provider's word, at first. */
const QUICK_MS = 2000;

/**
 * When to ask again whether a payment has come; undefined: no more by itself. Often during the first `shortSeconds`, then
 * every `shortSeconds`, until `longMinutes` are over, after which no payment comes any more. Source: specification 9,
 * refetch timing.
 *
 * @param waitedMs since it was asked first
 */
export function nextAsk(waitedMs: number, { shortSeconds, longMinutes }: LocaleConfig["refetch"]): number | undefined {
  if (waitedMs < shortSeconds * 1000) return Math.min(QUICK_MS, shortSeconds * 1000);
  return waitedMs < longMinutes * 60_000 ? shortSeconds * 1000 : undefined;
}
