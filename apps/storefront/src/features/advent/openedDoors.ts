import { browserEnvironment } from "@shop/core";

const KEY = "advent_opened";
const STORED_FORMAT = /^(\d{4})((?: (?:[1-9]|1\d|2[0-4]))*)$/;

/** Returns the doors opened in this browser this year. Stored as "2026 1 3"; any other stored text counts as none. */
export function readOpenedDoors(year: number): readonly number[] {
  const [, writtenYear, doors = ""] = STORED_FORMAT.exec(storage().get(KEY) ?? "") ?? [];
  if (writtenYear !== String(year)) return [];
  return [...new Set(doors.split(" ").filter(Boolean).map(Number))];
}

export function saveOpenedDoor(year: number, door: number, isOpen: boolean): void {
  const others = readOpenedDoors(year).filter((other) => other !== door);
  storage().set(KEY, [year, ...others, ...(isOpen ? [door] : [])].join(" "));
}

/** Blocked storage: a door stays open as long as the page. */
const storage = () => browserEnvironment().storage.local;
