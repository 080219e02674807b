import { type BufferGeometry, Float32BufferAttribute, BufferGeometry as Geometry } from "three";
import { relax, threadsOf, weaveThreads } from "./cloth.ts";
import { noise } from "./random.ts";

export interface InflateOptions {
  /** meshes along the longer side */
  detail?: number;
  /** 0.2 is a limp cushion, 1 a taut one */
  pressure?: number;
  bending?: number;
  seed?: number;
}

const known = new Map<string, BufferGeometry>();

/**
 * Two sheets sewn together and filled: a bed pillow or scatter cushion in the x-y plane whose seams pucker as sewn cloth does.
 * Its outline ends up within width × height; `thickness` is its thickest place, along z.
 */
export function inflated(
  width: number,
  height: number,
  thickness: number,
  options: InflateOptions = {},
): BufferGeometry {
  const { detail = 26, pressure = 0.5, bending = 0.08, seed = 1 } = options;
  const key = [width, height, thickness, detail, pressure, bending, seed].join();
  const found = known.get(key) ?? inflate(width, height, thickness, { detail, pressure, bending, seed });
  known.set(key, found);
  return found.clone();
}

function inflate(
  width: number,
  height: number,
  thickness: number,
  { detail, pressure, bending, seed }: Required<InflateOptions>,
): BufferGeometry {
  const columns = Math.round(width >= height ? detail : (detail * width) / height);
  const rows = Math.round(width >= height ? (detail * height) / width : detail);
  const count = (columns + 1) * (rows + 1);
  // The sheets share their rim, so the back has no points of its own there.
  const front = (column: number, row: number): number => row * (columns + 1) + column;
  const inner = (column: number, row: number): boolean => column > 0 && column < columns && row > 0 && row < rows;
  const back = (column: number, row: number): number =>
    inner(column, row) ? count + (row - 1) * (columns - 1) + column - 1 : front(column, row);
  const points = new Float32Array((count + (columns - 1) * (rows - 1)) * 3);
  const uneven = noise(seed * 23 + 5, 6, 6, 2);
  const faces: number[] = [];
  for (let row = 0; row <= rows; row += 1) {
    for (let column = 0; column <= columns; column += 1) {
      const [x, y] = [(column / columns - 0.5) * width, (row / rows - 0.5) * height];
      const lift = inner(column, row) ? 0.01 + 0.012 * uneven(column / columns, row / rows) : 0;
      points.set([x, y, -lift], back(column, row) * 3);
      points.set([x, y, lift], front(column, row) * 3);
      if (column === columns || row === rows) continue;
      for (const [at, turned] of [
        [front, false],
        [back, true],
      ] as const) {
        const [a, b, c, d] = [at(column, row), at(column + 1, row), at(column, row + 1), at(column + 1, row + 1)];
        if (turned) faces.push(a, c, b, b, c, d);
        else faces.push(a, b, c, b, d, c);
      }
    }
  }
  const pairs = [front, back].flatMap((at) => weaveThreads(columns, rows, width, height, bending, at));
  relax(points, threadsOf(pairs), {
    steps: 110,
    rounds: 8,
    damping: 0.9,
    push: (all) => blow(all, faces, pressure * 0.012),
  });
  fit(points, [width, height, thickness]);
  const geometry = new Geometry();
  geometry.setAttribute("position", new Float32BufferAttribute(points, 3));
  geometry.setIndex(faces);
  geometry.computeVertexNormals();
  return geometry;
}

/** Moves every point outwards by the share of the surface it holds. */
function blow(points: Float32Array, faces: readonly number[], pressure: number): void {
  const moves = new Float32Array(points.length);
  const areas = new Float32Array(points.length / 3);
  for (let face = 0; face < faces.length; face += 3) {
    const [a, b, c] = [faces[face]! * 3, faces[face + 1]! * 3, faces[face + 2]! * 3];
    const [px, py, pz] = [points[b]! - points[a]!, points[b + 1]! - points[a + 1]!, points[b + 2]! - points[a + 2]!];
    const [qx, qy, qz] = [points[c]! - points[a]!, points[c + 1]! - points[a + 1]!, points[c + 2]! - points[a + 2]!];
    const normal = [py * qz - pz * qy, pz * qx - px * qz, px * qy - py * qx];
    const area = Math.hypot(...normal);
    for (const corner of [a, b, c]) {
      areas[corner / 3] = areas[corner / 3]! + area;
      for (let axis = 0; axis < 3; axis += 1) moves[corner + axis] = moves[corner + axis]! + normal[axis]!;
    }
  }
  for (let axis = 0; axis < points.length; axis += 1) {
    points[axis] = points[axis]! + (moves[axis]! / (areas[Math.floor(axis / 3)]! || 1)) * pressure;
  }
}

function fit(points: Float32Array, sizes: readonly [number, number, number]): void {
  for (let axis = 0; axis < 3; axis += 1) {
    let most = 0;
    for (let offset = axis; offset < points.length; offset += 3) most = Math.max(most, Math.abs(points[offset]!));
    const scale = sizes[axis]! / 2 / most;
    for (let offset = axis; offset < points.length; offset += 3) points[offset] = points[offset]! * scale;
  }
}
