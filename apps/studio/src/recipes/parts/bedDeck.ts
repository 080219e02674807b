import type { Object3D } from "three";
import { group, part } from "../../geometry/part.ts";
import { box } from "../../geometry/solids.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { bedding, type BedLinen } from "./bedding.ts";
import { slats } from "./bedFrame.ts";

export interface BedDeckOptions {
  wood: Surface;
  linen: BedLinen;
  /** outer width, between the faces of the posts */
  width: number;
  depth: number;
  /** posts stand in the corners; the boards run between them */
  post: number;
  /** lower edge and height of the side boards */
  from: number;
  tall: number;
  thickness?: number;
  seed?: number;
}

/** A single bed between four posts: boards all round, slats, mattress and linen. */
export function bedDeck({
  wood,
  linen,
  width,
  depth,
  post,
  from,
  tall,
  thickness = 0.14,
  seed = 1,
}: BedDeckOptions): Object3D {
  const board = 0.022;
  const [long, short] = [depth - 2 * post, width - 2 * post];
  const y = from + tall / 2;
  const inset = (post - board) / 2;
  const head = -depth / 2 + post;
  const bottom = from + tall * 0.45;
  return group([
    ...[-1, 1].map((side) =>
      part(box(board, tall, long + 0.004, 0.004), wood, [side * (width / 2 - inset - board / 2), y, 0], { grain: "z" }),
    ),
    ...[-1, 1].map((end) =>
      part(box(short + 0.004, tall, board, 0.004), wood, [0, y, end * (depth / 2 - inset - board / 2)], { grain: "x" }),
    ),
    slats(width - 2 * inset - 2 * board - 0.01, long - 0.02, bottom - 0.008, 0),
    bedding({
      width: Math.min(0.9, width - 2 * (inset + board) - 0.008),
      length: Math.min(2, long - 0.012),
      head: head + 0.006,
      bottom,
      thickness,
      linen,
      hang: 0.06,
      hangFoot: 0.02,
      within: [width / 2 - inset - board - 0.001, bottom + 0.05, depth / 2 - post - 0.004],
      headTop: 0,
      style: "turned",
      seed,
    }),
  ]);
}

/** A board or two above the mattress, between posts; `from` and `to` along z. */
export function guard(
  wood: Surface,
  x: number,
  from: number,
  to: number,
  levels: readonly number[],
  tall = 0.075,
): Object3D {
  return group(
    levels.map((y) => part(box(0.02, tall, to - from + 0.004, 0.004), wood, [x, y, (from + to) / 2], { grain: "z" })),
  );
}

/** The same across the short end. */
export function endGuard(wood: Surface, z: number, width: number, levels: readonly number[], tall = 0.075): Object3D {
  return group(levels.map((y) => part(box(width + 0.004, tall, 0.02, 0.004), wood, [0, y, z], { grain: "x" })));
}
