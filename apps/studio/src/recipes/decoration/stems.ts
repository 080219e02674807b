import { CatmullRomCurve3, type Object3D, Vector3 } from "three";
import { blade, lanceolate, ovate, placed } from "../../geometry/leaf.ts";
import { group, type Point } from "../../geometry/part.ts";
import { pick } from "../../geometry/pick.ts";
import { random } from "../../geometry/random.ts";
import { taper } from "../../geometry/taper.ts";
import { Foliage } from "../parts/foliage.ts";
import { stems } from "./vase.ts";

export interface BunchOptions {
  count: number;
  /** how long the stems are, from the bottom of the vase */
  length: number;
  /** radius of the vase's neck, and how high it is */
  neck: number;
  mouth: number;
  /** how far the outer stems lean, radians */
  spread?: number;
  seed?: number;
}

interface Stem {
  points: Point[];
  curve: CatmullRomCurve3;
}

/** Stems that cross in the neck and bend outwards above it. */
function bunch({ count, length, neck, mouth, spread = 0.3, seed = 1 }: BunchOptions): Stem[] {
  const next = random(seed * 17 + 3);
  return stems(count, neck, spread).map(({ at, tilt, around }) => {
    const long = length * (0.8 + 0.2 * next());
    const bow = tilt * (0.7 + next() * 0.6);
    const out = (y: number, bend: number): Point => {
      const far = Math.max(0, y - mouth) * Math.tan(bend * 0.6) + Math.max(0, y - mouth) ** 2 * bend * 0.55;
      return [at[0] + Math.sin(around) * far, y, at[2] + Math.cos(around) * far];
    };
    const points: Point[] = [
      [-at[0] * 0.6, 0.012, -at[2] * 0.6],
      [at[0] * 0.85, mouth, at[2] * 0.85],
      out(mouth + (long - mouth) * 0.45, bow),
      out(mouth + (long - mouth) * 0.8, bow),
      out(long, bow * 1.15),
    ];
    return { points, curve: new CatmullRomCurve3(points.map((point) => new Vector3(...point))) };
  });
}

/** Pampas grass: feathers of fine hairs on dry stalks. */
export function pampas(options: BunchOptions & { colors?: readonly [`#${string}`, `#${string}`] }): Object3D {
  const { seed = 1, colors = ["#cdb48c", "#e3d0ad"] } = options;
  const next = random(seed * 29 + 11);
  const bound = new Foliage();
  for (const { points, curve } of bunch(options)) {
    bound.add("#b79d6d", taper(points, 0.0026, 0.0012, 20, 6));
    const feather = 0.36 + next() * 0.1;
    for (let hair = 0; hair < 420; hair += 1) {
      const along = (hair + next()) / 420;
      const place = curve.getPointAt(1 - feather + feather * along);
      const long =
        (0.035 + 0.075 * Math.sin(Math.PI * (0.12 + along * 0.8)) * (0.6 + next() * 0.6)) * (options.length / 0.9);
      const strand = blade(long, 0.0034 * (0.6 + next() * 0.8), {
        outline: lanceolate,
        fold: 0,
        curl: 0.4 + next() * 1.3,
        cells: [1, 3],
      });
      bound.add(
        pick(colors, hair),
        placed(strand, {
          at: [place.x, place.y, place.z],
          tilt: 0.12 + next() ** 1.5 * 0.75,
          around: next() * Math.PI * 2,
          roll: next() * 3,
        }),
      );
    }
  }
  return group(bound.meshes());
}

/** Eucalyptus: round leaves in pairs, getting smaller to the tip; or a twig of pointed leaves. */
export function branches(
  options: BunchOptions & { kind?: "eucalyptus" | "olive" | "beech"; tones?: readonly `#${string}`[] },
): Object3D {
  const { seed = 1, kind = "eucalyptus", tones = TONES[kind] } = options;
  const next = random(seed * 37 + 5);
  const bound = new Foliage();
  const form = FORMS[kind];
  for (const { points, curve } of bunch(options)) {
    bound.add(TWIG, taper(points, 0.0026, 0.0008, 24, 6));
    leafOut(curve, (options.mouth / options.length) * 1.12, 1, 0);
  }
  function leafOut(curve: CatmullRomCurve3, from: number, to: number, level: number): void {
    const length = curve.getLength() * (to - from);
    const pairs = Math.max(3, Math.round(length / form.pitch));
    for (let pair = 0; pair <= pairs; pair += 1) {
      const along = Math.min(1, from + ((to - from) * pair) / pairs);
      const spot = curve.getPointAt(along);
      const tangent = curve.getTangentAt(along);
      const turn = pair * (kind === "beech" ? 2.4 : Math.PI / 2) + next() * 0.5;
      const size = (1 - 0.55 * (pair / pairs)) * (0.8 + next() * 0.4) * (level > 0 ? 0.8 : 1);
      for (const side of [0, Math.PI]) {
        const isTip = pair === pairs;
        const blank = blade(form.length * size, form.width * size, {
          outline: kind === "eucalyptus" ? ovate : lanceolate,
          fold: 0.25 + next() * 0.3,
          curl: 0.3 + next() * 0.7,
          cells: [2, 5],
        });
        const around = turn + side + Math.atan2(tangent.x, tangent.z) * 0.2;
        bound.add(
          pick(tones, Math.floor(next() * tones.length)),
          placed(blank, {
            at: [spot.x, spot.y, spot.z],
            tilt: isTip ? 0.2 : 0.75 + next() * 0.5,
            around,
            roll: (next() - 0.5) * 0.8,
          }),
        );
      }
      if (level === 0 && pair % 4 === 2 && pair < pairs - 2) {
        const reach = length * (0.34 - 0.2 * (pair / pairs));
        const around = turn + 0.7;
        const tip = new Vector3(
          spot.x + Math.sin(around) * reach * 0.6,
          spot.y + reach * 0.8,
          spot.z + Math.cos(around) * reach * 0.6,
        );
        const twig: Point[] = [
          [spot.x, spot.y, spot.z],
          [spot.x + Math.sin(around) * reach * 0.34, spot.y + reach * 0.36, spot.z + Math.cos(around) * reach * 0.34],
          [tip.x, tip.y, tip.z],
        ];
        bound.add(TWIG, taper(twig, 0.0014, 0.0006, 8, 5));
        leafOut(new CatmullRomCurve3(twig.map((point) => new Vector3(...point))), 0.2, 1, 1);
      }
    }
  }
  return group(bound.meshes());
}

const TWIG = "#6d5a44";

const FORMS = {
  eucalyptus: { length: 0.042, width: 0.036, pitch: 0.03 },
  olive: { length: 0.05, width: 0.012, pitch: 0.024 },
  beech: { length: 0.06, width: 0.034, pitch: 0.034 },
};

const TONES = {
  eucalyptus: ["#7f9a8c", "#96ab9d", "#6b8777"],
  olive: ["#6f7d5a", "#87946f", "#9aa58c"],
  beech: ["#8f4a2d", "#a35c35", "#7a3d28"],
} satisfies Record<string, `#${string}`[]>;
