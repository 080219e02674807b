import type { Object3D } from "three";
import { row } from "../../geometry/merge.ts";
import { part, type Point } from "../../geometry/part.ts";
import { box } from "../../geometry/solids.ts";
import type { Surface } from "../../surfaces/surface.ts";

/** Upright boards side by side with a narrow groove between them: backs of country furniture, panelled walls. */
export function boarding(width: number, height: number, surface: Surface, at: Point, pitch = 0.09): Object3D {
  const count = Math.max(2, Math.round(width / pitch));
  return part(row(box(width / count - 0.0025, height, 0.012, 0.003, 1), count, width / count), surface, at, {
    grain: "y",
  });
}
