/** The sides of a piece in metres. */
export interface Sides {
  width: number;
  height: number;
  depth: number;
}

/** A long lens, as furniture is photographed with; in degrees, from the upper edge to the lower. */
export const FIELD_OF_VIEW = 30;
/** From the left and a little from above, as in the pictures; in radians. */
export const START = { azimuth: -Math.PI / 6, elevation: Math.PI / 12 };

/** Air around it. */
const MARGIN = 1.12;
const STEPS = 24;

/**
 * How far from its middle the camera stands so that all of the piece is in view from whatever side, in metres.
 * @param aspect width of the picture by its height
 */
export function distanceFor({ width, height, depth }: Sides, aspect: number): number {
  const up = Math.tan((FIELD_OF_VIEW * Math.PI) / 360);
  const aside = up * aspect;
  const [cos, sin] = [Math.cos(START.elevation), Math.sin(START.elevation)];
  let distance = 0;
  for (let step = 0; step < STEPS; step++) {
    const angle = (step / STEPS) * 2 * Math.PI;
    // One corner is enough: the steps take it around, and the others are its reflections.
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

/** How near and how far the camera may go, in metres. */
export const reachOf = (distance: number): { least: number; most: number } => ({
  least: distance * 0.35,
  most: distance * 1.6,
});
