import { Shape } from "three";

/**
 * The side board of a plate rack, in the z-y plane with its back at -depth / 2: it stands on a narrow foot, swings out in a curve
 * at `waist` to its full depth and back in at the top.
 */
export function bracketShape(depth: number, height: number, waist: number): Shape {
  const [back, front] = [-depth / 2, depth / 2];
  const shape = new Shape();
  shape.moveTo(back, 0);
  shape.lineTo(front - depth * 0.28, 0);
  shape.bezierCurveTo(front - depth * 0.45, waist * 0.3, front - depth * 0.45, waist * 0.6, front, waist - 0.012);
  shape.lineTo(front, height);
  shape.lineTo(back, height);
  shape.closePath();
  return shape;
}
