import type { Object3D } from "three";
import { group, part } from "../../geometry/part.ts";
import { box } from "../../geometry/solids.ts";
import type { Recipe } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { powderCoat } from "../../surfaces/surfaces.ts";
import { front } from "../parts/front.ts";

export interface ShoeCabinetParameters {
  body: Surface;
  front?: Surface;
  flaps?: number;
  /** height of the board the flaps stand above, the wall's skirting behind it */
  foot?: number;
  /** how far the top edge of each flap leans out */
  lean?: number;
  grip?: "trough" | "round";
}

/** A slim cabinet on the wall with flaps that tilt out. */
export const shoeCabinet: Recipe<ShoeCabinetParameters> = ({ width, depth, height }, parameters): Object3D => {
  const { body, front: face = body, flaps = 3, foot = 0.07, lean = 0.012, grip = "trough" } = parameters;
  const board = 0.018;
  const inner = width - 2 * board;
  const rise = height - board - foot;
  const step = rise / flaps;
  const z = depth / 2 - lean;
  const leaves = Array.from({ length: flaps }, (_, index) => {
    const leaf = group(
      [front("flat", inner - 0.006, step - 0.009, { surface: face, notch: grip, grain: "x" })],
      [0, foot + step * (index + 0.5) + 0.002, z],
    );
    leaf.rotation.x = Math.asin(lean / step);
    return leaf;
  });
  return group([
    part(box(width, board, depth, 0.002, 2), body, [0, height - board / 2, 0], { grain: "x" }),
    ...[-1, 1].map((side) =>
      part(
        box(board, height - board, depth - 0.012, 0.002, 2),
        body,
        [side * (width / 2 - board / 2), (height - board) / 2, -0.006],
        { grain: "y" },
      ),
    ),
    part(box(inner, board, depth - 0.03, 0.002, 1), body, [0, foot - board / 2, -0.012], { grain: "x" }),
    part(box(inner, foot - board, 0.016, 0.001, 1), body, [0, (foot - board) / 2, depth / 2 - 0.06], { grain: "x" }),
    part(box(inner, rise, 0.008, 0.001, 1), body, [0, foot + rise / 2, -depth / 2 + 0.008], { grain: "y" }),
    part(box(inner, rise, 0.003, 0.0005, 1), powderCoat("#14110f"), [0, foot + rise / 2, depth / 2 - 0.05]),
    ...leaves,
  ]);
};
