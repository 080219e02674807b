import type { Object3D } from "three";
import { group, part } from "../../geometry/part.ts";
import { box, rod } from "../../geometry/solids.ts";
import type { Recipe } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { castor } from "../parts/castor.ts";
import { hungClothes } from "../parts/clothes.ts";

export interface ClothesRailParameters {
  frame: Surface;
  /** the lower shelf; wire where none is given */
  shelf?: Surface;
  shelfHeight?: number;
  radius?: number;
  clothes?: number;
}

/** A rail on castors: one bent tube from foot to foot, a shelf for shoes between them. */
export const clothesRail: Recipe<ClothesRailParameters> = ({ width, depth, height }, parameters): Object3D => {
  const { frame, shelf, shelfHeight = 0.2, radius = 0.0125, clothes = 4 } = parameters;
  const wheel = 0.075;
  const x = width / 2 - 0.015;
  const bend = 0.09;
  const line = [
    [-x, wheel, 0],
    [-x, height / 2, 0],
    [-x, height - bend, 0],
    [-x + bend * 0.29, height - radius - bend * 0.29, 0],
    [-x + bend, height - radius, 0],
    [0, height - radius, 0],
    [x - bend, height - radius, 0],
    [x - bend * 0.29, height - radius - bend * 0.29, 0],
    [x, height - bend, 0],
    [x, height / 2, 0],
    [x, wheel, 0],
  ] as const;
  const z = depth / 2 - 0.014;
  const rods = Array.from({ length: 7 }, (_, index) => ((index / 6) * 2 - 1) * (z - 0.03));
  const tray =
    shelf === undefined
      ? rods.map((at) =>
          part(
            rod(
              [
                [-x, shelfHeight, at],
                [x, shelfHeight, at],
              ],
              0.005,
              { segments: 1, sides: 10 },
            ),
            frame,
          ),
        )
      : [part(box(2 * x - 0.03, 0.018, depth - 0.07, 0.003), shelf, [0, shelfHeight + 0.009, 0], { grain: "x" })];
  return group([
    part(rod(line, radius, { segments: 160, tension: 0.2 }), frame),
    ...[-1, 1].flatMap((side) => [
      part(box(0.03, 0.02, depth, 0.006), frame, [side * x, wheel + 0.01, 0]),
      part(box(0.02, 0.02, depth - 0.08, 0.004), frame, [side * x, shelfHeight - 0.008, 0]),
      ...[-1, 1].map((end) => castor(wheel, 0.028, [side * x, 0, end * z], frame, (side * Math.PI) / 2)),
    ]),
    ...tray,
    group(
      [hungClothes(width * 0.34, clothes, height - shelfHeight - 0.35, depth - 0.1)],
      [-width * 0.12, height - radius * 2 - 0.008, 0],
    ),
  ]);
};
