import { Box3, type Object3D, Vector3 } from "three";
import { group } from "../../geometry/part.ts";
import type { Size } from "../../recipe.ts";

/**
 * Soft things come out some millimetres off the drawing. This puts the outline back on it: on the floor, centred, filling its size.
 * A model that is off by more than a few per cent is drawn wrongly, and that is an error.
 */
export function fitted(model: Object3D, size: Size, tolerance = 0.035): Object3D {
  model.updateMatrixWorld(true);
  const box = new Box3().setFromObject(model, true);
  const found = box.getSize(new Vector3());
  const factor = new Vector3(size.width, size.height, size.depth).divide(found);
  for (const [measure, value] of Object.entries({ width: factor.x, height: factor.y, depth: factor.z })) {
    if (Math.abs(value - 1) > tolerance)
      throw new RangeError(`The ${measure} would have to be stretched by ${value.toFixed(3)}`);
  }
  const middle = box.getCenter(new Vector3());
  model.position.sub(new Vector3(middle.x, box.min.y, middle.z));
  const stretched = group([model]);
  stretched.scale.copy(factor);
  return group([stretched]);
}
