import { CylinderGeometry, type Object3D } from "three";
import { row } from "../../geometry/merge.ts";
import { group, part, type Point } from "../../geometry/part.ts";
import { box, extrude, outline } from "../../geometry/solids.ts";
import { glass, woven } from "../../surfaces/surfaces.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { raisedField } from "./raisedField.ts";

/**
 * How a door or drawer looks. flat: one board; framed: stiles and rails around a recessed panel; panelled: the panel has a raised
 * field; arched: its field ends in an arch; reeded: half-round staves; tambour: flat slats; cane: woven rattan in a frame;
 * glazed: a pane with bars; reededGlass: ribbed panes in a slim frame.
 */
export type FrontStyle =
  | "flat"
  | "framed"
  | "panelled"
  | "arched"
  | "reeded"
  | "tambour"
  | "cane"
  | "glazed"
  | "reededGlass";

/** A piece sawn out of the upper edge to pull at. */
export type Notch = "round" | "dovetail" | "trough";

export interface FrontOptions {
  surface: Surface;
  /** the panel in the frame; the same as the frame by default */
  panel?: Surface | undefined;
  grain?: "x" | "y" | undefined;
  /** panes of a glazed door: columns, rows */
  panes?: readonly [number, number] | undefined;
  /** width of the frame */
  stile?: number | undefined;
  notch?: Notch | undefined;
  /** the piece's place in a veneer that runs over several fronts */
  match?: Point | undefined;
}

export const FRONT = 0.02;

/** Viennese cane is finer than a basket. */
const CANE: Surface = { ...woven("rattan"), name: "cane", tile: [0.075, 0.075] };

/** A door or drawer front of width × height, centred; its back is at z = -0.02, its foremost point at z = 0. */
export function front(style: FrontStyle, width: number, height: number, options: FrontOptions): Object3D {
  const { surface, grain = width > height ? "x" : "y" } = options;
  if (style === "flat") return board(width, height, options, grain);
  if (style === "reeded" || style === "tambour") return staves(style, width, height, surface);
  const slim = style === "glazed" || style === "reededGlass";
  const stile = Math.min(options.stile ?? (slim ? 0.034 : 0.055), width / 4, height / 3.2);
  const [innerWidth, innerHeight] = [width - 2 * stile, height - 2 * stile];
  return group([...frame(width, height, stile, surface), ...fill(style, innerWidth, innerHeight, options)]);
}

function board(width: number, height: number, { surface, notch, match }: FrontOptions, grain: "x" | "y"): Object3D {
  if (notch === undefined) {
    const geometry = box(width, height, FRONT, 0.0015, 2);
    if (match === undefined) return part(geometry, surface, [0, 0, -FRONT / 2], { grain });
    geometry.translate(match[0], match[1], match[2]);
    return group([part(geometry, surface, [0, 0, 0], { grain })], [-match[0], -match[1], -match[2] - FRONT / 2]);
  }
  const [half, top] = [width / 2, height / 2];
  const points = notchLine(notch, Math.min(0.07, width * 0.12)).map(([x, y]) => [x, top - y] as const);
  const shape = outline([[-half, -top], [half, -top], [half, top], ...points, [-half, top]]);
  return part(extrude(shape, FRONT, 0.0015), surface, [0, 0, -FRONT / 2], { grain });
}

/** Right to left; the depth is measured down from the edge. */
function notchLine(notch: Notch, half: number): (readonly [number, number])[] {
  if (notch === "dovetail")
    return [
      [half * 0.72, 0],
      [half, 0.026],
      [-half, 0.026],
      [-half * 0.72, 0],
    ];
  if (notch === "trough")
    return [
      [half * 1.5, 0],
      [half * 1.2, 0.022],
      [-half * 1.2, 0.022],
      [-half * 1.5, 0],
    ];
  return Array.from({ length: 17 }, (_, index) => {
    const angle = (index / 16) * Math.PI;
    return [Math.cos(angle) * half * 0.62, Math.sin(angle) * 0.03] as const;
  });
}

