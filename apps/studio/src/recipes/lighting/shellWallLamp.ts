import type { Object3D } from "three";
import { group, part } from "../../geometry/part.ts";
import { profileOf, vessel } from "../../geometry/profiles.ts";
import { box } from "../../geometry/solids.ts";
import { turned } from "../../geometry/turned.ts";
import type { Size } from "../../recipe.ts";
import { bulb } from "../../surfaces/surfaces.ts";
import type { Surface } from "../../surfaces/surface.ts";

export interface ShellWallLampParameters {
  shell: Surface;
  /** flutes over the half round, 0 for a smooth shell; default 9 */
  flutes?: number;
  /** depth of the flutes, in metres; default 0.006 */
  depth?: number;
  /** thickness of the wall; default 0.008 m */
  wall?: number;
  /** how full the shell is: 0.5 is a cone, 1 a bowl; default 0.95 */
  fullness?: number;
}

/** Half a bowl on the wall, open towards the ceiling. */
export function shellWallLamp(size: Size, parameters: ShellWallLampParameters): Object3D {
  const { shell, flutes = 9, depth = 0.006, wall = 0.008, fullness = 0.95 } = parameters;
  const radius = size.width / 2;
  const { height } = size;
  const middle = 0.5 + fullness * 0.4;
  const line = profileOf(
    [
      [0, 0],
      [radius * 0.28, 0.003],
      [radius * middle * 0.72, height * 0.22],
      [radius * middle, height * 0.5],
      [radius * 0.97, height * 0.84],
      [radius, height - wall / 2],
    ],
    30,
  );
  const half = turned(vessel(line, { wall }), shell, [0, 0, 0], {
    segments: Math.max(48, flutes * 10),
    sweep: Math.PI,
    ripple: (angle, y, far) =>
      flutes === 0
        ? 0
        : -depth *
          (1 - Math.abs(Math.sin(angle * flutes))) *
          Math.min(1, far / radius) *
          Math.min(1, y / (height * 0.3)),
  });
  half.rotation.y = Math.PI / 2;
  const bowl = group([half], [0, 0, -size.depth / 2]);
  bowl.scale.z = size.depth / radius;
  return group([
    bowl,
    part(box(size.width * 0.66, height * 0.5, 0.006, 0.002), shell, [0, height * 0.62, 0.003 - size.depth / 2]),
    part(box(size.width * 0.6, 0.006, size.depth * 0.42, 0.002), bulb("#ffe3b8", 4.5), [
      0,
      height * 0.72,
      -size.depth * 0.2,
    ]),
  ]);
}
