import { CatmullRomCurve3, Vector3 } from "three";
import type { Point } from "./part.ts";

/** Straight runs with bent corners, as a tube bender makes them: for `sweep` with `exact`. */
export function bent(
  points: readonly Point[],
  radius: number | ((corner: number) => number),
  { closed = false, steps = 8 } = {},
): Point[] {
  const path = points.map((point) => new Vector3(...point));
  return path.flatMap((corner, index) => {
    const before = path[index - 1] ?? (closed ? path.at(-1) : undefined);
    const after = path[index + 1] ?? (closed ? path[0] : undefined);
    if (before === undefined || after === undefined) return [corner.toArray()];
    return fillet(before, corner, after, typeof radius === "function" ? radius(index) : radius, steps);
  });
}

function fillet(before: Vector3, corner: Vector3, after: Vector3, radius: number, steps: number): Point[] {
  const back = before.clone().sub(corner).normalize();
  const on = after.clone().sub(corner).normalize();
  const half = back.angleTo(on) / 2;
  const reach = radius / Math.tan(half);
  if (half > 1.56 || reach < 1e-5) return [corner.toArray()];
  const middle = corner.clone().addScaledVector(back.clone().add(on).normalize(), radius / Math.sin(half));
  const [from, to] = [back, on].map((way) => corner.clone().addScaledVector(way, reach).sub(middle));
  if (from === undefined || to === undefined) return [];
  const turn = from.angleTo(to);
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const t = step / steps;
    const spoke = from
      .clone()
      .multiplyScalar(Math.sin((1 - t) * turn))
      .addScaledVector(to, Math.sin(t * turn))
      .divideScalar(Math.sin(turn));
    return spoke.add(middle).toArray();
  });
}

/** The same points on the other side of the middle. */
export const mirrored = (points: readonly Point[]): Point[] => points.map(([x, y, z]) => [-x, y, z]);

/** A place on the smooth curve through the points; `share` 0 is its beginning, 1 its end. */
export function pointOn(points: readonly Point[], share: number): Point {
  return new CatmullRomCurve3(
    points.map((point) => new Vector3(...point)),
    false,
    "centripetal",
  )
    .getPointAt(share)
    .toArray();
}
