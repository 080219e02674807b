import type { Object3D } from "three";
import { group, part } from "../../geometry/part.ts";
import { cushion } from "../../geometry/soft.ts";
import { box, fourLegs } from "../../geometry/solids.ts";
import type { Recipe } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { powderCoat } from "../../surfaces/surfaces.ts";
import { handle, type HandleStyle, reach } from "../parts/handle.ts";

export interface UpholsteredNightstandParameters {
  cover: Surface;
  metal: Surface;
  drawers?: number;
  handle?: HandleStyle;
  /** radius of the padded edges */
  edge?: number;
  legHeight?: number;
}

/** A nightstand covered all over: padded drawer fronts between padded sides, on thin metal legs. */
export const upholsteredNightstand: Recipe<UpholsteredNightstandParameters> = (
  { width, depth, height },
  parameters,
): Object3D => {
  const { cover, metal, drawers = 2, handle: grip = "bar", edge = 0.018, legHeight = 0.11 } = parameters;
  const projection = reach(grip);
  const deep = depth - projection;
  const face = depth / 2 - projection;
  const z = -projection / 2;
  const rise = height - legHeight;
  const wall = 0.034;
  const padded = (w: number, h: number, d: number, seed: number) =>
    cushion(w, h, d, { puff: 0, edge, wrinkle: 0.0012, seed, detail: 20 });
  const inner = width - 2 * wall;
  const step = (rise - 2 * wall) / drawers;
  const fronts = Array.from({ length: drawers }, (_, index) => {
    const y = legHeight + wall + step * (index + 0.5);
    return group([
      part(padded(inner - 0.006, step - 0.006, 0.045, 20 + index), cover, [0, y, face - 0.024]),
      group([handle(grip, metal, { length: width * 0.32 })], [0, y, face - 0.002]),
    ]);
  });
  return group([
    group(
      [fourLegs(legHeight + 0.01, 0.0115, 0.008, metal, width / 2 - 0.055, deep / 2 - 0.05, [0.012, 0.012])],
      [0, 0, z],
    ),
    part(padded(width, wall, deep, 3), cover, [0, height - wall / 2, z]),
    part(padded(width, wall, deep, 4), cover, [0, legHeight + wall / 2, z]),
    ...[-1, 1].map((side) =>
      part(padded(wall, rise - 2 * wall + 0.012, deep, 5 + side), cover, [
        side * (width / 2 - wall / 2),
        legHeight + rise / 2,
        z,
      ]),
    ),
    part(box(inner, rise - 2 * wall, 0.012, 0.003), cover, [0, legHeight + rise / 2, -depth / 2 + 0.012]),
    part(box(inner + 0.01, rise - 2 * wall + 0.01, 0.003, 0.001, 1), powderCoat("#14110f"), [
      0,
      legHeight + rise / 2,
      face - 0.05,
    ]),
    ...fronts,
  ]);
};
