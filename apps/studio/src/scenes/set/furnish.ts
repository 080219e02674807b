import type { Object3D } from "three";
import { group, type Point } from "../../geometry/part.ts";
import type { Color } from "../../surfaces/palette.ts";

/** Builds a product of the catalogue in a colour (and size) it comes in. */
export type Furniture = (ref: string, color: Color, size?: string) => Object3D;

/** The object moved to its place and turned (radians about y). */
export const put = (piece: Object3D, at: Point, turnY = 0): Object3D => group([piece], at, turnY);
