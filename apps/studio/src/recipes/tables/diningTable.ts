import type { Object3D } from "three";
import { oval } from "../../geometry/outlines.ts";
import { group, part } from "../../geometry/part.ts";
import { slab } from "../../geometry/slab.ts";
import { box } from "../../geometry/solids.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { handle } from "../parts/handle.ts";
import {
  closedFrames,
  crossedLegs,
  flutedFeet,
  type Load,
  rails,
  taperedLegs,
  trestles,
  turnedLegs,
} from "../parts/tableLegs.ts";
import { edgeProfile, type TableEdge, tableTop } from "../parts/tableTop.ts";

export interface DiningTableParameters {
  top: Surface;
  legs: Surface;
  /** knob of the drawer, plinths of the columns */
  fittings?: Surface;
  /** `eased` by default */
  edge?: TableEdge;
  /** `rectangle` by default */
  outline?: "rectangle" | "oval";
  /** of the top; 3.5 cm by default */
  thickness?: number;
  /** boards side by side; 1 by default */
  planks?: number;
  /** `tapered` by default; `trestles` are A-shaped, `columns` fluted */
  stand?: "tapered" | "frames" | "crossed" | "trestles" | "turned" | "columns";
  /** a drawer in the long rail, for turned legs */
  drawer?: boolean;
  /** two halves that draw apart, on runners */
  extension?: boolean;
}

/** A table to sit at. */
export function diningTable(size: Size, parameters: DiningTableParameters): Object3D {
  const { top, thickness = 0.035, edge = "eased", planks = 1, outline = "rectangle", extension = false } = parameters;
  const { width, depth, height } = size;
  const load: Load = { width, depth, height: height - thickness };
  const board =
    outline === "oval"
      ? part(
          slab(oval(width, depth, 2.25, 128), thickness, { profile: edgeProfile(edge, thickness) }),
          top,
          [0, load.height, 0],
          { grain: "x" },
        )
      : tableTop(width, depth, height, top, { thickness, edge, planks, seam: extension });
  return group([board, stand(load, parameters), ...(extension ? runners(load, parameters.legs) : [])]);
}

function stand(
  load: Load,
  { stand: kind = "tapered", legs, fittings = legs, drawer = false }: DiningTableParameters,
): Object3D {
  switch (kind) {
    case "tapered":
      return taperedLegs(load, legs);
    case "frames":
      return closedFrames(load, legs);
    case "crossed":
      return crossedLegs(load, legs);
    case "trestles":
      return trestles(load, legs);
    case "turned":
      return group([turnedLegs(load, legs), apron(load, legs, drawer ? fittings : undefined)]);
    case "columns":
      return flutedFeet(load, legs, fittings);
  }
}

/** Rails between the blocks of turned legs; with a knob, one of them is a drawer's front. */
function apron({ width, depth, height }: Load, surface: Surface, knob?: Surface): Object3D {
  const [long, deep, board] = [width - 0.225, depth - 0.225, 0.13];
  const frame = rails(long, deep, height, board, surface);
  if (knob === undefined) return frame;
  const [front, face] = [Math.min(0.52, long * 0.4), deep / 2 + 0.011];
  const shadow = part(
    box(front + 0.005, 0.1, 0.001, 0.0002, 1),
    { ...surface, name: `${surface.name}-gap`, color: "#17120d", roughness: 1 },
    [0, height - 0.066, face],
  );
  return group([
    frame,
    shadow,
    part(box(front, 0.095, 0.008, 0.002), surface, [0, height - 0.066, face + 0.004], { grain: "x" }),
    group([handle("knob", knob)], [0, height - 0.066, face + 0.008]),
  ]);
}

/** What the two halves slide on, seen from below. */
function runners({ width, depth, height }: Load, surface: Surface): Object3D[] {
  return [-1, 1].map((side) =>
    part(box(width * 0.62, 0.055, 0.026, 0.002), surface, [0, height - 0.0275, side * (depth / 2 - 0.17)]),
  );
}
