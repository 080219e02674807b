import type { Picture } from "@shop/core";
import { expect, test } from "vitest";
import { drawingIndex, selectPictures } from "./selectPictures.ts";

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

test("a colour shows its product, room, second and detail picture, and none of other colours", () => {
  const selected = selectPictures([...green, ...sand], GREEN);
  expect(views(selected)).toEqual(["hero 1", "room 1", "second 1", "detail 1"]);
  expect(views(selectPictures([...green, ...sand], SAND))).toEqual(["hero 2"]);
});

test("the drawing follows the room, and is always the second or third", () => {
  expect(drawingIndex(selectPictures(green, GREEN))).toBe(2);
  expect(drawingIndex(selectPictures(sand, SAND))).toBe(1);
  expect(drawingIndex([1, 2, 3, 4].map(() => picture("", GREEN)))).toBe(2);
  expect(drawingIndex([])).toBe(0);
});

test("pictures without a colour belong to every colour", () => {
  expect(views(selectPictures([...sand, picture("room", undefined)], SAND))).toEqual(["hero 2", "room undefined"]);
});

test("a colour without pictures shows those of the main picture's colour", () => {
  const main = picture("hero", SAND, { position: -1 });
  expect(views(selectPictures([...green, main], 99))).toEqual(["hero 2"]);
  expect(views(selectPictures([...green, main], undefined))).toEqual(["hero 2"]);
});

test("a hidden picture is not displayed, and one without a view keeps its place", () => {
  const hidden = picture("hero", SAND, { visible: false });
  const [first, second] = [picture("", SAND), picture("", SAND)];
  expect(selectPictures([second, hidden, first], SAND)).toEqual([first, second]);
});
