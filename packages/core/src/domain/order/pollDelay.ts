import type { LocaleConfig } from "../content/localeConfig.js";

/** Initial poll interval. */
const INITIAL_POLL_MS = 2000;

/**
 * Returns the delay in ms until the next poll for a pending payment: short during the first `shortSeconds`, then
 * `shortSeconds`.
 * @param elapsedMs ms since the first poll
 * @returns undefined after `longMinutes`, when polling stops
 */
export function pollDelay(
  elapsedMs: number,
  { shortSeconds, longMinutes }: LocaleConfig["refetchIntervals"],
): number | undefined {
  if (elapsedMs < shortSeconds * 1000) return Math.min(INITIAL_POLL_MS, shortSeconds * 1000);
  return elapsedMs < longMinutes * 60_000 ? shortSeconds * 1000 : undefined;
}
