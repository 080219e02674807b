export interface AdventSettings {
  /** Whether the calendar is enabled. */
  isEnabled: boolean;
  /** First and last day, as "MM-DD"; `until` before `from` falls into the next year. */
  from: string;
  until: string;
}

export interface AdventSeason {
  /** Year of the season's December. */
  year: number;
  /** Doors 1 to `openDoors` are open; 0 before December. */
  openDoors: number;
  /** Door that opened today. */
  today: number | undefined;
}

const DOORS = 24;
const DECEMBER = 12;
const DAY = /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** Returns the season on a local date ("2026-12-08"); `undefined` outside of it. Source: specification 2, layout. */
export function computeAdventSeason(
  { isEnabled, from, until }: AdventSettings,
  today: string,
): AdventSeason | undefined {
  const [year = 0, month = 0, day = 0] = today.split("-").map(Number);
  const date = today.slice("2026-".length);
  if (!isEnabled || !DAY.test(from) || !DAY.test(until) || !DAY.test(date)) return undefined;
  const spansNewYear = until < from;
  const isInSeason = spansNewYear ? date >= from || date <= until : date >= from && date <= until;
  if (!isInSeason) return undefined;
  // After New Year the season still belongs to the previous year.
  if (spansNewYear && date <= until) return { year: year - 1, openDoors: DOORS, today: undefined };
  if (month !== DECEMBER) return { year, openDoors: 0, today: undefined };
  return { year, openDoors: Math.min(day, DOORS), today: day <= DOORS ? day : undefined };
}