function staves(style: "reeded" | "tambour", width: number, height: number, surface: Surface): Object3D {
  const reeded = style === "reeded";
  // Flat edges to take hold of: without them the joint between two fronts is lost among the grooves.
  const edge = Math.min(0.026, width * 0.06);
  const inner = width - 2 * edge;
  const count = Math.max(4, Math.round(inner / (reeded ? 0.018 : 0.03)));
  const pitch = inner / count;
  const edges = [-1, 1].map((side) =>
    part(box(edge, height, FRONT, 0.002, 2), surface, [side * (width / 2 - edge / 2), 0, -FRONT / 2], { grain: "y" }),
  );
  const backing = part(box(width, height, 0.008, 0.001, 1), surface, [0, 0, -FRONT + 0.004], { grain: "y" });
  if (!reeded)
    return group([
      backing,
      ...edges,
      part(row(box(pitch - 0.005, height, 0.013, 0.003, 1), count, pitch), surface, [0, 0, -0.0065], { grain: "y" }),
    ]);
  const stave = new CylinderGeometry(pitch * 0.49, pitch * 0.49, height, 10, 1, false, -Math.PI / 2, Math.PI);
  stave.scale(1, 1, 0.0125 / (pitch * 0.49));
  return group([backing, ...edges, part(row(stave, count, pitch), surface, [0, 0, -0.0125], { grain: "y" })]);
}

/** Two stiles that run through, two rails between them. */
export function frame(width: number, height: number, stile: number, surface: Surface, thickness = FRONT): Object3D[] {
  const z = -thickness / 2;
  return [-1, 1].flatMap((side) => [
    part(box(stile, height, thickness, 0.0015, 2), surface, [side * (width / 2 - stile / 2), 0, z], { grain: "y" }),
    part(box(width - 2 * stile, stile, thickness, 0.0015, 2), surface, [0, side * (height / 2 - stile / 2), z], {
      grain: "x",
    }),
  ]);
}

function fill(
  style: FrontStyle,
  width: number,
  height: number,
  { surface, panel = surface, panes = [1, 1] }: FrontOptions,
): Object3D[] {
  if (style === "glazed") return [pane(width, height), ...bars(width, height, panes, surface)];
  if (style === "reededGlass") {
    const count = Math.round(width / 0.014);
    const rib = new CylinderGeometry(0.007, 0.007, height, 8, 1, true, -Math.PI / 2, Math.PI);
    rib.scale(1, 1, 0.5);
    return [pane(width, height), part(row(rib, count, width / count), glass("#eef3f1"), [0, 0, -0.0125])];
  }
  if (style === "cane") {
    const weave = part(box(width + 0.01, height + 0.01, 0.003, 0.001, 1), CANE, [0, 0, -0.011], { grain: "y" });
    return [
      weave,
      ...frame(width + 0.001, height + 0.001, 0.006, woven("wicker"), 0.004).map((bead) =>
        group([bead], [0, 0, -0.0065]),
      ),
    ];
  }
  const isPainted = style !== "framed";
  const sheet = part(box(width + 0.008, height + 0.008, 0.006, 0.001, 1), isPainted ? surface : panel, [0, 0, -0.015], {
    grain: "y",
  });
  if (!isPainted) return [sheet];
  const margin = Math.min(0.045, width * 0.1);
  const field = (tall: number, y: number): Object3D =>
    raisedField(width - margin, tall - margin, panel, style === "arched", [0, y, -0.0115]);
  if (height < 1.1) return [sheet, field(height, 0)];
  // A tall door has a rail in its lower third.
  const rail = 0.07;
  const lower = height * 0.34 - rail / 2;
  const upper = height - lower - rail;
  return [
    sheet,
    field(upper, height / 2 - upper / 2),
    field(lower, -height / 2 + lower / 2),
    part(box(width, rail, FRONT, 0.0015, 2), surface, [0, -height / 2 + lower + rail / 2, -FRONT / 2], { grain: "x" }),
  ];
}

function pane(width: number, height: number): Object3D {
  return part(box(width + 0.008, height + 0.008, 0.004, 0.0005, 1), glass(), [0, 0, -0.0145]);
}

function bars(width: number, height: number, [columns, rows]: readonly [number, number], surface: Surface): Object3D[] {
  const upright = Array.from({ length: columns - 1 }, (_, index) => (index + 1) / columns - 0.5);
  const level = Array.from({ length: rows - 1 }, (_, index) => (index + 1) / rows - 0.5);
  return [
    ...upright.map((share) =>
      part(box(0.014, height, 0.015, 0.003, 2), surface, [share * width, 0, -0.0085], { grain: "y" }),
    ),
    ...level.map((share) =>
      part(box(width, 0.014, 0.0148, 0.003, 2), surface, [0, share * height, -0.0085], { grain: "x" }),
    ),
  ];
}
