/** In metres. */
export interface ModelSize {
  width: number;
  height: number;
  depth: number;
}

/** Vertical, in degrees: a long lens, as in furniture photography. */
export const FIELD_OF_VIEW = 30;
/** Initial camera angles in radians: from the left and slightly above, as in the pictures. */
export const INITIAL_VIEW = { azimuth: -Math.PI / 6, elevation: Math.PI / 12 };

const MARGIN = 1.12;
const STEPS = 24;

/**
 * Returns the camera distance, in metres, at which the whole model is in view from every side.
 * @param aspect Width divided by height of the canvas.
 */
export function cameraDistance({ width, height, depth }: ModelSize, aspect: number): number {
  const up = Math.tan((FIELD_OF_VIEW * Math.PI) / 360);
  const aside = up * aspect;
  const [cos, sin] = [Math.cos(INITIAL_VIEW.elevation), Math.sin(INITIAL_VIEW.elevation)];
  let distance = 0;
  for (let step = 0; step < STEPS; step++) {
    const angle = (step / STEPS) * 2 * Math.PI;
    // One corner is enough: the steps rotate it, and the others are its reflections.
    const x = (Math.cos(angle) * width) / 2 + (Math.sin(angle) * depth) / 2;
    const z = (Math.cos(angle) * depth) / 2 - (Math.sin(angle) * width) / 2;
    for (const y of [-height / 2, height / 2]) {
      const towards = z * cos + y * sin;
      const above = Math.abs(y * cos - z * sin);
      distance = Math.max(distance, towards + (MARGIN * Math.abs(x)) / aside, towards + (MARGIN * above) / up);
    }
  }
  return distance;
}

export const cameraRange = (distance: number): { min: number; max: number } => ({
  min: distance * 0.35,
  max: distance * 1.6,
});
