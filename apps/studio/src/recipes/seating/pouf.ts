import type { Object3D } from "three";
import { cord as cordOf } from "../../geometry/cord.ts";
import { group, part, type Point } from "../../geometry/part.ts";
import { padded } from "../../geometry/padded.ts";
import { buttons, channels, seam } from "../../geometry/relief.ts";
import { box } from "../../geometry/solids.ts";
import { turned } from "../../geometry/turned.ts";
import type { Recipe, Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { feet } from "../parts/feet.ts";
import { fitted } from "../parts/fitted.ts";
import { upholstered } from "../parts/upholstery.ts";

export interface PoufParameters {
  cover: Surface;
  cord?: Surface;
  /**
   * `drum`: round with a piped seat over a wooden ring; `saddle`: a rectangular pad with raised seams on feet; `chest`: fluted sides under a
   * buttoned lid; `bench`: a pad on a board with legs
   */
  kind: "drum" | "saddle" | "chest" | "bench";
  /** the ring, feet, board or plinth */
  timber: Surface;
  /** of feet or legs, or of the ring; 0.1 */
  legs?: number;
  /** flutes along the front of a chest; 15 */
  flutes?: number;
}

/** A stool or bench without a back. */
export const pouf: Recipe<PoufParameters> = (size, parameters) =>
  fitted(MAKERS[parameters.kind](size, { cord: parameters.cover, legs: 0.1, flutes: 15, ...parameters }), size);

type Made = (size: Size, parameters: Required<PoufParameters>) => Object3D;

const MAKERS: Record<PoufParameters["kind"], Made> = {
  drum: ({ width, height }, { cover, cord, timber, legs }) => {
    const radius = width / 2;
    const split = height * 0.68;
    const circle = (y: number, r: number): Point[] =>
      Array.from({ length: 80 }, (_, index): Point => [
        Math.cos((index / 80) * 2 * Math.PI) * r,
        y,
        Math.sin((index / 80) * 2 * Math.PI) * r,
      ]);
    const body = [
      [radius - 0.03, legs - 0.004],
      [radius - 0.014, legs + 0.004],
      [radius - 0.008, legs + 0.03],
      [radius - 0.004, (legs + split) / 2],
      [radius - 0.008, split - 0.012],
      [radius - 0.016, split],
    ] as const;
    const seat = [
      [radius - 0.016, split],
      [radius - 0.006, split + 0.012],
      [radius - 0.002, (split + height) / 2 - 0.01],
      [radius - 0.008, height - 0.045],
      [radius - 0.026, height - 0.022],
      [radius - 0.07, height - 0.009],
      [radius * 0.5, height - 0.002],
      [0.001, height],
    ] as const;
    return group([
      turned(
        [
          [radius - 0.04, 0.004],
          [radius - 0.028, 0],
          [radius - 0.026, 0.006],
          [radius - 0.026, legs - 0.006],
          [radius - 0.03, legs],
        ],
        timber,
      ),
      turned(body, cover),
      turned(seat, cover),
      part(cordOf(circle(split, radius - 0.011), 0.0065, { closed: true, sides: 8 }), cord),
      part(cordOf(circle(height - 0.034, radius - 0.0135), 0.005, { closed: true, sides: 8 }), cord),
    ]);
  },

  saddle: ({ width, depth, height }, { cover, cord, timber, legs }) => {
    const tall = height - legs;
    const lines = [seam("x", -width / 6, 0.007, "round", 0.007), seam("x", width / 6, 0.007, "round", 0.007)];
    const body = padded(width, tall, depth, {
      edge: 0.032,
      crown: { top: 0.022, front: 0.012, back: 0.012, left: 0.012, right: 0.012 },
      fullness: 3,
      wrinkle: 0.005,
      cell: 0.03,
      reliefs: lines,
    });
    return group([
      upholstered(body, cover, { at: [0, legs + tall / 2, 0], piped: ["top", "bottom"], cord, cordRadius: 0.0055 }),
      feet({ kind: "tapered", surface: timber, height: legs }, width, depth, 0.075),
    ]);
  },

  chest: ({ width, depth, height }, { cover, cord, timber, flutes }) => {
    const lid = 0.1;
    const plinth = 0.03;
    const tall = height - lid - plinth - 0.005;
    const each = width / flutes;
    const sides = Math.round(depth / each);
    const body = padded(width - 0.006, tall, depth - 0.006, {
      edge: 0.016,
      wrinkle: 0.002,
      without: ["top", "bottom"],
      cell: 0.04,
      reliefs: [
        facing(channels("x", -(width - 0.006) / 2, (width - 0.006) / 2, flutes, 0.017, "round"), 2),
        facing(channels("z", -(depth - 0.006) / 2, (depth - 0.006) / 2, sides, 0.017, "round"), 0),
      ],
    });
    const spots = [-0.36, -0.12, 0.12, 0.36].flatMap((at, index) =>
      (index % 2 === 0 ? [-0.2, 0.2] : [0.2, -0.2]).map((row) => [at * width, row * depth] as const),
    );
    const top = padded(width, lid, depth, {
      edge: 0.02,
      crown: { top: 0.024 },
      fullness: 3,
      wrinkle: 0.003,
      reliefs: [buttons(spots, 0.026, 0.07, "top")],
    });
    return group([
      part(box(width - 0.07, plinth + 0.01, depth - 0.07, 0.003), timber, [0, (plinth + 0.01) / 2, 0]),
      upholstered(body, cover, { at: [0, plinth + tall / 2, 0] }),
      part(box(width - 0.05, 0.02, depth - 0.05, 0.002), timber, [0, height - lid - 0.005, 0]),
      upholstered(top, cover, { at: [0, height - lid / 2, 0], piped: ["top", "bottom"], cord }),
    ]);
  },

  bench: ({ width, depth, height }, { cover, cord, timber, legs }) => {
    const board = 0.028;
    const tall = height - legs - board;
    return group([
      upholstered(
        padded(width - 0.012, tall, depth - 0.012, { edge: 0.026, crown: { top: 0.022 }, fullness: 4, wrinkle: 0.005 }),
        cover,
        { at: [0, legs + board + tall / 2, 0], piped: ["top", "bottom"], cord },
      ),
      part(box(width, board, depth, 0.006), timber, [0, legs + board / 2, 0]),
      feet({ kind: "tapered", surface: timber, height: legs }, width, depth, 0.07),
    ]);
  },
};

/** A relief that only the faces across an axis take part in. */
function facing(relief: ReturnType<typeof channels>, axis: 0 | 2): ReturnType<typeof channels> {
  return { ...relief, depth: (spot, normal) => relief.depth(spot, normal) * Math.abs(normal[axis]) };
}
