import {
  type BufferGeometry,
  CatmullRomCurve3,
  CylinderGeometry,
  ExtrudeGeometry,
  LatheGeometry,
  type Mesh,
  type Object3D,
  Shape,
  SphereGeometry,
  SplineCurve,
  TorusGeometry,
  TubeGeometry,
  Vector2,
  Vector3,
} from "three";
import { RoundedBoxGeometry } from "three/examples/jsm/geometries/RoundedBoxGeometry.js";
import type { Surface } from "../surfaces/surface.ts";
import { group, part, type Point } from "./part.ts";

/** A board or block with eased edges, centred on its origin. */
export function box(width: number, height: number, depth: number, radius = 0.004, segments = 3): BufferGeometry {
  return new RoundedBoxGeometry(
    width,
    height,
    depth,
    segments,
    Math.min(radius, width / 2.01, height / 2.01, depth / 2.01),
  );
}

/** Upright, from `height / 2` below its origin to `height / 2` above. */
export function cylinder(radiusTop: number, radiusBottom: number, height: number, segments = 48): BufferGeometry {
  return new CylinderGeometry(radiusTop, radiusBottom, height, segments, 1);
}

export const sphere = (radius: number, segments = 32): BufferGeometry =>
  new SphereGeometry(radius, segments, Math.ceil(segments * 0.66));

/** A ring in the x-y plane; turn it by π/2 about x to lay it down. */
export const ring = (radius: number, thickness: number, segments = 96): BufferGeometry =>
  new TorusGeometry(radius, thickness, 16, segments);

/** A line of [radius, height] turned about the y axis. */
export function lathe(line: readonly (readonly [number, number])[], segments = 96): BufferGeometry {
  return new LatheGeometry(
    line.map(([radius, height]) => new Vector2(Math.max(0, radius), height)),
    segments,
  );
}

/** A smooth line through [radius, height] points, for `lathe`. */
export function profile(points: readonly (readonly [number, number])[], count = 60): (readonly [number, number])[] {
  return new SplineCurve(points.map(([x, y]) => new Vector2(x, y))).getPoints(count).map(({ x, y }) => [x, y] as const);
}

/** A bent rod through the points. */
export function rod(
  points: readonly Point[],
  radius: number,
  { closed = false, segments = 80, sides = 16, tension = 0.5 } = {},
): BufferGeometry {
  const curve = new CatmullRomCurve3(
    points.map((point) => new Vector3(...point)),
    closed,
    "catmullrom",
    tension,
  );
  return new TubeGeometry(curve, segments, radius, sides, closed);
}

/** An outline in the x-y plane, pushed `depth` along z, centred on z. */
export function extrude(shape: Shape, depth: number, bevel = 0.002, curveSegments = 24): BufferGeometry {
  const geometry = new ExtrudeGeometry(shape, {
    depth: depth - 2 * bevel,
    bevelEnabled: bevel > 0,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelSegments: 3,
    curveSegments,
  });
  geometry.translate(0, 0, -depth / 2 + bevel);
  return geometry;
}

/** A closed outline from straight lines. */
export function outline(points: readonly (readonly [number, number])[]): Shape {
  return new Shape(points.map(([x, y]) => new Vector2(x, y)));
}

export interface LegOptions {
  /** how far the foot stands out from the top, in metres along x and z */
  splay?: readonly [number, number];
  /** height of the foot above the floor */
  from?: number;
}

/** A round leg whose foot ends flat on the floor and whose top is at (x, from + height, z). */
export function leg(
  height: number,
  radiusTop: number,
  radiusFoot: number,
  surface: Surface,
  x: number,
  z: number,
  options: LegOptions = {},
): Mesh {
  const geometry = new CylinderGeometry(radiusTop, radiusFoot, height, 28, 1);
  const [splayX, splayZ] = options.splay ?? [0, 0];
  const positions = geometry.attributes["position"]!;
  for (let index = 0; index < positions.count; index += 1) {
    const low = 0.5 - positions.getY(index) / height;
    positions.setX(index, positions.getX(index) + splayX * low);
    positions.setZ(index, positions.getZ(index) + splayZ * low);
  }
  geometry.computeVertexNormals();
  return part(geometry, surface, [x, (options.from ?? 0) + height / 2, z], { grain: "y" });
}

/** The same leg in four corners, `x` and `z` from the middle, splayed outwards. */
export function fourLegs(
  height: number,
  radiusTop: number,
  radiusFoot: number,
  surface: Surface,
  x: number,
  z: number,
  splay: readonly [number, number] = [0, 0],
): Object3D {
  return group(
    [-1, 1].flatMap((side) =>
      [-1, 1].map((end) =>
        leg(height, radiusTop, radiusFoot, surface, side * x, end * z, { splay: [side * splay[0], end * splay[1]] }),
      ),
    ),
  );
}
