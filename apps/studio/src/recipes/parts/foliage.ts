import type { BufferGeometry, Mesh } from "three";
import { merge } from "../../geometry/merge.ts";
import { part } from "../../geometry/part.ts";
import { leaf } from "../../surfaces/surfaces.ts";
import type { Surface } from "../../surfaces/surface.ts";

/** Leaves, stalks and fruit, collected by colour: a plant of a thousand leaves is a handful of meshes. */
export class Foliage {
  private readonly heaps = new Map<string, { surface: Surface; pieces: BufferGeometry[] }>();

  add(color: `#${string}` | Surface, piece: BufferGeometry): void {
    const surface = typeof color === "string" ? leaf(color) : color;
    const heap = this.heaps.get(surface.name) ?? { surface, pieces: [] };
    heap.pieces.push(piece);
    this.heaps.set(surface.name, heap);
  }

  meshes(): Mesh[] {
    return [...this.heaps.values()].map(({ surface, pieces }) =>
      part(merge(pieces.map((piece) => [piece, [0, 0, 0]])), surface),
    );
  }
}
