import { type BufferGeometry, type Object3D, Vector2 } from "three";
import { fill } from "../../geometry/bake.ts";
import { group, part } from "../../geometry/part.ts";
import { pick } from "../../geometry/pick.ts";
import { noise, random } from "../../geometry/random.ts";
import { surface as sheet, weld } from "../../geometry/soft.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { fringe } from "../parts/fringe.ts";

export interface ThrowParameters {
  cover: Surface;
  /** how often the blanket lies on itself; 4 by default */
  layers?: number;
  fringes?: boolean;
  /** width of a plait of thick yarn; without, the blanket is woven and smooth */
  plait?: number;
  /** a turn about the vertical of each layer against the one below, radians */
  disorder?: number;
  seed?: number;
}

/** A blanket folded to a stack; its folds look to the front and to the back in turn. */
export function throwBlanket(
  size: Size,
  { cover, layers = 4, fringes = false, plait, disorder = 0.012, seed = 1 }: ThrowParameters,
): Object3D {
  const { width, depth, height } = size;
  const thick = height / layers;
  const reach = fringes ? 0.03 : 0;
  const path = foldLine(depth - reach, thick, layers, seed);
  const blanket = folded(path, { width, thick: thick * 0.98, plait, disorder, layers, seed });
  const pieces: Object3D[] = [part(blanket, cover)];
  if (fringes) {
    const front = depth / 2 - reach;
    pieces.push(
      fringe({
        width: width * 0.93,
        length: Math.min(0.085, height * 0.85),
        lift: height - thick * 0.45,
        surface: cover,
        at: front + 0.022,
        end: 1,
        pitch: 0.0095,
        hangs: true,
        seed,
      }),
    );
  }
  return fill(group(pieces), size);
}

interface Station {
  at: Vector2;
  normal: Vector2;
  layer: number;
  /** metres of blanket from its lower end */
  run: number;
}

/** The blanket's middle line from the side (x is the depth), from its lower end to its upper end at the front. */
function foldLine(depth: number, thick: number, layers: number, seed: number): Station[] {
  const next = random(seed * 3 + 1);
  const stations: { at: Vector2; layer: number }[] = [];
  const radius = thick / 2;
  let side = layers % 2 === 0 ? -1 : 1;
  for (let layer = 0; layer < layers; layer += 1) {
    const y = thick * (layer + 0.5);
    const from = -side * (depth / 2 - radius * 1.3);
    const slip = next() * 0.012;
    for (let piece = 0; piece <= 26; piece += 1) {
      const t = piece / 26;
      const isLast = layer === layers - 1;
      const x = from + side * (depth - radius * 2.6 - (isLast ? 0 : slip)) * t;
      stations.push({ at: new Vector2(x, y - Math.sin(Math.PI * t) * thick * 0.1 * (layer / layers)), layer });
    }
    if (layer < layers - 1) {
      const end = pick(stations, -1).at.x;
      for (let piece = 1; piece < 8; piece += 1) {
        const angle = (piece / 8) * Math.PI;
        stations.push({
          at: new Vector2(end + side * Math.sin(angle) * radius * 1.25, y + radius - Math.cos(angle) * radius),
          layer: layer + piece / 8,
        });
      }
    }
    side = -side;
  }
  let run = 0;
  return stations.map(({ at, layer }, index) => {
    const before = pick(stations, Math.max(0, index - 1)).at;
    const after = pick(stations, Math.min(stations.length - 1, index + 1)).at;
    run += at.distanceTo(before);
    const along = after.clone().sub(before).normalize();
    return { at, layer, normal: new Vector2(-along.y, along.x), run };
  });
}

interface Folding {
  width: number;
  thick: number;
  plait: number | undefined;
  disorder: number;
  layers: number;
  seed: number;
}

/** Around the blanket's section: along its upper side, round the end, back along its lower side. */
function folded(path: readonly Station[], { width, thick, plait, disorder, layers, seed }: Folding): BufferGeometry {
  const columns = plait === undefined ? 34 : 84;
  const lumps = noise(seed * 5 + 9, 7, 9, 3);
  const [lower, upper] = [pick(path, 0), pick(path, -1)];
  const forward = Math.sign(upper.at.x - pick(path, -2).at.x);
  const backward = Math.sign(lower.at.x - pick(path, 1).at.x);
  const around = [
    ...path.map((station) => ({ station, side: 1 })),
    ...[0.7, 0, -0.7].map((side) => ({ station: upper, side })),
    ...path.toReversed().map((station) => ({ station, side: -1 })),
    ...[-0.7, 0, 0.7].map((side) => ({ station: lower, side })),
    { station: lower, side: 1 },
  ];
  const rounding = Math.min(0.02, thick * 0.5);
  const geometry = sheet(
    columns,
    around.length - 1,
    (u, v) => {
      const { station, side } = pick(around, Math.round(v * (around.length - 1)));
      const s = u * 2 - 1;
      const toEnd = Math.min(1, ((1 - Math.abs(s)) * width) / 2 / rounding);
      const full = Math.sqrt(1 - (1 - toEnd) ** 2);
      const x = (s * width) / 2 - Math.sign(s) * 0.006 * lumps(station.layer / layers, 0.3);
      const knit = plait === undefined ? 0 : stitch(x, station.run, plait);
      const swell = (lumps(u, (station.run * 1.7) % 1) - 0.5) * thick * 0.16;
      const away = side * (thick / 2) * full + (side !== 0 ? Math.sign(side) : 0) * (knit + swell * 0.5) * full;
      const end =
        Math.abs(side) < 1
          ? Math.sqrt(1 - side * side) * thick * 0.4 * full * (station === upper ? forward : backward)
          : 0;
      const turn = disorder * (Math.floor(station.layer) % 2 === 0 ? 1 : -0.6);
      const y = station.at.y + station.normal.y * away;
      const z = station.at.x + station.normal.x * away + end;
      return [x * Math.cos(turn) + z * Math.sin(turn), y, z * Math.cos(turn) - x * Math.sin(turn)];
    },
    true,
  );
  return weld(geometry);
}

/** Two slanting strands, a V for every stitch: how far thick yarn stands out. */
function stitch(x: number, run: number, plait: number): number {
  const across = (x / plait) % 1;
  const s = (across < 0 ? across + 1 : across) * 2 - 1;
  const row = (run / (plait * 0.8) + Math.abs(s) * 0.75) % 1;
  const strand = Math.sin(Math.PI * row) ** 0.6 * Math.sqrt(Math.max(0, 1 - (Math.abs(Math.abs(s) - 0.5) * 2) ** 2.4));
  return (strand - 0.6) * plait * 0.3;
}
