import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { RasterStudio } from "./browser/browser.ts";
import { rasterPicture } from "./browser/raster.ts";
import { catalogue } from "./catalogue.ts";
import { loadModels } from "./rendering/models.ts";
import { COLORS } from "./surfaces/palette.ts";

test("a browser draws a sofa in its colour on the page's background", { timeout: 120_000 }, async ({ skip }) => {
  const models = await loadModels(() => {});
  const [product, model] = [catalogue().get("LH-1001"), models.get("LH-1001")];
  if (product === undefined || model === undefined) throw new Error("LH-1001 is gone");
  const studio = await RasterStudio.open();
  onTestFinished(() => studio.close());
  skip(!(await studio.canDraw()), "this browser has no WebGL");
  const png = await rasterPicture(studio, product, model, { color: "forest" }, { pixels: 160, lights: 12 });

  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): number[] => [
    ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
  ];
  expect([info.width, info.height]).toEqual([160, 160]);
  expect(at(3, 3)).toEqual([0xf4, 0xf3, 0xef]);

  const cloth = Array.from({ length: 24 }, (_, index) => at(68 + index, 92)).toSorted((a, b) => a[1]! - b[1]!)[12]!;
  expect(hue(cloth)).toBeCloseTo(
    hue([1, 3, 5].map((from) => Number.parseInt(COLORS.forest.slice(from, from + 2), 16))),
    0,
  );
});

/** Radians around the colour circle: light and shadow do not change it. */
function hue([red = 0, green = 0, blue = 0]: readonly number[]): number {
  return Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue);
}
