import type { Object3D } from "three";
import { sheet } from "../../geometry/charts.ts";
import { group, part, type Point } from "../../geometry/part.ts";
import { noise, step } from "../../geometry/random.ts";
import { cushion } from "../../geometry/soft.ts";
import { box } from "../../geometry/solids.ts";
import type { Recipe } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { powderCoat } from "../../surfaces/surfaces.ts";
import { bedding, type BedLinen } from "../parts/bedding.ts";
import { covered } from "../parts/upholstery.ts";
import { lyingArea } from "./lying.ts";

export interface WrappedBedParameters {
  cover: Surface;
  linen: BedLinen;
  /** how far the headboard reaches forward along the sides */
  reach?: number;
  /** thickness of the padded wall */
  wall?: number;
  /** height of the wall where it ends */
  low?: number;
  rail?: number;
  /** radius of the wall's corners, seen from above */
  corner?: number;
}

/** A low bed whose thick headboard bends around the corners and runs out along the sides. */
export const wrappedBed: Recipe<WrappedBedParameters> = (size, parameters): Object3D => {
  const { cover, linen, reach = 0.62, wall = 0.11, low = 0.42, rail = 0.26, corner = 0.24 } = parameters;
  const { width, depth, height } = size;
  const lying = lyingArea(size);
  const foot = depth / 2;
  const from = 0.03;
  const top = from + rail;
  const head = -foot + wall;
  const side = (width - lying.width) / 2;
  const [long, deep] = [width - 0.05, depth - 0.1];
  return group([
    covered(wrap(width, depth, height, from, { reach, wall, low, corner }), cover),
    part(cushion(long, rail, deep, { puff: 0, edge: 0.05, wrinkle: 0.0015, seed: 4, detail: 30 }), cover, [
      0,
      from + rail / 2,
      foot - deep / 2,
    ]),
    part(box(width - 0.16, from + 0.02, depth - 0.2, 0.002, 1), powderCoat("#1d1b1a"), [0, (from + 0.02) / 2, 0]),
    bedding({
      width: lying.width - 0.03 - Math.max(0, 0.05 - side),
      length: lying.length - 0.02,
      head: head + 0.02,
      bottom: top - 0.06,
      thickness: 0.22,
      linen,
      hang: 0.15,
      hangFoot: 0.15,
      within: [width / 2 - 0.004, top + 0.01, foot - 0.004],
      headTop: height,
      frame: [{ center: [0, from + rail / 2, foot - deep / 2], size: [long, rail, deep], radius: 0.05 }],
    }),
  ]);
};

/** A thick soft wall along a U, seen from above; it is highest behind the pillows. */
function wrap(
  width: number,
  depth: number,
  height: number,
  from: number,
  { reach, wall, low, corner }: Required<Pick<WrappedBedParameters, "reach" | "wall" | "low" | "corner">>,
) {
  const [x, z] = [width / 2 - wall / 2, -depth / 2 + wall / 2];
  const bend = corner - wall / 2;
  const straight = reach - corner;
  const arc = (bend * Math.PI) / 2;
  const across = 2 * (x - bend);
  const total = 2 * (straight + arc) + across;
  const path = (t: number): { at: readonly [number, number]; out: readonly [number, number] } => {
    const way = Math.min(t, total - t);
    const sign = t < total / 2 ? -1 : 1;
    if (way < straight) return { at: [sign * x, z + bend + straight - way], out: [sign, 0] };
    if (way < straight + arc) {
      const angle = (way - straight) / bend;
      return {
        at: [sign * (x - bend + bend * Math.cos(angle)), z + bend - bend * Math.sin(angle)],
        out: [sign * Math.cos(angle), -Math.sin(angle)],
      };
    }
    return { at: [sign * (x - bend - (way - straight - arc)), z], out: [0, -1] };
  };
  const dent = noise(7, 6, 9, 2);
  return sheet(40, 92, (u, v) => {
    const t = v * total;
    const { at, out } = path(t);
    const end = Math.min(t, total - t);
    const cap = Math.sqrt(1 - (1 - Math.min(1, end / (wall * 0.6))) ** 2);
    const rise = low + (height - low - from) * step(0, straight + arc, end);
    const angle = u * Math.PI * 2;
    const round = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.42;
    const thick = (wall / 2) * round(Math.cos(angle)) * cap * (1 - 0.03 * dent(u, v) * Math.abs(Math.sin(angle)));
    const y = from + rise / 2 + (rise / 2) * (0.4 + 0.6 * cap) * round(Math.sin(angle));
    return [at[0] + out[0] * thick, y, at[1] + out[1] * thick] satisfies Point;
  });
}
