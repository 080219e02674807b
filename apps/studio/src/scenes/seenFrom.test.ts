import { expect, test } from "vitest";
import { seenFrom } from "./seenFrom.ts";

test("a room lists what is 40 cm or larger, and smaller products where the camera is near", () => {
  const shown = new Map([
    ["LH-2", { color: "oak", size: 0.4 }],
    ["LH-1", { color: "white", size: 0.2 }],
    ["LH-3", { color: "black", size: 0.1 }],
  ]);
  expect(Object.entries(seenFrom(shown, 6.3))).toEqual([["LH-2", "oak"]]);
  expect(Object.entries(seenFrom(shown, 1.95))).toEqual([
    ["LH-1", "white"],
    ["LH-2", "oak"],
  ]);
});
