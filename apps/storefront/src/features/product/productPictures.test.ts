import type { Picture } from "@shop/core";
import { expect, test } from "vitest";
import { drawingIndex, productPictures } from "./productPictures.ts";

const GREEN = 1;
const SAND = 2;
let position = 0;
const picture = (view: string, colorId: number | undefined, own: Partial<Picture> = {}): Picture => ({
  base: `/media/${view}-${colorId}`,
  widths: [800],
  width: 800,
  height: 800,
  alt: "",
  visible: true,
  position: position++,
  colorId,
  view,
  ...own,
});

const green = [picture("detail", GREEN), picture("second", GREEN), picture("room", GREEN), picture("hero", GREEN)];
const sand = [picture("hero", SAND)];
const views = (pictures: readonly Picture[]): string[] => pictures.map(({ view, colorId }) => `${view} ${colorId}`);

test("a colour shows the whole piece, the room, the second view and the detail, and nothing of other colours", () => {
  const shown = productPictures([...green, ...sand], GREEN);
  expect(views(shown)).toEqual(["hero 1", "room 1", "second 1", "detail 1"]);
  expect(views(productPictures([...green, ...sand], SAND))).toEqual(["hero 2"]);
});

test("the drawing comes after the room, and is the second or third in any case", () => {
  expect(drawingIndex(productPictures(green, GREEN))).toBe(2);
  expect(drawingIndex(productPictures(sand, SAND))).toBe(1);
  expect(drawingIndex([1, 2, 3, 4].map(() => picture("", GREEN)))).toBe(2);
  expect(drawingIndex([])).toBe(0);
});

test("pictures of no colour belong to every colour", () => {
  expect(views(productPictures([...sand, picture("room", undefined)], SAND))).toEqual(["hero 2", "room undefined"]);
});

test("a colour without pictures shows those of the main picture's colour", () => {
  const main = picture("hero", SAND, { position: -1 });
  expect(views(productPictures([...green, main], 99))).toEqual(["hero 2"]);
  expect(views(productPictures([...green, main], undefined))).toEqual(["hero 2"]);
});

test("what is hidden is not shown, and what says nothing of its view keeps its place", () => {
  const hidden = picture("hero", SAND, { visible: false });
  const [first, second] = [picture("", SAND), picture("", SAND)];
  expect(productPictures([second, hidden, first], SAND)).toEqual([first, second]);
});
