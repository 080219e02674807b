import { type BufferGeometry, Vector3 } from "three";

/** Vertices that lie on one another get one normal: no crease between them. */
export function shareNormal(geometry: BufferGeometry, indices: readonly number[]): void {
  const normals = geometry.getAttribute("normal");
  const sum = new Vector3();
  for (const index of indices) sum.add(new Vector3(normals.getX(index), normals.getY(index), normals.getZ(index)));
  sum.normalize();
  for (const index of indices) normals.setXYZ(index, sum.x, sum.y, sum.z);
}
