import type { Object3D } from "three";
import { row } from "../../geometry/merge.ts";
import { group, part, type Point } from "../../geometry/part.ts";
import { box, cylinder, lathe } from "../../geometry/solids.ts";
import type { Recipe } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { powderCoat } from "../../surfaces/surfaces.ts";
import { foldedPile } from "../parts/clothes.ts";
import { cloth } from "../../surfaces/surfaces.ts";

export interface CoatPanelParameters {
  wood: Surface;
  hooks: Surface;
  /** width of one slat with its gap */
  pitch?: number;
  hookCount?: number;
  /** height of the seat; no seat at 0 */
  seat?: number;
  shelf?: boolean;
}

/** A wall panel of upright slats on felt, with hooks, a hat shelf and a seat that grows out of it. */
export const coatPanel: Recipe<CoatPanelParameters> = ({ width, depth, height }, parameters): Object3D => {
  const { wood, hooks, pitch = 0.036, hookCount = 5, seat = 0.45, shelf = true } = parameters;
  const [felt, slat] = [0.008, 0.02];
  const back = -depth / 2;
  const count = Math.round(width / pitch);
  const face = back + felt + slat;
  const shelfAt = height - 0.2;
  const shelfDepth = Math.min(0.26, depth - 0.03);
  const slats = row(box(width / count - 0.012, height, slat, 0.002, 1), count, width / count);
  const plank = (y: number, deep: number, thick: number): Object3D =>
    part(box(width, thick, deep, 0.004), wood, [0, y - thick / 2, back + deep / 2], { grain: "x" });
  const edge = part(
    box(0.018, height, felt + slat, 0.002, 2),
    wood,
    [-width / 2 + 0.009, height / 2, back + (felt + slat) / 2],
    { grain: "y" },
  );
  const otherEdge = part(
    box(0.018, height, felt + slat, 0.002, 2),
    wood,
    [width / 2 - 0.009, height / 2, back + (felt + slat) / 2],
    { grain: "y" },
  );
  return group([
    part(box(width - 0.01, height - 0.004, felt, 0.001, 1), powderCoat("#232120"), [0, height / 2, back + felt / 2]),
    part(slats, wood, [0, height / 2, back + felt + slat / 2], { grain: "y" }),
    edge,
    otherEdge,
    ...Array.from({ length: hookCount }, (_, index) =>
      hook(hooks, [((index + 0.5) / hookCount - 0.5) * (width - 0.06), shelfAt - 0.16 - (index % 2) * 0.12, face]),
    ),
    ...(shelf ? [plank(shelfAt, shelfDepth, 0.026)] : []),
    ...(seat > 0
      ? [
          plank(seat, depth, 0.04),
          ...[-1, 1].map((side) => bracket(hooks, side * (width / 2 - 0.12), seat - 0.04, back, depth)),
        ]
      : []),
    ...(shelf
      ? [
          group(
            [foldedPile(0.28, 0.2, [cloth("knit", "#8d9482"), cloth("knit", "#d9cfbf")])],
            [width * 0.22, shelfAt, back + shelfDepth / 2],
          ),
        ]
      : []),
  ]);
};

/** A turned peg with a disc at its end. */
function hook(surface: Surface, at: Point): Object3D {
  return part(
    lathe(
      [
        [0, 0],
        [0.016, 0],
        [0.016, 0.004],
        [0.008, 0.006],
        [0.0075, 0.046],
        [0.019, 0.05],
        [0.02, 0.056],
        [0.018, 0.06],
        [0, 0.06],
      ],
      28,
    ),
    surface,
    at,
    { turn: [Math.PI / 2, 0, 0] },
  );
}

function bracket(surface: Surface, x: number, y: number, back: number, depth: number): Object3D {
  const long = depth * 0.75;
  const brace = part(cylinder(0.006, 0.006, Math.hypot(long, 0.2), 12), surface, [x, y - 0.1, back + long / 2 + 0.02]);
  brace.rotation.x = Math.atan2(long, 0.2);
  return group([part(box(0.03, 0.006, long, 0.001, 1), surface, [x, y - 0.003, back + long / 2 + 0.03]), brace]);
}
