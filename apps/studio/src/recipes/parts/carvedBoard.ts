import { type Object3D, Path, Shape } from "three";
import { group, part } from "../../geometry/part.ts";
import { extrude, rod } from "../../geometry/solids.ts";
import type { Surface } from "../../surfaces/surface.ts";

/** A board standing on y = 0 whose upper edge swings up to an arch in the middle, with a carved bead under it and maybe a heart sawn out. */
export function carvedBoard(
  width: number,
  height: number,
  thickness: number,
  wood: Surface,
  { arch, heart }: { arch: number; heart: boolean },
): Object3D {
  const [half, shoulder] = [width / 2, height - arch];
  const shape = new Shape();
  shape.moveTo(-half, 0);
  shape.lineTo(half, 0);
  shape.lineTo(half, shoulder);
  shape.bezierCurveTo(half * 0.78, shoulder, half * 0.74, shoulder + arch * 0.25, half * 0.6, shoulder + arch * 0.4);
  shape.bezierCurveTo(half * 0.42, shoulder + arch * 0.62, half * 0.3, height, 0, height);
  shape.bezierCurveTo(-half * 0.3, height, -half * 0.42, shoulder + arch * 0.62, -half * 0.6, shoulder + arch * 0.4);
  shape.bezierCurveTo(-half * 0.74, shoulder + arch * 0.25, -half * 0.78, shoulder, -half, shoulder);
  shape.closePath();
  if (heart) shape.holes.push(heartAt(height - arch * 0.5 - 0.16, 0.1));
  const line = shape.getPoints(18).filter(({ y }) => y >= shoulder - 1e-6);
  const bead = line.map(({ x, y }) => [x * 0.985, y - 0.035, thickness / 2] as const).toReversed();
  return group([
    part(extrude(shape, thickness, 0.006, 18), wood, [0, 0, 0], { grain: "x" }),
    ...(bead.length > 3 ? [part(rod(bead, 0.007, { segments: 90, sides: 8 }), wood, [0, 0, 0], { grain: "x" })] : []),
  ]);
}

function heartAt(y: number, size: number): Path {
  const path = new Path();
  path.moveTo(0, y);
  path.bezierCurveTo(size * 0.12, y + size * 0.2, size * 0.52, y + size * 0.42, size * 0.5, y + size * 0.72);
  path.bezierCurveTo(size * 0.48, y + size, size * 0.1, y + size * 1.04, 0, y + size * 0.78);
  path.bezierCurveTo(-size * 0.1, y + size * 1.04, -size * 0.48, y + size, -size * 0.5, y + size * 0.72);
  path.bezierCurveTo(-size * 0.52, y + size * 0.42, -size * 0.12, y + size * 0.2, 0, y);
  return path;
}
