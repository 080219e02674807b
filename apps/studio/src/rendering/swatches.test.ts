import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DEMO_FOLDER } from "@shop/demo";
import { expect, test } from "vitest";
import { catalogue, colorsOf } from "../catalogue.ts";
import { COLORS } from "../surfaces/palette.ts";

const textOf = (path: string): string => readFileSync(join(DEMO_FOLDER, path), "utf8");
const readList = (): Record<string, { file: string } | undefined> => JSON.parse(textOf("swatches.json"));
const readBook = (file: string): Record<string, string> => JSON.parse(textOf(`swatches/${file}`));

const list = readList();

/** Colours of a product of which there is no close-up. */
function lacking(ref: string): string[] {
  const product = catalogue().get(ref);
  const file = list[ref]?.file;
  const book = file === undefined ? {} : readBook(file);
  return product === undefined ? [ref] : colorsOf(product).flatMap(({ color }) => (COLORS[color] in book ? [] : color));
}

test.each([
  ["linen", "LH-1021"],
  ["linen that hangs", "LH-6017"],
  ["felt", "LH-1025"],
  ["knit", "LH-1041"],
  ["velvet", "LH-1012"],
  ["bouclé", "LH-4011"],
  ["wood, also black", "LH-1017"],
])("%s has a close-up in every colour", (_, ref) => {
  expect(lacking(ref)).toEqual([]);
});

test("a rug and an office chair have none: only the rug's edge is woven, and the chair's knit is a fine mesh", () => {
  expect([list["LH-6002"], list["LH-4009"]]).toEqual([undefined, undefined]);
});
