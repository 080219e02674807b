import type { Object3D } from "three";
import { merge } from "../../geometry/merge.ts";
import { part } from "../../geometry/part.ts";
import { random } from "../../geometry/random.ts";
import { taper } from "../../geometry/taper.ts";
import type { Surface } from "../../surfaces/surface.ts";

export interface FringeOptions {
  /** along x */
  width: number;
  /** how far the longest tassels reach */
  length: number;
  /** height of the knots above the floor */
  lift: number;
  surface: Surface;
  /** distance of the cloth's edge from the middle, along z */
  at: number;
  /** 1 points to +z, -1 to -z */
  end: number;
  pitch?: number;
  /** they hang down by `length` instead of lying on the floor */
  hangs?: boolean;
  seed?: number;
}

/** A row of twisted tassels at the end of a rug or a throw. */
export function fringe({
  width,
  length,
  lift,
  surface,
  at,
  end,
  pitch = 0.017,
  hangs = false,
  seed = 1,
}: FringeOptions): Object3D {
  const next = random(seed * 51 + end + 2);
  const count = Math.round(width / pitch);
  const thick = Math.min(0.0042, pitch * 0.3);
  const tassels = Array.from({ length: count }, (_, index) => {
    const x = ((index + 0.5) / count - 0.5) * width + (next() - 0.5) * pitch * 0.3;
    const drift = (next() - 0.5) * pitch * 1.6;
    const reach = index % 9 === 4 ? length : length * (0.86 + 0.12 * next()) - thick;
    const points = hangs
      ? ([
          [x, lift, end * (at - 0.004)],
          [x, lift - reach * 0.1, end * (at + 0.004)],
          [x + drift * 0.4, lift - reach * 0.55, end * (at + 0.003)],
          [x + drift * 0.7, lift - reach, end * (at + 0.001)],
        ] as const)
      : ([
          [x, lift, end * (at - 0.006)],
          [x, lift * 0.9, end * (at + reach * 0.16)],
          [x + drift * 0.5, thick, end * (at + reach * 0.6)],
          [x + drift, thick, end * (at + reach)],
        ] as const);
    const strand = taper(points, thick * 0.7, thick * 1.05, 5, 4);
    const knot = taper(
      [
        [x, lift * 0.98, end * (at + reach * 0.02)],
        hangs ? [x, lift - reach * 0.12, end * (at + 0.004)] : [x, lift * 0.88, end * (at + reach * 0.13)],
      ],
      thick * 1.15,
      thick,
      1,
      5,
    );
    return [
      [strand, [0, 0, 0]],
      [knot, [0, 0, 0]],
    ] as const;
  }).flat();
  const made = part(merge(tassels), surface);
  // A drawing shows threads in its own way.
  made.userData = { fringe: true };
  return made;
}
