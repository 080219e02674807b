import { BufferAttribute, BufferGeometry, ShapeUtils, Vector2 } from "three";
import { item } from "./item.ts";
import type { Point } from "./part.ts";
import { lengths, smoothNormals } from "./charts.ts";
import type { Padded } from "./padded.ts";

type Spot = readonly [x: number, y: number];

/** A closed outline (anticlockwise) from corners, each rounded with its radius. */
export function rounded(corners: readonly (readonly [x: number, y: number, radius: number])[], step = 0.012): Spot[] {
  const points: Spot[] = [];
  corners.forEach(([x, y, wanted], index) => {
    const [px, py] = item(corners, index - 1);
    const [nx, ny] = item(corners, (index + 1) % corners.length);
    const into = unit(px - x, py - y);
    const out = unit(nx - x, ny - y);
    const half = Math.acos(Math.max(-1, Math.min(1, into[0] * out[0] + into[1] * out[1]))) / 2;
    const room = Math.min(Math.hypot(px - x, py - y), Math.hypot(nx - x, ny - y)) * 0.5;
    const radius = Math.min(wanted, room * Math.tan(half));
    const reach = radius / Math.tan(half);
    const start: Spot = [x + into[0] * reach, y + into[1] * reach];
    const end: Spot = [x + out[0] * reach, y + out[1] * reach];
    const middle = unit(into[0] + out[0], into[1] + out[1]);
    const centre: Spot = [x + (middle[0] * radius) / Math.sin(half), y + (middle[1] * radius) / Math.sin(half)];
    const from = Math.atan2(start[1] - centre[1], start[0] - centre[0]);
    let turn = Math.atan2(end[1] - centre[1], end[0] - centre[0]) - from;
    if (turn > Math.PI) turn -= 2 * Math.PI;
    if (turn < -Math.PI) turn += 2 * Math.PI;
    const steps = Math.max(2, Math.ceil((Math.abs(turn) * radius) / step), Math.ceil(Math.abs(turn) / 0.3));
    for (let at = 0; at <= steps; at += 1) {
      const angle = from + (turn * at) / steps;
      points.push([centre[0] + Math.cos(angle) * radius, centre[1] + Math.sin(angle) * radius]);
    }
  });
  return points.filter((point, index) => {
    const before = item(points, index - 1);
    return Math.hypot(point[0] - before[0], point[1] - before[1]) > 0.0005;
  });
}

const unit = (x: number, y: number): Spot => {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
};

export interface ProfiledOptions {
  /** radius from the sides to the end panels */
  edge?: number;
  /** how far the end panels swell */
  crown?: number;
  cells?: number;
  bend?: (point: Point) => Point;
}

/** An outline in the x-y plane pushed along z, centred on z, with rounded-over end panels: rolled arms, bolsters, padded rails. */
export function profiled(
  outline: readonly Spot[],
  length: number,
  { edge = 0.012, cells = 6, bend = (point) => point }: ProfiledOptions = {},
): Padded {
  const count = outline.length;
  const normals = outline.map((_, index): Spot => {
    const [ax, ay] = item(outline, index - 1);
    const [bx, by] = item(outline, (index + 1) % count);
    return unit(by - ay, ax - bx);
  });
  const half = length / 2 - edge;
  const rounding = [0, 0.26, 0.52, 0.78, 1.05, 1.31, 1.5708];
  const rings = [
    ...rounding
      .toReversed()
      .map((angle) => ({ z: -half - edge * Math.sin(angle), inset: edge * (1 - Math.cos(angle)) })),
    ...Array.from({ length: Math.max(0, cells - 1) }, (_, cell) => ({
      z: -half + (2 * half * (cell + 1)) / cells,
      inset: 0,
    })),
    ...rounding.map((angle) => ({ z: half + edge * Math.sin(angle), inset: edge * (1 - Math.cos(angle)) })),
  ];
  const at = (index: number, ring: { z: number; inset: number }): Point => {
    const [x, y] = item(outline, index % count);
    const [nx, ny] = item(normals, index % count);
    return bend([x - nx * ring.inset, y - ny * ring.inset, ring.z]);
  };
  const positions: number[] = [];
  const uvs: number[] = [];
  const faces: number[] = [];
  const round = lengths([...outline, item(outline, 0)].map(([x, y]) => [x, y, 0]));
  for (const ring of rings) {
    for (let index = 0; index <= count; index += 1) {
      positions.push(...at(index, ring));
      uvs.push(item(round, index), ring.z);
    }
  }
  for (let ring = 0; ring < rings.length - 1; ring += 1) {
    for (let index = 0; index < count; index += 1) {
      const a = ring * (count + 1) + index;
      faces.push(a, a + 1, a + count + 1, a + 1, a + count + 2, a + count + 1);
    }
  }
  for (const [ring, sign] of [
    [item(rings, 0), -1],
    [item(rings, -1), 1],
  ] as const) {
    const start = positions.length / 3;
    const rim = outline.map((_, index) => at(index, ring));
    positions.push(...rim.flat());
    uvs.push(...outline.flat());
    const cap = ShapeUtils.triangulateShape(
      outline.map(([x, y]) => new Vector2(x, y)),
      [],
    );
    for (const [a, b, c] of cap as [number, number, number][])
      faces.push(start + a, start + (sign > 0 ? b : c), start + (sign > 0 ? c : b));
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(Float32Array.from(positions), 3));
  geometry.setAttribute("uv", new BufferAttribute(Float32Array.from(uvs), 2));
  geometry.setAttribute("normal", new BufferAttribute(smoothNormals(positions, faces), 3));
  geometry.setIndex(faces);
  const seamRing = (sign: 1 | -1) => ({ z: sign * (half + edge * Math.SQRT1_2), inset: edge * (1 - Math.SQRT1_2) });
  return { geometry, rim: (face) => outline.map((_, index) => at(index, seamRing(face === "back" ? -1 : 1))) };
}
