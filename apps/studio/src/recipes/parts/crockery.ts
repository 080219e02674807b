import type { Object3D } from "three";
import { group, part, type Point } from "../../geometry/part.ts";
import { lathe, profile } from "../../geometry/solids.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { ceramic, glass } from "../../surfaces/surfaces.ts";

/** Plates on each other. */
export function plates(
  count: number,
  radius: number,
  surface: Surface = ceramic("#f1ece2"),
  at: Point = [0, 0, 0],
): Object3D {
  return group(
    Array.from({ length: count }, (_, index) => part(plate(radius), surface, [0, index * 0.008, 0])),
    at,
  );
}

/** A plate standing on its edge, leaning back. */
export function standingPlate(radius: number, surface: Surface, at: Point): Object3D {
  return part(plate(radius), surface, [at[0], at[1] + radius * Math.cos(0.2), at[2]], {
    turn: [Math.PI / 2 - 0.2, 0, 0],
  });
}

const plate = (radius: number): ReturnType<typeof lathe> =>
  lathe(
    [
      [0, 0.004],
      [radius * 0.55, 0],
      [radius * 0.62, 0.003],
      [radius, 0.017],
      [radius, 0.02],
      [radius * 0.62, 0.007],
      [0, 0.006],
    ],
    40,
  );

/** Bowls in each other. */
export function bowls(
  count: number,
  radius: number,
  surface: Surface = ceramic("#e6ded0"),
  at: Point = [0, 0, 0],
): Object3D {
  const line = profile(
    [
      [radius * 0.42, 0],
      [radius * 0.8, radius * 0.28],
      [radius, radius * 0.72],
    ],
    8,
  );
  const inner = profile(
    [
      [radius - 0.004, radius * 0.72],
      [radius * 0.76, radius * 0.3],
      [radius * 0.3, 0.012],
    ],
    8,
  );
  const geometry = lathe([[0, 0.003], [radius * 0.4, 0], ...line, ...inner, [0, 0.01]], 40);
  return group(
    Array.from({ length: count }, (_, index) => part(geometry.clone(), surface, [0, index * radius * 0.22, 0])),
    at,
  );
}

/** A vase or jug with a narrow neck. */
export function jar(height: number, radius: number, surface: Surface, at: Point = [0, 0, 0]): Object3D {
  const line = profile(
    [
      [radius * 0.66, 0.002],
      [radius * 0.95, height * 0.25],
      [radius, height * 0.42],
      [radius * 0.78, height * 0.66],
      [radius * 0.42, height * 0.84],
      [radius * 0.4, height * 0.92],
      [radius * 0.48, height],
    ],
    20,
  );
  return part(
    lathe(
      [
        [0, 0],
        [radius * 0.62, 0],
        ...line,
        [radius * 0.43, height],
        [radius * 0.34, height * 0.9],
        [radius * 0.34, height * 0.8],
        [0, height * 0.78],
      ],
      40,
    ),
    surface,
    at,
  );
}

/** Drinking glasses, one beside the other. */
export function tumblers(count: number, at: Point = [0, 0, 0]): Object3D {
  const line = [
    [0, 0],
    [0.03, 0],
    [0.031, 0.002],
    [0.036, 0.1],
    [0.0345, 0.1],
    [0.0295, 0.008],
    [0, 0.008],
  ] as const;
  return group(
    Array.from({ length: count }, (_, index) =>
      part(lathe(line, 32), glass(), [(index - (count - 1) / 2) * 0.085, 0, 0]),
    ),
    at,
  );
}

/** A bottle with wine in it, as dark glass shows it. */
export function bottle(height: number, surface: Surface, at: Point = [0, 0, 0]): Object3D {
  const r = height * 0.125;
  const line = profile(
    [
      [r, 0.006],
      [r, height * 0.55],
      [r * 0.95, height * 0.62],
      [r * 0.4, height * 0.74],
      [r * 0.36, height * 0.97],
    ],
    40,
  );
  return part(
    lathe([[0, 0], [r * 0.95, 0], ...line, [r * 0.42, height * 0.975], [r * 0.42, height], [0, height]], 40),
    surface,
    at,
  );
}
