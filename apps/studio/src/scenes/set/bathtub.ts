import type { Object3D } from "three";
import { group, part } from "../../geometry/part.ts";
import { cylinder, lathe, rod } from "../../geometry/solids.ts";
import { ceramic, metal } from "../../surfaces/surfaces.ts";

const OUTER = [
  [0, 0],
  [0.28, 0],
  [0.3, 0.02],
  [0.33, 0.2],
  [0.37, 0.42],
  [0.395, 0.565],
  [0.4, 0.58],
  [0.385, 0.585],
  [0.372, 0.57],
  [0.35, 0.42],
  [0.3, 0.2],
  [0.2, 0.1],
  [0, 0.09],
] as const;

/** A free-standing oval tub, 1.7 m long, with its tap on the floor behind it. */
export function bathtub(): Object3D {
  const brass = metal("brass");
  return group([
    part(lathe(OUTER).scale(2.1, 1, 1), ceramic("white")),
    part(cylinder(0.045, 0.045, 0.012), brass, [0.35, 0.006, -0.47]),
    part(cylinder(0.013, 0.013, 0.86), brass, [0.35, 0.43, -0.47]),
    part(
      rod(
        [
          [0.35, 0.84, -0.47],
          [0.35, 0.88, -0.44],
          [0.35, 0.88, -0.28],
          [0.35, 0.82, -0.24],
        ],
        0.012,
      ),
      brass,
    ),
    part(
      rod(
        [
          [0.3, 0.72, -0.47],
          [0.35, 0.72, -0.47],
          [0.4, 0.72, -0.47],
        ],
        0.011,
      ),
      brass,
    ),
  ]);
}
