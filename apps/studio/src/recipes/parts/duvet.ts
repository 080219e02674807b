import type { Mesh, Object3D } from "three";
import { sheet } from "../../geometry/charts.ts";
import { drape, type Drape, type Support } from "../../geometry/drape.ts";
import { group, type Point } from "../../geometry/part.ts";
import { noise, step } from "../../geometry/random.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { covered } from "./upholstery.ts";

export interface DuvetOptions {
  /** what it lies on: the mattress first, then the frame */
  supports: readonly Support[];
  width: number;
  /** where its upper and lower edge come to lie before it falls, along z */
  from: number;
  to: number;
  /** nothing of it is farther from the middle than this, nor lower: [x, y, z] */
  within: Point;
  surface: Surface;
  /** thickness of the filling */
  loft?: number;
  /** length of the piece that is turned back at the upper edge; 0 for none */
  turnedBack?: number;
  /** cloth on the other side, which the turned-back piece shows */
  reverse?: Surface;
  blanket?: { surface: Surface; from: number; to: number } | undefined;
  seed?: number;
}

type Way = (u: number, v: number) => { place: Point; up: Point };

/** A duvet that was let fall on a bed, with the folds of its filling; a blanket lies across it. */
export function duvet(options: DuvetOptions): Object3D {
  const {
    supports,
    width,
    from,
    to,
    within,
    surface,
    loft = 0.045,
    turnedBack = 0.32,
    reverse = surface,
    blanket,
    seed = 1,
  } = options;
  const length = to - from;
  const top = supports[0] === undefined ? 0 : supports[0].center[1] + supports[0].size[1] / 2;
  const fallen = drape(width, length, {
    supports,
    clearance: loft / 2,
    from: [0, top + 0.09, (from + to) / 2],
    within: [within[0] - loft / 2 - 0.004, within[1] + 0.015, within[2] - loft / 2 - 0.004],
    bending: 0.2,
    slack: 0.012,
    seed,
    mesh: Math.max(0.03, width / 66),
  });
  const outside = puffed(fallen, width, length, loft, top, seed);
  const bound = (point: Point): Point => [
    clamp(point[0], within[0] - 0.001),
    Math.max(within[1], point[1]),
    clamp(point[2], within[2] - 0.001),
  ];
  const columns = Math.max(44, Math.min(88, Math.round(width / 0.024)));
  const main = sheet(columns, Math.round((columns * length) / width), (u, v) => bound(outside(u, v).place), true);
  const pieces: Mesh[] = [covered(main, surface)];
  if (turnedBack > 0)
    pieces.push(
      covered(
        sheet(columns, 24, (u, w) => bound(turned(outside, u, w, turnedBack / length, loft)), true),
        reverse,
      ),
    );
  if (blanket !== undefined)
    pieces.push(covered(throwOver(outside, blanket, from, length, bound, seed), blanket.surface));
  return group(pieces);
}

const clamp = (x: number, limit: number): number => Math.max(-limit, Math.min(limit, x));

/** The upper side of the filled duvet: pillowy on top, pleated where it hangs, rolled in at its seams. */
function puffed(fallen: Drape, width: number, length: number, loft: number, top: number, seed: number): Way {
  const soft = noise(seed * 11 + 3, 5, 4, 2);
  const ridges = noise(seed * 13 + 8, 4, 5, 2);
  const fine = noise(seed * 7 + 4, 9, 8, 2);
  const alongSide = noise(seed * 17 + 1, 1, 9, 2);
  const alongFoot = noise(seed * 19 + 2, 9, 1, 2);
  return (u, v) => {
    const { place, up } = fallen.at(u, v);
    const seam = Math.min(u * width, (1 - u) * width, v * length, (1 - v) * length);
    const fill = Math.sqrt(1 - (1 - Math.min(1, seam / 0.06)) ** 2);
    const hanging = step(0.03, 0.16, top - place[1]);
    const bend = ridges(u + soft(u, v) * 0.18, v + soft(v, u) * 0.18);
    // Creases are sharp in their valleys and round between them.
    const crease = Math.abs(bend - 0.5) * 2;
    const lying =
      (soft(u, v) - 0.5) * loft * 0.8 +
      (crease ** 0.65 - 0.4) * loft * 0.85 +
      (Math.abs(fine(u + bend * 0.05, v) - 0.5) - 0.12) * loft * 1.05;
    const pleats = (alongSide(0.5, v) - 0.5) * Math.abs(up[0]) + (alongFoot(u, 0.5) - 0.5) * Math.abs(up[2]);
    const out = loft * (fill - 0.5) + fill * (lying * (1 - hanging * 0.6) + hanging * pleats * 0.075);
    return { place: [place[0] + up[0] * out, place[1] + up[1] * out, place[2] + up[2] * out], up };
  };
}

/** The turned-back piece: w = 0 at the bed under the fold, around the fold, then over the duvet to its edge at w = 1. */
function turned(outside: Way, u: number, w: number, share: number, loft: number): Point {
  const round = 0.2;
  const radius = loft * 0.86;
  const inside = Math.min(1, Math.max(0, u));
  if (w < round) {
    const { place, up } = outside(inside, 0.035);
    const angle = Math.PI * (w / round - 0.5);
    const side = Math.sin(angle);
    return [
      place[0] + up[0] * radius * (side - 0.15),
      place[1] + up[1] * radius * (side - 0.15),
      place[2] + up[2] * radius * (side - 0.15) - Math.cos(angle) * radius,
    ];
  }
  const along = (w - round) / (1 - round);
  const wave = 0.02 * Math.sin(u * 9 + 1) * along;
  const { place, up } = outside(inside, 0.035 + along * share * (1 + wave));
  const edge = Math.min((1 - along) * share * 2, 0.05, Math.min(u, 1 - u) + 0.012) / 0.05;
  const lift = radius * 0.86 * Math.sqrt(1 - (1 - edge) ** 2) - 0.004;
  return [place[0] + up[0] * lift, place[1] + up[1] * lift, place[2] + up[2] * lift];
}

function throwOver(
  outside: Way,
  blanket: { from: number; to: number },
  from: number,
  length: number,
  bound: (point: Point) => Point,
  seed: number,
) {
  const drift = noise(seed * 29 + 7, 3, 2, 2);
  const wrinkle = noise(seed * 31 + 9, 7, 3, 2);
  const [start, end] = [(blanket.from - from) / length, (blanket.to - from) / length];
  return sheet(
    80,
    20,
    (s, t) => {
      const u = 0.02 + s * 0.96;
      const v = start + (end - start) * t + (drift(s, t * 0.5) - 0.5) * 0.045;
      const { place, up } = outside(u, v);
      const rim = Math.min(s, 1 - s, t * 0.3, (1 - t) * 0.3);
      const lift = (0.007 + (wrinkle(s, t) - 0.35) * 0.012) * step(-0.01, 0.02, rim) + 0.003;
      return bound([place[0] + up[0] * lift, place[1] + up[1] * lift, place[2] + up[2] * lift]);
    },
    true,
  );
}
