import type { Object3D } from "three";
import { group, part, type Point } from "../../geometry/part.ts";
import { box } from "../../geometry/solids.ts";
import type { Surface } from "../../surfaces/surface.ts";

/** Wall paint: quite dull. */
export const paint = (color: `#${string}`): Surface => ({
  name: `wall-paint-${color}`,
  color,
  roughness: 0.92,
  metalness: 0,
});
/** Doors, windows, skirting boards. */
export const woodwork = (color: `#${string}` = "#f1efe9"): Surface => ({
  name: `woodwork-${color}`,
  color,
  roughness: 0.42,
  metalness: 0,
});

const THICK = 0.14;

export interface Opening {
  /** along the wall, from its middle */
  at: number;
  width: number;
  from: number;
  to: number;
}

/** A wall along x, its room side at z = 0 looking to +z, with a hole for each opening. Turn it with `group`. */
export function wall(length: number, height: number, surface: Surface, openings: readonly Opening[] = []): Object3D {
  const sorted = openings.toSorted((a, b) => a.at - b.at);
  const pieces: Object3D[] = [];
  const slab = (from: number, to: number, low: number, high: number): void => {
    if (to - from > 0.001 && high - low > 0.001)
      pieces.push(
        part(box(to - from, high - low, THICK, 0.001, 1), surface, [(from + to) / 2, (low + high) / 2, -THICK / 2]),
      );
  };
  let x = -length / 2;
  for (const { at, width, from, to } of sorted) {
    slab(x, at - width / 2, 0, height);
    slab(at - width / 2, at + width / 2, 0, from);
    slab(at - width / 2, at + width / 2, to, height);
    x = at + width / 2;
  }
  slab(x, length / 2, 0, height);
  return group(pieces);
}

/** Skirting along x in front of a wall at z = 0, with a moulded upper edge, left out where a door or tall window is. */
export function skirting(
  length: number,
  surface: Surface,
  { height = 0.1, gaps = [] as readonly Opening[] } = {},
): Object3D {
  const pieces: Object3D[] = [];
  const run = (from: number, to: number): void => {
    if (to - from < 0.01) return;
    const middle = (from + to) / 2;
    pieces.push(part(box(to - from, height - 0.018, 0.018, 0.002, 1), surface, [middle, (height - 0.018) / 2, 0.009]));
    pieces.push(part(box(to - from, 0.02, 0.012, 0.005, 2), surface, [middle, height - 0.01, 0.006]));
  };
  let x = -length / 2;
  for (const { at, width } of gaps.toSorted((a, b) => a.at - b.at)) {
    run(x, at - width / 2);
    x = at + width / 2;
  }
  run(x, length / 2);
  return group(pieces);
}

/** Mouldings that divide a wall into framed fields: `low` to `high`, `count` of them along x. */
export function panelling(
  length: number,
  count: number,
  { low = 0.22, high = 0.95, gap = 0.14, bar = 0.024, rail = true },
  surface: Surface,
): Object3D {
  const pitch = length / count;
  const pieces = Array.from({ length: count }, (_, index) => {
    const x = (index + 0.5 - count / 2) * pitch;
    const [wide, tall] = [pitch - gap, high - low];
    return group([
      ...[low + bar / 2, high - bar / 2].map((y) => part(box(wide, bar, 0.014, 0.005, 2), surface, [x, y, 0.005])),
      ...[-1, 1].map((side) =>
        part(box(bar, tall - 2 * bar, 0.014, 0.005, 2), surface, [
          x + side * (wide / 2 - bar / 2),
          (low + high) / 2,
          0.005,
        ]),
      ),
    ]);
  });
  const cap = [
    part(box(length, 0.045, 0.026, 0.008, 3), surface, [0, high + 0.1, 0.011]),
    part(box(length, 0.02, 0.036, 0.006, 3), surface, [0, high + 0.128, 0.016]),
  ];
  return group(rail ? [...pieces, ...cap] : pieces);
}

/** Narrow upright boards with grooves between them, up to a shelf-like rail. */
export function boarding(length: number, height: number, surface: Surface, board = 0.09): Object3D {
  const count = Math.ceil(length / board);
  const pitch = length / count;
  return group([
    ...Array.from({ length: count }, (_, index) =>
      part(box(pitch - 0.002, height, 0.012, 0.003, 2), surface, [
        (index + 0.5 - count / 2) * pitch,
        height / 2,
        0.006,
      ]),
    ),
    part(box(length, 0.028, 0.036, 0.006, 3), surface, [0, height + 0.012, 0.018]),
  ]);
}

export interface WindowOptions {
  frame: Surface;
  /** side by side */
  casements?: number;
  /** glazing bars across each casement */
  bars?: number;
  sill?: boolean;
}

/** Frame and casements in an opening of a wall along x whose room side is at z = 0. The panes are left out: clean glass is not seen. */
export function windowIn(
  { at, width, from, to }: Opening,
  { frame, casements = 2, bars = 1, sill = true }: WindowOptions,
): Object3D {
  const back = -0.07;
  const [height, middle] = [to - from, (from + to) / 2];
  const outer = 0.045;
  const bar = (wide: number, tall: number, place: Point, deep = 0.06): Object3D =>
    part(box(wide, tall, deep, 0.006, 2), frame, place);
  const each = (width - 2 * outer) / casements;
  const wing = 0.055;
  return group([
    ...[-1, 1].map((side) => bar(outer, height, [at + side * (width / 2 - outer / 2), middle, back], 0.08)),
    bar(width, outer, [at, to - outer / 2, back], 0.08),
    bar(width, outer, [at, from + outer / 2, back], 0.08),
    ...Array.from({ length: casements }, (_, index) => {
      const x = at - width / 2 + outer + each * (index + 0.5);
      return group([
        ...[-1, 1].map((side) =>
          bar(wing, height - 2 * outer - 0.006, [x + side * (each / 2 - wing / 2 - 0.002), middle, back + 0.012]),
        ),
        ...[-1, 1].map((end) =>
          bar(each - 2 * wing, wing, [x, middle + end * (height / 2 - outer - wing / 2 - 0.003), back + 0.012]),
        ),
        ...Array.from({ length: bars }, (__, row) =>
          bar(
            each - 2 * wing,
            0.024,
            [x, from + outer + ((height - 2 * outer) * (row + 1)) / (bars + 1), back + 0.012],
            0.03,
          ),
        ),
      ]);
    }),
    ...(sill ? [bar(width + 0.12, 0.03, [at, from - 0.013, 0.05], 0.24)] : []),
  ]);
}
