import type { Object3D } from "three";
import type { Recipe } from "../../recipe.ts";
import { drawers } from "../parts/columns.ts";
import { cabinet, type CabinetParameters } from "./cabinet.ts";

export interface DresserParameters extends Omit<CabinetParameters, "columns"> {
  /** relative heights of the drawers of each column, from the top; columns of one width */
  rows: readonly (readonly number[])[];
}

/** A chest of drawers. */
export const dresser: Recipe<DresserParameters> = (size, { rows, ...parameters }): Object3D =>
  cabinet(size, { ...parameters, columns: rows.map((heights) => drawers(heights)) }).object;
