import type { Object3D } from "three";
import { group } from "../../geometry/part.ts";
import { padded } from "../../geometry/padded.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { type Feet, feet } from "./feet.ts";
import { upholstered } from "./upholstery.ts";

/** The stool that goes with an easy chair: a cushioned top on the chair's feet. */
export function footstool(
  width: number,
  depth: number,
  height: number,
  z: number,
  cover: Surface,
  cord: Surface,
  standing: Feet,
): Object3D {
  const base = standing.height;
  const split = height - 0.11;
  return group(
    [
      upholstered(padded(width - 0.02, split - base, depth - 0.02, { edge: 0.02, wrinkle: 0.002 }), cover, {
        at: [0, (split + base) / 2, 0],
      }),
      upholstered(padded(width, height - split, depth, { edge: 0.03, crown: { top: 0.03 }, wrinkle: 0.006 }), cover, {
        at: [0, (height + split) / 2, 0],
        piped: ["top", "bottom"],
        cord,
      }),
      feet(standing, width, depth, 0.07),
    ],
    [0, 0, z],
  );
}
