import { type Object3D, Path } from "three";
import { fluted, oval } from "../../geometry/outlines.ts";
import { group, part, type Point } from "../../geometry/part.ts";
import { slab } from "../../geometry/slab.ts";
import { box, extrude, fourLegs, outline } from "../../geometry/solids.ts";
import { turned } from "../../geometry/turned.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { stick } from "./stick.ts";

/** What a stand has to carry: the outline of the top above it, and the height of the top's underside. */
export interface Load {
  width: number;
  depth: number;
  height: number;
}

const SIDES = [-1, 1] as const;

interface TaperedLegsOptions {
  /** radii */
  top?: number;
  foot?: number;
  /** height of the rails; 0 for none */
  rail?: number;
  splay?: readonly [number, number];
}

/** Four round legs, thinner towards the foot, a little splayed, with rails between them. */
export function taperedLegs(
  { width, depth, height }: Load,
  surface: Surface,
  { top = 0.034, foot = 0.018, rail = 0.075, splay = [0.05, 0.035] }: TaperedLegsOptions = {},
): Object3D {
  const [x, z] = [width / 2 - 0.075 - splay[0] - foot, depth / 2 - 0.06 - splay[1] - foot];
  const pieces = [fourLegs(height, top, foot, surface, x, z, splay)];
  if (rail > 0) pieces.push(rails(x * 2 - 0.03, z * 2 - 0.03, height, rail, surface));
  return group(pieces);
}

/** The frame under a top: two long boards, two short ones, `width` and `depth` between their middles. */
export function rails(width: number, depth: number, height: number, board: number, surface: Surface): Object3D {
  return group([
    ...SIDES.map((side) => part(box(width, board, 0.022, 0.002), surface, [0, height - board / 2, (side * depth) / 2])),
    ...SIDES.map((side) => part(box(0.022, board, depth, 0.002), surface, [(side * width) / 2, height - board / 2, 0])),
  ]);
}

/** Two closed frames of flat steel that stand across the table. */
export function closedFrames(
  { width, depth, height }: Load,
  surface: Surface,
  { bar = 0.05, flange = 0.08, inset = 0.2 } = {},
): Object3D {
  const outer = depth - 0.1;
  const loop = outline([
    [-outer / 2, 0],
    [outer / 2, 0],
    [outer / 2, height],
    [-outer / 2, height],
  ]);
  const [x, low, high] = [outer / 2 - bar, bar, height - bar];
  loop.holes.push(new Path().moveTo(-x, low).lineTo(-x, high).lineTo(x, high).lineTo(x, low).closePath());
  return group(
    SIDES.map((side) =>
      part(extrude(loop, flange, 0.0015), surface, [side * (width / 2 - inset), 0, 0], { turn: [0, Math.PI / 2, 0] }),
    ),
  );
}

interface CrossedLegsOptions {
  /** section of a beam: along the table, across it */
  beam?: readonly [number, number];
  inset?: number;
  stretcher?: boolean;
}

/** Crossed beams at both ends, joined to a plate above. */
export function crossedLegs(
  { width, depth, height }: Load,
  surface: Surface,
  { beam = [0.08, 0.03], inset = 0.32, stretcher = false }: CrossedLegsOptions = {},
): Object3D {
  const reach = depth / 2 - 0.07;
  const ends = SIDES.flatMap((side) => {
    const x = side * (width / 2 - inset);
    const bars = SIDES.map((lean) => {
      // Wooden beams are halved into each other; a hair's breadth keeps their faces from lying in one plane.
      const line: Point[] = [
        [x + lean * 0.0004, 0, -lean * reach],
        [x + lean * 0.0004, height - 0.006, lean * (reach - 0.05)],
      ];
      return stick(line, { width: beam[0], depth: beam[1], radius: 0.003 }, surface, { level: true });
    });
    return [
      ...bars,
      part(box(beam[0] + 0.02, stretcher ? 0.04 : 0.008, depth * 0.86, 0.002), surface, [
        x,
        height - (stretcher ? 0.02 : 0.004),
        0,
      ]),
    ];
  });
  if (stretcher)
    ends.push(part(box(width - 2 * inset - beam[0], 0.07, 0.035, 0.004), surface, [0, height * 0.5 - 0.01, 0]));
  return group(ends);
}

