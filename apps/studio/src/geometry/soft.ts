import { BoxGeometry, BufferGeometry, Float32BufferAttribute } from "three";
import { noise } from "./random.ts";

export interface CushionOptions {
  /** how far the top swells above the box, as a part of the height */
  puff?: number;
  /** radius of the edges */
  edge?: number;
  /** depth of the creases, in metres */
  wrinkle?: number;
  seed?: number;
  /** vertices along the longer sides */
  detail?: number;
  /** only the top swells */
  flatBottom?: boolean;
}

/** A seat cushion or mattress, centred on its origin; its box is width × height × depth before it swells. */
export function cushion(width: number, height: number, depth: number, options: CushionOptions = {}): BufferGeometry {
  const { puff = 0.35, edge = 0.055, wrinkle = 0.006, seed = 1, detail = 32, flatBottom = false } = options;
  const geometry = new BoxGeometry(1, 1, 1, detail, Math.max(8, detail >> 1), detail);
  const positions = geometry.attributes["position"]!;
  const coarse = noise(seed * 13 + 7, 5, 5, 3);
  const fine = noise(seed * 13 + 99, 3, 3, 2);
  const radius = Math.min(edge, height * 0.499, width * 0.499, depth * 0.499);
  const half = [width / 2, height / 2, depth / 2] as const;
  for (let index = 0; index < positions.count; index += 1) {
    const spot = [positions.getX(index) * 2, positions.getY(index) * 2, positions.getZ(index) * 2];
    let [x, y, z] = roundBox(spot, half, radius);
    const u = x / half[0];
    const v = z / half[2];
    const swell = (1 - Math.abs(u) ** 2.6) * (1 - Math.abs(v) ** 2.6);
    if (y > 0 || !flatBottom)
      y += Math.sign(y) * height * puff * 0.5 * swell * Math.min(1, Math.abs(y) / (height * 0.6));
    const crease =
      (coarse(u * 0.5 + 0.5, v * 0.5 + 0.5) - 0.5) * 2 * wrinkle + (fine(v * 0.5 + 0.5, u * 0.5 + 0.5) - 0.5) * wrinkle;
    // Creases go inwards at the sides: the cushion never outgrows its box.
    x -= Math.sign(x) * Math.abs(crease) * 0.4;
    z -= Math.sign(z) * Math.abs(crease) * 0.4;
    y += crease * (y > 0 ? 1 : 0.3);
    positions.setXYZ(index, x, y, z);
  }
  return weld(geometry);
}

function roundBox(
  spot: readonly number[],
  half: readonly [number, number, number],
  radius: number,
): [number, number, number] {
  const power = 14;
  const norm = spot.reduce((sum, x) => sum + Math.abs(x) ** power, 0) ** (1 / power);
  const outer = spot.map((x, axis) => (x / norm) * half[axis]!);
  const inner = outer.map((x, axis) => {
    const limit = Math.max(half[axis]! - radius, 0.001);
    return Math.max(-limit, Math.min(limit, x));
  });
  const away = outer.map((x, axis) => x - inner[axis]!);
  const distance = Math.hypot(...away);
  const scale = distance > 1e-6 ? radius / distance : 0;
  return inner.map((x, axis) => x + away[axis]! * (distance > 1e-6 ? scale : 1)) as [number, number, number];
}

/** Two sheets swelling between a seam in the x-y plane: a scatter cushion, `thickness` along z. */
export function pillow(
  width: number,
  height: number,
  thickness: number,
  { seed = 1, wrinkle = 0.012, detail = 36 } = {},
): BufferGeometry {
  const crumple = noise(seed * 31 + 3, 4, 4, 3);
  const side =
    (sign: 1 | -1) =>
    (u: number, v: number): [number, number, number] => {
      const s = u * 2 - 1;
      const t = v * 2 - 1;
      const bulge = Math.sqrt(Math.max(0, (1 - Math.abs(s) ** 2.4) * (1 - Math.abs(t) ** 2.4)));
      // The seam draws the sides in and leaves the corners out, as a filled cover does.
      const pullX = 1 - 0.08 * (1 - t * t) * Math.abs(s) ** 3;
      const pullY = 1 - 0.08 * (1 - s * s) * Math.abs(t) ** 3;
      const crease = bulge > 0 ? (crumple(u, v) - 0.5) * wrinkle * 2 * (0.3 + Math.min(1, bulge * 1.5)) : 0;
      return [(s * width * pullX) / 2, (t * height * pullY) / 2, sign * ((thickness / 2) * bulge + crease)];
    };
  return weld(join(surface(detail, detail, side(1)), surface(detail, detail, side(-1), true)));
}

