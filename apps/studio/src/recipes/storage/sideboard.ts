import type { Object3D } from "three";
import type { Recipe } from "../../recipe.ts";
import { cabinet, type CabinetParameters } from "./cabinet.ts";

export interface SideboardParameters extends CabinetParameters {
  /** fields of the front, from the left; see `parts/columns.ts` */
  columns: CabinetParameters["columns"];
}

/** A low cabinet for the dining room: doors and drawers of any front, on any base. */
export const sideboard: Recipe<SideboardParameters> = (size, parameters): Object3D =>
  cabinet(size, { handleAt: 0.1, ...parameters }).object;
