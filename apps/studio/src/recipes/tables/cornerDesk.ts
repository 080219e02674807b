import { type Object3D, Path } from "three";
import { group, part } from "../../geometry/part.ts";
import { box, extrude, outline } from "../../geometry/solids.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { bookRow } from "../parts/books.ts";

export interface CornerDeskParameters {
  top: Surface;
  frame: Surface;
  /** on which side the short leg of the L runs forward, as one sits at it */
  side: "left" | "right";
  /** depth of both tops; 58 cm by default */
  topDepth?: number;
  /** of the tops; 2.5 cm by default */
  thickness?: number;
  /** width of the open shelf at the free end of the long top; 30 cm by default, 0 for none */
  shelf?: number;
  /** section of the steel; 3 cm by default */
  bar?: number;
}

/** Two tops in an L on closed steel frames, an open shelf at one end. */
export function cornerDesk({ width, depth, height }: Size, parameters: CornerDeskParameters): Object3D {
  const { top, frame, side, topDepth = 0.58, thickness = 0.025, shelf = 0.3, bar = 0.03 } = parameters;
  const way = side === "left" ? -1 : 1;
  const under = height - thickness;
  const wing = depth - topDepth;
  const z = -depth / 2 + topDepth / 2;
  const wingX = way * (width / 2 - topDepth / 2);
  const pieces: Object3D[] = [
    part(box(width, thickness, topDepth - 0.001, 0.002), top, [0, height - thickness / 2, z], { grain: "x" }),
    part(box(topDepth, thickness, wing, 0.002), top, [wingX, height - thickness / 2, depth / 2 - wing / 2], {
      grain: "z",
    }),
    ...[0, 1].map((index) =>
      group(
        [loop(topDepth - 0.06, under, bar, frame)],
        [way * (index === 0 ? width / 2 - 0.035 : -(width / 2 - 0.035)), 0, z],
        Math.PI / 2,
      ),
    ),
    group([loop(topDepth - 0.06, under, bar, frame)], [wingX, 0, depth / 2 - 0.035]),
    part(box(width - 0.1, bar, bar, 0.002), frame, [0, under - bar / 2, -depth / 2 + 0.06]),
    part(box(bar, bar, wing + topDepth - 0.1, 0.002), frame, [way * (width / 2 - 0.06), under - bar / 2, 0]),
    part(box(bar, bar, wing, 0.002), frame, [
      way * (width / 2 - topDepth + 0.06),
      under - bar / 2,
      depth / 2 - wing / 2 - 0.03,
    ]),
  ];
  if (shelf > 0)
    pieces.push(
      ...openShelf(shelf, topDepth - 0.08, under, way, top, frame, bar).map((piece) =>
        group([piece], [-way * (width / 2 - 0.05 - shelf / 2 - bar / 2), 0, z]),
      ),
    );
  return group(pieces);
}

/** A closed frame in the x-y plane, standing on the floor. */
function loop(width: number, height: number, bar: number, surface: Surface): Object3D {
  const half = width / 2;
  const shape = outline([
    [-half, 0],
    [half, 0],
    [half, height],
    [-half, height],
  ]);
  const hole = half - bar;
  shape.holes.push(
    new Path()
      .moveTo(-hole, bar)
      .lineTo(-hole, height - bar)
      .lineTo(hole, height - bar)
      .lineTo(hole, bar)
      .closePath(),
  );
  return part(extrude(shape, bar, 0.0015), surface);
}

/** Boards between the end frame and two posts of their own, which stand towards the middle. */
function openShelf(
  width: number,
  depth: number,
  under: number,
  way: number,
  board: Surface,
  frame: Surface,
  bar: number,
): Object3D[] {
  const inner = [-1, 1].map((end) =>
    part(box(bar * 0.7, under, bar * 0.7, 0.002), frame, [0, under / 2, (end * (depth - bar)) / 2]),
  );
  const shelves = [0.12, under * 0.53].map((y) =>
    part(box(width, 0.02, depth, 0.002), board, [0, y, 0], { grain: "z" }),
  );
  const books = bookRow(width * 0.75, 0.25, 0.22, 4);
  return [
    ...shelves,
    group([books], [-width / 2 + 0.03, 0.131, depth / 2 - 0.13]),
    ...inner.map((post) => group([post], [way * (width / 2 - bar), 0, 0])),
  ];
}
