import type { Object3D } from "three";
import type { Point } from "../../geometry/part.ts";
import type { Size } from "../../recipe.ts";
import type { SettingKind } from "../scene.ts";
import type { Frame } from "./stage.ts";

/** Where the product comes to stand, what the picture shows, and what stands around it. */
export interface Arrangement {
  frame: Frame;
  at: Point;
  turnY: number;
  /** height of the camera */
  eye: number;
  props: readonly Object3D[];
}

export interface Wish {
  size: Size;
  kind: SettingKind;
  seed: number;
}

/** How tall the picture is so that the product takes its share of it. */
export const tallEnough = ({ width, height }: Size, across: number, up: number, least: number): number =>
  Math.max(height / up, (width / across) * 0.75, least);

export function framed(height: number, middle: number, z: number, seed: number): Frame {
  return { height, width: (height * 4) / 3, middle, z, seed };
}