/** At each end two leaning legs that meet under the top, held by a bar: an A. A beam joins the two ends. */
export function trestles({ width, depth, height }: Load, surface: Surface, { inset = 0.24 } = {}): Object3D {
  const [foot, head, beam] = [depth / 2 - 0.1, 0.085, 0.07];
  const pieces = SIDES.flatMap((side) => {
    const x = side * (width / 2 - inset);
    const legs = SIDES.map((end) =>
      stick(
        [
          [x + side * 0.06, 0, end * foot],
          [x, height - beam + 0.01, end * head],
        ],
        (t) => ({ width: 0.062, depth: 0.05 + 0.03 * t, radius: 0.008 }),
        surface,
        { level: true },
      ),
    );
    const at = 0.36;
    const half = foot + (head - foot) * at;
    return [
      ...legs,
      part(box(0.07, beam, depth - 0.24, 0.004), surface, [x, height - beam / 2, 0]),
      part(box(0.034, 0.06, half * 2 - 0.01, 0.004), surface, [x + side * 0.06 * (1 - at), height * at, 0]),
    ];
  });
  return group([...pieces, part(box(width - 2 * inset + 0.02, 0.05, 0.045, 0.004), surface, [0, height - 0.035, 0])]);
}

const BALUSTER = [
  [0.018, 0],
  [0.021, 0.02],
  [0.024, 0.06],
  [0.033, 0.34],
  [0.037, 0.44],
  [0.034, 0.5],
  [0.026, 0.53],
  [0.025, 0.55],
  [0.036, 0.565],
  [0.036, 0.59],
  [0.026, 0.605],
  [0.027, 0.62],
  [0.04, 0.66],
  [0.041, 0.7],
  [0.034, 0.735],
  [0.034, 0.745],
] as const;

/** Four legs turned below a square block, as in old kitchens. */
export function turnedLegs(
  { width, depth, height }: Load,
  surface: Surface,
  { block = 0.085, inset = 0.07 } = {},
): Object3D {
  const [x, z] = [width / 2 - inset - block / 2, depth / 2 - inset - block / 2];
  const turnedPart = height - 0.19;
  const line = BALUSTER.map(([radius, share]) => [radius * (block / 0.085), (share / 0.745) * turnedPart] as const);
  const pieces = SIDES.flatMap((side) =>
    SIDES.flatMap((end) => [
      turned([[0, 0], ...line], surface, [side * x, 0, end * z], { segments: 40 }),
      part(box(block, 0.19, block, 0.003), surface, [side * x, height - 0.095, end * z], { grain: "y" }),
    ]),
  );
  return group([...pieces]);
}

/** Two fluted columns as thick as a trunk, each on a plinth. */
export function flutedFeet({ width, depth, height }: Load, surface: Surface, base: Surface): Object3D {
  const diameter = Math.min(0.36, depth * 0.36);
  return group(
    SIDES.flatMap((side) => {
      const x = side * width * 0.24;
      return [
        part(slab(oval(diameter - 0.03, diameter - 0.03, 2, 64), 0.02, { edge: 0.001 }), base, [x, 0, 0]),
        part(slab(fluted(diameter, 34, 0.007), height - 0.035, { edge: 0.002 }), surface, [x, 0.018, 0], {
          grain: "y",
        }),
        part(slab(oval(diameter * 1.3, diameter * 1.3, 2, 64), 0.018, { edge: 0.002 }), base, [x, height - 0.018, 0]),
      ];
    }),
  );
}
