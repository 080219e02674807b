import type { Object3D } from "three";
import { group } from "../../geometry/part.ts";
import type { Recipe } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { type BaseStyle } from "../parts/cabinetBase.ts";
import type { Bay } from "../parts/casework.ts";
import { type Column, door, doorCell, doors as doorColumns, openCell, stack } from "../parts/columns.ts";
import type { FrontStyle } from "../parts/front.ts";
import type { HandleStyle } from "../parts/handle.ts";
import { cornice } from "../parts/moulding.ts";
import { furnish, type ShelfProp } from "../parts/shelfProps.ts";
import { cabinet } from "./cabinet.ts";

export interface BookcaseParameters {
  body: Surface;
  front?: Surface;
  handles?: Surface;
  /** open columns beside each other */
  columns?: number;
  /** shelves in each column, between floor and top */
  shelves?: number;
  /** doors below the shelves and their part of the height; a cabinet of its own where there is one column and two doors */
  doors?: { count: number; share: number; style: FrontStyle; handle: HandleStyle };
  base?: BaseStyle;
  baseHeight?: number;
  board?: number;
  /** a moulded crown */
  crown?: boolean;
  props?: readonly (ShelfProp | readonly [ShelfProp, ShelfProp])[];
}

/** Shelves between sides, with a back. */
export const bookcase: Recipe<BookcaseParameters> = ({ width, depth, height }, parameters): Object3D => {
  const {
    body,
    front = body,
    handles = body,
    columns = 1,
    shelves = 4,
    doors,
    base = "plinth",
    board = 0.024,
    crown = false,
    props = [],
  } = parameters;
  const out = crown ? 0.035 : 0;
  const crownHeight = crown ? 0.09 : 0;
  const isTwoPart = doors !== undefined && columns === 1 && doors.count > 1;
  // The upper part of a two-part case stands back, so that its crown needs no more depth.
  const crownDepth = isTwoPart ? 0 : out;
  const [bodyWidth, bodyDepth, bodyHeight] = [width - 2 * out, depth - crownDepth, height - crownHeight];
  const lowerHeight = isTwoPart ? bodyHeight * doors.share : 0;
  const look = { body, front, handles, board };
  const legs = parameters.baseHeight === undefined ? { base } : { base, baseHeight: parameters.baseHeight };
  const open: Column =
    doors === undefined || isTwoPart
      ? stack([openCell(shelves)])
      : stack([
          openCell(shelves, 1 - doors.share),
          doorCell({ style: doors.style, handle: doors.handle }, doors.share),
        ]);
  const fields = Array.from({ length: columns }, (): Column => open);
  const shelvesPart = cabinet(
    { width: bodyWidth, depth: isTwoPart ? bodyDepth - 0.045 : bodyDepth, height: bodyHeight - lowerHeight },
    {
      ...look,
      columns: fields,
      handle: doors?.handle ?? "none",
      handleAt: 0.3,
      ...(isTwoPart ? { base: "none" as const, baseHeight: 0 } : legs),
    },
  );
  const shift = isTwoPart ? -0.0225 : 0;
  const bays: readonly Bay[] = shelvesPart.bays.map((bay) => ({
    ...bay,
    floor: bay.floor + lowerHeight,
    z: bay.z + shift,
  }));
  const parts = [group([shelvesPart.object], [0, lowerHeight, shift]), furnish(bays, props)];
  if (isTwoPart) {
    const lower = cabinet(
      { width: bodyWidth, depth: bodyDepth, height: lowerHeight },
      {
        ...look,
        columns: doors.count === 1 ? [door()] : doorColumns(doors.count),
        style: doors.style,
        handle: doors.handle,
        handleAt: 0.3,
        ...legs,
      },
    );
    parts.push(lower.object);
  }
  const whole = group(parts, [0, 0, -crownDepth / 2]);
  if (!crown) return group([whole]);
  return group([
    whole,
    group(
      [cornice(bodyWidth, isTwoPart ? bodyDepth - 0.045 : bodyDepth, crownHeight, out, body)],
      [0, bodyHeight, -crownDepth / 2 + shift],
    ),
  ]);
};
