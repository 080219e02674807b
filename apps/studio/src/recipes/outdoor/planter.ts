import type { BufferGeometry, Object3D } from "three";
import { blade, placed, sword } from "../../geometry/leaf.ts";
import { merge } from "../../geometry/merge.ts";
import { group, part, type Point } from "../../geometry/part.ts";
import { pick } from "../../geometry/pick.ts";
import { noise, random } from "../../geometry/random.ts";
import { surface as sheet } from "../../geometry/soft.ts";
import { box } from "../../geometry/solids.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { Foliage } from "../parts/foliage.ts";

export interface PlanterParameters {
  steel: Surface;
  /** height of the legs it is raised on; 0.16 by default */
  legs?: number;
  /** upright beads pressed into the long sides */
  beads?: number;
  /** width of the folded rim; 0.022 by default */
  rim?: number;
}

const EARTH: Surface = { name: "potting-soil", color: "#33271f", roughness: 1, metalness: 0 };
const still: Point = [0, 0, 0];

/** A trough of folded sheet steel on a frame. */
export function planter(
  { width, depth, height }: Size,
  { steel, legs = 0.16, beads = 0, rim = 0.022 }: PlanterParameters,
): Object3D {
  const body = height - legs;
  const wall = 0.004;
  const [x, z] = [width / 2 - 0.004, depth / 2 - 0.004];
  const bar = 0.025;
  const bead = (side: number, index: number): Object3D =>
    part(box(0.01, body - 0.09, 0.006, 0.003), steel, [
      ((index + 0.5) / beads - 0.5) * (width - 0.05),
      legs + body / 2 - 0.01,
      side * (z + 0.0005),
    ]);
  return group([
    ...[-1, 1].map((side) =>
      part(box(2 * x, body - 0.004, wall, 0.0015), steel, [0, legs + body / 2, side * (z - wall / 2)]),
    ),
    ...[-1, 1].map((side) =>
      part(box(wall, body - 0.004, 2 * z, 0.0015), steel, [side * (x - wall / 2), legs + body / 2, 0]),
    ),
    part(box(2 * x, wall, 2 * z, 0.001), steel, [0, legs + wall, 0]),
    ...[-1, 1].map((side) =>
      part(box(width, 0.016, rim, 0.003), steel, [0, height - 0.008, side * (depth / 2 - rim / 2)]),
    ),
    ...[-1, 1].map((side) =>
      part(box(rim, 0.016, depth - 2 * rim + 0.002, 0.003), steel, [side * (width / 2 - rim / 2), height - 0.008, 0]),
    ),
    ...[-1, 1].flatMap((side) => Array.from({ length: beads }, (_, index) => bead(side, index))),
    ...(legs > 0
      ? [-1, 1].flatMap((side) => [
          ...[-1, 1].map((end) =>
            part(box(bar, legs + 0.002, bar, 0.003), steel, [
              side * (width / 2 - bar / 2 - 0.012),
              legs / 2,
              end * (depth / 2 - bar / 2 - 0.012),
            ]),
          ),
          part(box(bar, bar, depth - 2 * bar - 0.024, 0.003), steel, [
            side * (width / 2 - bar / 2 - 0.012),
            legs - bar / 2,
            0,
          ]),
        ])
      : []),
    part(earth(width - 2 * rim, depth - 2 * rim), EARTH, [0, height - 0.035, 0]),
  ]);
}

function earth(width: number, depth: number): BufferGeometry {
  const clods = noise(31, 16, 8, 3);
  return sheet(40, 20, (u, v) => [(u - 0.5) * width, (clods(u, v) - 0.5) * 0.014, (v - 0.5) * depth], true);
}

/** Tufts of grass along a trough: arching blades, a few with ears. `at` is the height of the earth. */
export function grasses(
  width: number,
  depth: number,
  tall: number,
  { seed = 1, tones = ["#5f7343", "#7b8a52", "#a39d66"] as readonly `#${string}`[], tufts = 4 } = {},
): Object3D {
  const next = random(seed * 61 + 13);
  const grown = new Foliage();
  for (let tuft = 0; tuft < tufts; tuft += 1) {
    const middle: Point = [((tuft + 0.5) / tufts - 0.5) * width * 0.92, 0, (next() - 0.5) * depth * 0.3];
    const high = tall * (0.72 + 0.28 * next());
    for (let index = 0; index < 110; index += 1) {
      const around = next() * Math.PI * 2;
      const far = Math.sqrt(next()) * Math.min(depth, width / tufts) * 0.24;
      const foot: Point = [middle[0] + Math.sin(around) * far, -0.01, middle[2] + Math.cos(around) * far];
      const blank = blade(high * (0.55 + 0.5 * next()), 0.006 + 0.004 * next(), {
        outline: sword,
        fold: 0.5,
        curl: 0.4 + 1.5 * next() ** 1.4,
        twist: (next() - 0.5) * 2,
        cells: [2, 9],
      });
      grown.add(
        pick(tones, Math.floor(next() ** 1.3 * tones.length)),
        placed(blank, {
          at: foot,
          tilt: 0.05 + 0.42 * next(),
          around: around + (next() - 0.5),
          roll: (next() - 0.5) * 2,
        }),
      );
      if (index % 9 === 0)
        grown.add("#c9b48a", placed(ear(high * (1 + 0.25 * next())), { at: foot, tilt: 0.04 + 0.24 * next(), around }));
    }
  }
  return group(grown.meshes());
}

function ear(tall: number): BufferGeometry {
  const stalk = blade(tall, 0.0028, { outline: () => 1, fold: 0, curl: 0.25, cells: [1, 6] });
  const plume = Array.from({ length: 26 }, (_, index) => {
    const along = tall * (0.8 + 0.2 * (index / 26));
    const hair = blade(0.05 * (1.1 - index / 32), 0.005, { fold: 0, curl: 0.6, cells: [1, 3] });
    const angle = (0.25 / tall) * along;
    return [
      placed(hair, {
        at: [0, (Math.sin(angle) * tall) / 0.25, ((1 - Math.cos(angle)) * tall) / 0.25],
        tilt: 0.45,
        around: index * 2.4,
      }),
      still,
    ] as const;
  });
  return merge([[stalk, still], ...plume]);
}
