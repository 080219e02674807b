import { BufferGeometry, Float32BufferAttribute } from "three";
import { shareNormal } from "./normals.ts";
import type { Outline } from "./outlines.ts";

/** One step of an edge from below upwards: how far inside the outline, how high. */
export type EdgeStep = readonly [inset: number, y: number];

export interface SlabOptions {
  /** radius of the upper arris */
  edge?: number;
  /** radius of the lower arris */
  under?: number;
  /** the whole edge from the underside to the top, instead of the two radii */
  profile?: readonly EdgeStep[];
  /** how much higher the middle lies than the edge: an upholstered seat */
  crown?: number;
  /** moves a point up or down: a saddled seat */
  sink?: (x: number, z: number) => number;
  /** the underside follows `sink` as well (bent board), or stays flat (carved board) */
  carved?: boolean;
}

const INNER = [0, 0.3, 0.55, 0.75, 0.9, 0.985];

/** A board of any outline lying on y = 0: table tops, seats, pads. Origin in the middle of its underside. */
export function slab(outline: Outline, height: number, options: SlabOptions = {}): BufferGeometry {
  const { edge = 0.003, under = edge, crown = 0, sink = () => 0, carved = false } = options;
  const upper = arris(edge)
    .toReversed()
    .map(([inset, y]): EdgeStep => [inset, height - y]);
  const steps = options.profile ?? [...arris(under), ...upper];
  const [halfWidth, halfDepth] = [
    Math.max(...outline.map(([x]) => Math.abs(x))),
    Math.max(...outline.map(([, z]) => Math.abs(z))),
  ];
  const points: number[] = [];
  const ring = ([inset, y]: EdgeStep, share: number, isTop: boolean): void => {
    const lift = isTop ? crown * (1 - share ** 2.4) : 0;
    // Drawn in along both axes: sharp corners, which a true offset would turn inside out, stay corners.
    for (const [outerX, outerZ] of outline) {
      const [x, z] = [outerX * (1 - inset / halfWidth) * share, outerZ * (1 - inset / halfDepth) * share];
      points.push(x, y + lift + (isTop || !carved ? sink(x, z) : 0), z);
    }
  };
  const first: EdgeStep = steps[0] ?? [0, 0];
  const last: EdgeStep = steps.at(-1) ?? [0, height];
  INNER.forEach((share) => ring(first, share, false));
  steps.forEach((step) => ring(step, 1, step[1] > height / 2));
  INNER.toReversed().forEach((share) => ring(last, share, true));
  return wrap(points, outline.length);
}

/** A quarter round from [radius, 0] to [0, radius]. */
function arris(radius: number): EdgeStep[] {
  const count = radius > 0.006 ? 6 : 3;
  return Array.from({ length: count + 1 }, (_, index) => {
    const angle = (index / count) * (Math.PI / 2);
    return [radius * (1 - Math.sin(angle)), radius * (1 - Math.cos(angle))];
  });
}

function wrap(points: readonly number[], columns: number): BufferGeometry {
  const rows = points.length / 3 / columns;
  const faces: number[] = [];
  for (let row = 0; row + 1 < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const a = row * columns + column;
      const b = row * columns + ((column + 1) % columns);
      // The innermost rings are points: one triangle each.
      if (row > 0) faces.push(a, a + columns, b);
      if (row + 2 < rows) faces.push(b, a + columns, b + columns);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(points, 3));
  geometry.setIndex(faces);
  geometry.computeVertexNormals();
  for (const row of [0, rows - 1])
    shareNormal(
      geometry,
      Array.from({ length: columns }, (_, column) => row * columns + column),
    );
  return geometry;
}
