import { type BufferGeometry, CatmullRomCurve3, type Object3D, Vector3 } from "three";
import { fill } from "../../geometry/bake.ts";
import { bend, placed } from "../../geometry/leaf.ts";
import { merge } from "../../geometry/merge.ts";
import { group, type Point } from "../../geometry/part.ts";
import { pick } from "../../geometry/pick.ts";
import { random } from "../../geometry/random.ts";
import { surface as sheet } from "../../geometry/soft.ts";
import { taper } from "../../geometry/taper.ts";
import type { Size } from "../../recipe.ts";
import { Foliage } from "../parts/foliage.ts";

export interface MonsteraParameters {
  pot: Object3D;
  potHeight: number;
  leaves?: number;
  /** from dark, the old leaves, to light, the young ones */
  tones?: readonly `#${string}`[];
  seed?: number;
}

const still: Point = [0, 0, 0];

/** Big heart-shaped leaves, cut in from the margin, on long stalks that lean out of the pot. */
export function monstera(
  size: Size,
  { pot, potHeight, leaves = 15, tones = ["#2f5233", "#3d6a3c", "#5c8748"], seed = 2 }: MonsteraParameters,
): Object3D {
  const next = random(seed * 131 + 9);
  const crown = size.height - potHeight;
  const grown = new Foliage();
  for (let index = 0; index < leaves; index += 1) {
    const age = index / (leaves - 1);
    const around = index * 2.399 + next() * 0.4;
    // The oldest hang low and far out, the young ones stand up in the middle.
    const high = crown * (0.22 + 0.6 * age ** 0.8 + 0.1 * (next() - 0.5));
    const far = (size.width / 2) * (0.62 - 0.42 * age + 0.12 * next());
    const foot: Point = [Math.sin(around) * 0.025, potHeight - 0.03, Math.cos(around) * 0.025];
    const knee: Point = [Math.sin(around) * far * 0.42, potHeight + high * 0.66, Math.cos(around) * far * 0.42];
    const top: Point = [Math.sin(around) * far, potHeight + high, Math.cos(around) * far];
    grown.add("#5f8048", taper([foot, knee, top], 0.006, 0.0032, 14, 7));
    const way = new CatmullRomCurve3([foot, knee, top].map((point) => new Vector3(...point))).getTangentAt(1);
    const long = (0.27 + 0.08 * next()) * (age > 0.85 ? 0.62 : 1 - 0.15 * Math.abs(age - 0.4)) * (size.width / 0.75);
    const blank = splitLeaf(long, {
      cuts: age > 0.85 ? 3 : 5 + Math.floor(next() * 2),
      curl: 0.35 + next() * 0.6,
      droop: 0.14 + next() * 0.16,
      side: next() < 0.5 ? 1 : -1,
      seed: index,
    });
    const lean = Math.acos(Math.max(-1, Math.min(1, way.y)));
    const tone = age > 0.82 ? 2 : next() < 0.55 ? 0 : 1;
    grown.add(
      pick(tones, tone),
      placed(blank, {
        at: top,
        tilt: Math.min(1.9, lean + 0.62 + next() * 0.35 - age * 0.35),
        around: around + (next() - 0.5) * 0.5,
        roll: (next() - 0.5) * 0.5,
      }),
    );
  }
  return fill(group([...grown.meshes(), pot]), size);
}

interface SplitLeaf {
  cuts: number;
  curl: number;
  droop: number;
  side: 1 | -1;
  seed: number;
}

/** Fingers from the midrib to the margin; they stay together for the first half of their way. */
function splitLeaf(long: number, { cuts, curl, droop, side, seed }: SplitLeaf): BufferGeometry {
  const next = random(seed * 7 + 3);
  const fingers: BufferGeometry[] = [];
  for (const half of [-1, 1]) {
    for (let finger = 0; finger < cuts; finger += 1) {
      const [from, to] = [finger / cuts, (finger + 1) / cuts];
      const slit = 0.4 + next() * 0.16;
      const gap = 0.3 + next() * 0.3;
      const cells = [finger === 0 ? 5 : 4, 8] as const;
      fingers.push(
        sheet(
          cells[0],
          cells[1],
          (u, out) => {
            // Beyond the slit a finger gets narrower and ends round.
            const open = Math.max(0, (out - slit) / (1 - slit));
            const narrow = 1 - gap * Math.min(1, open * 1.6) - Math.max(0, open - 0.8) * 2.2 * (1 - gap);
            const middle = (from + to) / 2;
            const share =
              middle +
              (from + (to - from) * u - middle) *
                (finger === cuts - 1 || finger === 0 ? 1 - (1 - narrow) * 0.7 : narrow);
            return lobe(long, half, share, out, { curl, droop, side });
          },
          half < 0,
        ),
      );
    }
  }
  return merge(fingers.map((piece) => [piece, still]));
}

/** The place `share` along the midrib and `out` towards the margin of a heart. */
function lobe(
  long: number,
  half: number,
  share: number,
  out: number,
  { curl, droop, side }: Pick<SplitLeaf, "curl" | "droop" | "side">,
): Point {
  // At the base the veins point backwards, at the tip forwards.
  const lean = -0.75 + 1.75 * share ** 0.75;
  const reach =
    long *
    0.5 *
    (0.62 + 0.55 * Math.sin(Math.PI * Math.min(1, share * 0.95 + 0.1)) ** 0.9) *
    (1 - 0.5 * Math.max(0, share - 0.55));
  const along = long * 0.86 * share + Math.sin(lean) * reach * out;
  const across = half * Math.cos(lean) * reach * out;
  const up = Math.abs(across) * 0.22 - droop * long * out ** 2.2 * 0.9 + side * across * 0.06;
  return bend(along, across, up, curl / long);
}
