import { expect, test } from "vitest";
import { group, part } from "../geometry/part.ts";
import { box } from "../geometry/solids.ts";
import { fringe } from "../recipes/parts/fringe.ts";
import { lacquer } from "../surfaces/surfaces.ts";
import { isFlat } from "./plan.ts";
import { drawingSheet } from "./sheet.ts";

const size = { width: 1.6, depth: 2.3, height: 0.01 };
const mat = part(box(1.6, 0.01, 2.16), lacquer("forest"), [0, 0.005, 0]);
const ends = [-1, 1].map((end) =>
  fringe({ width: 1.58, length: 0.07, lift: 0.005, surface: lacquer("cream"), at: 1.08, end }),
);

const measures = (svg: string): string[] => [...svg.matchAll(/>([\d.]+ cm)<\/text>/g)].map(([, text = ""]) => text);

test("a rug is drawn from above, with both its sides and its height", () => {
  expect(measures(drawingSheet(group([mat]), size, "LH-1"))).toEqual(["160 cm", "230 cm", "1 cm"]);
});

test("fringes are drawn thread by thread at both ends, and measured", () => {
  const svg = drawingSheet(group([mat, ...ends]), size, "LH-1");
  expect(measures(svg)).toContain("7 cm");
  const threads = /stroke-width=".9" d="([^"]+)"/.exec(svg)?.[1] ?? "";
  expect(threads.split("M").length - 1).toBeGreaterThan(60);
});

test("a mattress has a front and a side, a topper is flat", () => {
  expect(isFlat({ width: 1.6, depth: 2, height: 0.25 })).toBe(false);
  expect(isFlat({ width: 1.6, depth: 2, height: 0.08 })).toBe(true);
});
