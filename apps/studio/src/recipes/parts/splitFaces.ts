import { BufferAttribute, BufferGeometry } from "three";

/** The faces of a geometry whose highest point is wanted, with the points they need. */
export function facesWhere(geometry: BufferGeometry, wanted: (highest: number) => boolean): BufferGeometry {
  const index = geometry.index?.array ?? [];
  const height = (corner: number): number => geometry.attributes["position"]?.getY(corner) ?? 0;
  const renamed = new Map<number, number>();
  const kept: number[] = [];
  for (let face = 0; face + 2 < index.length; face += 3) {
    const corners = [index[face] ?? 0, index[face + 1] ?? 0, index[face + 2] ?? 0];
    if (!wanted(Math.max(...corners.map(height)))) continue;
    for (const corner of corners) {
      if (!renamed.has(corner)) renamed.set(corner, renamed.size);
      kept.push(renamed.get(corner) ?? 0);
    }
  }
  const chosen = new BufferGeometry();
  for (const [name, attribute] of Object.entries(geometry.attributes)) {
    const values = [...renamed.keys()].flatMap((point) =>
      Array.from({ length: attribute.itemSize }, (_, axis) => attribute.getComponent(point, axis)),
    );
    chosen.setAttribute(name, new BufferAttribute(Float32Array.from(values), attribute.itemSize));
  }
  chosen.setIndex(kept);
  return chosen;
}
