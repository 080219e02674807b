import {
  Box3,
  BufferAttribute,
  type BufferGeometry,
  Group,
  Matrix4,
  Mesh,
  type Material,
  type Object3D,
  Vector3,
} from "three";
import { mergeGeometries } from "three/examples/jsm/utils/BufferGeometryUtils.js";
import type { Size } from "../recipe.ts";

/** Many geometries as one, with the attributes all of them have. */
function merged(geometries: readonly BufferGeometry[]): BufferGeometry {
  const prepared = geometries.map((geometry) => {
    const copy = geometry.clone();
    if (copy.index === null) copy.setIndex([...Array.from({ length: copy.getAttribute("position").count }).keys()]);
    if (copy.attributes["normal"] === undefined) copy.computeVertexNormals();
    return copy;
  });
  const hasUv = prepared.every((geometry) => geometry.attributes["uv"] !== undefined);
  for (const geometry of prepared) {
    for (const name of Object.keys(geometry.attributes)) {
      if (name !== "position" && name !== "normal" && !(hasUv && name === "uv")) geometry.deleteAttribute(name);
    }
  }
  return mergeGeometries(prepared);
}

/** One mesh per material, with all turns and moves in the vertices: a plant of 800 leaves is three meshes. */
export function bake(object: Object3D): Group {
  object.updateMatrixWorld(true);
  const byMaterial = new Map<Material, BufferGeometry[]>();
  object.traverse((child) => {
    if (!(child instanceof Mesh)) return;
    const mesh = child as Mesh<BufferGeometry, Material>;
    const pieces = byMaterial.get(mesh.material) ?? [];
    pieces.push(mesh.geometry.clone().applyMatrix4(mesh.matrixWorld));
    byMaterial.set(mesh.material, pieces);
  });
  const baked = new Group();
  for (const [material, pieces] of byMaterial) baked.add(new Mesh(merged(pieces), material));
  return baked;
}

/** For what grows or is stuffed and cannot be built to the millimetre: baked, moved and gently stretched until it fills the box. */
export function fill(object: Object3D, { width, depth, height }: Size): Group {
  const baked = bake(object);
  const box = new Box3().setFromObject(baked, true);
  const size = box.getSize(new Vector3());
  const middle = box.getCenter(new Vector3());
  const stretch = new Matrix4()
    .makeScale(width / size.x, height / size.y, depth / size.z)
    .multiply(new Matrix4().makeTranslation(-middle.x, -box.min.y, -middle.z));
  for (const mesh of baked.children as Mesh[]) mesh.geometry.applyMatrix4(stretch);
  return baked;
}

/** The faces of a geometry dealt out by where their middle lies: stripes, leaf margins. All share the smooth normals. */
export function deal(
  geometry: BufferGeometry,
  heaps: number,
  heapOf: (x: number, y: number, z: number) => number,
): BufferGeometry[] {
  if (geometry.attributes["normal"] === undefined) geometry.computeVertexNormals();
  const positions = geometry.getAttribute("position");
  const index = geometry.getIndex()?.array ?? [];
  const faces: number[][] = Array.from({ length: heaps }, () => []);
  for (let face = 0; face < index.length; face += 3) {
    const corners = Array.from(index.slice(face, face + 3));
    const middle = (get: (corner: number) => number): number =>
      corners.reduce((sum, corner) => sum + get(corner), 0) / 3;
    const heap = heapOf(
      middle((corner) => positions.getX(corner)),
      middle((corner) => positions.getY(corner)),
      middle((corner) => positions.getZ(corner)),
    );
    faces[heap]?.push(...corners);
  }
  return faces.map((list) => {
    const heap = geometry.clone();
    heap.setIndex(list);
    return heap;
  });
}

/** Own UVs for a `surface(columns, rows, …)`: `width` × `height` metres of cloth, however it is folded. */
export function unwrap(
  geometry: BufferGeometry,
  columns: number,
  rows: number,
  width: number,
  height: number,
  tile: readonly [number, number] = [1, 1],
): BufferGeometry {
  const uv = new Float32Array((columns + 1) * (rows + 1) * 2);
  for (let row = 0; row <= rows; row += 1) {
    for (let column = 0; column <= columns; column += 1) {
      const index = (row * (columns + 1) + column) * 2;
      uv[index] = ((column / columns) * width) / tile[0];
      uv[index + 1] = ((row / rows) * height) / tile[1];
    }
  }
  geometry.setAttribute("uv", new BufferAttribute(uv, 2));
  return geometry;
}
