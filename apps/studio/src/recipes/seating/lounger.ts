import type { Object3D } from "three";
import { group, part, type Point } from "../../geometry/part.ts";
import { padded } from "../../geometry/padded.ts";
import { seam } from "../../geometry/relief.ts";
import { box, cylinder } from "../../geometry/solids.ts";
import type { Recipe } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { fitted } from "../parts/fitted.ts";
import { upholstered } from "../parts/upholstery.ts";

export interface LoungerParameters {
  timber: Surface;
  cover: Surface;
  rubber: Surface;
  /** part of the length that can be raised as a back; 0.38 */
  head?: number;
  /** thickness of the cushion; 0.07 */
  cushion?: number;
  /** radius of the wheels; 0.09, and 0 for a second pair of legs */
  wheel?: number;
}

/** A sun lounger: a slatted bed with wheels at the head end and a quilted cushion; the head end lies at the rear. */
export const lounger: Recipe<LoungerParameters> = (
  size,
  { timber, cover, rubber, head = 0.38, cushion = 0.07, wheel = 0.09 },
) => {
  const { width, depth, height, seatHeight: seat = 0.36 } = size;
  const bed = seat - cushion;
  const x = width / 2 - 0.022;
  const hinge = -depth / 2 + depth * head;
  const rise = height - seat;
  const parts: Object3D[] = [];
  const bar = (w: number, h: number, d: number, at: Point): Object3D => part(box(w, h, d, 0.005, 2), timber, at);
  for (const side of [1, -1]) {
    parts.push(bar(0.04, 0.075, depth - 0.004, [side * x, bed - 0.04, 0]));
    parts.push(bar(0.045, bed - 0.08, 0.07, [side * (x - 0.002), (bed - 0.08) / 2 + 0.001, depth / 2 - 0.22]));
    if (wheel > 0) {
      const spot: Point = [side * (x - 0.035), wheel, -depth / 2 + 0.26];
      parts.push(
        bar(0.026, bed - wheel - 0.05, 0.07, [side * (x - 0.006), (bed + wheel - 0.06) / 2, -depth / 2 + 0.26]),
        part(cylinder(wheel, wheel, 0.036), timber, spot, { turn: [0, 0, Math.PI / 2] }),
        part(cylinder(wheel + 0.0002, wheel + 0.0002, 0.02), rubber, spot, { turn: [0, 0, Math.PI / 2] }),
        part(cylinder(0.016, 0.016, 0.05), rubber, spot, { turn: [0, 0, Math.PI / 2] }),
      );
    } else parts.push(bar(0.045, bed - 0.08, 0.07, [side * (x - 0.002), (bed - 0.08) / 2, -depth / 2 + 0.22]));
  }
  for (const z of [depth / 2 - 0.012, depth / 2 - 0.22]) parts.push(bar(2 * x - 0.03, 0.05, 0.022, [0, bed - 0.06, z]));
  const slats = Math.round(depth / 0.078);
  for (let index = 0; index < slats; index += 1) {
    const z = ((index + 0.5) / slats - 0.5) * depth;
    const up = rise * Math.max(0, (hinge - z) / (hinge + depth / 2));
    parts.push(bar(2 * x - 0.046, 0.018, 0.058, [0, bed - 0.004 + up - 0.005, z]));
  }
  const long = depth - 0.03;
  const lines = [-0.36, -0.12, 0.13, 0.36].map((at) => seam("z", at * long, 0.016, "top", 0.013));
  const lifted = ([px, py, pz]: Point): Point => [px, py + rise * Math.max(0, (hinge - pz) / (hinge + depth / 2)), pz];
  const pad = padded(2 * x - 0.04, cushion + 0.008, long, {
    edge: 0.03,
    crown: { top: 0.012 },
    fullness: 5,
    wrinkle: 0.005,
    reliefs: lines,
    bend: lifted,
  });
  parts.push(upholstered(pad, cover, { at: [0, bed + cushion / 2 + 0.002, 0.006], piped: ["top", "bottom"] }));
  return fitted(group(parts), size, 0.06);
};
