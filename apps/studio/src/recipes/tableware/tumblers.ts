import type { Object3D } from "three";
import { group } from "../../geometry/part.ts";
import { eased, vessel } from "../../geometry/profiles.ts";
import { step } from "../../geometry/random.ts";
import { turned } from "../../geometry/turned.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { arrange, type Placed } from "../parts/arrange.ts";

export interface TumblersParameters {
  glass: Surface;
  /** columns and rows; default 3 by 2 */
  grid?: readonly [number, number];
  /** flutes around each glass, 0 for smooth; default 14 */
  flutes?: number;
  /** width of the foot as a part of the mouth's; default 0.8 */
  taper?: number;
  /** thickness of the bottom; default 0.011 m */
  bottom?: number;
}

/** Water glasses in rows. */
export function tumblers(size: Size, parameters: TumblersParameters): Object3D {
  const { glass, grid = [3, 2], flutes = 14, taper = 0.8, bottom = 0.011 } = parameters;
  const [columns, rows] = grid;
  const radius = Math.min(size.width / columns, size.depth / rows) / 2 - 0.0022;
  const { height } = size;
  const wallAt = (y: number): number =>
    radius * (taper + 0.02 + ((0.98 - taper) * (y - height * 0.1)) / (height * 0.9));
  const base = eased(
    [
      [0, 0],
      [radius * taper, 0],
      [wallAt(height * 0.1), height * 0.1],
    ],
    0.006,
    5,
  );
  // The flutes need points on the way up to begin and to end at.
  const wall = [0.16, 0.3, 0.45, 0.6, 0.64, 0.68, 0.72, 0.86, 0.99].map(
    (share) => [wallAt(height * share), height * share] as const,
  );
  const cut = vessel([...base, ...wall], { wall: 0.0022, bottom });
  const deep = radius * 0.075;
  const pieces = Array.from({ length: columns * rows }, (_, index): Placed => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const tumbler = turned(cut, glass, [0, 0, 0], {
      segments: Math.max(56, flutes * 5),
      ripple: (angle, y) =>
        flutes === 0
          ? 0
          : -deep *
            (1 - Math.abs(Math.sin((angle * flutes) / 2))) *
            step(height * 0.1, height * 0.16, y) *
            (1 - step(height * 0.6, height * 0.72, y)),
    });
    return [
      group([tumbler]),
      columns === 1 ? 0 : (column / (columns - 1)) * 2 - 1,
      rows === 1 ? 0 : 1 - (row / (rows - 1)) * 2,
    ];
  });
  return arrange(size, pieces);
}
