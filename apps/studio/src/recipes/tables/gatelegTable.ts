import type { Object3D } from "three";
import { rounded } from "../../geometry/outlines.ts";
import { group, part } from "../../geometry/part.ts";
import { slab } from "../../geometry/slab.ts";
import { box, cylinder } from "../../geometry/solids.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";

export interface GatelegTableParameters {
  top: Surface;
  frame: Surface;
  hinges: Surface;
  /** width of the fixed middle as a part of the whole; 0.36 by default */
  middle?: number;
  /** how far the gates stand open, in degrees; 62 by default */
  open?: number;
  /** radius of the leaves' outer corners; 7 cm by default */
  corner?: number;
  /** a hole to grip in the outer edge of each leaf */
  drawer?: boolean;
}

const POST = 0.038;

/** A fixed middle and two leaves, each carried by a leg that swings out like a gate. */
export function gatelegTable({ width, depth, height }: Size, parameters: GatelegTableParameters): Object3D {
  const { top, frame, hinges, middle = 0.36, open = 62, corner = 0.07, drawer = true } = parameters;
  const thickness = 0.02;
  const under = height - thickness;
  const [fixed, leaf] = [width * middle, (width * (1 - middle)) / 2];
  const board = (length: number, at: number, radii: { left: number; right: number }): Object3D =>
    part(slab(turnedCorners(length - 0.0012, depth, radii), thickness, { edge: 0.004 }), top, [at, under, 0], {
      grain: "z",
    });
  const [x, z] = [fixed / 2 - POST / 2 - 0.012, depth / 2 - 0.07];
  const gates = [1, -1].map((side) =>
    group(
      [gate(leaf * 0.92, under, frame)],
      [side * (x + POST * 0.2), 0, side * (z - POST * 1.1)],
      side > 0 ? (Math.PI / 180) * (90 - open) : Math.PI + (Math.PI / 180) * (90 - open),
    ),
  );
  return group([
    board(fixed, 0, { left: 0.003, right: 0.003 }),
    board(leaf, fixed / 2 + leaf / 2, { left: 0.003, right: corner }),
    board(leaf, -fixed / 2 - leaf / 2, { left: corner, right: 0.003 }),
    ...posts(x, z, under, frame),
    ...gates,
    ...[-1, 1].flatMap((side) =>
      [-1, 1].map((end) =>
        part(cylinder(0.0035, 0.0035, 0.06, 10), hinges, [(side * fixed) / 2, under - 0.0025, end * depth * 0.3], {
          turn: [Math.PI / 2, 0, 0],
        }),
      ),
    ),
    ...(drawer ? drawerFront(fixed, z, under, frame, hinges) : []),
  ]);
}

function turnedCorners(
  length: number,
  depth: number,
  { left, right }: { left: number; right: number },
): ReturnType<typeof rounded> {
  const plan = (radius: number): ReturnType<typeof rounded> => rounded(length, depth, radius);
  const [one, other] = [plan(right), plan(left)];
  return one.map((point, index) => (point[0] > 0 ? point : (other[index] ?? point)));
}

function posts(x: number, z: number, under: number, surface: Surface): Object3D[] {
  return [
    ...[-1, 1].flatMap((side) =>
      [-1, 1].map((end) => part(box(POST, under, POST, 0.003), surface, [side * x, under / 2, end * z])),
    ),
    ...[-1, 1].flatMap((side) =>
      [0.085, under - 0.055].map((y, index) =>
        part(box(0.022, index === 0 ? 0.045 : 0.11, 2 * z - POST, 0.002), surface, [side * x, y, 0]),
      ),
    ),
    ...[-1, 1].flatMap((end) => [part(box(2 * x - POST, 0.045, 0.022, 0.002), surface, [0, 0.085, end * z])]),
    part(box(2 * x - POST, 0.11, 0.022, 0.002), surface, [0, under - 0.055, -z]),
  ];
}

/** Two posts, two rails; hinged at its origin, open towards +x. */
function gate(reach: number, under: number, surface: Surface): Object3D {
  const inner = POST * 0.85;
  return group([
    part(box(inner, under - 0.02, inner, 0.003), surface, [reach, (under - 0.02) / 2, 0]),
    part(box(inner, under - 0.24, inner, 0.003), surface, [inner * 0.6, 0.12 + (under - 0.24) / 2, 0]),
    part(box(reach - inner, 0.04, 0.02, 0.002), surface, [reach / 2 + 0.01, 0.15, 0]),
    part(box(reach - inner, 0.05, 0.02, 0.002), surface, [reach / 2 + 0.01, under - 0.045, 0]),
  ]);
}

function drawerFront(fixed: number, z: number, under: number, surface: Surface, knob: Surface): Object3D[] {
  const width = fixed - POST * 2 - 0.03;
  return [
    part(box(width, 0.1, 0.02, 0.002), surface, [0, under - 0.055, z]),
    part(cylinder(0.012, 0.006, 0.022, 24), knob, [0, under - 0.055, z + 0.02], { turn: [Math.PI / 2, 0, 0] }),
  ];
}
