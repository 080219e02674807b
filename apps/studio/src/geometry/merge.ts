import { BufferAttribute, BufferGeometry } from "three";
import type { Point } from "./part.ts";

/** Many small pieces (slats, reeds, bars) as one geometry. Their UVs are dropped: `part` lays new ones. */
export function merge(pieces: readonly (readonly [BufferGeometry, Point])[]): BufferGeometry {
  const positions: number[] = [];
  const normals: number[] = [];
  const faces: number[] = [];
  for (const [piece, [x, y, z]] of pieces) {
    if (piece.attributes["normal"] === undefined) piece.computeVertexNormals();
    const from = positions.length / 3;
    const places = piece.attributes["position"]!;
    const facings = piece.attributes["normal"]!;
    for (let index = 0; index < places.count; index += 1) {
      positions.push(places.getX(index) + x, places.getY(index) + y, places.getZ(index) + z);
      normals.push(facings.getX(index), facings.getY(index), facings.getZ(index));
    }
    if (piece.index === null) for (let index = 0; index < places.count; index += 1) faces.push(from + index);
    else for (const index of piece.index.array) faces.push(from + index);
  }
  const merged = new BufferGeometry();
  merged.setAttribute("position", new BufferAttribute(new Float32Array(positions), 3));
  merged.setAttribute("normal", new BufferAttribute(new Float32Array(normals), 3));
  merged.setIndex(faces);
  return merged;
}

/** The same piece `count` times, `pitch` apart along x, centred. */
export function row(piece: BufferGeometry, count: number, pitch: number): BufferGeometry {
  return merge(
    Array.from({ length: count }, (_, index) => [piece, [(index - (count - 1) / 2) * pitch, 0, 0]] as const),
  );
}

/** The same piece `count` times, `pitch` apart along y, centred. */
export function column(piece: BufferGeometry, count: number, pitch: number): BufferGeometry {
  return merge(
    Array.from({ length: count }, (_, index) => [piece, [0, (index - (count - 1) / 2) * pitch, 0]] as const),
  );
}