/** A sheet (u, v in 0…1) without thickness: curtains, throws, leaves. */
export function surface(
  columns: number,
  rows: number,
  at: (u: number, v: number) => readonly [number, number, number],
  flipped = false,
): BufferGeometry {
  const points: number[] = [];
  for (let row = 0; row <= rows; row += 1)
    for (let column = 0; column <= columns; column += 1) points.push(...at(column / columns, row / rows));
  const faces: number[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const a = row * (columns + 1) + column;
      const b = a + 1;
      const c = a + columns + 1;
      const d = c + 1;
      if (flipped) faces.push(a, c, b, b, c, d);
      else faces.push(a, b, c, b, d, c);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(points, 3));
  geometry.setIndex(faces);
  geometry.computeVertexNormals();
  return geometry;
}

/** The same sheet with a thickness and closed edges: shells of chairs, bent plywood. The sheet is its outer side; it grows inwards. */
export function shell(
  columns: number,
  rows: number,
  at: (u: number, v: number) => readonly [number, number, number],
  thickness: number,
): BufferGeometry {
  const outer = surface(columns, rows, at);
  const positions = outer.attributes["position"]!;
  const normals = outer.attributes["normal"]!;
  const count = positions.count;
  const points = [...positions.array];
  for (let index = 0; index < count; index += 1) {
    points.push(
      positions.getX(index) - normals.getX(index) * thickness,
      positions.getY(index) - normals.getY(index) * thickness,
      positions.getZ(index) - normals.getZ(index) * thickness,
    );
  }
  const faces = [...outer.index!.array];
  for (let face = 0, end = faces.length; face < end; face += 3)
    faces.push(faces[face]! + count, faces[face + 2]! + count, faces[face + 1]! + count);
  const edge: number[] = [];
  for (let column = 0; column < columns; column += 1) edge.push(column);
  for (let row = 0; row < rows; row += 1) edge.push(row * (columns + 1) + columns);
  for (let column = columns; column > 0; column -= 1) edge.push(rows * (columns + 1) + column);
  for (let row = rows; row > 0; row -= 1) edge.push(row * (columns + 1));
  edge.forEach((a, index) => {
    const b = edge[(index + 1) % edge.length]!;
    faces.push(a, a + count, b, b, a + count, b + count);
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(points, 3));
  geometry.setIndex(faces);
  geometry.computeVertexNormals();
  return geometry;
}

/** Two indexed geometries as one; only their positions survive. */
export function join(first: BufferGeometry, second: BufferGeometry): BufferGeometry {
  const count = first.attributes["position"]!.count;
  const geometry = new BufferGeometry();
  geometry.setAttribute(
    "position",
    new Float32BufferAttribute([...first.attributes["position"]!.array, ...second.attributes["position"]!.array], 3),
  );
  geometry.setIndex([...first.index!.array, ...[...second.index!.array].map((index) => index + count)]);
  return geometry;
}

/** Makes one vertex of those that share a place, so that the surface is smooth across them. */
export function weld(geometry: BufferGeometry): BufferGeometry {
  const positions = geometry.attributes["position"]!;
  const known = new Map<string, number>();
  const points: number[] = [];
  const renamed = Array.from({ length: positions.count }, (_, index) => {
    const place = [positions.getX(index), positions.getY(index), positions.getZ(index)];
    const key = place.map((x) => Math.round(x * 20_000)).join();
    const found = known.get(key);
    if (found !== undefined) return found;
    known.set(key, known.size);
    points.push(...place);
    return known.size - 1;
  });
  const faces: number[] = [];
  const index = geometry.index!.array;
  for (let face = 0; face < index.length; face += 3) {
    const [a, b, c] = [renamed[index[face]!]!, renamed[index[face + 1]!]!, renamed[index[face + 2]!]!];
    if (a !== b && b !== c && a !== c) faces.push(a, b, c);
  }
  const welded = new BufferGeometry();
  welded.setAttribute("position", new Float32BufferAttribute(points, 3));
  welded.setIndex(faces);
  welded.computeVertexNormals();
  return welded;
}
