import { dateFormat } from "./formats.ts";

/** The date in a time zone, "2026-11-21". */
export function dateIn(timeZone: string, now: number): string {
  // Swedish dates are ISO dates.
  return dateFormat("sv_SE", { timeZone }).format(now);
}
