import type { Object3D } from "three";
import { group } from "../../geometry/part.ts";
import type { Size } from "../../recipe.ts";
import { basket, type BasketParameters } from "./basket.ts";

/** Several baskets of one kind in graded sizes, standing together on width × depth; the first is the tallest. */
export function basketSet({ width, depth, height }: Size, parameters: BasketParameters): Object3D {
  const large = basket({ width, depth: depth * 0.58, height }, parameters);
  const middle = basket({ width: width * 0.56, depth: depth * 0.4, height: height * 0.66 }, parameters);
  const small = basket({ width: width * 0.4, depth: depth * 0.33, height: height * 0.46 }, parameters);
  large.position.z = -depth / 2 + depth * 0.29;
  middle.position.set(-width / 2 + width * 0.29, 0, depth / 2 - depth * 0.2);
  small.position.set(width / 2 - width * 0.205, 0, depth / 2 - depth * 0.175);
  return group([large, middle, small]);
}
