import type { Object3D } from "three";
import { part } from "../../geometry/part.ts";
import { box } from "../../geometry/solids.ts";
import type { Surface } from "../../surfaces/surface.ts";

/** A rectangle of a cabinet's front. */
export interface Field {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

export const within = (field: Field, inner: Field): Field => ({
  left: Math.max(field.left, inner.left),
  right: Math.min(field.right, inner.right),
  bottom: Math.max(field.bottom, inner.bottom),
  top: Math.min(field.top, inner.top),
});

/** Top, floor, sides and back. */
export function hull(
  outer: Field,
  back: number,
  shell: number,
  board: number,
  body: Surface,
  { overhang, topTo }: { overhang: number; topTo: number },
): Object3D[] {
  const [width, height] = [outer.right - outer.left, outer.top - outer.bottom];
  const [depth, middle] = [shell - back, (shell + back) / 2];
  return [
    part(box(width + 2 * overhang, board, topTo - back, 0.0025), body, [0, height - board / 2, (topTo + back) / 2], {
      grain: "x",
    }),
    part(box(width - 2 * board, board, depth, 0.002, 2), body, [0, board / 2, middle], { grain: "x" }),
    ...[-1, 1].map((side) =>
      part(
        box(board, height - board, depth, 0.002, 2),
        body,
        [side * (width / 2 - board / 2), (height - board) / 2, middle],
        { grain: "y" },
      ),
    ),
    part(box(width - 2 * board, height - 2 * board, 0.008, 0.001, 1), body, [0, height / 2, back + 0.01], {
      grain: "y",
    }),
  ];
}

/** A board between two columns, from the back to just behind the front edge. */
export function upright(x: number, inner: Field, back: number, face: number, board: number, body: Surface): Object3D {
  const height = inner.top - inner.bottom;
  return part(
    box(board, height, face - back - 0.014, 0.0015, 2),
    body,
    [x, inner.bottom + height / 2, (face + back + 0.012) / 2],
    { grain: "y" },
  );
}
