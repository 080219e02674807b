import type { Object3D } from "three";
import { PlaneGeometry } from "three";
import { group, part, type Point } from "../../geometry/part.ts";
import type { Surface } from "../../surfaces/surface.ts";
import type { AreaLight, Sun } from "../scene.ts";

/** Something bright to see through a window: the sky over a strip of garden out of focus. Looks to +z. */
export function outdoors(
  width: number,
  height: number,
  { sky = "#dfeaf2", green = "#a9bd9a", glow = 1.6 }: { sky?: `#${string}`; green?: `#${string}`; glow?: number } = {},
): Object3D {
  const shining = (color: `#${string}`, strength: number): Surface => ({
    name: `outdoors-${color}-${strength}`,
    color,
    roughness: 1,
    metalness: 0,
    emission: strength,
  });
  const horizon = height * 0.36;
  return group([
    part(new PlaneGeometry(width, height - horizon), shining(sky, glow), [0, horizon + (height - horizon) / 2, 0]),
    part(new PlaneGeometry(width, horizon * 0.6), shining("#c5d2bd", glow * 0.8), [0, horizon * 0.7, 0.001]),
    part(new PlaneGeometry(width, horizon * 0.4), shining(green, glow * 0.6), [0, horizon * 0.2, 0.002]),
  ]);
}

/** The sky's light through a window on the left: a soft box just outside of it. */
export function skylight(
  at: Point,
  width: number,
  height: number,
  watts: number,
  color: `#${string}` = "#f4f7ff",
): AreaLight {
  return { position: at, target: [at[0] + 2, at[1] - 0.45, at[2] + 0.15], width, height, watts, color };
}

/** What a photographer adds: a big dim softbox behind the camera, so that shadows stay readable. */
export const fillLight = (
  position: Point,
  target: Point,
  watts: number,
  color: `#${string}` = "#fff7ec",
): AreaLight => ({ position, target, width: 3.6, height: 2.4, watts, color });

/** Morning sun from the left, in front of the room. */
export const morningSun = (strength = 3, from: Point = [-3.2, 2.9, 1.6]): Sun => ({
  position: from,
  target: [0, 0, 0],
  strength,
  angleDegrees: 2.5,
  color: "#ffe6c4",
});
