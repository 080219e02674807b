import type { Object3D } from "three";
import { rounded } from "../../geometry/outlines.ts";
import { part, type Point } from "../../geometry/part.ts";
import { slab } from "../../geometry/slab.ts";
import { padded } from "../../geometry/padded.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { upholstered } from "./upholstery.ts";

export interface ChairSeat {
  width: number;
  /** behind, where seats are narrower */
  backWidth: number;
  depth: number;
  /** of the uncompressed seat in its middle */
  top: number;
  thickness: number;
  /** where the middle of its depth lies */
  z: number;
}

/** A cushion on a chair: flat below, crowned above, narrower behind. */
export function paddedSeat(
  { width, backWidth, depth, top, thickness, z }: ChairSeat,
  surface: Surface,
  { piped = false, edge = 0.026, seed = 3 } = {},
): Object3D {
  const body = padded(width, thickness, depth, {
    edge,
    crown: { top: Math.min(0.02, thickness * 0.3), front: 0.006, left: 0.003, right: 0.003 },
    wrinkle: 0.0016,
    seed,
    cell: 0.035,
    bend: ([x, y, along]) => [x * (backWidth / width + (1 - backWidth / width) * (along / depth + 0.5)), y, along],
  });
  return upholstered(body, surface, { at: [0, top - thickness / 2, z], piped: piped ? ["top"] : [] });
}

/** A board to sit on, hollowed a little; `saddle` raises the middle of its front. */
export function woodenSeat(
  { width, backWidth, depth, top, thickness, z }: ChairSeat,
  surface: Surface,
  { hollow = 0.01, saddle = 0, corner = 0.05 } = {},
): Object3D {
  const outline = rounded(width, depth, corner, { backWidth, backRadius: corner * 0.8, runs: 9 });
  const sink = (x: number, along: number): number => {
    const [u, v] = [x / (width / 2), along / (depth / 2)];
    const bowl = Math.exp(-((Math.abs(u) - 0.42) ** 2) * 7 - (v + 0.2) ** 2 * 2.2);
    const ridge = saddle * Math.exp(-((u / 0.22) ** 2)) * Math.max(0, v);
    const front = -0.006 * Math.max(0, v - 0.55) * 2;
    return -hollow * Math.max(bowl, Math.exp(-(u * u) * 2.2 - (v + 0.25) ** 2 * 2.6)) + ridge + front;
  };
  const at: Point = [0, top - thickness + hollow * 0.55, z];
  return part(
    slab(outline, thickness, { edge: Math.min(0.011, thickness * 0.4), under: thickness * 0.35, sink, carved: true }),
    surface,
    at,
    { grain: "z" },
  );
}
