import { CatmullRomCurve3, Vector3 } from "three";
import type { Sheet } from "../../geometry/mould.ts";

/** Measures of a seat and back in one piece, to the middle of its thickness. */
export interface SeatShell {
  width: number;
  /** where the front edge and the top of the back lie */
  front: number;
  back: number;
  seatHeight: number;
  height: number;
  /** how far the sides rise beside the small of the back; 9 cm by default */
  wings?: number;
  /** how far the sides of the back come forward; 3 cm by default */
  wrap?: number;
  /** width of the upper back as a part of the whole; 0.86 by default */
  headWidth?: number;
}

/** Where the middle line and the edge pass, at the same share of their way. */
interface Rib {
  middle: readonly [z: number, y: number];
  edge: readonly [halfWidth: number, z: number, y: number];
}

/**
 * A sheet in double curvature from the waterfall edge over the seat and the small of the back to the head. It is spanned between a middle line
 * that turns sharply, as the body does, and an edge that turns in a wide arc: so the sides flow from the seat into the back without a fold.
 */
export function seatShell({
  width,
  front,
  back,
  seatHeight,
  height,
  wings = 0.09,
  wrap = 0.03,
  headWidth = 0.86,
}: SeatShell): Sheet {
  const bend = back + 0.08;
  const rise = height - seatHeight;
  const deep = front - bend;
  const head = 0.5 * (1 + headWidth);
  const ribs: Rib[] = [
    { middle: [front, -0.036], edge: [0.95, front - 0.004, -0.026] },
    { middle: [front - 0.022, -0.006], edge: [0.97, front - 0.026, 0.002] },
    { middle: [front - deep * 0.26, 0], edge: [0.99, front - deep * 0.25, wings * 0.2] },
    { middle: [front - deep * 0.55, -0.012], edge: [1, front - deep * 0.48, wings * 0.42] },
    {
      middle: [front - deep * 0.83, -0.014],
      edge: [1, bend + Math.max(deep * 0.32, wrap + deep * 0.24), wings * 0.78],
    },
    {
      middle: [bend + 0.012, 0.016],
      edge: [0.995, bend + Math.max(deep * 0.17, wrap + deep * 0.12), wings * 1.25 + 0.012],
    },
    {
      middle: [bend - 0.016, 0.07],
      edge: [0.98, bend + wrap + 0.024, Math.max(rise * 0.3 + wings * 0.6, wings * 1.25 + 0.03)],
    },
    { middle: [bend - 0.024, rise * 0.38], edge: [0.5 + head * 0.48, bend + wrap - 0.004, rise * 0.54 + wings * 0.25] },
    { middle: [bend - 0.044, rise * 0.7], edge: [head, bend + wrap - 0.038, rise * 0.78] },
    { middle: [back, rise], edge: [headWidth, back + wrap * 0.8, rise] },
  ];
  const middle = curveOf(ribs.map(({ middle: [z, y] }) => new Vector3(0, seatHeight + y, z)));
  const edge = curveOf(ribs.map(({ edge: [half, z, y] }) => new Vector3((half * width) / 2, seatHeight + y, z)));
  return (s, t) => {
    const share = (t + 1) / 2;
    const [from, to] = [middle(share), edge(share)];
    const out = Math.abs(s) ** 2.2;
    return [s * to.x * (1 + 0.04 * (1 - s * s)), from.y + (to.y - from.y) * out, from.z + (to.z - from.z) * out];
  };
}

/** A smooth line through the points; beyond its ends it goes straight on. */
function curveOf(points: Vector3[]): (share: number) => Vector3 {
  const curve = new CatmullRomCurve3(points, false, "catmullrom", 0.5);
  return (share) => {
    const inside = Math.min(1, Math.max(0, share));
    const place = curve.getPoint(inside);
    return inside === share ? place : place.addScaledVector(curve.getTangent(inside), (share - inside) * 1.2);
  };
}
