import { afterEach, expect, test, vi } from "vitest";
import { readOpened, rememberOpened } from "./openedDoors.ts";

function storage(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  return kept;
}

afterEach(() => vi.unstubAllGlobals());

test("opened doors are remembered, closed ones forgotten, and next year's calendar is shut again", () => {
  storage();
  for (const door of [3, 24, 3, 1]) rememberOpened(2026, door, true);
  rememberOpened(2026, 24, false);
  expect(readOpened(2026)).toEqual([3, 1]);
  expect(readOpened(2027)).toEqual([]);
});

test.each(["", "2026 0", "2026 25", "2026 3; 4", "[3]", "2026 3  4", "<b>"])(
  "nonsense is no door: %j",
  (advent_opened) => {
    storage({ advent_opened });
    expect(readOpened(2026)).toEqual([]);
  },
);

test("blocked storage is no obstacle", () => {
  const blocked = () => {
    throw new Error("blocked");
  };
  vi.stubGlobal("localStorage", { getItem: blocked, setItem: blocked });
  rememberOpened(2026, 3, true);
  expect(readOpened(2026)).toEqual([]);
});
