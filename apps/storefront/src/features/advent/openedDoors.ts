const KEY = "advent_opened";
const WRITTEN = /^(\d{4})((?: (?:[1-9]|1\d|2[0-4]))*)$/;

/** The doors this browser has opened this year. "2026 1 3": anybody can write it, whatever else stands there is none. */
export function readOpened(year: number): readonly number[] {
  const [, writtenYear, doors = ""] = WRITTEN.exec(stored()) ?? [];
  if (writtenYear !== String(year)) return [];
  return [...new Set(doors.split(" ").filter(Boolean).map(Number))];
}

export function rememberOpened(year: number, door: number, isOpen: boolean): void {
  const others = readOpened(year).filter((one) => one !== door);
  try {
    localStorage.setItem(KEY, [year, ...others, ...(isOpen ? [door] : [])].join(" "));
  } catch {
    // Blocked storage: the door is open as long as the page is.
  }
}

function stored(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}
