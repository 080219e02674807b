import type { Object3D } from "three";
import { group, part, type Point } from "../../geometry/part.ts";
import { box } from "../../geometry/solids.ts";
import type { Recipe } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { bolster } from "../parts/arm.ts";
import { fitted } from "../parts/fitted.ts";
import { seatCushions } from "../parts/seatCushions.ts";
import { member, spindles } from "../parts/timberFrame.ts";

export interface DaybedParameters {
  cover: Surface;
  cord?: Surface;
  timber: Surface;
  /** bars in each side; 9 */
  bars?: number;
  /** rise of the top rails in their middle; 0.04 */
  bow?: number;
  /** thickness of the mattress; 0.16 */
  mattress?: number;
  /** radius of the bolsters; 0.1 */
  roll?: number;
}

/** A daybed between two spindle sides, with a mattress and a bolster at either end. */
export const daybed: Recipe<DaybedParameters> = (
  size,
  { cover, cord = cover, timber, bars = 9, bow = 0.04, mattress = 0.16, roll = 0.1 },
) => {
  const { width, depth, height, seatHeight: seat = 0.42 } = size;
  const post = 0.045;
  const x = width / 2 - 0.035;
  const z = depth / 2 - post / 2;
  const rail = seat - mattress + 0.03;
  const inner = 2 * x - post;
  const parts: Object3D[] = [-1, 1].map((side) => sideOf(side * x, z, side, rail, height, bow, bars, post, timber));
  for (const end of [-1, 1])
    parts.push(part(box(inner + 0.01, 0.085, 0.028, 0.005), timber, [0, rail - 0.04, end * (z - 0.004)]));
  const count = Math.round(inner / 0.12);
  for (let index = 0; index < count; index += 1) {
    parts.push(
      part(box(0.07, 0.016, depth - 0.08, 0.003, 1), timber, [
        ((index + 0.5) / count - 0.5) * inner,
        seat - mattress - 0.008,
        0,
      ]),
    );
  }
  parts.push(
    seatCushions({
      width: inner - 0.02,
      depth: depth - 0.045,
      thickness: mattress,
      top: seat,
      z: 0,
      count: 1,
      cover,
      cord,
      loft: 0.018,
      edge: 0.03,
    }),
    ...[-1, 1].map((side) =>
      bolster(roll, depth - 0.12, cover, [side * (inner / 2 - roll - 0.015), seat + roll * 0.84, 0], { cord }),
    ),
  );
  return fitted(group(parts), size);
};

function sideOf(
  x: number,
  z: number,
  side: number,
  rail: number,
  height: number,
  bow: number,
  bars: number,
  post: number,
  timber: Surface,
): Object3D {
  const top = height - bow;
  // The sides lean outwards by a finger's breadth.
  const out = (y: number): number => x + side * 0.03 * (y / height) - side * 0.012;
  const posts = [z, -z].map((at) =>
    member(
      [
        [out(0), 0, at],
        [out(rail), rail, at],
        [out(top), top + 0.012, at * 0.985],
      ],
      (t) => ({
        width: post * (0.68 + 0.32 * Math.sin(Math.PI * (0.15 + t * 0.6))),
        depth: post * (0.68 + 0.32 * Math.sin(Math.PI * (0.15 + t * 0.6))),
      }),
      timber,
      { level: true, ease: 0.006 },
    ),
  );
  const arch: Point[] = [-1, -0.5, 0, 0.5, 1].map((t) => [out(top), top - 0.016 + bow * (1 - t * t), t * (z - 0.004)]);
  const low = rail - 0.02;
  return group([
    ...posts,
    member(arch, { width: 0.034, depth: 0.03 }, timber, { across: [1, 0, 0] }),
    member(
      [
        [out(low), low, z],
        [out(low), low, -z],
      ],
      { width: 0.03, depth: 0.06, radius: 0.006 },
      timber,
    ),
    spindles(
      bars,
      [
        [out(low), low, -z + 0.08],
        [out(low), low, z - 0.08],
      ],
      [
        [out(top), top - 0.004, -z + 0.08],
        [out(top), top - 0.004, z - 0.08],
      ],
      0.008,
      timber,
    ),
  ]);
}
