import type { Object3D } from "three";
import { oval } from "../../geometry/outlines.ts";
import { group, part } from "../../geometry/part.ts";
import { slab } from "../../geometry/slab.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { type Pedestal, pedestal } from "../parts/pedestal.ts";
import { edgeProfile } from "../parts/tableTop.ts";

export interface PedestalTableParameters {
  top: Surface;
  foot: Surface;
  /** thickness of the top; 2.8 cm by default */
  thickness?: number;
  /** `tapered` is a thin edge with a bevelled underside; `round` by default */
  edge?: "eased" | "round" | "tapered";
  /** `trumpet` by default */
  stand?: Pedestal;
  /** diameter of the foot as a part of the top's; 0.6 by default */
  spread?: number;
  /** a metal band around the top */
  band?: Surface;
}

/** A round top on one foot. */
export function pedestalTable({ width, depth, height }: Size, parameters: PedestalTableParameters): Object3D {
  const { top, foot, thickness = 0.028, edge = "round", stand = "trumpet", spread = 0.6, band } = parameters;
  const under = height - thickness;
  const rim = band === undefined ? 0 : 0.003;
  const pieces: Object3D[] = [
    part(
      slab(oval(width - rim * 2, depth - rim * 2, 2, 128), thickness, { profile: edgeProfile(edge, thickness) }),
      top,
      [0, under, 0],
      { grain: "x" },
    ),
  ];
  if (band !== undefined)
    pieces.push(
      part(slab(oval(width, depth, 2, 128), thickness - 0.002, { edge: 0.0006 }), band, [0, under + 0.0005, 0]),
    );
  return group([...pieces, ...pedestal(stand, (width * spread) / 2, under, foot)]);
}
