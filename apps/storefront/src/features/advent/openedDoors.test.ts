import { afterEach, expect, test, vi } from "vitest";
import { readOpenedDoors, saveOpenedDoor } from "./openedDoors.ts";

function storage(entries: Record<string, string> = {}) {
  const stored = new Map(Object.entries(entries));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  return stored;
}

afterEach(() => vi.unstubAllGlobals());

test("opened doors are stored, closed ones removed, and next year's calendar starts closed", () => {
  storage();
  for (const door of [3, 24, 3, 1]) saveOpenedDoor(2026, door, true);
  saveOpenedDoor(2026, 24, false);
  expect(readOpenedDoors(2026)).toEqual([3, 1]);
  expect(readOpenedDoors(2027)).toEqual([]);
});

test.each(["", "2026 0", "2026 25", "2026 3; 4", "[3]", "2026 3  4", "<b>"])(
  "nonsense is no door: %j",
  (advent_opened) => {
    storage({ advent_opened });
    expect(readOpenedDoors(2026)).toEqual([]);
  },
);

test("blocked storage causes no error", () => {
  const blocked = () => {
    throw new Error("blocked");
  };
  vi.stubGlobal("localStorage", { getItem: blocked, setItem: blocked });
  saveOpenedDoor(2026, 3, true);
  expect(readOpenedDoors(2026)).toEqual([]);
});
