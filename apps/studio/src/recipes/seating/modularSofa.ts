import type { Object3D } from "three";
import { group, part } from "../../geometry/part.ts";
import { padded } from "../../geometry/padded.ts";
import { seam } from "../../geometry/relief.ts";
import { box } from "../../geometry/solids.ts";
import type { Recipe } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { fitted } from "../parts/fitted.ts";
import { upholstered } from "../parts/upholstery.ts";

export interface ModularSofaParameters {
  cover: Surface;
  /** seat blocks side by side */
  blocks: number;
  /** width of a block at each end; 0.24 */
  endWidth?: number;
  /** height of the end blocks; 0.56 */
  endHeight?: number;
  /** sewn lines down each block; 1 */
  seams?: number;
  /** the edges' roundness; 0.075 */
  edge?: number;
  glides: Surface;
}

/** Low foam blocks pushed together: seats with their backs, and an end block on either side. Nothing to be seen under them. */
export const modularSofa: Recipe<ModularSofaParameters> = (size, parameters) => {
  const { cover, blocks, endWidth = 0.24, endHeight = 0.56, seams = 1, edge = 0.075, glides } = parameters;
  const { width, depth, height, seatHeight: seat = 0.4 } = size;
  const each = (width - 2 * endWidth) / blocks;
  const backDeep = 0.27;
  const lift = 0.018;
  const sewn = Array.from({ length: seams }, (_, index) =>
    seam("x", ((index + 1) / (seams + 1) - 0.5) * each, 0.03, "round", 0.014),
  );
  const soft = { edge, fullness: 2.4, wrinkle: 0.006, cell: 0.05 };
  const pieces: Object3D[] = Array.from({ length: blocks }, (_, index) => {
    const lower = padded(each - 0.004, seat - lift, depth - backDeep + 0.03, {
      ...soft,
      seed: index + 3,
      crown: { top: 0.03, front: 0.022, left: 0.004, right: 0.004 },
      reliefs: sewn,
    });
    const upper = padded(each - 0.004, height - lift, backDeep, {
      ...soft,
      seed: index + 13,
      crown: { top: 0.02, front: 0.03, back: 0.016, left: 0.004, right: 0.004 },
      reliefs: sewn,
      bend: ([x, y, z]) => [x, y, z - 0.05 * Math.max(0, y / height)],
    });
    return group(
      [
        upholstered(lower, cover, { at: [0, (seat + lift) / 2, backDeep / 2 - 0.015] }),
        upholstered(upper, cover, { at: [0, (height + lift) / 2, -depth / 2 + backDeep / 2 + 0.025] }),
        part(box(each - 0.2, 0.05, depth - 0.34, 0.004), glides, [0, 0.025, 0]),
      ],
      [each * (index + 0.5 - blocks / 2), 0, 0],
    );
  });
  const ends = [1, -1].map((side) =>
    upholstered(
      padded(endWidth - 0.004, endHeight - lift, depth - 0.01, {
        ...soft,
        seed: side + 30,
        crown: { top: 0.02, front: 0.016, left: 0.014, right: 0.014, back: 0.01 },
        reliefs: [seam("z", 0, 0.03, "round", 0.014)],
      }),
      cover,
      { at: [side * (width / 2 - endWidth / 2), (endHeight + lift) / 2, 0] },
    ),
  );
  return fitted(group([...pieces, ...ends]), size);
};
