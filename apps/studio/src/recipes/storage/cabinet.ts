import { type Object3D } from "three";
import { group } from "../../geometry/part.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { type BaseStyle, cabinetBase } from "../parts/cabinetBase.ts";
import { type Bay, type CaseOptions, casework } from "../parts/casework.ts";

export interface CabinetParameters extends CaseOptions {
  base?: BaseStyle;
  /** from the floor to the body; what suits the base by default */
  baseHeight?: number;
  /** legs or plinth; the body's by default */
  legs?: Surface | undefined;
}

const HEIGHTS: Record<BaseStyle, number> = {
  tapered: 0.15,
  straight: 0.14,
  runner: 0.14,
  frame: 0.16,
  plinth: 0.06,
  shadow: 0.05,
  bun: 0.08,
  turned: 0.13,
  none: 0,
};

/** A body with fronts on its base; `bays` are its open fields in the same coordinates. */
export function cabinet(
  { width, depth, height }: Size,
  parameters: CabinetParameters,
): { object: Object3D; bays: readonly Bay[] } {
  const { base = "tapered", baseHeight = HEIGHTS[base], legs = parameters.body } = parameters;
  const made = casework(width, height - baseHeight, depth, parameters);
  const footprint = width - 2 * (parameters.overhang ?? 0);
  return {
    object: group([
      cabinetBase(base, footprint, depth - 0.03, baseHeight, legs),
      group([made.object], [0, baseHeight, 0]),
    ]),
    bays: made.bays.map((bay) => ({ ...bay, floor: bay.floor + baseHeight })),
  };
}
