import type { Object3D } from "three";
import { group, part, type Point } from "../../geometry/part.ts";
import { bent } from "../../geometry/path.ts";
import { box } from "../../geometry/solids.ts";
import { padded } from "../../geometry/padded.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { stick } from "./stick.ts";
import { upholstered } from "./upholstery.ts";

/** Soft pads on telescopic columns; `reach` is how far the arms stand out from the middle. */
export function armPads(reach: number, top: number, plastic: Surface, metal: Surface): Object3D[] {
  const height = top + 0.2;
  return [-1, 1].map((side) => {
    const x = side * (reach - 0.045);
    const bracket: Point[] = [
      [side * 0.15, top - 0.085, 0.02],
      [x, top - 0.085, 0.02],
      [x, top + 0.06, 0.02],
    ];
    return group([
      stick(bent(bracket, 0.05), { width: 0.06, depth: 0.022, radius: 0.009 }, plastic, {
        exact: true,
        across: [0, 0, 1],
      }),
      part(box(0.024, 0.13, 0.046, 0.006), metal, [x, height - 0.085, 0.02]),
      part(box(0.034, 0.1, 0.058, 0.01), plastic, [x, top + 0.03, 0.02]),
      part(box(0.09, 0.028, 0.25, 0.013, 4), plastic, [x, height - 0.014, 0.045]),
    ]);
  });
}

/** A loop of flat metal at each side with a padded top. */
export function loopArms(reach: number, top: number, cover: Surface, metal: Surface): Object3D[] {
  const height = top + 0.21;
  return [-1, 1].map((side) => {
    const x = side * (reach - 0.035);
    const loop: Point[] = [
      [x * 0.78, top - 0.06, 0.17],
      [x, top + 0.02, 0.21],
      [x, height - 0.034, 0.18],
      [x, height - 0.026, 0.09],
      [x, height - 0.026, -0.05],
      [x, height - 0.03, -0.14],
      [x, top + 0.09, -0.23],
      [x * 0.78, top - 0.04, -0.2],
    ];
    const pad = padded(0.07, 0.04, 0.31, {
      edge: 0.018,
      crown: { top: 0.006 },
      wrinkle: 0.001,
      cell: 0.03,
      bend: ([px, y, z]) => [px, y - 0.3 * z * z, z],
    });
    return group([
      stick(loop, { width: 0.036, depth: 0.016, radius: 0.006 }, metal, { segments: 48, across: [1, 0, 0] }),
      upholstered(pad, cover, { at: [x, height - 0.01, 0.025] }),
    ]);
  });
}
