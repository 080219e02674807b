import type { Object3D } from "three";
import { group, part } from "../../geometry/part.ts";
import { padded } from "../../geometry/padded.ts";
import { box } from "../../geometry/solids.ts";
import { lacquer } from "../../surfaces/surfaces.ts";
import { backDepth, type Make, run } from "./run.ts";
import { upholstered } from "./upholstery.ts";

/** A chest under a chaise: a box with a stitched lid and a shadow gap below it. */
export function chestSeat(make: Make, width: number, length: number): Object3D {
  const { cover, cord, foot: from, seat, cushion } = make;
  const behind = backDepth(make);
  const gap = seat - cushion * 0.72;
  const chest = upholstered(
    padded(width, gap - 0.012 - from, length - 0.014, { edge: 0.014, wrinkle: 0.002, cell: 0.1 }),
    cover,
    { at: [0, (gap - 0.012 + from) / 2, -0.006] },
  );
  const depth = length - behind.front + 0.03;
  // From behind, where the back leans away from it, there is no gap to be seen.
  const shadow = part(box(width - 0.05, 0.03, depth - 0.06, 0.002), lacquer("#1c1b1a", 0.9), [
    0,
    gap - 0.01,
    length / 2 - depth / 2,
  ]);
  const lid = upholstered(
    padded(width - 0.004, seat - gap, depth, {
      edge: 0.03,
      crown: { top: make.loft * 0.6, front: 0.01 },
      fullness: 3.4,
      wrinkle: 0.006,
      seed: 77,
    }),
    cover,
    { at: [0, (seat + gap) / 2, length / 2 - depth / 2], piped: ["top", "bottom"], cord },
  );
  const back = run(make, { width, depth: length, seats: 0, backs: 1, onlyBack: true });
  return group([chest, shadow, lid, back]);
}
