/** Of a surface that the device found: whether a piece can stand on it. `matrix`: its pose, column by column, y upwards. */
export const isLevel = (matrix: ArrayLike<number>): boolean => (matrix[5] ?? 0) > 0.95;

interface Place {
  x: number;
  z: number;
}

/** The turn around the vertical, in radians, with which a piece's front looks at somebody. */
export const facing = (piece: Place, viewer: Place): number => Math.atan2(viewer.x - piece.x, viewer.z - piece.z);
