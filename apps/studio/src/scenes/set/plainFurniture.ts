import type { Object3D } from "three";
import { group, part } from "../../geometry/part.ts";
import { cushion, pillow } from "../../geometry/soft.ts";
import { box, fourLegs } from "../../geometry/solids.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { cloth, lacquer, metal, timber } from "../../surfaces/surfaces.ts";
import { put } from "./furnish.ts";
import { bouquet } from "./props.ts";

/** A plain table, bench or desk of boards on tapered legs: stands in for what is not in this picture's title. */
export function plainTable(width: number, depth: number, height: number, wood: Surface): Object3D {
  const top = 0.032;
  const boards = Math.max(1, Math.round(depth / 0.2));
  return group([
    ...Array.from({ length: boards }, (_, index) =>
      part(
        box(width, top, depth / boards - 0.0008, 0.003),
        wood,
        [0, height - top / 2, ((index + 0.5) / boards - 0.5) * depth],
        { grain: "x" },
      ),
    ),
    ...[-1, 1].map((end) =>
      part(box(width * 0.86, 0.06, 0.022, 0.003), wood, [0, height - top - 0.03, end * (depth / 2 - 0.07)]),
    ),
    fourLegs(height - top, 0.026, 0.017, wood, width * 0.43, depth / 2 - 0.07, [0.03, 0.02]),
  ]);
}

/** A low cabinet with two plain doors, standing off the floor. */
export function plainCabinet(
  width: number,
  height: number,
  depth: number,
  body: Surface,
  knobs: Surface = metal("brass"),
): Object3D {
  const legs = Math.min(0.16, height * 0.22);
  const tall = height - legs;
  const doors = Math.max(2, Math.round(width / 0.52));
  const each = (width - 0.02) / doors;
  return group([
    part(box(width, 0.02, depth, 0.003), body, [0, height - 0.01, 0]),
    part(box(width, 0.02, depth, 0.003), body, [0, legs + 0.01, 0]),
    part(box(width - 0.01, tall - 0.04, depth - 0.026, 0.002), body, [0, legs + tall / 2, -0.012], { grain: "y" }),
    ...[-1, 1].map((side) =>
      part(box(0.02, tall - 0.04, depth, 0.003), body, [side * (width / 2 - 0.01), legs + tall / 2, 0]),
    ),
    ...Array.from({ length: doors }, (_, index) => {
      const x = -width / 2 + 0.01 + each * (index + 0.5);
      const inner = index < doors / 2 ? 1 : -1;
      return group([
        part(box(each - 0.003, tall - 0.045, 0.018, 0.002), body, [x, legs + tall / 2, depth / 2 - 0.008], {
          grain: "y",
        }),
        part(box(0.012, 0.012, 0.02, 0.005), knobs, [
          x + inner * (each / 2 - 0.035),
          legs + tall * 0.6,
          depth / 2 + 0.01,
        ]),
      ]);
    }),
    fourLegs(legs, 0.02, 0.013, body, width / 2 - 0.09, depth / 2 - 0.06, [0.03, 0.015]),
  ]);
}

/** A bedside table with a lamp's worth of things on it. */
export const nightTable = (seed: number): Object3D =>
  group([plainCabinet(0.48, 0.5, 0.38, timber("oak")), put(bouquet(0.4, seed), [0.06, 0.5, -0.03])]);

/** A made bed seen from its side, for what stands beside beds. */
export const plainBed = (): Object3D =>
  group([
    part(box(1.66, 0.24, 2.06, 0.03), cloth("weave", "#b9b0a4"), [0, 0.2, 0]),
    part(box(1.66, 1.02, 0.09, 0.035), cloth("weave", "#b9b0a4"), [0, 0.51, -1.01]),
    part(cushion(1.58, 0.22, 2, { puff: 0.12, edge: 0.06 }), cloth("linen", "#efece5"), [0, 0.43, 0.02]),
    part(
      cushion(1.68, 0.1, 1.42, { puff: 0.3, edge: 0.045, wrinkle: 0.02, seed: 4 }),
      cloth("linen", "#d9d4c8"),
      [0, 0.55, 0.34],
    ),
    ...[-1, 1].map((side) =>
      part(pillow(0.7, 0.46, 0.2, { seed: 3 + side }), cloth("linen", "#f1eee8"), [side * 0.38, 0.74, -0.82], {
        turn: [-0.5, 0, 0],
      }),
    ),
  ]);

/** A kitchen counter: painted panels on a dark plinth under an oak top. */
export const bar = (width: number, height: number): Object3D =>
  group([
    part(box(width, 0.04, 0.62, 0.004), timber("oak"), [0, height - 0.02, 0]),
    ...Array.from({ length: 4 }, (_, index) =>
      part(box(width / 4 - 0.003, height - 0.13, 0.54, 0.003), lacquer("#d9d6c9", 0.5), [
        ((index + 0.5) / 4 - 0.5) * width,
        0.09 + (height - 0.13) / 2,
        0,
      ]),
    ),
    part(box(width - 0.06, 0.09, 0.48, 0.002), lacquer("#2b2927", 0.8), [0, 0.045, -0.01]),
  ]);

/** The oak frame of a bed without a headboard; `top` is where slats or boards end. */
export function bedFrame(width: number, depth: number, height: number, top?: number): Object3D {
  const oak = timber("oak");
  return group([
    ...[-1, 1].map((side) =>
      part(box(0.04, 0.16, depth + 0.02, 0.004), oak, [side * (width / 2 - 0.02), height - 0.08, 0]),
    ),
    ...[-1, 1].map((end) =>
      part(box(width - 0.08, 0.16, 0.04, 0.004), oak, [0, height - 0.08, end * (depth / 2 - 0.01)]),
    ),
    ...[-1, 1].flatMap((side) =>
      [-1, 1].map((end) =>
        part(box(0.07, height, 0.07, 0.006), oak, [side * (width / 2 - 0.06), height / 2, end * (depth / 2 - 0.06)]),
      ),
    ),
    ...(top === undefined ? [] : [part(box(width - 0.06, 0.02, depth - 0.04, 0.002), oak, [0, top - 0.011, 0])]),
  ]);
}
