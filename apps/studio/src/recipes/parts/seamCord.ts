import { type Object3D, TorusGeometry } from "three";
import { merge } from "../../geometry/merge.ts";
import { part, type Point } from "../../geometry/part.ts";
import { cylinder } from "../../geometry/solids.ts";
import type { Surface } from "../../surfaces/surface.ts";

/** The cord in a seam around a rectangle with round corners, lying, outer measures. */
export function seamCord(
  width: number,
  length: number,
  corner: number,
  thickness: number,
  surface: Surface,
  at: Point,
): Object3D {
  const [x, z] = [width / 2 - thickness, length / 2 - thickness];
  const radius = Math.min(corner, x, z);
  const run = (long: number, along: "x" | "z") => {
    const rod = cylinder(thickness, thickness, long, 8);
    if (along === "x") rod.rotateZ(Math.PI / 2);
    else rod.rotateX(Math.PI / 2);
    return rod;
  };
  const bend = (quarter: number) => {
    const arc = new TorusGeometry(radius, thickness, 8, 8, Math.PI / 2);
    arc.rotateX(Math.PI / 2);
    arc.rotateY((-quarter * Math.PI) / 2);
    return arc;
  };
  const corners = [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ] as const;
  const geometry = merge([
    ...[-1, 1].map((end) => [run(2 * (x - radius), "x"), [0, 0, end * z]] as const),
    ...[-1, 1].map((side) => [run(2 * (z - radius), "z"), [side * x, 0, 0]] as const),
    ...corners.map(([side, end], quarter) => [bend(quarter), [side * (x - radius), 0, end * (z - radius)]] as const),
  ]);
  return part(geometry, surface, at);
}
