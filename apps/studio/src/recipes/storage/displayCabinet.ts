import type { Object3D } from "three";
import { group, part } from "../../geometry/part.ts";
import { box } from "../../geometry/solids.ts";
import type { Recipe } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { bulb } from "../../surfaces/surfaces.ts";
import type { BaseStyle } from "../parts/cabinetBase.ts";
import type { Bay } from "../parts/casework.ts";
import { doorCell, drawerCell, flapCell, stack } from "../parts/columns.ts";
import type { HandleStyle } from "../parts/handle.ts";
import { furnish, type ShelfProp } from "../parts/shelfProps.ts";
import { cabinet } from "./cabinet.ts";

export interface DisplayCabinetParameters {
  body: Surface;
  front?: Surface;
  legs?: Surface;
  handles?: Surface;
  /** clear panes with bars, or ribbed glass that only hints at what is behind */
  glazing?: "glazed" | "reededGlass";
  /** panes of each door: columns, rows */
  panes?: readonly [number, number];
  shelves?: number;
  /** what is under the glass: rows of drawers or one row of flaps */
  lower?: { kind: "drawers" | "flaps"; rows: number; share: number };
  handle?: HandleStyle;
  base?: BaseStyle;
  baseHeight?: number;
  lit?: boolean;
  props?: readonly ShelfProp[];
}

/** A cabinet with two glass doors above closed fields. */
export const displayCabinet: Recipe<DisplayCabinetParameters> = (size, parameters): Object3D => {
  const {
    body,
    front = body,
    glazing = "glazed",
    panes = [1, 1],
    shelves = 3,
    lower = { kind: "drawers", rows: 2, share: 0.28 },
  } = parameters;
  const { handle = "knob", base = "plinth", lit = false, props = [] } = parameters;
  const lowerCell = lower.kind === "drawers" ? drawerCell : flapCell;
  const column = (hinge: "left" | "right") =>
    stack([
      doorCell(
        { style: glazing, panes, shelves, hinge, ...(handle === "tab" ? { handle: "none" as const } : {}) },
        1 - lower.share,
      ),
      ...Array.from({ length: lower.rows }, () => lowerCell({}, lower.share / lower.rows)),
    ]);
  const made = cabinet(size, {
    body,
    front,
    legs: parameters.legs,
    handles: parameters.handles,
    handle,
    base,
    handleAt: glazing === "glazed" ? -0.12 : 0,
    columns: [column("left"), column("right")],
    ...(parameters.baseHeight === undefined ? {} : { baseHeight: parameters.baseHeight }),
  });
  return group([made.object, furnish(made.bays, props), ...(lit ? made.bays.map(lightStrip) : [])]);
};

/** A thin strip of light under the board above each bay, out of sight behind the door frame. */
function lightStrip({ x, floor, width, height, z, depth }: Bay): Object3D {
  return part(box(width - 0.05, 0.004, 0.008, 0.001, 1), bulb("#ffe2b8", 5), [
    x,
    floor + height - 0.003,
    z + depth / 2 - 0.012,
  ]);
}
