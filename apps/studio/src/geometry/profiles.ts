import { profile } from "./solids.ts";
import type { Profile } from "./turned.ts";

type Spot = readonly [number, number];

/** The beginning and the end of a line; one without points is a mistake of the drawing. */
export const firstOf = (line: Profile): Spot => spotOf(line[0]);
export const lastOf = (line: Profile): Spot => spotOf(line.at(-1));

function spotOf(spot: Spot | undefined): Spot {
  if (spot === undefined) throw new RangeError("A line needs at least one point");
  return spot;
}

/** The same line with its corners rounded. */
export function eased(points: Profile, radius: number, steps = 4): Spot[] {
  return points.flatMap((corner, index) => {
    const before = points[index - 1];
    const after = points[index + 1];
    if (before === undefined || after === undefined) return [corner];
    const start = toward(corner, before, radius);
    const end = toward(corner, after, radius);
    return Array.from({ length: steps + 1 }, (_, step) => {
      const t = step / steps;
      const weigh = (axis: 0 | 1): number =>
        (1 - t) ** 2 * start[axis] + 2 * t * (1 - t) * corner[axis] + t * t * end[axis];
      return [weigh(0), weigh(1)] as const;
    });
  });
}

function toward(from: Spot, to: Spot, distance: number): Spot {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const share = Math.min(0.5, distance / Math.max(length, 1e-9));
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** Part of a circle or ellipse; degrees, 0 outwards, 90 upwards. */
export function arc(center: Spot, radii: Spot, from: number, to: number, count = 16): Spot[] {
  return Array.from({ length: count + 1 }, (_, index) => {
    const angle = ((from + ((to - from) * index) / count) * Math.PI) / 180;
    return [center[0] + radii[0] * Math.cos(angle), center[1] + radii[1] * Math.sin(angle)] as const;
  });
}

export interface VesselOptions {
  /** thickness of the wall, and of the bottom unless it is given */
  wall: number;
  bottom?: number;
  /** the ring it stands on: its radius and height */
  foot?: { radius: number; height: number };
}

/** A closed cross-section with a wall, from its outer line (bottom centre to lip): cups, plates, glasses, shades. */
export function vessel(outer: Profile, { wall, bottom = wall, foot }: VesselOptions): Spot[] {
  const first = firstOf(outer);
  const lip = lastOf(outer);
  const inner = offset(outer, wall).filter(
    (spot) => spot[0] > wall * 0.2 && spot[1] >= first[1] + bottom && clear(spot, outer, wall * 0.94),
  );
  const innerLip = lastOf(inner);
  const middle: Spot = [(lip[0] + innerLip[0]) / 2, (lip[1] + innerLip[1]) / 2];
  const start = (Math.atan2(lip[1] - middle[1], lip[0] - middle[0]) * 180) / Math.PI;
  const round = Math.hypot(lip[0] - middle[0], lip[1] - middle[1]);
  const edge = arc(middle, [round, round], start, start + 180, 6).slice(1, -1);
  const down = inner.toReversed();
  const floor: Spot[] = first[0] < 1e-6 ? [[0, lastOf(down)[1]]] : [];
  return [...(foot === undefined ? outer : onFoot(outer, foot)), ...edge, ...down, ...floor];
}

function onFoot(outer: Profile, { radius, height }: { radius: number; height: number }): Spot[] {
  const width = Math.max(0.004, radius * 0.1);
  const base = firstOf(outer)[1];
  const above = outer.filter(([far]) => far > radius);
  const ringLine: Spot[] = [
    [0, base],
    [radius - width, base],
    [radius - width * 0.8, base - height],
    [radius, base - height],
  ];
  return [...eased(ringLine, 0.0015, 2), [radius + 0.001, base - height * 0.1], ...above];
}

/** The line moved to its inner side (left, going up the outside). */
export function offset(points: Profile, distance: number): Spot[] {
  return points.map((point, index) => {
    const [x, y] = point;
    const before = points[index - 1] ?? point;
    const after = points[index + 1] ?? point;
    const [along, up] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(along, up) || 1;
    return [x - (up / length) * distance, y + (along / length) * distance] as const;
  });
}

const clear = (spot: Spot, line: Profile, distance: number): boolean =>
  line.every(([x, y]) => Math.hypot(x - spot[0], y - spot[1]) >= distance);

/** A soft line through the points, dense enough for the lathe; `count` pieces in all. */
export function profileOf(points: Profile, count = 28): Spot[] {
  return profile(points, count).map(([x, y]) => [Math.max(0, x), y] as const);
}
