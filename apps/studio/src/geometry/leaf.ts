import { type BufferGeometry, Euler, Matrix4, Quaternion, Vector3 } from "three";
import type { Point } from "./part.ts";
import { surface } from "./soft.ts";

export interface BladeOptions {
  /** half the width along the blade (0 the base, 1 the tip) as a part of the widest */
  outline?: (along: number) => number;
  /** how far the halves fold up along the midrib, radians */
  fold?: number;
  /** by how much the tip bends over, radians */
  curl?: number;
  /** turn about its own length from base to tip, radians */
  twist?: number;
  /** height of the waves at the margin, as a part of the width */
  wave?: number;
  /** cells across and along */
  cells?: readonly [number, number];
}

/** Pointed at both ends, widest below the middle. */
export const lanceolate = (along: number): number => Math.sin(Math.PI * along ** 0.8) ** 0.85;
/** Broad towards the tip, as of a fiddle-leaf fig. */
export const obovate = (along: number): number => Math.sin(Math.PI * along ** 1.25) ** 0.7 * (0.62 + 0.38 * along);
/** Broad and round, with a short point. */
export const ovate = (along: number): number => Math.sin(Math.PI * along ** 0.72) ** 0.62;
/** Of one width, then pointed: grasses, snake plants. */
export const sword = (along: number): number =>
  (0.7 + 0.3 * Math.sin(Math.PI * Math.min(1, along * 1.3))) * (1 - along ** 5);

/** A leaf blade: grows from the origin along +y, its upper side to -z; it bends over to +z. */
export function blade(length: number, width: number, options: BladeOptions = {}): BufferGeometry {
  const { outline = lanceolate, fold = 0.35, curl = 0.6, twist = 0, wave = 0, cells = [4, 8] } = options;
  return surface(cells[0], cells[1], (u, along) => {
    const side = u * 2 - 1;
    const half = (width / 2) * outline(along);
    const across = side * half * Math.cos(fold);
    const up = Math.abs(side) * half * Math.sin(fold) + side * side * Math.sin(along * 17 + side * 2) * wave * half;
    return bend(
      length * along,
      across * Math.cos(twist * along) + up * Math.sin(twist * along),
      up * Math.cos(twist * along) - across * Math.sin(twist * along),
      curl / length,
    );
  });
}

/** A place `along` a stalk that bends over with `curvature`, moved `across` it and `up` from its upper side. */
export function bend(along: number, across: number, up: number, curvature: number): Point {
  const angle = curvature * along;
  const straight = Math.abs(curvature) < 1e-6;
  const y = straight ? along : Math.sin(angle) / curvature;
  const z = straight ? 0 : (1 - Math.cos(angle)) / curvature;
  return [across, y + up * Math.sin(angle), z - up * Math.cos(angle)];
}

export interface Placement {
  at?: Point;
  /** away from the vertical, radians */
  tilt?: number;
  /** around the vertical, radians; 0 leans to +z */
  around?: number;
  roll?: number;
  size?: number;
}

/** The geometry leaned over, turned and moved: where a leaf sits on its plant. */
export function placed(
  geometry: BufferGeometry,
  { at = [0, 0, 0], tilt = 0, around = 0, roll = 0, size = 1 }: Placement,
): BufferGeometry {
  const turn = new Quaternion()
    .setFromEuler(new Euler(0, around, 0))
    .multiply(new Quaternion().setFromEuler(new Euler(tilt, 0, 0)))
    .multiply(new Quaternion().setFromEuler(new Euler(0, roll, 0)));
  return geometry.applyMatrix4(new Matrix4().compose(new Vector3(...at), turn, new Vector3(size, size, size)));
}
