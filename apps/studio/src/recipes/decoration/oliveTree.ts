import { CatmullRomCurve3, type Object3D, Vector3 } from "three";
import { fill } from "../../geometry/bake.ts";
import { blade, lanceolate, placed } from "../../geometry/leaf.ts";
import { group, type Point } from "../../geometry/part.ts";
import { pick } from "../../geometry/pick.ts";
import { random } from "../../geometry/random.ts";
import { sphere } from "../../geometry/solids.ts";
import { taper } from "../../geometry/taper.ts";
import type { Size } from "../../recipe.ts";
import { plastic } from "../../surfaces/surfaces.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { Foliage } from "../parts/foliage.ts";

export interface TreeParameters {
  /** what it stands in; its rim is at `potHeight` */
  pot: Object3D;
  potHeight: number;
  /** from dark to light; the upper sides and, silvery, the lower sides of the leaves */
  tones?: readonly `#${string}`[];
  /** leaf length and width; 5 cm × 1.2 cm, an olive's, by default */
  foliage?: readonly [length: number, width: number];
  /** leaves in all, about; 2400 by default */
  leaves?: number;
  seed?: number;
}

const BARK: Surface = { name: "bark", color: "#6b5a49", roughness: 0.95, metalness: 0 };

/** A small tree: a crooked trunk, boughs that fork, fine twigs with narrow leaves in pairs, a few olives. */
export function oliveTree(
  size: Size,
  {
    pot,
    potHeight,
    tones = ["#56653f", "#71805a", "#97a489"],
    foliage = [0.052, 0.0125],
    leaves = 2400,
    seed = 3,
  }: TreeParameters,
): Object3D {
  const next = random(seed * 101 + 7);
  const { height, width } = size;
  const crown = height - potHeight;
  const fork = potHeight + crown * 0.36;
  const trunk: Point[] = [
    [0.01, potHeight - 0.05, 0],
    [-0.012, potHeight + crown * 0.1, 0.012],
    [0.02, potHeight + crown * 0.22, -0.008],
    [0.004, fork, 0.006],
  ];
  const crownOf = new Foliage();
  crownOf.add(BARK, taper(trunk, 0.017, 0.012, 18, 9));
  const twigs: CatmullRomCurve3[] = [];
  for (let bough = 0; bough < 11; bough += 1) {
    const around = bough * 2.4 + next() * 0.6;
    const start = new Vector3(0.004, fork - crown * 0.05 * (bough % 3), 0.006);
    // The tips lie on a ball: low boughs reach out, high ones stand up.
    const lift = 0.05 + 0.72 * ((bough * 0.618) % 1);
    const rise = crown * (0.08 + 0.4 * lift);
    const far = width * 0.34 * Math.sqrt(Math.max(0.08, 1 - lift ** 2)) * (0.85 + 0.3 * next());
    const tip = start.clone().add(new Vector3(Math.sin(around) * far, rise, Math.cos(around) * far));
    const knee = start
      .clone()
      .lerp(tip, 0.45)
      .add(new Vector3((next() - 0.5) * 0.05, -0.02, (next() - 0.5) * 0.05));
    crownOf.add(BARK, taper([start, knee, tip].map(spot), 0.008, 0.003, 12, 6));
    const curve = new CatmullRomCurve3([start, knee, tip]);
    for (let fine = 0; fine < 9; fine += 1) {
      const from = curve.getPointAt(0.35 + 0.65 * (fine / 8));
      const turn = around + (next() - 0.5) * 4.4;
      const long = crown * (0.1 + 0.12 * next());
      const lean = 0.3 + next() * 1.5;
      const end = from
        .clone()
        .add(
          new Vector3(
            Math.sin(turn) * Math.sin(lean) * long,
            Math.cos(lean) * long,
            Math.cos(turn) * Math.sin(lean) * long,
          ),
        );
      // No twig stands out of the top of the crown.
      end.y = Math.min(end.y, potHeight + crown * (0.98 - 0.35 * (Math.hypot(end.x, end.z) / width)));
      const middle = from
        .clone()
        .lerp(end, 0.55)
        .add(new Vector3(0, long * 0.07, 0));
      crownOf.add(BARK, taper([from, middle, end].map(spot), 0.0022, 0.0008, 6, 4));
      twigs.push(new CatmullRomCurve3([from, middle, end]));
    }
  }
  const pairs = Math.round(leaves / twigs.length / 2);
  for (const twig of twigs) {
    for (let pair = 0; pair < pairs; pair += 1) {
      const along = 0.12 + 0.88 * (pair / (pairs - 1));
      const at = twig.getPointAt(along);
      const way = twig.getTangentAt(along);
      const lean = Math.acos(Math.max(-1, Math.min(1, way.y)));
      const heading = Math.atan2(way.x, way.z);
      for (const side of [-1, 1]) {
        const grown = (0.7 + next() * 0.55) * (pair === pairs - 1 ? 0.6 : 1);
        const long = foliage[0] * grown;
        const blank = blade(long, foliage[1] * grown, {
          outline: lanceolate,
          fold: 0.2 + next() * 0.3,
          curl: (next() - 0.2) * 0.9,
          twist: (next() - 0.5) * 0.8,
          cells: [2, 2],
        });
        const around = heading + side * (0.75 + next() * 0.7) + (pair % 2) * 1.3;
        // Light leaves are those that show their lower side.
        const tone = next() < 0.24 ? tones.length - 1 : Math.floor(next() * (tones.length - 1));
        crownOf.add(
          pick(tones, tone),
          placed(blank, {
            at: spot(at),
            tilt: Math.min(2, lean * 0.6 + 0.35 + next() * 0.5),
            around,
            roll: (next() - 0.5) * 1.4,
          }),
        );
      }
      if (next() < 0.018)
        crownOf.add(
          plastic("#3f3a35", 0.3),
          placed(sphere(0.0075, 10).scale(0.8, 1.15, 0.8), { at: [at.x, at.y - 0.012, at.z] }),
        );
    }
  }
  return fill(group([...crownOf.meshes(), pot]), size);
}

const spot = ({ x, y, z }: Vector3): Point => [x, y, z];
