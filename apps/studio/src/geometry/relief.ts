import type { Point } from "./part.ts";

type Axis = "x" | "y" | "z";

/** What sewing does to the surface of a padded body. */
export interface Relief {
  /** lines the mesh needs to show it */
  lines?: Partial<Record<Axis, readonly number[]>>;
  /** how deep the surface lies below the plain one there, in metres, not negative */
  depth: (spot: Point, normal: Point) => number;
}

const INDEX = { x: 0, y: 1, z: 2 } as const;

/** How much a surface of this normal takes part: `front` only, or all `round` but the ends of the axis. */
const share = (axis: Axis, where: "front" | "top" | "round", normal: Point): number =>
  where === "front"
    ? Math.max(0, normal[2])
    : where === "top"
      ? Math.max(0, normal[1])
      : Math.sqrt(Math.max(0, 1 - normal[INDEX[axis]] ** 2));

/** Padded ribs side by side along an axis, sewn down between them. */
export function channels(
  axis: Axis,
  from: number,
  to: number,
  count: number,
  depth: number,
  where: "front" | "top" | "round" = "front",
): Relief {
  const width = (to - from) / count;
  const lines = Array.from({ length: count * 6 + 1 }, (_, index) => {
    const t = (index % 6) / 6;
    // Closer together towards the seams, where the rib turns steep.
    return from + width * (Math.floor(index / 6) + (1 - Math.cos(Math.PI * t)) / 2);
  });
  return {
    lines: { [axis]: lines },
    depth: (spot, normal) => {
      const at = (spot[INDEX[axis]] - from) / width;
      if (at < 0 || at > count) return depth * share(axis, where, normal);
      const t = (at - Math.floor(at)) * 2 - 1;
      return depth * (1 - Math.sqrt(1 - Math.abs(t) ** 2.2)) * share(axis, where, normal);
    },
  };
}

/** One sewn line across the body at a place on the axis. */
export function seam(
  axis: Axis,
  at: number,
  depth = 0.006,
  where: "front" | "top" | "round" = "round",
  width = 0.007,
): Relief {
  return {
    lines: { [axis]: [at - 2.4 * width, at - width, at - width / 3, at, at + width / 3, at + width, at + 2.4 * width] },
    depth: (spot, normal) => {
      const away = Math.abs(spot[INDEX[axis]] - at) / width;
      return (
        (0.55 * depth * Math.exp(-((away * 2.2) ** 2)) + 0.45 * depth * Math.exp(-((away / 1.6) ** 2))) *
        share(axis, where, normal)
      );
    },
  };
}

/** Buttons pulled into the front (x, y) or the top (x, z). */
export function buttons(
  spots: readonly (readonly [number, number])[],
  depth: number,
  reach = 0.06,
  where: "front" | "top" = "front",
): Relief {
  const second = where === "front" ? "y" : "z";
  const rings = [-0.5, -0.22, -0.08, 0, 0.08, 0.22, 0.5].map((part) => part * reach * 2);
  const unique = (values: readonly number[]): number[] =>
    [...new Set(values)].flatMap((at) => rings.map((ring) => at + ring));
  return {
    lines: { x: unique(spots.map(([x]) => x)), [second]: unique(spots.map(([, y]) => y)) },
    depth: (spot, normal) => {
      const nearest = Math.min(...spots.map(([x, y]) => Math.hypot(spot[0] - x, spot[INDEX[second]] - y)));
      return depth * Math.exp(-nearest / (reach * 0.42)) * share("x", where, normal);
    },
  };
}

/**
 * Diamond tufting over a flat length × height: deep buttons in staggered rows and pleats between them.
 * Gives the depth at (x, y); `spots` are the buttons.
 */
export function tufting(
  columns: number,
  rows: number,
  stepX: number,
  stepY: number,
  depth: number,
): { spots: [number, number][]; depth: (x: number, y: number) => number } {
  const spots: [number, number][] = [];
  for (let row = 0; row < rows; row += 1) {
    const count = row % 2 === 0 ? columns : columns - 1;
    for (let column = 0; column < count; column += 1)
      spots.push([(column - (count - 1) / 2) * stepX, (row - (rows - 1) / 2) * stepY]);
  }
  const phase = (rows - 1) / 2;
  return {
    spots,
    depth: (x, y) => {
      const s = x / stepX + (columns - 1) / 2;
      const t = (y / stepY + phase) / 2;
      // Along the diagonals through the buttons run the pleats.
      const first = Math.abs(wrapped(s + t));
      const second = Math.abs(wrapped(s - t));
      const pleat = Math.exp(-first * 9) + Math.exp(-second * 9);
      const hollow = Math.exp(-first * 5) * Math.exp(-second * 5);
      return depth * Math.min(1, 0.28 * pleat + 0.75 * hollow);
    },
  };
}

const wrapped = (x: number): number => x - Math.round(x);
