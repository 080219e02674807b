import type { Object3D } from "three";
import { group, part } from "../../geometry/part.ts";
import { box } from "../../geometry/solids.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { powderCoat } from "../../surfaces/surfaces.ts";
import type { Cell, Column } from "./columns.ts";
import { FRONT, front, type FrontStyle, type Notch } from "./front.ts";
import { handle, type HandleStyle, reach } from "./handle.ts";
import { type Field, hull, upright, within } from "./hull.ts";

export interface CaseOptions {
  body: Surface;
  front: Surface;
  /** panels in framed fronts; the same as the front by default */
  panel?: Surface | undefined;
  /** back and shelves; the same as the body by default */
  inside?: Surface | undefined;
  handles?: Surface | undefined;
  columns: readonly Column[];
  style?: FrontStyle;
  handle?: HandleStyle;
  notch?: Notch;
  /** inset: the fronts lie between the boards of the body; overlay: they cover its edges; topped: all but the top's */
  construction?: "inset" | "overlay" | "topped";
  /** thickness of the body's boards */
  board?: number;
  /** how far the top stands out beyond sides and front */
  overhang?: number;
  /** the grain runs across all fronts */
  matched?: boolean;
  /** height of door handles, from the middle of the door, as a part of its height */
  handleAt?: number;
  handleLength?: number;
}

/** Everything open or behind glass, for props. */
export interface Bay {
  x: number;
  /** the board it stands on */
  floor: number;
  width: number;
  height: number;
  /** the middle of the usable depth */
  z: number;
  depth: number;
}

export interface Casework {
  object: Object3D;
  bays: readonly Bay[];
}

const GAP = 0.004;
const JOINT = powderCoat("#14110f");

/**
 * A cabinet's body with its fronts: its floor at y = 0, centred on x, from z = -depth / 2 to depth / 2 including handles.
 * Behind closed fronts there is nothing but a dark board, so that the joints are seen.
 */
export function casework(width: number, height: number, depth: number, options: CaseOptions): Casework {
  const { body, inside = body, columns, construction = "inset", board = 0.02, overhang = 0 } = options;
  const projection = reach(options.handle ?? "none");
  const face = depth / 2 - Math.max(projection, overhang);
  const back = -depth / 2;
  const outer: Field = { left: -width / 2 + overhang, right: width / 2 - overhang, bottom: 0, top: height };
  const shell = construction === "inset" ? face : face - FRONT - 0.002;
  const parts = hull(outer, back, shell, board, body, {
    overhang,
    topTo: construction === "overlay" ? shell : face + overhang,
  });
  const frontal = construction === "inset" ? -0.001 : 0;
  const inner: Field = { left: outer.left + board, right: outer.right - board, bottom: board, top: height - board };
  const faces: Field =
    construction === "inset"
      ? inner
      : { left: outer.left, right: outer.right, bottom: 0, top: construction === "topped" ? height - board : height };
  const bays: Bay[] = [];
  const showing = columns.map((column) => column.cells.some(isShown));
  // Closed columns hide what parts them; beside an open one the upright shows.
  const hasPost = (index: number): boolean =>
    index >= 0 && index < columns.length - 1 && (showing[index] === true || showing[index + 1] === true);
  const widths = shares(
    columns.map(({ share }) => share),
    faces.right - faces.left,
  );
  let left = faces.left;
  columns.forEach((column, index) => {
    const right = left + (widths[index] ?? 0);
    const post = hasPost(index);
    if (post) parts.push(upright(right, inner, back, face, board, body));
    const field: Field = {
      left: left + (hasPost(index - 1) ? board / 2 : 0),
      right: right - (post ? board / 2 : 0),
      bottom: faces.bottom,
      top: faces.top,
    };
    parts.push(
      ...stacked(
        column,
        field,
        inner,
        { index, count: columns.length, face: face + frontal, back, board },
        { ...options, inside },
        bays,
      ),
    );
    left = right;
  });
  return { object: group(parts), bays };
}

const isShown = (cell: Cell): boolean =>
  cell.kind === "open" || cell.style === "glazed" || cell.style === "reededGlass";

function shares(parts: readonly number[], length: number): number[] {
  const total = parts.reduce((sum, share) => sum + share, 0);
  return parts.map((share) => (share / total) * length);
}

interface Place {
  index: number;
  count: number;
  face: number;
  back: number;
  board: number;
}

