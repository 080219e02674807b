import type { Object3D } from "three";
import { group, part } from "../../geometry/part.ts";
import { box, rod } from "../../geometry/solids.ts";
import type { Recipe } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { ceramic, glass } from "../../surfaces/surfaces.ts";
import { castor } from "../parts/castor.ts";
import { bottle, tumblers } from "../parts/crockery.ts";

export interface BarCartParameters {
  frame: Surface;
  /** the trays; clear glass by default */
  trays?: Surface;
  /** heights of the trays */
  levels?: readonly number[];
  /** height of the rail around each tray */
  gallery?: number;
  /** the handle rises beyond the frame at both ends */
  handles?: boolean;
  props?: boolean;
}

/** A serving trolley of round tube: trays with a gallery rail on four castors. */
export const barCart: Recipe<BarCartParameters> = ({ width, depth, height }, parameters): Object3D => {
  const {
    frame,
    trays = glass(),
    levels = [0.19, height - 0.13],
    gallery = 0.05,
    handles = true,
    props = true,
  } = parameters;
  const r = 0.009;
  const wheel = 0.07;
  const [x, z] = [width / 2 - 0.013, depth / 2 - 0.011];
  const hoop = (side: number): Object3D => {
    const bow = handles ? 0.06 : 0.02;
    const line = [
      [side * x, wheel, -z],
      [side * x, height * 0.5, -z],
      [side * x, height - bow - r, -z],
      [side * x, height - bow * 0.28 - r, -z + bow * 0.28],
      [side * x, height - r, -z + bow],
      [side * x, height - r, 0],
      [side * x, height - r, z - bow],
      [side * x, height - bow * 0.28 - r, z - bow * 0.28],
      [side * x, height - bow - r, z],
      [side * x, height * 0.5, z],
      [side * x, wheel, z],
    ] as const;
    return part(rod(line, r, { segments: 140, sides: 14, tension: 0.2 }), frame);
  };
  const tray = (y: number): Object3D =>
    group([
      part(box(2 * x - 0.004, 0.006, 2 * z - 0.004, 0.002, 2), trays, [0, y, 0]),
      ...[y - 0.008, y + gallery].flatMap((at) => [
        ...[-1, 1].map((end) =>
          part(
            rod(
              [
                [-x, at, end * z],
                [x, at, end * z],
              ],
              0.0055,
              { segments: 1, sides: 12 },
            ),
            frame,
          ),
        ),
        ...[-1, 1].map((side) =>
          part(
            rod(
              [
                [side * x, at, -z],
                [side * x, at, z],
              ],
              0.0055,
              { segments: 1, sides: 12 },
            ),
            frame,
          ),
        ),
      ]),
    ]);
  const wheels = [-1, 1].flatMap((side) =>
    [-1, 1].map((end) => castor(wheel, 0.022, [side * x, 0, end * z], frame, (side * Math.PI) / 2)),
  );
  return group([hoop(-1), hoop(1), ...levels.map(tray), ...wheels, ...(props ? drinks(levels) : [])]);
};

function drinks(levels: readonly number[]): Object3D[] {
  const [low = 0, high = 0] = levels;
  return [
    bottle(0.3, ceramic("#20301f"), [-0.2, low + 0.003, -0.04]),
    bottle(0.27, ceramic("#5a3218"), [-0.1, low + 0.003, 0.05]),
    bottle(0.31, ceramic("#2b2320"), [0.02, low + 0.003, -0.03]),
    tumblers(3, [0.14, high + 0.003, 0.03]),
  ];
}
