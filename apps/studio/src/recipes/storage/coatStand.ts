import type { Object3D } from "three";
import { between } from "../../geometry/between.ts";
import { group, part, type Point } from "../../geometry/part.ts";
import { cylinder, ring, rod, sphere } from "../../geometry/solids.ts";
import type { Recipe } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";

export interface CoatTreeParameters {
  surface: Surface;
  branches?: number;
  /** height of the lowest branch, as a part of the whole */
  lowest?: number;
  legs?: number;
  trunk?: number;
  /** how steeply the branches rise, in radians */
  rise?: number;
}

/** A wooden trunk with branches at different heights all around it, on splayed legs. */
export const coatTree: Recipe<CoatTreeParameters> = ({ width, height }, parameters): Object3D => {
  const { surface, branches = 8, lowest = 0.6, legs = 3, trunk = 0.02, rise = 0.85 } = parameters;
  const foot = width / 2 - 0.011;
  const stem = between([0, 0.3, 0], [0, height - 0.005, 0], trunk, surface, { radiusTo: trunk * 0.8, sides: 28 });
  // Three legs fill a square when they are measured along x and z: the outermost points touch its sides.
  const angles = Array.from({ length: legs }, (_, index) => Math.PI / 2 + (index / legs) * Math.PI * 2);
  const [wide, deep] = [
    Math.max(...angles.map((angle) => Math.abs(Math.cos(angle)))),
    Math.max(...angles.map((angle) => Math.abs(Math.sin(angle)))),
  ];
  const span = angles.map((angle): Point => [(Math.cos(angle) / wide) * foot, 0.011, (Math.sin(angle) / deep) * foot]);
  const low = Math.min(...span.map((at) => at[2]));
  const shift = (-foot - low) / 2;
  const stands = span.map(([x, y, z]) => {
    const reached: Point = [x, y, z + (z < 0 ? (z / low) * 2 * shift : 0)];
    return group([
      between([reached[0] * 0.02, 0.56, reached[2] * 0.02], reached, 0.0165, surface, { radiusTo: 0.0105 }),
      part(sphere(0.0105, 16), surface, reached),
    ]);
  });
  const arms = Array.from({ length: branches }, (_, index) => {
    const angle = index * 2.4;
    const y = height * (lowest + ((0.94 - lowest) * index) / (branches - 1));
    const long = 0.2 - 0.008 * index;
    const tip: Point = [
      Math.cos(angle) * long * Math.cos(rise),
      y + long * Math.sin(rise),
      Math.sin(angle) * long * Math.cos(rise),
    ];
    const capped = tip[1] > height - 0.012 ? ([tip[0], height - 0.012, tip[2]] as const) : tip;
    return group([
      between([0, y, 0], capped, 0.0115, surface, { radiusTo: 0.0095 }),
      part(sphere(0.0105, 16), surface, capped),
    ]);
  });
  return group([stem, part(sphere(trunk * 0.8, 20), surface, [0, height - trunk * 0.8, 0]), ...stands, ...arms]);
};

export interface SteelCoatStandParameters {
  surface: Surface;
  hooks?: number;
  /** radius of the tube */
  tube?: number;
  base?: "disc" | "hoop";
  umbrellas?: boolean;
}

/** A steel post with hoops bent out of one rod at its head and a ring that holds umbrellas. */
export const steelCoatStand: Recipe<SteelCoatStandParameters> = ({ width, height }, parameters): Object3D => {
  const { surface, hooks = 4, tube = 0.0125, base = "disc", umbrellas = true } = parameters;
  const radius = width / 2;
  const hoops = Array.from({ length: hooks }, (_, index) => {
    const angle = (index / hooks) * Math.PI * 2 + Math.PI / hooks;
    const [x, z] = [Math.cos(angle), Math.sin(angle)];
    const out = Math.min(0.17, radius * 0.75);
    const line = [
      [0.6 * tube, height - 0.3],
      [out * 0.35, height - 0.27],
      [out * 0.85, height - 0.19],
      [out, height - 0.09],
      [out * 0.82, height - 0.02],
      [out * 0.45, height - 0.006],
      [out * 0.12, height - 0.03],
      [0.6 * tube, height - 0.09],
    ] as const;
    return part(
      rod(
        line.map(([away, y]): Point => [x * away, y, z * away]),
        0.006,
        { segments: 60, sides: 10 },
      ),
      surface,
    );
  });
  const foot =
    base === "disc"
      ? [part(cylinder(radius - 0.004, radius, 0.012, 72), surface, [0, 0.006, 0])]
      : [
          part(ring(radius - 0.008, 0.008), surface, [0, 0.008, 0], { turn: [Math.PI / 2, 0, 0] }),
          between([-radius + 0.01, 0.008, 0], [radius - 0.01, 0.008, 0], 0.007, surface),
        ];
  const holder = umbrellas
    ? [
        part(ring(0.13, 0.005), surface, [0, 0.52, 0], { turn: [Math.PI / 2, 0, 0] }),
        ...[0, 1, 2].map((index) => {
          const angle = index * ((Math.PI * 2) / 3) + 0.5;
          return between([0, 0.52, 0], [Math.cos(angle) * 0.13, 0.52, Math.sin(angle) * 0.13], 0.004, surface, {
            sides: 10,
          });
        }),
      ]
    : [];
  return group([
    ...foot,
    between([0, 0.01, 0], [0, height - 0.02, 0], tube, surface),
    part(sphere(tube, 20), surface, [0, height - tube - 0.006, 0]),
    ...hoops,
    ...holder,
  ]);
};
