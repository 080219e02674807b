import type { Object3D } from "three";
import { group, part } from "../../geometry/part.ts";
import { box } from "../../geometry/solids.ts";
import type { Recipe } from "../../recipe.ts";
import { furnish, type ShelfProp } from "../parts/shelfProps.ts";
import { cabinet, type CabinetParameters } from "./cabinet.ts";

export interface TvUnitParameters extends CabinetParameters {
  /** height of an open slot for devices under the top, over the whole width; none by default */
  slot?: number;
  /** things in the open fields, in their order */
  props?: readonly ShelfProp[];
}

/** A low unit for the television: closed fields, open ones for devices, or a slot over them. */
export const tvUnit: Recipe<TvUnitParameters> = (size, parameters): Object3D => {
  const { slot = 0, props = [], body, board = 0.02 } = parameters;
  const lower = cabinet({ ...size, height: size.height - slot }, { handleAt: 0.12, ...parameters });
  const parts = [lower.object, furnish(lower.bays, props)];
  if (slot > 0) parts.push(...openSlot(size.width, size.height, size.depth, slot, board, body));
  return group(parts);
};

function openSlot(
  width: number,
  height: number,
  depth: number,
  slot: number,
  board: number,
  body: TvUnitParameters["body"],
): Object3D[] {
  const middle = height - slot / 2 - board / 2;
  const upright = (x: number, inset: number) =>
    part(box(board, slot - board, depth - inset, 0.002, 2), body, [x, middle, -inset / 2], { grain: "y" });
  return [
    part(box(width, board, depth, 0.0025), body, [0, height - board / 2, 0], { grain: "x" }),
    ...[-1, 1].map((side) => upright(side * (width / 2 - board / 2), 0)),
    upright(0, 0.03),
    // The back leaves room for cables above the floor of the slot.
    part(box(width - 2 * board, slot - board - 0.04, 0.008, 0.001, 1), body, [0, middle + 0.02, -depth / 2 + 0.01], {
      grain: "x",
    }),
  ];
}
