import type { BufferGeometry, Object3D } from "three";
import { deal, fill } from "../../geometry/bake.ts";
import { group, part, type Point } from "../../geometry/part.ts";
import { noise } from "../../geometry/random.ts";
import { join, surface as sheet, weld } from "../../geometry/soft.ts";
import { box, rod } from "../../geometry/solids.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";

export interface ScatterCushionParameters {
  cover: Surface;
  /** "piping": a cord in the seam; "flange": a flat hem around it; "knife": a plain seam */
  seam?: "knife" | "piping" | "flange";
  /** cord or hem, where it differs from the cover */
  trim?: Surface;
  /** upright stripes: where they begin and end across the front, 0…1, in turn */
  stripes?: readonly number[];
  stripe?: Surface;
  /** 0.2 is limp, 0.7 taut */
  filling?: number;
  /** how far it leans back, radians; 0.1 by default */
  lean?: number;
  seed?: number;
}

const HEM = 0.028;
/** how far the filling draws the middle of each side in */
const DRAWN_IN = 0.07;
const DETAIL = 48;

/** A filled cover, standing and leaning back a little: width × height, its thickness along z. */
export function scatterCushion(size: Size, parameters: ScatterCushionParameters): Object3D {
  const {
    cover,
    seam = "knife",
    trim = cover,
    stripes = [],
    stripe = cover,
    filling = 0.5,
    lean = 0.1,
    seed = 1,
  } = parameters;
  const { width, height, depth } = size;
  const hem = seam === "flange" ? HEM : seam === "piping" ? 0.004 : 0;
  const sewn = { width: width - 2 * hem, height: height - 2 * hem };
  const body = filled(sewn, depth - height * Math.sin(lean) * 0.7, { filling, seed });
  const pieces: Object3D[] = striped(body, sewn, stripes).map((geometry, index) =>
    part(geometry, index === 0 ? cover : stripe),
  );
  if (seam === "piping") pieces.push(part(rod(rim(sewn), 0.0042, { closed: true, segments: 260, sides: 8 }), trim));
  if (seam === "flange") pieces.push(...flange(width, height, trim));
  const leaning = group(pieces);
  leaning.rotation.x = -lean;
  return fill(group([leaning]), size);
}

const columnOf = (s: number): number => (Math.asin(s) / Math.PI + 0.5) * DETAIL;

function striped(body: BufferGeometry, { width, height }: Sewn, stripes: readonly number[]): BufferGeometry[] {
  if (stripes.length === 0) return [body];
  // Stripes begin and end with a column of meshes; the seam's curve is taken out of a face's place to find its column.
  const columns = stripes.map((edge) => Math.round(columnOf(edge * 2 - 1)));
  return deal(body, 2, (x, y) => {
    const t = (2 * y) / height;
    let s = (2 * x) / width;
    for (let round = 0; round < 4; round += 1) s = (2 * x) / width / (1 - DRAWN_IN * (1 - t * t) * s * s);
    const column = columnOf(Math.max(-1, Math.min(1, s)));
    return columns.filter((edge) => edge < column).length % 2;
  });
}

interface Sewn {
  width: number;
  height: number;
}

/** The place of the seam and of what lies inside it: filling draws the sides in and leaves the corners standing. */
function flat({ width, height }: Sewn, s: number, t: number): readonly [number, number] {
  return [
    (s * width * (1 - DRAWN_IN * (1 - t * t) * s * s)) / 2,
    (t * height * (1 - DRAWN_IN * (1 - s * s) * t * t)) / 2,
  ];
}

function filled(sewn: Sewn, thickness: number, { filling, seed }: { filling: number; seed: number }): BufferGeometry {
  const crumple = noise(seed * 31 + 3, 4, 4, 3);
  const side =
    (sign: 1 | -1) =>
    (u: number, v: number): Point => {
      // Closer lines at the border, where the cover turns.
      const s = Math.sin((u - 0.5) * Math.PI);
      const t = Math.sin((v - 0.5) * Math.PI);
      const room = Math.max(0, (1 - s * s) * (1 - t * t));
      const bulge = room ** (0.78 - 0.3 * filling);
      // Folds start at the corners and along the seam, and die out towards the middle.
      const seamPucker =
        Math.sin((Math.abs(s) > Math.abs(t) ? t : s) * 31 + seed * 2 + sign) *
        0.005 *
        Math.max(0, 1 - bulge * 1.8) *
        Math.min(1, room * 14);
      const corner = (crumple(v * 0.9 + 0.05, u * 0.9) - 0.5) * 0.11 * Math.abs(s * t) * room ** 0.4;
      const slack = (crumple(u, v * 0.97) - 0.5) * 0.05 * (1.1 - filling) * Math.min(1, bulge * 2);
      const [x, y] = flat(sewn, s, t);
      return [x, y, sign * Math.max(0, (thickness / 2) * bulge + corner + slack + seamPucker)];
    };
  return weld(join(sheet(DETAIL, DETAIL, side(1)), sheet(DETAIL, DETAIL, side(-1), true)));
}

function rim(sewn: Sewn): Point[] {
  return Array.from({ length: 96 }, (_, index): Point => {
    const along = (index % 24) / 12 - 1;
    const corners = [
      [along, -1],
      [1, along],
      [-along, 1],
      [-1, -along],
    ] as const;
    const [s, t] = corners[Math.floor(index / 24)] ?? [0, 0];
    return [...flat(sewn, s, t), 0];
  });
}

function flange(width: number, height: number, trim: Surface): Object3D[] {
  const thick = 0.005;
  const inner = HEM + 0.022;
  return [
    ...[-1, 1].map((end) => part(box(width, inner, thick, 0.002), trim, [0, end * (height / 2 - inner / 2), 0])),
    ...[-1, 1].map((end) =>
      part(box(inner, height - 2 * inner, thick, 0.002), trim, [end * (width / 2 - inner / 2), 0, 0]),
    ),
  ];
}
