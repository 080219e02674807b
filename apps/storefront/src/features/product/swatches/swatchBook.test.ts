import { expect, test } from "vitest";
import { findSwatchUrl } from "./swatchBook.ts";

const BOOK = { "#2f5a48": "swatch-velvet-forest.0a1b2c3d.avif" };
const URL = "https://media.shop.test/media/swatches-velvet.4e5f6a7b.json";

test("a colour's picture is beside the list", () => {
  expect(findSwatchUrl(BOOK, URL, "#2F5A48")).toBe("https://media.shop.test/media/swatch-velvet-forest.0a1b2c3d.avif");
});

test.each(["#ffffff", undefined])("the colour %s has no picture", (hex) => {
  expect(findSwatchUrl(BOOK, URL, hex)).toBeUndefined();
});
