import type { LocaleConfig } from "../content/localeConfig.js";

/**
 * Returns the delay in ms until the next poll for a pending payment: 2 s during the first `shortSeconds`, then
 * `shortSeconds`; undefined after `longMinutes`, when polling stops.
 * @param elapsedMs ms since the first poll
 */
export function pollDelay(
  elapsedMs: number,
  { shortSeconds, longMinutes }: LocaleConfig["refetchIntervals"],
): number | undefined {
  if (elapsedMs < shortSeconds * 1000) return Math.min(2000, shortSeconds * 1000);
  return elapsedMs < longMinutes * 60_000 ? shortSeconds * 1000 : undefined;
}
