import type { Object3D } from "three";
import type { Color, Cover } from "./surfaces/palette.ts";

/** The measures of the data sheet, in metres. The finished model fills exactly width × depth × height. */
export interface Size {
  width: number;
  depth: number;
  height: number;
  /** top of the uncompressed seat above the floor */
  seatHeight?: number | undefined;
}

/** What a sale element chooses. */
export interface Finish {
  color: Color;
  /** the product's `cover` feature; `weave` where it has none */
  cover: Cover;
  /** the chosen size's code ("160x230", "d45"), where the product comes in several */
  size?: string | undefined;
}

/**
 * A parametric piece of furniture. Metres; y up, the floor at 0, the front looks to +z, centred on x and z.
 * The same arguments give the same vertices.
 *
 * Objects with `userData.extra === true` (a pendant's cord and canopy, a lamp's cable on the floor) are in the picture
 * and not in the measures of the data sheet: whoever measures a model leaves them out.
 */
export type Recipe<Parameters> = (size: Size, parameters: Parameters) => Object3D;

/** From where the camera looks, in degrees. */
export interface View {
  /** around the piece: 0 from the front, negative from its left */
  azimuth: number;
  /** above the horizon */
  elevation: number;
}

/** How one product of the catalogue is built: its recipe with its parameters, for any size and finish. */
export interface ProductModel {
  build: (size: Size, finish: Finish) => Object3D;
  /** The item that the data sheet measures, where `build` arranges a set or folds a throw in a size of its own. */
  measured?: (size: Size, finish: Finish) => Object3D;
  /** the catalogue picture; the second and third picture look from elsewhere by themselves */
  hero?: View;
  /** "hang": nothing under it (a pendant); "wall": it hangs on a wall behind it; "floor" otherwise */
  stand?: "floor" | "wall" | "hang";
}

/** Product reference → model. */
export type ProductModels = Readonly<Record<string, ProductModel>>;
