import type { Object3D } from "three";

/** In the picture, not in the data sheet's measures (see `Recipe`). */
export function extra<Piece extends Object3D>(piece: Piece): Piece {
  piece.userData = { ...piece.userData, extra: true };
  return piece;
}
