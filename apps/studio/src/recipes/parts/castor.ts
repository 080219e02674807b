import type { Object3D } from "three";
import { group, part, type Point } from "../../geometry/part.ts";
import { box, cylinder, lathe } from "../../geometry/solids.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { plastic } from "../../surfaces/surfaces.ts";

/** A swivel castor of the given total height: a wheel in a fork, standing on y = 0 below `at`, trailing to -z before it is turned. */
export function castor(height: number, width: number, at: Point, fork: Surface, turnY = 0): Object3D {
  const wheel = plastic("#232323", 0.5);
  const radius = height * 0.36;
  const half = width * 0.32;
  const tyre = lathe(
    [
      [0, -half],
      [radius * 0.86, -half],
      [radius, -half * 0.55],
      [radius, half * 0.55],
      [radius * 0.86, half],
      [0, half],
    ],
    32,
  );
  const trail = radius * 0.5;
  return group(
    [
      part(tyre, wheel, [0, radius, -trail], { turn: [0, 0, Math.PI / 2] }),
      ...[-1, 1].map((side) =>
        part(
          box(0.003, height * 0.6, radius * 0.9, 0.001, 1),
          fork,
          [side * (half + 0.0025), height * 0.6, -trail * 0.6],
          { turn: [-0.3, 0, 0] },
        ),
      ),
      part(box(width, 0.004, radius * 1.3, 0.0015, 1), fork, [0, height * 0.9, -trail * 0.3]),
      part(cylinder(0.007, 0.007, height * 0.12, 16), fork, [0, height * 0.94, 0]),
    ],
    at,
    turnY,
  );
}
