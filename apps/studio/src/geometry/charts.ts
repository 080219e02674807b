import { BufferAttribute, BufferGeometry } from "three";
import { item } from "./item.ts";
import type { Point } from "./part.ts";

/** A panel of cloth: a grid of points, and how far along the cloth each row and column lies, in metres. */
export interface Chart {
  points: readonly (readonly Point[])[];
  across: readonly number[];
  along: readonly number[];
  flipped?: boolean;
}

/** Panels as one geometry: smooth over their common edges, while each keeps its own UVs (in metres). */
export function chartGeometry(charts: readonly Chart[]): BufferGeometry {
  const positions: number[] = [];
  const uvs: number[] = [];
  const faces: number[] = [];
  for (const { points, across, along, flipped } of charts) {
    const start = positions.length / 3;
    const columns = across.length;
    points.forEach((row, j) =>
      row.forEach((point, i) => {
        positions.push(...point);
        uvs.push(item(across, i), item(along, j));
      }),
    );
    for (let j = 0; j < points.length - 1; j += 1) {
      for (let i = 0; i < columns - 1; i += 1) {
        const a = start + j * columns + i;
        const [b, c, d] = [a + 1, a + columns, a + columns + 1];
        if (flipped) faces.push(a, c, b, b, c, d);
        else faces.push(a, b, c, b, d, c);
      }
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(Float32Array.from(positions), 3));
  geometry.setAttribute("uv", new BufferAttribute(Float32Array.from(uvs), 2));
  geometry.setIndex(faces);
  geometry.setAttribute("normal", new BufferAttribute(smoothNormals(positions, faces), 3));
  return geometry;
}

/** Normals that do not see the borders of the panels: points that share a place share a normal. */
export function smoothNormals(positions: readonly number[], faces: readonly number[]): Float32Array {
  const sums = new Map<string, [number, number, number]>();
  const places = Array.from({ length: positions.length / 3 }, (_, index) => {
    const key = positions
      .slice(index * 3, index * 3 + 3)
      .map((x) => Math.round(x * 10_000))
      .join();
    const known = sums.get(key);
    if (known !== undefined) return known;
    const sum: [number, number, number] = [0, 0, 0];
    sums.set(key, sum);
    return sum;
  });
  const at = (index: number): Point => [
    item(positions, index * 3),
    item(positions, index * 3 + 1),
    item(positions, index * 3 + 2),
  ];
  for (let face = 0; face < faces.length; face += 3) {
    const corners = [item(faces, face), item(faces, face + 1), item(faces, face + 2)] as const;
    const [a, b, c] = [at(corners[0]), at(corners[1]), at(corners[2])];
    const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
    const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
    for (const sum of new Set(corners.map((corner) => item(places, corner)))) {
      sum[0] += uy * vz - uz * vy;
      sum[1] += uz * vx - ux * vz;
      sum[2] += ux * vy - uy * vx;
    }
  }
  return Float32Array.from(
    places.flatMap((sum) => {
      const length = Math.hypot(...sum) || 1;
      return sum.map((x) => x / length);
    }),
  );
}

/** A sheet of cloth or leather over (u, v) in 0…1; its UVs follow its own length. Its outside is where u × v points. */
export function sheet(
  columns: number,
  rows: number,
  at: (u: number, v: number) => Point,
  flipped = false,
): BufferGeometry {
  return chartGeometry([sheetChart(columns, rows, at, flipped)]);
}

export function sheetChart(columns: number, rows: number, at: (u: number, v: number) => Point, flipped = false): Chart {
  const points = Array.from({ length: rows + 1 }, (_, j) =>
    Array.from({ length: columns + 1 }, (__, i) => at(i / columns, j / rows)),
  );
  return {
    points,
    across: lengths(item(points, rows >> 1)),
    along: lengths(points.map((row) => item(row, columns >> 1))),
    flipped,
  };
}

/** How far each point lies along the line through them. */
export function lengths(points: readonly Point[]): number[] {
  let sum = 0;
  return points.map((point, index) => {
    const before = points[index - 1] ?? point;
    sum += Math.hypot(point[0] - before[0], point[1] - before[1], point[2] - before[2]);
    return sum;
  });
}
