import type { LocaleConfig } from "../content/localeConfig.js";

/** Initial poll interval. */
const QUICK_MS = 2000;

/**
 * Returns the delay in ms until the next poll for a pending payment: short during the first `shortSeconds`, then
 * `shortSeconds`.
 * @param waitedMs ms since the first poll
 * @returns undefined after `longMinutes`, when polling stops
 */
export function nextAsk(waitedMs: number, { shortSeconds, longMinutes }: LocaleConfig["refetch"]): number | undefined {
  if (waitedMs < shortSeconds * 1000) return Math.min(QUICK_MS, shortSeconds * 1000);
  return waitedMs < longMinutes * 60_000 ? shortSeconds * 1000 : undefined;
}
