import type { Object3D } from "three";
import { group, part } from "../../geometry/part.ts";
import { cylinder, lathe } from "../../geometry/solids.ts";
import type { Surface } from "../../surfaces/surface.ts";

/** The double wheel of an office chair under its hood; it stands on y = 0, its pin rises at the origin. */
export function twinCastor(height: number, wheel: Surface, hood: Surface): Object3D {
  const radius = height * 0.46;
  const back = -radius * 0.45;
  const tyre = lathe(
    [
      [0, -0.009],
      [radius * 0.8, -0.009],
      [radius, -0.006],
      [radius, 0.006],
      [radius * 0.8, 0.009],
      [0, 0.009],
    ],
    28,
  );
  const cover = lathe(
    [
      [0, -0.006],
      [radius * 0.97, -0.006],
      [radius * 0.97, 0.006],
      [0, 0.006],
    ],
    24,
  );
  return group([
    ...[-1, 1].map((side) => part(tyre.clone(), wheel, [side * 0.015, radius, back], { turn: [0, 0, Math.PI / 2] })),
    part(cover, hood, [0, radius + 0.003, back], { turn: [0, 0, Math.PI / 2] }),
    part(cylinder(0.011, 0.013, height * 0.5, 20), hood, [0, height * 0.76, 0]),
  ]);
}
