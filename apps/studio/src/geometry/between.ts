import { CylinderGeometry, type Mesh, Quaternion, Vector3 } from "three";
import type { Surface } from "../surfaces/surface.ts";
import { part, type Point } from "./part.ts";

const UP = new Vector3(0, 1, 0);

/** A straight round bar with closed ends from one point to another; it may taper. */
export function between(
  from: Point,
  to: Point,
  radius: number,
  surface: Surface,
  { radiusTo = radius, sides = 20 } = {},
): Mesh {
  const start = new Vector3(...from);
  const way = new Vector3(...to).sub(start);
  const geometry = new CylinderGeometry(radiusTo, radius, way.length(), sides, 1);
  const middle = start.clone().addScaledVector(way, 0.5);
  const bar = part(geometry, surface, [middle.x, middle.y, middle.z], { grain: "y" });
  bar.quaternion.copy(new Quaternion().setFromUnitVectors(UP, way.normalize()));
  return bar;
}
