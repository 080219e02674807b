import type { Object3D } from "three";
import { group, part, type Point } from "../../geometry/part.ts";
import { eased, offset, vessel } from "../../geometry/profiles.ts";
import { sweep } from "../../geometry/sweep.ts";
import { turned } from "../../geometry/turned.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { arrange, type Placed } from "../parts/arrange.ts";

export interface MugsParameters {
  glaze: Surface;
  /** bare clay at the foot; none without */
  clay?: Surface;
  /** width of a mug without its handle; default 0.086 m */
  width?: number;
  /** how the wall runs: above 1 the mug opens upwards; default 1.06 */
  flare?: number;
  /** how far the handle stands out; default 0.034 m */
  handle?: number;
  /** height of the unglazed foot; default 0.014 m */
  bare?: number;
}

/** Four mugs in two rows, each turned a little differently. */
export function mugs(size: Size, parameters: MugsParameters): Object3D {
  const turns = [
    [-0.35, -1, 0.9],
    [2.55, 0.8, 1],
    [-2.5, -0.8, -1],
    [0.5, 1, -0.9],
  ] as const;
  return arrange(
    size,
    turns.map(([turn, across, forward]): Placed => {
      const piece = mug(size.height, parameters);
      piece.rotation.y = turn;
      return [group([piece]), across, forward];
    }),
  );
}

export function mug(
  height: number,
  { glaze, clay, width = 0.086, flare = 1.06, handle = 0.034, bare = 0.014 }: MugsParameters,
): Object3D {
  const radius = width / 2;
  const low = radius / flare;
  const wallAt = (y: number): number => low + (radius - low) * (y / height);
  const line = eased(
    [
      [0, 0.003],
      [low - 0.001, 0.003],
      [wallAt(height * 0.14), height * 0.14],
      [radius, height - 0.0021],
    ],
    0.014,
    6,
  );
  const cup = turned(
    vessel(line, { wall: 0.0042, bottom: 0.006, foot: { radius: low * 0.8, height: 0.003 } }),
    glaze,
    [0, 0, 0],
    { segments: 60 },
  );
  const grip: Point[] = [
    [-wallAt(height * 0.78) + 0.002, height * 0.78, 0],
    [-radius - handle * 0.62, height * 0.8, 0],
    [-radius - handle, height * 0.62, 0],
    [-radius - handle * 0.86, height * 0.4, 0],
    [-radius - handle * 0.35, height * 0.26, 0],
    [-wallAt(height * 0.24) + 0.002, height * 0.24, 0],
  ];
  const bow = sweep(
    grip,
    (t) => ({ width: 0.0135 + 0.004 * Math.abs(t - 0.5), depth: 0.0088 + 0.006 * Math.abs(t - 0.5) }),
    { across: [0, 0, 1], segments: 36 },
  );
  const pieces: Object3D[] = [cup, part(bow, glaze)];
  if (clay !== undefined) {
    const edge = [wallAt(bare), bare] as const;
    const skin = offset([...line.filter(([x, y]) => y < bare && x > low * 0.8), edge], -0.0004);
    pieces.push(turned(skin, clay));
  }
  return group(pieces);
}
