import { dateFormat } from "./formats.ts";

/** Returns the date in a time zone, "2026-11-21". */
export function dateIn(timeZone: string, now: number): string {
  // The Swedish locale formats dates as ISO 8601.
  return dateFormat("sv_SE", { timeZone }).format(now);
}
