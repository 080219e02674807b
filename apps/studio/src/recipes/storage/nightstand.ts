import type { Object3D } from "three";
import { group } from "../../geometry/part.ts";
import type { Recipe } from "../../recipe.ts";
import { drawerCell, openCell, stack } from "../parts/columns.ts";
import { furnish } from "../parts/shelfProps.ts";
import { cabinet, type CabinetParameters } from "./cabinet.ts";

export interface NightstandParameters extends Omit<CabinetParameters, "columns"> {
  drawers?: number;
  /** an open compartment: above or below the drawers */
  niche?: "above" | "below" | "none";
}

/** A small cabinet beside the bed. */
export const nightstand: Recipe<NightstandParameters> = (
  size,
  { drawers = 2, niche = "none", ...parameters },
): Object3D => {
  const closed = Array.from({ length: drawers }, () => drawerCell());
  const cells = niche === "above" ? [openCell(), ...closed] : niche === "below" ? [...closed, openCell()] : closed;
  const made = cabinet(size, { ...parameters, columns: [stack(cells)] });
  return group([made.object, furnish(made.bays, ["pile"])]);
};