/** The fields of one column, from the top down. */
function stacked(
  column: Column,
  field: Field,
  inner: Field,
  place: Place,
  options: CaseOptions & { inside: Surface },
  bays: Bay[],
): Object3D[] {
  const { face, back, board } = place;
  const heights = shares(
    column.cells.map(({ share }) => share),
    field.top - field.bottom,
  );
  const parts: Object3D[] = [];
  let top = field.top;
  column.cells.forEach((cell, index) => {
    const bottom = top - (heights[index] ?? 0);
    const next = column.cells[index + 1];
    const previous = column.cells[index - 1];
    const shelfBelow = next !== undefined && (isShown(cell) || isShown(next));
    const shelfAbove = previous !== undefined && (isShown(cell) || isShown(previous));
    if (shelfBelow) {
      const depth = face - back - 0.014;
      parts.push(
        part(
          box(field.right - field.left, board, depth, 0.0015, 2),
          options.body,
          [(field.left + field.right) / 2, bottom, back + 0.014 + depth / 2],
          { grain: "x" },
        ),
      );
    }
    const cellField = {
      ...field,
      top: top - (shelfAbove ? board / 2 : 0),
      bottom: bottom + (shelfBelow ? board / 2 : 0),
    };
    if (isShown(cell)) parts.push(...bay(cell, within(cellField, inner), place, options, bays));
    else parts.push(liner(cellField, inner, face));
    if (cell.kind !== "open") parts.push(leaf(cell, cellField, place, options));
    top = bottom;
  });
  return parts;
}

function liner(field: Field, inner: Field, face: number): Object3D {
  const { left, right, bottom, top } = within(field, inner);
  return part(box(right - left, top - bottom, 0.003, 0.0005, 1), JOINT, [
    (left + right) / 2,
    (bottom + top) / 2,
    face - FRONT - 0.004,
  ]);
}

/** Shelves of an open field; remembers what can be put where. */
function bay(
  cell: Cell,
  field: Field,
  { face, back, board }: Place,
  { inside }: { inside: Surface },
  bays: Bay[],
): Object3D[] {
  const shelves = cell.shelves ?? 0;
  const edge = face - (cell.kind === "open" ? 0.012 : FRONT + 0.012);
  const depth = edge - back - 0.015;
  const x = (field.left + field.right) / 2;
  const width = field.right - field.left;
  const step = (field.top - field.bottom) / (shelves + 1);
  const thick = Math.min(board, 0.02);
  return Array.from({ length: shelves + 1 }, (_, index) => {
    const floor = field.bottom + index * step + (index > 0 ? thick / 2 : 0);
    bays.push({ x, floor, width, height: step - thick, z: back + 0.015 + depth / 2, depth });
    if (index === 0) return undefined;
    return part(
      box(width, thick, depth, 0.0015, 2),
      inside,
      [x, field.bottom + index * step, back + 0.015 + depth / 2],
      { grain: "x" },
    );
  }).filter((shelf) => shelf !== undefined);
}

function leaf(cell: Cell, field: Field, { index, count, face }: Place, options: CaseOptions): Object3D {
  const style = cell.style ?? options.style ?? "flat";
  const grip = cell.handle ?? options.handle ?? "none";
  const notch = cell.notch ?? (cell.kind === "drawer" ? options.notch : undefined);
  const fullHeight = field.top - field.bottom - GAP;
  const groove = grip === "groove" ? 0.02 : 0;
  const [width, height] = [field.right - field.left - GAP, fullHeight - groove];
  const [x, y] = [(field.left + field.right) / 2, (field.bottom + field.top) / 2 - groove / 2];
  const isDrawer = cell.kind !== "door";
  const grain =
    cell.grain ?? (options.matched === true ? "x" : isDrawer && style !== "reeded" && style !== "tambour" ? "x" : "y");
  const match = options.matched === true ? ([x, y, 0] as const) : undefined;
  const plain = isDrawer && style !== "flat" && height < 0.12 ? "flat" : style;
  const made = front(plain, width, height, {
    surface: options.front,
    panel: options.panel,
    grain,
    panes: cell.panes,
    notch,
    match,
  });
  const knobs = isDrawer
    ? width > 0.62 && (grip === "knob" || grip === "ring" || grip === "cup")
      ? [-0.27, 0.27]
      : [0]
    : [];
  const metal = options.handles ?? options.body;
  const size = options.handleLength;
  const hinge = cell.hinge ?? (index < count / 2 ? "left" : "right");
  const atSide = (hinge === "left" ? 1 : -1) * (width / 2 - 0.028);
  const atHeight = (options.handleAt ?? 0) * height;
  const drawerAt =
    grip === "tab" ? height / 2 : grip === "bar" || grip === "arch" ? Math.max(0, height / 2 - 0.05) * 0.55 : 0;
  const handles = isDrawer
    ? knobs.map((share) =>
        group([handle(grip, metal, { length: size ?? Math.min(0.16, width * 0.4) })], [share * width, drawerAt, 0]),
      )
    : [
        group(
          [
            handle(grip, metal, {
              length: size ?? Math.min(0.16, height * 0.5),
              upright: grip === "bar" || grip === "arch",
            }),
          ],
          [grip === "tab" ? 0 : atSide, grip === "tab" ? height / 2 : atHeight, 0],
        ),
      ];
  return group([made, ...handles], [x, y, face]);
}
