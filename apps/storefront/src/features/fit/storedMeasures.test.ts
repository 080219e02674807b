import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearStoredMeasures, readStoredMeasures, storeMeasures } from "./storedMeasures.ts";

const stored = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

test("measures are kept as typed, until they are cleared", () => {
  storeMeasures({ door_width: "80,5 cm", door_height: "200" });
  expect(readStoredMeasures()).toEqual({ door_width: "80,5 cm", door_height: "200" });
  clearStoredMeasures();
  expect([readStoredMeasures(), stored.size]).toEqual([{}, 0]);
});

test("anything else that is stored counts as no measures", () => {
  stored.set("fit_measures", '{"product":7}');
  expect(readStoredMeasures()).toEqual({});
});
