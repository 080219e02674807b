import { relax, threadsOf, weaveThreads } from "./cloth.ts";
import { noise, step } from "./random.ts";

/** A block with rounded edges that cloth can lie on. */
export interface Support {
  center: readonly [number, number, number];
  size: readonly [number, number, number];
  radius: number;
}

export interface DrapeOptions {
  /** the cloth lies on these */
  supports: readonly Support[];
  /** where the middle of the flat sheet is let go, above the supports */
  from: readonly [x: number, y: number, z: number];
  /** nothing of the sheet comes to lie outside: [x, z] from the middle, and the lowest y */
  within: readonly [x: number, y: number, z: number];
  /** half of the cloth's thickness keeps it off the supports */
  clearance?: number;
  /** length of one mesh */
  mesh?: number;
  /** 0.02 is a thin sheet, 0.3 a thick duvet */
  bending?: number;
  /** how much cloth too many there is, as a part of its size: it becomes folds */
  slack?: number;
  steps?: number;
  seed?: number;
}

/** A sheet that was let fall: `at(u, v)` is its place, u from left to right, v from the back to the front, and the way up there. */
export interface Drape {
  columns: number;
  rows: number;
  at: (u: number, v: number) => { place: [number, number, number]; up: [number, number, number] };
}

export function drape(width: number, length: number, options: DrapeOptions): Drape {
  const {
    supports,
    from,
    within,
    clearance = 0.004,
    mesh = 0.03,
    bending = 0.05,
    slack = 0.03,
    steps = 110,
    seed = 1,
  } = options;
  const columns = Math.round(width / mesh);
  const rows = Math.round(length / mesh);
  const index = (column: number, row: number): number => row * (columns + 1) + column;
  const points = new Float32Array((columns + 1) * (rows + 1) * 3);
  const ripple = noise(seed * 17 + 3, 5, 6, 3);
  for (let row = 0; row <= rows; row += 1) {
    for (let column = 0; column <= columns; column += 1) {
      const [u, v] = [column / columns, row / rows];
      const place = [from[0] + (u - 0.5) * width, from[1] + (ripple(u, v) - 0.5) * 0.12, from[2] + (v - 0.5) * length];
      points.set(place, index(column, row) * 3);
    }
  }
  // Cloth that is longer in some places than in others cannot lie flat: it throws folds there.
  const pairs = weaveThreads(columns, rows, width, length, bending, index).map(([a, b, distance, stiffness]) => {
    const excess = ripple((a % (columns + 1)) / columns, Math.floor(a / (columns + 1)) / rows);
    return [a, b, distance * (1 + slack * (0.2 + 1.8 * excess)), stiffness] as const;
  });
  const threads = threadsOf(pairs);
  // The walls close in when the edges have fallen: closing earlier would fold them inwards.
  let time = 0;
  const collide = (all: Float32Array, offset: number): number => {
    let grip = 0;
    for (const support of supports) grip = Math.max(grip, pushOut(all, offset, support, clearance));
    const spare = 1 - step(0.2 * steps, 0.75 * steps, time);
    const [x, z] = [within[0] + spare * width, within[2] + spare * length];
    all[offset] = Math.max(-x, Math.min(x, all[offset]!));
    all[offset + 1] = Math.max(within[1], all[offset + 1]!);
    all[offset + 2] = Math.max(-z, Math.min(z, all[offset + 2]!));
    return grip;
  };
  const push = (): void => {
    time += 1;
  };
  relax(points, threads, { steps, gravity: 0.0011, damping: 0.965, rounds: 14, push, collide });
  calm(points, columns, rows);
  return { columns, rows, at: (u, v) => sample(points, columns, rows, u, v) };
}

