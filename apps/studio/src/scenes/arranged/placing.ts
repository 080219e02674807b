import { Box3, type Object3D, Vector3 } from "three";
import { group } from "../../geometry/part.ts";
import type { Color } from "../../surfaces/palette.ts";
import type { Furniture } from "../set/furnish.ts";

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
