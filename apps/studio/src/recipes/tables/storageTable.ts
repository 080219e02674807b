import type { Object3D } from "three";
import { group, part } from "../../geometry/part.ts";
import { box } from "../../geometry/solids.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { handle, type HandleStyle } from "../parts/handle.ts";

export interface StorageTableParameters {
  body: Surface;
  /** 2 by default */
  drawers?: number;
  /** height of the drawer fronts; 11 cm by default */
  drawerHeight?: number;
  /** slats at each end; 9 by default, 0 is a closed side */
  slats?: number;
  pull?: HandleStyle;
  fittings: Surface;
  /** inside, behind the gaps */
  shade: Surface;
}

/** A low table with drawers under its top, a shelf below them and open, slatted ends. */
export function storageTable({ width, depth, height }: Size, parameters: StorageTableParameters): Object3D {
  const { body, drawers = 2, drawerHeight = 0.11, slats = 9, pull = "knob", fittings, shade } = parameters;
  const [board, foot, stile] = [0.024, 0.05, 0.04];
  const inner = width - 2 * stile - 0.02;
  const low = height - board - drawerHeight - 0.006;
  const pieces = [
    part(box(width, board, depth, 0.004), body, [0, height - board / 2, 0], { grain: "x" }),
    part(box(width - 0.03, board, depth - 0.03, 0.003), body, [0, foot + board / 2, 0], { grain: "x" }),
    part(box(inner, 0.016, depth - 0.03, 0.002), body, [0, low - 0.008, 0], { grain: "x" }),
    part(box(inner - 0.002, drawerHeight, depth - 0.07, 0.001, 1), shade, [0, low + drawerHeight / 2, 0]),
    ...corners(width, depth, height - board, stile, body),
    ...[-1, 1].flatMap((side) =>
      slatted(side * (width / 2 - 0.01 - stile / 2), depth, foot + board, height - board, stile, slats, body),
    ),
  ];
  const front = (inner - 0.003 * (drawers + 1)) / drawers;
  const face = depth / 2 - 0.018;
  for (const end of [-1, 1]) {
    for (let index = 0; index < drawers; index += 1) {
      const x = -inner / 2 + 0.003 + front / 2 + index * (front + 0.003);
      pieces.push(
        part(
          box(front, drawerHeight - 0.004, 0.018, 0.0015),
          body,
          [x, low + drawerHeight / 2 + 0.001, end * (face - 0.009)],
          { grain: "x" },
        ),
      );
      if (end > 0) pieces.push(group([handle(pull, fittings)], [x, low + drawerHeight / 2, face - 0.001]));
    }
  }
  return group(pieces);
}

function corners(width: number, depth: number, top: number, stile: number, surface: Surface): Object3D[] {
  return [-1, 1].flatMap((side) =>
    [-1, 1].map((end) =>
      part(
        box(stile, top, stile, 0.003),
        surface,
        [side * (width / 2 - 0.01 - stile / 2), top / 2, end * (depth / 2 - 0.012 - stile / 2)],
        { grain: "y" },
      ),
    ),
  );
}

function slatted(
  x: number,
  depth: number,
  from: number,
  to: number,
  stile: number,
  count: number,
  surface: Surface,
): Object3D[] {
  const [room, height] = [depth - 0.024 - 2 * stile, to - from];
  if (count === 0) return [part(box(0.02, height, room, 0.001), surface, [x, from + height / 2, 0])];
  const pitch = room / count;
  return Array.from({ length: count }, (_, index) =>
    part(
      box(0.02, height, pitch * 0.5, 0.0025, 2),
      surface,
      [x, from + height / 2, -room / 2 + pitch * (index + 0.5)],
      { grain: "y" },
    ),
  );
}
