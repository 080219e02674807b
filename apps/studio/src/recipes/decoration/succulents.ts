import type { BufferGeometry, Object3D } from "three";
import { fill } from "../../geometry/bake.ts";
import { placed } from "../../geometry/leaf.ts";
import { group, type Point } from "../../geometry/part.ts";
import { pick } from "../../geometry/pick.ts";
import { random } from "../../geometry/random.ts";
import { weld } from "../../geometry/soft.ts";
import { sphere } from "../../geometry/solids.ts";
import { taper } from "../../geometry/taper.ts";
import type { Size } from "../../recipe.ts";
import { leaf } from "../../surfaces/surfaces.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { Foliage } from "../parts/foliage.ts";
import { pot } from "../parts/pot.ts";

export interface SucculentsParameters {
  /** one per pot, from left to right */
  pots: readonly Surface[];
  kinds?: readonly ("rosette" | "aloe" | "jade")[];
  seed?: number;
}

/** Small pots in a row, each with another succulent. */
export function succulents(
  { width, depth, height }: Size,
  { pots, kinds = ["rosette", "aloe", "jade"], seed = 1 }: SucculentsParameters,
): Object3D {
  const pitch = width / pots.length;
  const potHeight = height * 0.5;
  return group(
    pots.map((surface, index) => {
      const kind = kinds[index % kinds.length] ?? "rosette";
      const across = Math.min(depth, pitch - 0.004);
      const tall = kind === "rosette" ? height * 0.72 : kind === "aloe" ? height : height * 0.9;
      const potTall = potHeight * (kind === "rosette" ? 0.94 : kind === "aloe" ? 1 : 0.86);
      const planted = group([
        pot(across / 2 - 0.006, potTall, { surface, form: index % 2 === 0 ? "tapered" : "cylinder", earth: 0.008 }),
        ...GROWN[kind](across, potTall - 0.008, tall, seed + index),
      ]);
      const filled = fill(planted, { width: pitch - 0.004, depth, height: tall });
      filled.position.x = -width / 2 + pitch * (index + 0.5) + (index - 1) * 0.002;
      return filled;
    }),
  );
}

/** A thick leaf: round where it is broadest, pointed at the tip, hollow on its upper side. */
function fleshy(length: number, width: number, thickness: number, sharp: number): BufferGeometry {
  const blank = sphere(1, 9);
  const positions = blank.getAttribute("position");
  for (let index = 0; index < positions.count; index += 1) {
    const [x, y, z] = [positions.getX(index), positions.getY(index), positions.getZ(index)];
    const along = (y + 1) / 2;
    const outline = 0.45 + 0.75 * along ** 0.9 - 0.85 * Math.max(0, along - 0.62) ** 1.1 * sharp;
    const hollow = z < 0 ? z * 0.35 + 0.35 * (1 - x * x) * Math.sin(Math.PI * along) * 0.4 : z;
    positions.setXYZ(
      index,
      x * outline * width * 0.62,
      along * length,
      hollow * thickness * 0.6 * (1.1 - along * 0.5) + length * along * along * 0.08,
    );
  }
  blank.deleteAttribute("uv");
  return weld(blank);
}

const GROWN: Record<
  "rosette" | "aloe" | "jade",
  (across: number, floor: number, height: number, seed: number) => Object3D[]
> = {
  rosette: (across, floor, _, seed) => {
    const next = random(seed * 13);
    const tones = ["#6f8f80", "#8da896", "#a8a58f"] as const;
    const grown = new Foliage();
    const count = 38;
    for (let index = 0; index < count; index += 1) {
      const out = 1 - index / count;
      const long = across * (0.14 + 0.36 * out ** 0.8);
      const piece = fleshy(long, long * 0.62, long * 0.24, 1.25);
      grown.add(
        { ...leaf(pick(tones, index > count - 9 ? 1 : index < 9 ? 2 : 0)), roughness: 0.6 },
        placed(piece, {
          at: [0, floor + 0.006 + (1 - out) * 0.018, 0],
          tilt: 0.12 + 1.22 * out ** 0.85 + next() * 0.08,
          around: index * 2.399,
          roll: (next() - 0.5) * 0.2,
        }),
      );
    }
    return grown.meshes();
  },
  aloe: (across, floor, height, seed) => {
    const next = random(seed * 19);
    const tones = ["#55795a", "#6f9268"] as const;
    const grown = new Foliage();
    for (let index = 0; index < 17; index += 1) {
      const out = 1 - index / 17;
      const long = (height - floor) * (0.55 + 0.45 * (1 - out)) * (0.85 + next() * 0.2);
      const piece = fleshy(long, across * 0.15, across * 0.1, 1.55);
      grown.add(
        pick(tones, index),
        placed(piece, {
          at: [0, floor, 0],
          tilt: 0.08 + 0.75 * out + next() * 0.12,
          around: index * 2.399,
          roll: (next() - 0.5) * 0.4,
        }),
      );
    }
    return grown.meshes();
  },
  jade: (across, floor, height, seed) => {
    const next = random(seed * 23);
    const tones = ["#4f7a4a", "#6c9658", "#9a8f55"] as const;
    const grown = new Foliage();
    for (let stem = 0; stem < 7; stem += 1) {
      const around = stem * 2.399;
      const tall = (height - floor) * (0.62 + 0.32 * next());
      const far = across * (0.06 + 0.26 * next());
      const top: Point = [Math.sin(around) * far, floor + tall, Math.cos(around) * far];
      grown.add(
        "#7d6a4c",
        taper(
          [
            [Math.sin(around) * 0.006, floor - 0.01, Math.cos(around) * 0.006],
            [top[0] * 0.5, floor + tall * 0.55, top[2] * 0.5],
            top,
          ],
          0.0045,
          0.0025,
          8,
          6,
        ),
      );
      for (let pair = 0; pair < 5; pair += 1) {
        const along = 0.42 + 0.145 * pair;
        for (const side of [0, Math.PI]) {
          const long = across * (0.2 - 0.02 * pair) * (0.85 + next() * 0.3);
          grown.add(
            pick(tones, pair === 4 ? 2 : Math.floor(next() * 2)),
            placed(fleshy(long, long * 0.78, long * 0.26, 0.55), {
              at: [top[0] * along, floor + tall * along, top[2] * along],
              tilt: pair === 4 ? 0.5 : 0.95 + next() * 0.35,
              around: pair * 1.5 + stem + side,
              roll: 0,
            }),
          );
        }
      }
    }
    return grown.meshes();
  },
};
