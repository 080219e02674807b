import type { BufferGeometry } from "three";
import type { Point } from "./part.ts";
import { item } from "./item.ts";
import { noise } from "./random.ts";
import type { Relief } from "./relief.ts";
import { chartGeometry, type Chart } from "./charts.ts";

export const FACES = {
  left: [0, -1],
  right: [0, 1],
  bottom: [1, -1],
  top: [1, 1],
  back: [2, -1],
  front: [2, 1],
} as const satisfies Record<string, readonly [axis: 0 | 1 | 2, sign: 1 | -1]>;

export type Face = keyof typeof FACES;

const PAIRS = [
  ["left", "right"],
  ["bottom", "top"],
  ["back", "front"],
] as const;

type Axis = 0 | 1 | 2;
type Triple<T> = readonly [T, T, T];

const NEXT = [1, 2, 0] as const;
const NAMES = ["x", "y", "z"] as const;
const each = <T, U>([a, b, c]: Triple<T>, make: (value: T, axis: Axis) => U): Triple<U> => [
  make(a, 0),
  make(b, 1),
  make(c, 2),
];

export interface PaddedOptions {
  /** radius of the edges */
  edge?: number;
  /** how far the middle of a face swells beyond its edges, in metres */
  crown?: Partial<Record<Face, number>>;
  /** high: the swelling stays flat far out; low: it is a dome */
  fullness?: number;
  /** depth of soft creases, in metres */
  wrinkle?: number;
  seed?: number;
  /** length of a mesh cell in the flat parts */
  cell?: number;
  /** seams, channels, buttons */
  reliefs?: readonly Relief[];
  /** faces that nobody will ever see */
  without?: readonly Face[];
  /** bends the finished piece: leaning, tapering, running round a corner */
  bend?: (point: Point) => Point;
}

/** An upholstered body and the seam lines round its faces, where piping goes. */
export interface Padded {
  /** with UVs in metres */
  geometry: BufferGeometry;
  rim: (face: Face) => Point[];
}

/** Where the edges of the panels lie on an axis; beyond them they swell. */
interface Span {
  low: number;
  high: number;
}

interface Line {
  at: number;
  /** along the cloth */
  length: number;
}

/**
 * A padded box: foam under cloth, centred on its origin. It swells inside width × height × depth, not beyond. Each face is a panel of cloth
 * with its own run of the weave, as it would be sewn.
 */
export function padded(width: number, height: number, depth: number, options: PaddedOptions = {}): Padded {
  const { crown = {}, edge = 0.03, reliefs = [], cell = 0.05, without = [] } = options;
  const spans = each([width, height, depth], (size, axis): Span => {
    const [before, after] = PAIRS[axis];
    return { low: -size / 2 + (crown[before] ?? 0), high: size / 2 - (crown[after] ?? 0) };
  });
  const radius = Math.min(edge, ...spans.map(({ low, high }) => (high - low) * 0.499));
  const lines = each(spans, ({ low, high }, axis) => {
    const wanted = reliefs.flatMap((relief) => relief.lines?.[NAMES[axis]] ?? []);
    return linesOf(low + radius, high - radius, radius, cell, wanted);
  });
  const spotOf = filling(spans, radius, options);
  const chart = (face: Face): Chart => {
    const [axis, sign] = FACES[face];
    const columns = lines[NEXT[axis]];
    const rows = lines[NEXT[NEXT[axis]]];
    const { low, high } = spans[axis];
    const points = rows.map((row) =>
      columns.map((column) =>
        spotOf(
          each(spans, (_, at) => (at === axis ? (sign > 0 ? high : low) : at === NEXT[axis] ? column.at : row.at)),
        ),
      ),
    );
    return {
      points,
      across: columns.map(({ length }) => length),
      along: rows.map(({ length }) => length),
      flipped: sign < 0,
    };
  };
  const charts = {
    left: chart("left"),
    right: chart("right"),
    bottom: chart("bottom"),
    top: chart("top"),
    back: chart("back"),
    front: chart("front"),
  };
  const shown = Object.entries(charts).flatMap(([face, panel]) =>
    without.some((name) => name === face) ? [] : [panel],
  );
  return { geometry: chartGeometry(shown), rim: (face) => perimeter(charts[face].points) };
}

/** Where a point of the surrounding box comes to lie on the filled, sewn and bent body. */
function filling(
  spans: Triple<Span>,
  radius: number,
  { crown = {}, fullness = 2.6, wrinkle = 0.003, seed = 1, reliefs = [], bend = (point) => point }: PaddedOptions,
) {
  const crease = noise(seed * 13 + 7, 7, 7, 3);
  return (cube: Point): Point => {
    const inner = each(cube, (x, axis) => clamp(x, spans[axis].low + radius, spans[axis].high - radius));
    const away = each(cube, (x, axis) => x - inner[axis]);
    const distance = Math.hypot(...away) || 1;
    const normal = each(away, (x) => x / distance);
    const spot = each(inner, (x, axis) => x + normal[axis] * radius);
    const dome = each(spot, (x, axis) => {
      const { low, high } = spans[axis];
      return 1 - Math.min(1, Math.abs((2 * x - low - high) / (high - low))) ** fullness;
    });
    const [x, y, z] = spot;
    // Creases and seams only ever go inwards, so that the piece keeps its measures.
    const inwards =
      wrinkle * crease(x * 0.9 + z * 0.53, y * 0.9 - z * 0.71) +
      reliefs.reduce((sum, relief) => sum + relief.depth(spot, normal), 0);
    return bend(
      each(spot, (at, axis) => {
        const swell = crown[PAIRS[axis][normal[axis] > 0 ? 1 : 0]] ?? 0;
        return at + normal[axis] * (swell * dome[NEXT[axis]] * dome[NEXT[NEXT[axis]]] - inwards);
      }),
    );
  };
}

const clamp = (x: number, from: number, to: number): number => Math.max(from, Math.min(to, x));

const CORNER = [Math.PI / 4, Math.PI / 6, Math.PI / 12];

/** Where the mesh has its lines along one axis: close together round the edges and at seams, wide between. */
function linesOf(from: number, to: number, radius: number, cell: number, wanted: readonly number[]): Line[] {
  const seams = wanted.filter((at) => at > from + 0.0005 && at < to - 0.0005);
  const steps = Math.max(1, Math.ceil((to - from) / cell));
  const even = Array.from({ length: steps + 1 }, (_, step) => from + ((to - from) * step) / steps);
  const free = even.filter(
    (at, step) => step === 0 || step === steps || seams.every((seam) => Math.abs(seam - at) > cell * 0.45),
  );
  const inner: number[] = [];
  for (const at of [...free, ...seams].toSorted((a, b) => a - b))
    if (at - (inner.at(-1) ?? -Infinity) > 0.0004) inner.push(at);
  return [
    ...CORNER.map((angle) => ({ at: from - radius * Math.tan(angle), length: from - radius * angle })),
    ...inner.map((at) => ({ at, length: at })),
    ...CORNER.toReversed().map((angle) => ({ at: to + radius * Math.tan(angle), length: to + radius * angle })),
  ];
}

function perimeter(points: readonly (readonly Point[])[]): Point[] {
  return [
    ...item(points, 0).slice(0, -1),
    ...points.slice(0, -1).map((row) => item(row, -1)),
    ...item(points, -1).slice(1).toReversed(),
    ...points
      .slice(1)
      .map((row) => item(row, 0))
      .toReversed(),
  ];
}
