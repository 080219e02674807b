import { BufferGeometry, Float32BufferAttribute, Vector3 } from "three";
import { shareNormal } from "./normals.ts";
import type { Point } from "./part.ts";

/** A place on the sheet: s from left (-1) to right (1), t from front or bottom (-1) to the back or top (1). */
export type Sheet = (s: number, t: number) => Point;

export interface MouldOptions {
  /** how square the sheet's corners are: 2 is an ellipse, 12 nearly a rectangle */
  corners?: number;
  /** swelling of the face that is sat on, in metres beyond half the thickness */
  swell?: (s: number, t: number) => number;
  rings?: number;
  points?: number;
}

const STEP = 0.004;

/** The normal on the side of the sitter. */
export function facing(at: Sheet, s: number, t: number): Vector3 {
  const between = (fromS: number, fromT: number, toS: number, toT: number): Vector3 =>
    new Vector3(...at(toS, toT)).sub(new Vector3(...at(fromS, fromT)));
  return between(s - STEP, t, s + STEP, t)
    .cross(between(s, t - STEP, s, t + STEP))
    .normalize();
}

/** The border of the sheet as a closed line, for piping; `inset` 0.03 lies a little inside. */
export function rim(at: Sheet, corners = 5, points = 96, inset = 0): Point[] {
  return Array.from({ length: points }, (_, index) =>
    at(...onBorder((index / points) * Math.PI * 2, corners, 1 - inset)),
  );
}

/** The outermost line of the finished rim, where the cover in front is sewn to the cover behind. */
export function seamLine(at: Sheet, thickness: number, corners = 5, points = 120): Point[] {
  const inside = rim(at, corners, points, 0.02);
  return rim(at, corners, points).map((point, index) => {
    const out = new Vector3(...point).sub(new Vector3(...(inside[index] ?? point))).normalize();
    return new Vector3(...point).addScaledVector(out, thickness / 2).toArray();
  });
}

function onBorder(angle: number, corners: number, share: number): [s: number, t: number] {
  const [s, t] = [Math.cos(angle), Math.sin(angle)];
  const norm = (Math.abs(s) ** corners + Math.abs(t) ** corners) ** (1 / corners);
  return [(s / norm) * share, (t / norm) * share];
}

/**
 * A sheet in double curvature with one thickness everywhere and a half-round rim: moulded seats, bent plywood, upholstered shells.
 * `at` is the middle of the thickness. UVs in metres.
 */
export function mould(
  at: Sheet,
  thickness: number,
  { corners = 5, swell = () => 0, rings = 20, points = 96 }: MouldOptions = {},
): BufferGeometry {
  const places: number[] = [];
  const uv: number[] = [];
  const scale = sizes(at);
  const half = thickness / 2;
  // `run` is how far along the cloth the ring lies outside the border: it covers the face, turns over the rim and goes on behind.
  const ring = (
    share: number,
    run: number,
    lay: (place: Vector3, normal: Vector3, outwards: Vector3, s: number, t: number) => Vector3,
  ): void => {
    for (let index = 0; index <= points; index += 1) {
      const angle = ((index % points) / points) * Math.PI * 2;
      const [s, t] = onBorder(angle, corners, share);
      const place = new Vector3(...at(s, t));
      const normal = facing(at, s, t);
      const next = new Vector3(...at(...onBorder(angle + 0.01, corners, share)));
      const outwards = next
        .sub(new Vector3(...at(...onBorder(angle - 0.01, corners, share))))
        .cross(normal)
        .normalize();
      places.push(...lay(place, normal, outwards, s, t).toArray());
      const [u, v] = onBorder(angle, corners, 1);
      const out = run >= 0 ? 1 + run / Math.hypot(u * scale[0], v * scale[1]) : share;
      uv.push(u * scale[0] * out, v * scale[1] * out);
    }
  };
  // More rings near the border, where a shell bends most.
  const shares = Array.from({ length: rings + 1 }, (_, index) =>
    Math.max(0.0005, Math.sin(((index / rings) * Math.PI) / 2)),
  );
  const around = Math.PI * half;
  for (const share of shares)
    ring(share, around + (1 - share) * Math.min(...scale), (place, normal) => place.addScaledVector(normal, -half));
  for (let step = 1; step < 8; step += 1) {
    const angle = (step / 8) * Math.PI;
    ring(1, around - angle * half, (place, normal, outwards) =>
      place.addScaledVector(normal, -Math.cos(angle) * half).addScaledVector(outwards, Math.sin(angle) * half),
    );
  }
  for (const share of shares.toReversed())
    ring(share, -1, (place, normal, _, s, t) => place.addScaledVector(normal, half + swell(s, t)));
  return wrap(places, uv, points + 1);
}

function sizes(at: Sheet): [number, number] {
  const length = (line: Point[]): number =>
    line.reduce(
      (sum, point, index) =>
        sum + (index === 0 ? 0 : new Vector3(...point).distanceTo(new Vector3(...(line[index - 1] ?? point)))),
      0,
    );
  const steps = Array.from({ length: 21 }, (_, index) => index / 10 - 1);
  return [length(steps.map((s) => at(s, 0))) / 2, length(steps.map((t) => at(0, t))) / 2];
}

function wrap(places: readonly number[], uv: readonly number[], columns: number): BufferGeometry {
  const faces: number[] = [];
  for (let row = 0; (row + 1) * columns < uv.length / 2; row += 1) {
    for (let column = 0; column + 1 < columns; column += 1) {
      const a = row * columns + column;
      faces.push(a, a + 1, a + columns, a + 1, a + columns + 1, a + columns);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(places, 3));
  geometry.setAttribute("uv", new Float32BufferAttribute(uv, 2));
  geometry.setIndex(faces);
  geometry.computeVertexNormals();
  // First and last column lie on one another, and so do all of the two middles.
  const rows = uv.length / 2 / columns;
  for (let row = 0; row < rows; row += 1) shareNormal(geometry, [row * columns, (row + 1) * columns - 1]);
  for (const row of [0, rows - 1])
    shareNormal(
      geometry,
      Array.from({ length: columns }, (_, column) => row * columns + column),
    );
  return geometry;
}
