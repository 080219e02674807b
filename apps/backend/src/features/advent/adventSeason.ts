export interface AdventSettings {
  /** switched on at all */
  shown: boolean;
  /** "12-01": first and last day it is shown, month and day; "01-06" after "12-01" is in the year after */
  from: string;
  until: string;
}

export interface AdventSeason {
  /** of its December */
  year: number;
  /** doors 1 to this are open; 0 before December */
  openDoors: number;
  /** opened today */
  today: number | undefined;
}

const DOORS = 24;
const DECEMBER = 12;
const DAY = /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** The calendar on a day in the shop, "2026-12-08"; undefined where it is not shown. Source: specification 2, layout. */
export function adventSeason({ shown, from, until }: AdventSettings, today: string): AdventSeason | undefined {
  const [year = 0, month = 0, day = 0] = today.split("-").map(Number);
  const date = today.slice("2026-".length);
  if (!shown || !DAY.test(from) || !DAY.test(until) || !DAY.test(date)) return undefined;
  const overNewYear = until < from;
  const isShown = overNewYear ? date >= from || date <= until : date >= from && date <= until;
  if (!isShown) return undefined;
  // After New Year it is still last December's.
  if (overNewYear && date <= until) return { year: year - 1, openDoors: DOORS, today: undefined };
  if (month !== DECEMBER) return { year, openDoors: 0, today: undefined };
  return { year, openDoors: Math.min(day, DOORS), today: day <= DOORS ? day : undefined };
}
