import { BufferGeometry, CatmullRomCurve3, Float32BufferAttribute, Vector3 } from "three";
import type { Point } from "./part.ts";

/** What a rod or board shows when it is sawn through: a rectangle with round corners, up to a circle. */
export interface Section {
  width: number;
  depth: number;
  /** radius of the corners; as round as it goes by default */
  radius?: number;
}

export interface SweepOptions {
  /** where the section's width points to; the x axis by default */
  across?: Point;
  /** every section lies level: for posts and legs, whose feet stand flat on the floor however they lean */
  level?: boolean;
  /** the points are the path itself (straight runs and fillets); otherwise a smooth curve runs through them */
  exact?: boolean;
  /** the end runs into the beginning */
  closed?: boolean;
  /** sections along a smooth curve */
  segments?: number;
  /** points per corner of the section */
  cornerPoints?: number;
  /** how far the ends are rounded */
  ease?: number;
}

interface Station {
  at: Vector3;
  along: Vector3;
  across: Vector3;
  deep: Vector3;
  section: Section;
}

interface Vertex {
  at: Vector3;
  normal: Vector3;
  around: number;
}

/** A rod, board or tube along a path; its section may change on the way (t from 0 to 1). UVs in metres. */
export function sweep(
  points: readonly Point[],
  section: Section | ((t: number) => Section),
  options: SweepOptions = {},
): BufferGeometry {
  const { closed = false, cornerPoints = 5, ease = 0.0015 } = options;
  const stations = layOut(points, typeof section === "function" ? section : () => section, options);
  const rings = stations.map((station) => ringOf(station, cornerPoints));
  const [first, last] = [stations[0], stations.at(-1)];
  if (closed || first === undefined || last === undefined) return skin([...rings, ...rings.slice(0, 1)]);
  return skin([
    ...endOf(first, -1, ease, cornerPoints),
    ...rings.slice(1, -1),
    ...endOf(last, 1, ease, cornerPoints).toReversed(),
  ]);
}

function layOut(points: readonly Point[], section: (t: number) => Section, options: SweepOptions): Station[] {
  const { across = [1, 0, 0], level = false, exact = false, closed = false, segments = 32 } = options;
  const path = points.map((point) => new Vector3(...point));
  const places = exact ? path : spaced(path, closed, segments);
  const reached: number[] = [];
  places.forEach((place, index) =>
    reached.push((reached.at(-1) ?? 0) + (index === 0 ? 0 : place.distanceTo(places[index - 1] ?? place))),
  );
  const total = reached.at(-1) ?? 1;
  return places.map((at, index) => {
    const before = places[index - 1] ?? (closed ? places.at(-1) : undefined) ?? at;
    const after = places[index + 1] ?? (closed ? places[0] : undefined) ?? at;
    const along = at.clone().sub(before).normalize().add(after.clone().sub(at).normalize()).normalize();
    const wide = new Vector3(...across);
    wide.addScaledVector(along, level ? 0 : -wide.dot(along)).normalize();
    const deep = level ? new Vector3(0, Math.sign(along.y), 0).cross(wide) : along.clone().cross(wide);
    return { at, along, across: wide, deep, section: section((reached[index] ?? 0) / total) };
  });
}

function spaced(path: Vector3[], closed: boolean, segments: number): Vector3[] {
  const found = new CatmullRomCurve3(path, closed, "centripetal").getSpacedPoints(path.length === 2 ? 8 : segments);
  return closed ? found.slice(0, -1) : found;
}

const CORNERS = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
] as const;

function ringOf({ at, across, deep, section }: Station, cornerPoints: number, inset = 0): Vertex[] {
  const width = Math.max(section.width / 2 - inset, 0.0001);
  const depth = Math.max(section.depth / 2 - inset, 0.0001);
  const radius = Math.min(Math.max((section.radius ?? Infinity) - inset, 0.0001), width, depth);
  const ring = CORNERS.flatMap(([side, end], quarter) =>
    Array.from({ length: cornerPoints }, (_, index): Vertex => {
      const angle = (quarter + index / (cornerPoints - 1)) * (Math.PI / 2);
      const normal = across.clone().multiplyScalar(Math.cos(angle)).addScaledVector(deep, Math.sin(angle));
      const corner = at
        .clone()
        .addScaledVector(across, side * (width - radius))
        .addScaledVector(deep, end * (depth - radius));
      return { at: corner.addScaledVector(normal, radius), normal, around: 0 };
    }),
  );
  ring.push(...ring.slice(0, 1).map((vertex) => ({ ...vertex })));
  ring.forEach((vertex, index) => {
    const before = ring[index - 1];
    vertex.around = before === undefined ? 0 : before.around + before.at.distanceTo(vertex.at);
  });
  return ring;
}

/** From the middle of the end over its arris to the full section. The arris stays inside the length of the path. */
function endOf(station: Station, side: 1 | -1, ease: number, cornerPoints: number): Vertex[][] {
  const steps = ease > 0.004 ? 6 : 3;
  const outwards = station.along.clone().multiplyScalar(side);
  const arris = Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (step / steps) * (Math.PI / 2);
    return ringOf(station, cornerPoints, ease * (1 - Math.sin(angle))).map(({ at, normal, around }) => ({
      at: at.addScaledVector(outwards, -ease * (1 - Math.cos(angle))),
      normal: normal.clone().multiplyScalar(Math.sin(angle)).addScaledVector(outwards, Math.cos(angle)),
      around,
    }));
  });
  const middle = (arris[0] ?? []).map(({ around }) => ({ at: station.at, normal: outwards, around }));
  return [middle, ...arris];
}

function skin(rings: readonly Vertex[][]): BufferGeometry {
  const columns = rings[0]?.length ?? 0;
  const vertices = rings.flat();
  const along = [0];
  rings.forEach((ring, row) => {
    const [here, before] = [ring[0], rings[row - 1]?.[0]];
    if (here !== undefined && before !== undefined) along.push((along.at(-1) ?? 0) + here.at.distanceTo(before.at));
  });
  const faces: number[] = [];
  for (let row = 0; row + 1 < rings.length; row += 1) {
    for (let column = 0; column + 1 < columns; column += 1) {
      const a = row * columns + column;
      faces.push(a, a + 1, a + columns, a + 1, a + columns + 1, a + columns);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute(
    "position",
    new Float32BufferAttribute(
      vertices.flatMap(({ at }) => at.toArray()),
      3,
    ),
  );
  geometry.setAttribute(
    "normal",
    new Float32BufferAttribute(
      vertices.flatMap(({ normal }) => normal.toArray()),
      3,
    ),
  );
  geometry.setAttribute(
    "uv",
    new Float32BufferAttribute(
      vertices.flatMap(({ around }, index) => [along[Math.floor(index / columns)] ?? 0, around]),
      2,
    ),
  );
  geometry.setIndex(faces);
  return geometry;
}
