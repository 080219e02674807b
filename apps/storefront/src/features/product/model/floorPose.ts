/** Whether a detected surface is a floor. `matrix`: its pose, column-major, y up. */
export const isFloor = (matrix: ArrayLike<number>): boolean => (matrix[5] ?? 0) > 0.95;

interface GroundPoint {
  x: number;
  z: number;
}

/** Rotation around the y axis, in radians, that turns the model's front to the viewer. */
export const yawTowards = (model: GroundPoint, viewer: GroundPoint): number =>
  Math.atan2(viewer.x - model.x, viewer.z - model.z);
