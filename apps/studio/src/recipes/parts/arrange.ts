import { Box3, type Object3D, Vector3 } from "three";
import { group } from "../../geometry/part.ts";
import type { Size } from "../../recipe.ts";

/** A piece and where it stands: −1 touches the left (back) side of the whole, 1 the right (front). */
export type Placed = readonly [piece: Object3D, across: number, forward: number];

/** Sets pieces beside each other so that together they fill the width and the depth. */
export function arrange(size: Pick<Size, "width" | "depth">, pieces: readonly Placed[]): Object3D {
  return group(
    pieces.map(([piece, across, forward]) => {
      piece.updateMatrixWorld(true);
      const { min, max } = measured(piece);
      const x = between(-size.width / 2 - min.x, size.width / 2 - max.x, across);
      const z = between(-size.depth / 2 - min.z, size.depth / 2 - max.z, forward);
      return group([piece], [x, 0, z]);
    }),
  );
}

const between = (low: number, high: number, share: number): number => low + ((high - low) * (share + 1)) / 2;

/** Without what is only in the picture. */
function measured(piece: Object3D): Box3 {
  if (piece.userData["extra"] === true) return new Box3();
  const box = new Box3();
  if (piece.type === "Mesh") return box.setFromObject(piece, true);
  for (const child of piece.children) {
    const inner = measured(child);
    if (!inner.isEmpty()) box.union(inner);
  }
  return box.isEmpty() ? box.set(new Vector3(), new Vector3()) : box;
}
