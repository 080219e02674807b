import type { Object3D } from "three";
import { group, part } from "../../geometry/part.ts";
import { box } from "../../geometry/solids.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { handle, type HandleStyle } from "./handle.ts";

export interface DrawerBoxOptions {
  body: Surface;
  fittings: Surface;
  /** in the gaps */
  shade: Surface;
  /** side by side; 2 by default */
  drawers?: number;
  pull?: HandleStyle;
  front?: Surface;
}

/** A flat case with drawers in front, open above (a table top covers it). Its underside is at y = 0, its middle at the origin. */
export function drawerBox(
  { width, depth, height }: { width: number; depth: number; height: number },
  options: DrawerBoxOptions,
): Object3D {
  const { body, fittings, shade, drawers = 2, pull = "knob", front = body } = options;
  const board = 0.014;
  const room = width - 2 * board;
  const face = (room - 0.003 * (drawers + 1)) / drawers;
  const z = depth / 2 - 0.004;
  const pieces: Object3D[] = [
    ...[-1, 1].map((side) =>
      part(box(board, height, depth, 0.0015), body, [side * (width / 2 - board / 2), height / 2, 0], { grain: "z" }),
    ),
    part(box(room, board, depth, 0.0015), body, [0, board / 2, 0], { grain: "x" }),
    part(box(room, height - board, board, 0.0015), body, [0, (height + board) / 2, -depth / 2 + board / 2], {
      grain: "x",
    }),
    part(box(room - 0.001, height - board, depth - 0.05, 0.0005, 1), shade, [0, (height + board) / 2, -0.001]),
  ];
  for (let index = 0; index < drawers; index += 1) {
    const x = -room / 2 + 0.003 + face / 2 + index * (face + 0.003);
    pieces.push(
      part(box(face, height - board - 0.006, 0.018, 0.0015), front, [x, (height + board) / 2, z - 0.009], {
        grain: "x",
      }),
    );
    pieces.push(group([handle(pull, fittings)], [x, (height + board) / 2, z]));
  }
  return group(pieces);
}
