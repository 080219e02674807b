import { getDateFormat } from "../../ui/intlFormats.ts";

/** Returns the date in a time zone, "2026-11-21". */
export function formatIsoDate(timeZone: string, now: number): string {
  // The Swedish locale formats dates as ISO 8601.
  return getDateFormat("sv-SE", { timeZone }).format(now);
}
