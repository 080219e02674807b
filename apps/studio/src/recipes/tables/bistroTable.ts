import type { Object3D } from "three";
import { group, part } from "../../geometry/part.ts";
import { box } from "../../geometry/solids.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { stick } from "../parts/stick.ts";

export interface BistroTableParameters {
  body: Surface;
  /** number of slats; 8 by default */
  slats?: number;
  /** between slats; 1 cm by default */
  gap?: number;
  /** width of the flat steel of the legs; 2.2 cm by default */
  bar?: number;
}

/** Folds flat: slats of sheet steel, two pairs of crossed legs. */
export function bistroTable(
  { width, depth, height }: Size,
  { body, slats = 8, gap = 0.01, bar = 0.022 }: BistroTableParameters,
): Object3D {
  const pitch = (depth + gap) / slats;
  const top = Array.from({ length: slats }, (_, index) => {
    const z = -depth / 2 + pitch * index + (pitch - gap) / 2;
    return part(box(width, 0.012, pitch - gap, 0.005), body, [0, height - 0.006, z]);
  });
  const [x, reach, under] = [width / 2 - 0.075, depth / 2 - 0.035, height - 0.014];
  const flat = { width: 0.006, depth: bar, radius: 0.0015 };
  const legs = [-1, 1].flatMap((side) => [
    stick(
      [
        [side * x, 0, -reach],
        [side * x, under, reach - 0.04],
      ],
      flat,
      body,
      { level: true },
    ),
    stick(
      [
        [side * (x - 0.012), 0, reach],
        [side * (x - 0.012), under, -reach + 0.04],
      ],
      flat,
      body,
      { level: true },
    ),
    part(box(0.006, 0.016, depth - 0.05, 0.0015), body, [side * (x + 0.006), under - 0.006, 0]),
    stick(
      [
        [side * (x + 0.006), height * 0.51, 0],
        [side * (x - 0.02), height * 0.51, 0],
      ],
      0.011,
      body,
    ),
  ]);
  const brace = -reach + (0.16 / under) * (2 * reach - 0.04);
  const rails = [-brace, brace].map((z) =>
    stick(
      [
        [-x, 0.16, z],
        [x, 0.16, z],
      ],
      0.01,
      body,
    ),
  );
  return group([
    ...top,
    ...legs,
    ...rails,
    stick(
      [
        [-x, height * 0.51, 0],
        [x, height * 0.51, 0],
      ],
      0.01,
      body,
    ),
  ]);
}