/** Takes the zigzag out of the meshes that hard stops leave behind. */
function calm(points: Float32Array, columns: number, rows: number): void {
  for (let round = 0; round < 3; round += 1) {
    const before = Float32Array.from(points);
    for (let row = 0; row <= rows; row += 1) {
      for (let column = 0; column <= columns; column += 1) {
        const neighbours = [
          [column - 1, row],
          [column + 1, row],
          [column, row - 1],
          [column, row + 1],
        ].filter(([x = -1, y = -1]) => x >= 0 && x <= columns && y >= 0 && y <= rows);
        // Along a hem only the hem counts, or the cloth would shrink.
        const isRim = neighbours.length < 4;
        const counted = isRim
          ? neighbours.filter(([x = 0, y = 0]) => x === 0 || x === columns || y === 0 || y === rows)
          : neighbours;
        for (let axis = 0; axis < 3; axis += 1) {
          const offset = (row * (columns + 1) + column) * 3 + axis;
          const mean =
            counted.reduce((sum, [x = 0, y = 0]) => sum + before[(y * (columns + 1) + x) * 3 + axis]!, 0) /
            counted.length;
          points[offset] = before[offset]! * 0.5 + mean * 0.5;
        }
      }
    }
  }
}

function pushOut(points: Float32Array, offset: number, { center, size, radius }: Support, clearance: number): number {
  const reach = radius + clearance;
  const away = [0, 1, 2].map((axis) => points[offset + axis]! - center[axis]!);
  const beyond = away.map((distance, axis) => Math.abs(distance) - (size[axis]! / 2 - radius));
  const outside = beyond.map((distance) => Math.max(distance, 0));
  const distance = Math.hypot(...outside);
  if (distance >= reach) return 0;
  if (distance > 1e-6) {
    for (let axis = 0; axis < 3; axis += 1) {
      const target =
        Math.sign(away[axis]!) *
        (Math.min(Math.abs(away[axis]!), size[axis]! / 2 - radius) + (outside[axis]! / distance) * reach);
      if (outside[axis]! > 0) points[offset + axis] = center[axis]! + target;
    }
  } else {
    // Deep inside: cloth comes from above or from the side, whichever is nearer.
    const axis = beyond[0]! > beyond[1]! && beyond[0]! > beyond[2]! ? 0 : beyond[2]! > beyond[1]! ? 2 : 1;
    points[offset + axis] = center[axis] + (Math.sign(away[axis]!) || 1) * (size[axis] / 2 + clearance);
  }
  return 0.85;
}

function sample(points: Float32Array, columns: number, rows: number, u: number, v: number): ReturnType<Drape["at"]> {
  const place = spot(points, columns, rows, u, v);
  const [du, dv] = [0.6 / columns, 0.6 / rows];
  const a = spot(points, columns, rows, u - du, v);
  const b = spot(points, columns, rows, u + du, v);
  const c = spot(points, columns, rows, u, v - dv);
  const d = spot(points, columns, rows, u, v + dv);
  const [px, py, pz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [qx, qy, qz] = [d[0] - c[0], d[1] - c[1], d[2] - c[2]];
  const up = [qy * pz - qz * py, qz * px - qx * pz, qx * py - qy * px] as const;
  const length = Math.hypot(...up) || 1;
  return { place, up: [up[0] / length, up[1] / length, up[2] / length] };
}

function spot(points: Float32Array, columns: number, rows: number, u: number, v: number): [number, number, number] {
  const x = Math.max(0, Math.min(columns, u * columns));
  const y = Math.max(0, Math.min(rows, v * rows));
  const [left, top] = [Math.min(columns - 1, Math.floor(x)), Math.min(rows - 1, Math.floor(y))];
  const [s, t] = [x - left, y - top];
  const corner = (column: number, row: number, axis: number): number =>
    points[(row * (columns + 1) + column) * 3 + axis]!;
  const along = (axis: number): number =>
    (corner(left, top, axis) * (1 - s) + corner(left + 1, top, axis) * s) * (1 - t) +
    (corner(left, top + 1, axis) * (1 - s) + corner(left + 1, top + 1, axis) * s) * t;
  return [along(0), along(1), along(2)];
}
