import type { Object3D } from "three";
import type { Point } from "../geometry/part.ts";

/** Metres, y up, like the models: the camera of a room looks from +z towards the wall at -z. */
export interface Camera {
  position: Point;
  target: Point;
  /** horizontal angle of view of the 16:9 picture */
  fovDegrees: number;
  /**
   * Moves the frame up without tilting the camera, as a part of the picture's width (Blender's `shift_y`); 0 by default.
   * With `position` and `target` at one height it keeps the walls upright.
   */
  shiftY?: number;
}

/** A softbox, or a window's sky: a rectangle that shines from `position` towards `target`. */
export interface AreaLight {
  position: Point;
  target: Point;
  width: number;
  height: number;
  watts: number;
  color: `#${string}`;
}

/** Parallel light; it comes from `position` towards `target`, how far away makes no difference. */
export interface Sun {
  position: Point;
  target: Point;
  /** watts per square metre; 3 to 5 is a clear morning through a window */
  strength: number;
  /** how wide the sun looks: 0.5 gives hard shadows, 6 soft ones */
  angleDegrees: number;
  color: `#${string}`;
}

export interface Scene {
  scene: Object3D;
  camera: Camera;
  lights: readonly AreaLight[];
  sun?: Sun;
  /** even light from everywhere, and what glass and mirrors see where the set ends */
  world: { color: `#${string}`; brightness: number };
  /** stops; 0 by default, negative is darker */
  exposure?: number;
  /** where narrow crops (4:5) are centred, 0 the left edge of the 16:9 picture, 1 the right; 0.5 by default */
  focus?: number;
}

/** A stage with one product missing: the renderer puts the model's origin at `at` and turns it about y. */
export interface Setting extends Scene {
  at: Point;
  /** radians */
  turnY: number;
}

/** The room a product is shown in; `table` is for small goods, on an oak table. */
export type SettingKind = "living" | "dining" | "bedroom" | "kids" | "hall" | "office" | "table" | "terrace";
