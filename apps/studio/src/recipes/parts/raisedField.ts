import { type Object3D, Shape } from "three";
import { extrude } from "../../geometry/solids.ts";
import { part, type Point } from "../../geometry/part.ts";
import type { Surface } from "../../surfaces/surface.ts";

/** The raised field of a panel: a flat middle whose edges fall away; `arched` ends in a flat arch at its top. */
export function raisedField(width: number, height: number, surface: Surface, arched: boolean, at: Point): Object3D {
  const bevel = Math.min(0.022, width * 0.12);
  const [half, top] = [width / 2, height / 2];
  const shape = new Shape();
  shape.moveTo(-half, -top);
  shape.lineTo(half, -top);
  if (arched) {
    const shoulder = top - Math.min(width * 0.3, height * 0.2);
    shape.lineTo(half, shoulder);
    shape.bezierCurveTo(half * 0.8, shoulder, half * 0.55, top, 0, top);
    shape.bezierCurveTo(-half * 0.55, top, -half * 0.8, shoulder, -half, shoulder);
  } else {
    shape.lineTo(half, top);
    shape.lineTo(-half, top);
  }
  shape.closePath();
  const geometry = extrude(shape, bevel * 2 + 0.004, bevel, 16);
  // A panel is thin: its bevel is wide and shallow.
  geometry.scale(1, 1, 0.02 / (bevel * 2 + 0.004));
  geometry.computeVertexNormals();
  return part(geometry, surface, at, { grain: "y" });
}
