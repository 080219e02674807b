import { type BufferGeometry, CatmullRomCurve3, type Object3D, Vector3 } from "three";
import { deal, fill } from "../../geometry/bake.ts";
import { blade, lanceolate, obovate, placed, sword } from "../../geometry/leaf.ts";
import { group, type Point } from "../../geometry/part.ts";
import { pick } from "../../geometry/pick.ts";
import { random } from "../../geometry/random.ts";
import { taper } from "../../geometry/taper.ts";
import type { Size } from "../../recipe.ts";
import { Foliage } from "../parts/foliage.ts";

export interface PottedPlantParameters {
  pot: Object3D;
  potHeight: number;
  /** from dark to light */
  tones?: readonly `#${string}`[];
  count?: number;
  seed?: number;
}

const FIG_STEM = "#7a6a4f";

/** A fig with big leathery leaves on three upright stems of different heights. */
export function figPlant(
  size: Size,
  { pot, potHeight, tones = ["#2c4f31", "#3b6538", "#557d42"], count = 15, seed = 5 }: PottedPlantParameters,
): Object3D {
  const next = random(seed * 211 + 3);
  const grown = new Foliage();
  const crown = size.height - potHeight;
  [1, 0.74, 0.5].forEach((tall, stem) => {
    const around = stem * 2.2 + 0.5;
    const top = crown * tall * 0.8;
    const lean = 0.03 + stem * 0.035;
    const points: Point[] = [
      [Math.sin(around) * 0.02, potHeight - 0.04, Math.cos(around) * 0.02],
      [Math.sin(around) * (0.02 + lean * 0.5) + 0.008, potHeight + top * 0.5, Math.cos(around) * (0.02 + lean * 0.5)],
      [Math.sin(around) * (0.02 + lean), potHeight + top, Math.cos(around) * (0.02 + lean)],
    ];
    grown.add(FIG_STEM, taper(points, 0.0075, 0.0045, 14, 8));
    const curve = new CatmullRomCurve3(points.map((point) => new Vector3(...point)));
    const here = Math.round(count * tall);
    for (let index = 0; index < here; index += 1) {
      const along = 0.26 + 0.74 * (index / (here - 1));
      const { x, y, z } = curve.getPointAt(along);
      const turn = index * 2.399 + stem;
      const young = index >= here - 2;
      const long = (young ? 0.13 : 0.2 + 0.07 * next()) * (size.width / 0.48);
      const blank = blade(long, long * (0.66 + next() * 0.14), {
        outline: obovate,
        fold: 0.12 + next() * 0.2,
        curl: 0.25 + next() * 0.8,
        twist: (next() - 0.5) * 0.4,
        wave: 0.07,
        cells: [8, 12],
      });
      const stalkEnd: Point = [x + Math.sin(turn) * 0.025, y + 0.02, z + Math.cos(turn) * 0.025];
      grown.add(FIG_STEM, taper([[x, y, z], stalkEnd], 0.0032, 0.0024, 2, 5));
      grown.add(
        pick(tones, young ? 2 : next() < 0.5 ? 0 : 1),
        placed(blank, {
          at: stalkEnd,
          tilt: young ? 0.3 : 0.55 + (1 - along) * 0.75 + next() * 0.25,
          around: turn,
          roll: (next() - 0.5) * 0.6,
        }),
      );
    }
  });
  return fill(group([...grown.meshes(), pot]), size);
}

