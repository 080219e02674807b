/** Order of the doors on the wall: shuffled, but the same every year. */
export const DOOR_ORDER: readonly number[] = [
  7, 18, 3, 22, 11, 15, 1, 20, 9, 5, 24, 13, 16, 2, 12, 23, 6, 19, 10, 21, 4, 17, 8, 14,
];

/** Returns the date on which a door unlocks, in the shop's time zone: "2026-12-08". */
export const unlockDate = (year: number, door: number): string => `${year}-12-${String(door).padStart(2, "0")}`;
