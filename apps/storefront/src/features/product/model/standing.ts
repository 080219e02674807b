/** Whether a detected surface is a floor. `matrix`: its pose, column-major, y up. */
export const isLevel = (matrix: ArrayLike<number>): boolean => (matrix[5] ?? 0) > 0.95;

interface Place {
  x: number;
  z: number;
}

/** Rotation around the y axis, in radians, that turns the model's front to the viewer. */
export const facing = (piece: Place, viewer: Place): number => Math.atan2(viewer.x - piece.x, viewer.z - piece.z);
