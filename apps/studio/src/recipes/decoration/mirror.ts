import { CatmullRomCurve3, type Object3D, Shape, Vector3 } from "three";
import { group, part } from "../../geometry/part.ts";
import { extrude, outline } from "../../geometry/solids.ts";
import { sweep } from "../../geometry/sweep.ts";
import type { Size } from "../../recipe.ts";
import { lacquer, mirrorGlass } from "../../surfaces/surfaces.ts";
import type { Surface } from "../../surfaces/surface.ts";

export interface MirrorParameters {
  shape: "round" | "arch" | "pebble" | "rectangle";
  frame: Surface;
  /** how broad the frame is seen from the front; 0.012 by default */
  frameWidth?: number;
  /** how far the glass lies behind the frame's front edge; 0.008 by default */
  recess?: number;
}

type Outline = readonly (readonly [x: number, y: number])[];

/** A wall mirror or a tall one that leans: a frame bent around the glass, with a back. */
export function mirror(
  { width, depth, height }: Size,
  { shape, frame, frameWidth = 0.012, recess = 0.008 }: MirrorParameters,
): Object3D {
  const inset = frameWidth / 2;
  const line = OUTLINES[shape](width - frameWidth, height - frameWidth).map(([x, y]) => [x, y + inset] as const);
  const rim = sweep(
    line.map(([x, y]) => [x, y, 0] as const),
    { width: depth, depth: frameWidth, radius: Math.min(0.0025, frameWidth * 0.3) },
    { across: [0, 0, 1], closed: true, exact: true, cornerPoints: 4 },
  );
  const sheet = outline(line);
  return group([
    part(rim, frame),
    part(extrude(sheet, 0.004, 0.0015), mirrorGlass, [0, 0, depth / 2 - recess]),
    part(extrude(sheet, 0.006, 0), lacquer("black", 0.8), [0, 0, -depth / 2 + 0.006]),
  ]);
}

const circle = (width: number, height: number): Outline =>
  Array.from({ length: 128 }, (_, index) => {
    const angle = (index / 128) * Math.PI * 2;
    return [(Math.sin(angle) * width) / 2, height / 2 + (Math.cos(angle) * height) / 2] as const;
  });

const arch = (width: number, height: number): Outline => {
  const radius = width / 2;
  const top = Array.from({ length: 65 }, (_, index) => {
    const angle = (index / 64) * Math.PI;
    return [Math.cos(angle) * radius, height - radius + Math.sin(angle) * radius] as const;
  });
  return [...filleted([[radius, 0]], 0.02, [0, 1]), ...top, ...filleted([[-radius, 0]], 0.02, [1, 0])];
};

/** The lower corners, a little rounded: tube cannot be bent more sharply. */
function filleted(
  [corner]: readonly [readonly [number, number]],
  radius: number,
  order: readonly [0 | 1, 0 | 1],
): Outline {
  const [x, y] = corner;
  const side = Math.sign(x);
  const points = Array.from({ length: 7 }, (_, index) => {
    const angle = (index / 6) * (Math.PI / 2);
    return [x - side * radius * (1 - Math.sin(angle)), y + radius * (1 - Math.cos(angle))] as const;
  });
  return order[0] === 0 ? points : points.toReversed();
}

/** A stone from the river: no corner, no straight line, no symmetry. */
const pebble = (width: number, height: number): Outline => {
  const stations = [
    [0.06, 1],
    [0.3, 0.94],
    [0.44, 0.74],
    [0.5, 0.48],
    [0.43, 0.2],
    [0.24, 0.03],
    [-0.02, 0],
    [-0.27, 0.07],
    [-0.42, 0.24],
    [-0.47, 0.45],
    [-0.5, 0.62],
    [-0.42, 0.82],
    [-0.2, 0.97],
  ] as const;
  const ring = new CatmullRomCurve3(
    stations.map(([x, y]) => new Vector3(x, y, 0)),
    true,
    "centripetal",
  )
    .getSpacedPoints(128)
    .slice(0, -1);
  const [left, right] = [Math.min(...ring.map(({ x }) => x)), Math.max(...ring.map(({ x }) => x))];
  const [low, high] = [Math.min(...ring.map(({ y }) => y)), Math.max(...ring.map(({ y }) => y))];
  return ring.map(
    ({ x, y }) => [((x - left) / (right - left) - 0.5) * width, ((y - low) / (high - low)) * height] as const,
  );
};

const rectangle = (width: number, height: number): Outline => {
  const shape = new Shape()
    .moveTo(-width / 2, 0)
    .lineTo(width / 2, 0)
    .lineTo(width / 2, height)
    .lineTo(-width / 2, height);
  return shape.getPoints(1).map(({ x, y }) => [x, y] as const);
};

const OUTLINES = { round: circle, arch, pebble, rectangle } satisfies Record<
  MirrorParameters["shape"],
  (width: number, height: number) => Outline
>;
