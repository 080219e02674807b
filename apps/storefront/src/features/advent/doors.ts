/** The numbers as they hang on the wall: mixed, as on any calendar, and the same every year. */
export const WALL: readonly number[] = [
  7, 18, 3, 22, 11, 15, 1, 20, 9, 5, 24, 13, 16, 2, 12, 23, 6, 19, 10, 21, 4, 17, 8, 14,
];

/** "2026-12-08": the day a door opens, in the shop's time. */
export const dayOf = (year: number, door: number): string => `${year}-12-${String(door).padStart(2, "0")}`;