/** Upright swords with a light margin, each twisted a little differently. */
export function snakePlant(
  size: Size,
  { pot, potHeight, tones = ["#3c5a41", "#55744f", "#c9bf6d"], count = 15, seed = 4 }: PottedPlantParameters,
): Object3D {
  const next = random(seed * 57 + 3);
  const grown = new Foliage();
  const crown = size.height - potHeight + 0.03;
  for (let index = 0; index < count; index += 1) {
    const around = index * 2.399;
    const far = Math.sqrt(index / count);
    const long = crown * (index === 0 ? 1 : 1 - 0.62 * far * (0.5 + 0.5 * next()));
    const wide = 0.052 + 0.018 * next();
    const blank = blade(long, wide, {
      outline: sword,
      fold: 0.5,
      curl: (next() - 0.25) * 0.35,
      twist: (next() - 0.5) * 2.4,
      wave: 0.1,
      cells: [8, 22],
    });
    // The margin is a narrow strip of its own colour, dealt out before the blade is twisted out of plumb.
    const flat = blade(long, wide, { outline: sword, fold: 0, curl: 0, cells: [8, 22] });
    const inMargin = marginFaces(flat, wide);
    let face = -1;
    const dealt = deal(blank, 2, () => (inMargin[(face += 1)] === true ? 1 : 0));
    const place = {
      at: [
        Math.sin(around) * far * size.width * 0.13,
        potHeight - 0.03,
        Math.cos(around) * far * size.width * 0.13,
      ] as const,
      tilt: 0.04 + far * 0.22 * (0.6 + next() * 0.5),
      around,
      roll: next() * 6,
    };
    grown.add(pick(tones, index % 3 === 0 ? 1 : 0), placed(pick(dealt, 0), place));
    grown.add(pick(tones, 2), placed(pick(dealt, 1), place));
  }
  return fill(group([...grown.meshes(), pot]), size);
}

function marginFaces(flat: BufferGeometry, wide: number): boolean[] {
  const found: boolean[] = [];
  const half = wide / 2;
  deal(flat, 1, (x, y) => {
    const length = flat.getAttribute("position").getY(flat.getAttribute("position").count - 1);
    found.push(Math.abs(x) > half * sword(Math.min(1, y / length)) * 0.74);
    return 0;
  });
  return found;
}

/** Arching fronds of many leaflets. */
export function fern(
  size: Size,
  { pot, potHeight, tones = ["#3f6a36", "#5b8a45", "#79a457"], count = 30, seed = 6 }: PottedPlantParameters,
): Object3D {
  const next = random(seed * 77 + 5);
  const grown = new Foliage();
  for (let index = 0; index < count; index += 1) {
    const around = index * 2.399 + next() * 0.3;
    const up = 1 - index / count;
    const long = (size.width / 2) * (0.95 + 0.35 * next()) * (0.75 + 0.25 * up);
    const lift = (size.height - potHeight) * (0.45 + 0.6 * up);
    const spots = [0, 0.3, 0.6, 0.85, 1].map((t): Point => {
      const far = long * (0.1 + t * 0.9) * (0.35 + 0.65 * (1 - up * 0.6));
      return [
        Math.sin(around) * far,
        potHeight - 0.01 + lift * Math.sin(Math.min(1, t * 1.25) * 1.9) * (1 - 0.3 * t),
        Math.cos(around) * far,
      ];
    });
    grown.add("#5d6f3d", taper(spots, 0.0018, 0.0006, 10, 4));
    const curve = new CatmullRomCurve3(spots.map((point) => new Vector3(...point)));
    const pairs = 19;
    const tone = Math.floor(next() * tones.length);
    for (let pair = 0; pair < pairs; pair += 1) {
      const along = 0.1 + (0.9 * pair) / (pairs - 1);
      const at = curve.getPointAt(along);
      const way = curve.getTangentAt(along);
      const wide = 0.045 * Math.sin(Math.PI * (0.14 + along * 0.84)) * (long / 0.25) * (0.9 + next() * 0.2);
      for (const side of [-1, 1]) {
        const leaflet = blade(wide, wide * 0.28, {
          outline: lanceolate,
          fold: 0.15,
          curl: 0.25 + next() * 0.3,
          cells: [2, 3],
        });
        const heading = Math.atan2(way.x, way.z) + side * 1.25;
        grown.add(
          pick(tones, next() < 0.75 ? tone : tone + 1),
          placed(leaflet, { at: [at.x, at.y, at.z], tilt: 1.35 - way.y * 0.25, around: heading, roll: side * 0.1 }),
        );
      }
    }
  }
  return fill(group([...grown.meshes(), pot]), size);
}
