import type { Object3D } from "three";
import { group } from "../../geometry/part.ts";
import type { Recipe } from "../../recipe.ts";
import { cornice } from "../parts/moulding.ts";
import { cabinet, type CabinetParameters } from "./cabinet.ts";

export interface WardrobeParameters extends CabinetParameters {
  /** a moulded crown of this height */
  crown?: number;
}

/** A wardrobe with hinged doors. */
export const wardrobe: Recipe<WardrobeParameters> = (
  { width, depth, height },
  { crown = 0, ...parameters },
): Object3D => {
  if (crown === 0) return cabinet({ width, depth, height }, { base: "plinth", ...parameters }).object;
  const out = 0.04;
  const body = cabinet(
    { width: width - 2 * out, depth: depth - out, height: height - crown },
    { base: "plinth", ...parameters },
  );
  return group([
    group([body.object], [0, 0, -out / 2]),
    group([cornice(width - 2 * out, depth - out, crown, out, parameters.body)], [0, height - crown, -out / 2]),
  ]);
};
