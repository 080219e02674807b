/** Threads that keep two points at a distance; `stiffness` 1 is cloth along the weave, 0.1 its resistance to bending. */
export interface Threads {
  readonly ends: Uint32Array;
  readonly lengths: Float32Array;
  readonly stiffness: Float32Array;
}

export interface RelaxOptions {
  steps: number;
  /** rounds of pulling per step: more is less stretch */
  rounds?: number;
  /** metres per step² */
  gravity?: number;
  /** part of the movement that is left after each step */
  damping?: number;
  /** forces other than gravity, before each step */
  push?: (points: Float32Array) => void;
  /** moves a point out of what it lies on; returns how much of its slide is stopped, 0…1 */
  collide?: (points: Float32Array, offset: number) => number;
}

/** Lets cloth fall and come to rest (position-based dynamics). Changes `points`. */
export function relax(points: Float32Array, threads: Threads, options: RelaxOptions): void {
  const { steps, rounds = 10, gravity = 0, damping = 0.97, push, collide } = options;
  const before = Float32Array.from(points);
  for (let time = 0; time < steps; time += 1) {
    for (let axis = 0; axis < points.length; axis += 1) {
      const moved = (points[axis]! - before[axis]!) * damping;
      before[axis] = points[axis]!;
      points[axis] = points[axis]! + moved - (axis % 3 === 1 ? gravity : 0);
    }
    push?.(points);
    for (let round = 0; round < rounds; round += 1) pull(points, threads);
    if (collide !== undefined) rest(points, before, collide);
  }
}

function rest(
  points: Float32Array,
  before: Float32Array,
  collide: (points: Float32Array, offset: number) => number,
): void {
  for (let offset = 0; offset < points.length; offset += 3) {
    const grip = collide(points, offset);
    if (grip > 0)
      for (let axis = offset; axis < offset + 3; axis += 1)
        before[axis] = before[axis]! + (points[axis]! - before[axis]!) * grip;
  }
}

function pull(points: Float32Array, { ends, lengths, stiffness }: Threads): void {
  for (let thread = 0; thread < lengths.length; thread += 1) {
    const a = ends[thread * 2]! * 3;
    const b = ends[thread * 2 + 1]! * 3;
    const x = points[b]! - points[a]!;
    const y = points[b + 1]! - points[a + 1]!;
    const z = points[b + 2]! - points[a + 2]!;
    const distance = Math.sqrt(x * x + y * y + z * z) || 1e-9;
    const half = ((distance - lengths[thread]!) / distance) * 0.5 * stiffness[thread]!;
    points[a] = points[a]! + x * half;
    points[a + 1] = points[a + 1]! + y * half;
    points[a + 2] = points[a + 2]! + z * half;
    points[b] = points[b]! - x * half;
    points[b + 1] = points[b + 1]! - y * half;
    points[b + 2] = points[b + 2]! - z * half;
  }
}

/** Collects threads between numbered points of a sheet that lies flat at first. */
export function threadsOf(
  pairs: readonly (readonly [a: number, b: number, length: number, stiffness: number])[],
): Threads {
  return {
    ends: Uint32Array.from(pairs.flatMap(([a, b]) => [a, b])),
    lengths: Float32Array.from(pairs, ([, , length]) => length),
    stiffness: Float32Array.from(pairs, ([, , , stiffness]) => stiffness),
  };
}

/** The threads of a rectangular sheet with columns × rows meshes: along, across, diagonal, and every second against bending. */
export function weaveThreads(
  columns: number,
  rows: number,
  width: number,
  length: number,
  bending: number,
  at: (column: number, row: number) => number,
): (readonly [number, number, number, number])[] {
  const pairs: (readonly [number, number, number, number])[] = [];
  const across = width / columns;
  const along = length / rows;
  const tie = (column: number, row: number, right: number, down: number, stiffness: number): void => {
    const [toColumn, toRow] = [column + right, row + down];
    if (toColumn < 0 || toColumn > columns || toRow > rows) return;
    pairs.push([at(column, row), at(toColumn, toRow), Math.hypot(right * across, down * along), stiffness]);
  };
  for (let row = 0; row <= rows; row += 1) {
    for (let column = 0; column <= columns; column += 1) {
      tie(column, row, 1, 0, 1);
      tie(column, row, 0, 1, 1);
      tie(column, row, 1, 1, 0.4);
      tie(column, row, -1, 1, 0.4);
      tie(column, row, 2, 0, bending);
      tie(column, row, 0, 2, bending);
    }
  }
  return pairs;
}
