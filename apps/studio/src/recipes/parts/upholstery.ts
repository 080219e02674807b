import type { BufferGeometry, Mesh, Object3D } from "three";
import { cord as cordOf } from "../../geometry/cord.ts";
import { group, part, type Point } from "../../geometry/part.ts";
import type { Face, Padded } from "../../geometry/padded.ts";
import type { Surface } from "../../surfaces/surface.ts";

/** Cloth or leather over a geometry whose UVs are metres. */
export function covered(
  geometry: BufferGeometry,
  surface: Surface,
  at: Point = [0, 0, 0],
  turn: Point = [0, 0, 0],
): Mesh {
  const uv = geometry.getAttribute("uv");
  if (surface.tile !== undefined) {
    for (let index = 0; index < uv.count; index += 1)
      uv.setXY(index, uv.getX(index) / surface.tile[0], uv.getY(index) / surface.tile[1]);
  }
  return part(geometry, surface, at, { turn, ownUv: true });
}

/** A cord sewn into a seam. */
export const piping = (points: readonly Point[], surface: Surface, { radius = 0.0045, closed = true } = {}): Mesh =>
  part(cordOf(points, radius, { closed }), surface);

export interface UpholsteryOptions {
  at?: Point;
  turn?: Point;
  /** faces with a cord round them */
  piped?: readonly Face[];
  cord?: Surface;
  cordRadius?: number;
}

/** A padded body in its cover, with cords where wanted. */
export function upholstered(
  body: Padded,
  surface: Surface,
  { at = [0, 0, 0], turn = [0, 0, 0], piped = [], cord = surface, cordRadius = 0.0045 }: UpholsteryOptions = {},
): Object3D {
  const mesh = covered(body.geometry, surface);
  const whole = group([mesh, ...piped.map((face) => piping(body.rim(face), cord, { radius: cordRadius }))], at);
  whole.rotation.set(...turn);
  return whole;
}
