import type { Object3D } from "three";
import { group, part, type Point } from "../../geometry/part.ts";
import { noise, step } from "../../geometry/random.ts";
import { surface as sheet } from "../../geometry/soft.ts";
import { box, rod } from "../../geometry/solids.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { cloth, metal, timber } from "../../surfaces/surfaces.ts";

export interface Garment {
  surface: Surface;
  /** from the hanger down */
  length?: number;
  /** across the shoulders */
  shoulders?: number;
  /** width of the hem relative to the shoulders */
  flare?: number;
  sleeves?: boolean;
  seed?: number;
}

/** A garment on its hanger, hanging from a rail along x through `at`; it fills the z direction. */
export function garment(
  { surface, length = 0.8, shoulders = 0.4, flare = 0.95, sleeves = true, seed = 1 }: Garment,
  at: Point,
): Object3D {
  const folds = noise(seed * 37 + 5, 5, 3, 2);
  const neck = 0.055;
  const body = sheet(
    44,
    28,
    (u, v) => {
      const angle = u * Math.PI * 2;
      const [along, across] = [Math.cos(angle), Math.sin(angle)];
      // The cloth falls from the neck over the sloping shoulders and then straight down.
      const drop = v < 0.16 ? v / 0.16 : 1;
      const fall = Math.max(0, (v - 0.16) / 0.84);
      const half = (neck + (shoulders / 2 - neck) * drop ** 0.85) * (1 + (flare - 1) * fall);
      const thick = 0.014 + 0.024 * step(0, 0.4, v) + 0.012 * fall;
      const pleat =
        Math.sin(angle * 5 + folds(u, v) * 7 + seed) * 0.013 * step(0.1, 0.9, fall) +
        (folds(u, v) - 0.5) * 0.016 * step(0, 0.2, v);
      const squared = Math.sign(along) * Math.abs(along) ** 0.8;
      // The slope of the shoulders is gone at the hem, which hangs level.
      const y = -0.055 - drop * 0.07 * (Math.abs(squared) ** 1.1 * (1 - fall) + fall) - fall * (length - 0.13);
      return [across * thick + pleat * 0.7, y, squared * (half + pleat * 0.25)] as const;
    },
    true,
  );
  const arms = sleeves
    ? [-1, 1].map((side) => sleeve(surface, side, shoulders, Math.min(0.52, length * 0.68), seed))
    : [];
  return group(
    [part(body, { ...surface, name: `${surface.name}-hung`, bothSides: true }), ...arms, hanger(shoulders)],
    at,
  );
}

function sleeve(surface: Surface, side: number, shoulders: number, length: number, seed: number): Object3D {
  const folds = noise(seed * 53 + side + 9, 3, 5, 2);
  const tube = sheet(
    14,
    18,
    (u, v) => {
      const angle = u * Math.PI * 2;
      const radius = (0.052 - 0.018 * v) * (0.85 + 0.3 * folds(u, v));
      const z = side * (shoulders / 2 - 0.03 + 0.03 * Math.sin(v * Math.PI * 0.6));
      return [Math.cos(angle) * radius * 0.62, -0.135 - v * length, z + Math.sin(angle) * radius * side] as const;
    },
    side < 0,
  );
  return part(tube, { ...surface, name: `${surface.name}-hung`, bothSides: true });
}

function hanger(shoulders: number): Object3D {
  const half = shoulders / 2 - 0.03;
  const hook = [
    [0, -0.045, 0],
    [0, -0.02, 0],
    [0, 0.0, -0.018],
    [0, 0.019, -0.006],
    [0, 0.019, 0.008],
    [0, 0.006, 0.018],
  ] as const;
  return group([
    part(rod(hook, 0.0018, { segments: 24, sides: 6 }), metal("steel")),
    part(
      rod(
        [
          [0, -0.115, -half],
          [0, -0.07, -half * 0.45],
          [0, -0.05, 0],
          [0, -0.07, half * 0.45],
          [0, -0.115, half],
        ],
        0.006,
        { segments: 24, sides: 8 },
      ),
      timber("beech"),
    ),
  ]);
}

const WARDROBE = [
  { surface: cloth("linen", "#e9e3d6"), length: 0.74 },
  { surface: cloth("weave", "#5c6a76"), length: 0.98, flare: 1.02 },
  { surface: cloth("linen", "#b5856b"), length: 1.08, flare: 1.25, sleeves: false, shoulders: 0.34 },
  { surface: cloth("knit", "#8d9482"), length: 0.68 },
  { surface: cloth("weave", "#3b3f45"), length: 0.95 },
  { surface: cloth("linen", "#d6c8b2"), length: 0.78 },
  { surface: cloth("cotton-linen", "#f1efe9"), length: 0.76 },
  { surface: cloth("weave", "#7b5a44"), length: 1.02 },
] as const;

/** Clothes on a rail from x = -width / 2 to width / 2, hanging from y = 0; none longer than `longest`. */
export function hungClothes(width: number, count: number, longest: number, depth: number): Object3D {
  return group(
    Array.from({ length: count }, (_, index) => {
      const kind = WARDROBE[index % WARDROBE.length] ?? WARDROBE[0];
      const shoulders = Math.min(depth, "shoulders" in kind ? kind.shoulders : 0.42);
      const made = garment({ ...kind, shoulders, length: Math.min(kind.length, longest), seed: index + 2 }, [0, 0, 0]);
      return group([made], [(index - (count - 1) / 2) * (width / count), 0, 0], (index % 3) * 0.07 - 0.07);
    }),
  );
}

/** Folded jumpers or towels, standing on y = 0. */
export function foldedPile(width: number, depth: number, tints: readonly Surface[]): Object3D {
  return group(
    tints.map((tint, index) =>
      part(box(width * (1 - index * 0.02), 0.038, depth, 0.018, 4), tint, [0, 0.019 + index * 0.037, 0]),
    ),
  );
}
