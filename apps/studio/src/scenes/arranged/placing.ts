import { Box3, type Object3D, Vector3 } from "three";
import { group } from "../../geometry/part.ts";
import type { Color } from "../../surfaces/palette.ts";
import { type Furniture, put } from "../set/furnish.ts";

/** A product of the catalogue in one of its colours (and sizes). */
export type Choice = readonly [ref: string, color: Color, size?: string];

export interface Measured {
  object: Object3D;
  /** metres */
  width: number;
  depth: number;
  height: number;
}

/** The product, turned by so many radians, with its middle over the origin, and what it measures. */
export function measured(piece: Furniture, [ref, color, size]: Choice, turnY = 0): Measured {
  const turned = group([piece(ref, color, size)], [0, 0, 0], turnY);
  const box = new Box3().setFromObject(turned);
  const { x: width, y: height, z: depth } = box.getSize(new Vector3());
  const { x, z } = box.getCenter(new Vector3());
  return { object: group([turned], [-x, 0, -z]), width, depth, height };
}

/** A lamp's cable lies on the floor of its own model: on a nightstand it would hang in the air. */
export function withoutCable(lamp: Object3D): Object3D {
  const extras: Object3D[] = [];
  lamp.traverse((part) => part.userData["extra"] === true && extras.push(part));
  for (const extra of extras) extra.removeFromParent();
  return lamp;
}

/** Something small on a product, from the middle of it; `y` is its top by default (a sofa's seat is lower). */
export interface Borne {
  product: Choice;
  x: number;
  y?: number;
  z?: number;
  turnY?: number;
}

/** The product with what stands or lies on it. */
export function laden(piece: Furniture, product: Choice, turnY?: number, bears: readonly Borne[] = []): Measured {
  const bearer = measured(piece, product, turnY);
  const borne = bears.map(({ product: small, x, y = bearer.height, z = 0, turnY: turn }) =>
    put(measured((...choice) => withoutCable(piece(...choice)), small, turn).object, [x, y, z]),
  );
  return borne.length === 0 ? bearer : { ...bearer, object: group([bearer.object, ...borne]) };
}
