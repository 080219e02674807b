import { BufferAttribute, type BufferGeometry, CatmullRomCurve3, TubeGeometry, Vector3 } from "three";
import type { Point } from "./part.ts";

/** A stem, branch or tassel: a bent rod that gets thinner, from `radius` at the first point to `end` at the last. */
export function taper(points: readonly Point[], radius: number, end: number, segments = 12, sides = 7): BufferGeometry {
  const curve = new CatmullRomCurve3(
    points.map((point) => new Vector3(...point)),
    false,
    "catmullrom",
    0.5,
  );
  const geometry = new TubeGeometry(curve, segments, radius, sides, false);
  const positions = geometry.getAttribute("position");
  const middle = new Vector3();
  const spot = new Vector3();
  const moved = new Float32Array(positions.count * 3);
  for (let index = 0; index < positions.count; index += 1) {
    const along = Math.floor(index / (sides + 1)) / segments;
    curve.getPointAt(along, middle);
    spot
      .fromBufferAttribute(positions, index)
      .sub(middle)
      .multiplyScalar(1 + (end / radius - 1) * along)
      .add(middle);
    moved.set([spot.x, spot.y, spot.z], index * 3);
  }
  geometry.setAttribute("position", new BufferAttribute(moved, 3));
  return geometry;
}
