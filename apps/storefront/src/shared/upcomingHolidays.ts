import { type EpochDay, isPublicHoliday, MARKETS } from "@shop/core";

/** No delivery takes longer than half a year. */
const DAYS = 183;

/** Returns the public holidays of half a year from a day on; none for a country without a calendar. */
export function upcomingHolidays(countryId: number, from: number): EpochDay[] {
  const [country = ""] = Object.entries(MARKETS).find(([, market]) => market.countryId === countryId) ?? [];
  const first = Math.floor(from);
  return Array.from({ length: DAYS }, (_, index) => first + index).filter((day) => isPublicHoliday(country, day));
}
