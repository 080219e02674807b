import { type BufferGeometry, Matrix3, Matrix4, Mesh, type Object3D, Vector3 } from "three";
import type { Surface } from "../surfaces/surface.ts";

/** All of a model that is made of one material, in world coordinates. */
export interface Batch {
  surface: Surface;
  positions: Float32Array;
  normals: Float32Array;
  uvs: Float32Array;
  indices: Uint32Array;
}

/** The model as one list of triangles per material, in the order in which the materials come. */
export function flatten(model: Object3D): Batch[] {
  model.updateMatrixWorld(true);
  const bySurface = new Map<string, { surface: Surface; meshes: Mesh[] }>();
  model.traverse((object) => {
    if (!(object instanceof Mesh) || !object.visible) return;
    const surface = surfaceOf(object);
    const found = bySurface.get(surface.name);
    if (found === undefined) bySurface.set(surface.name, { surface, meshes: [object] });
    else found.meshes.push(object);
  });
  return [...bySurface.values()].map(({ surface, meshes }) => ({ surface, ...merge(meshes) }));
}

function surfaceOf(mesh: Mesh): Surface {
  const surface: Surface | undefined = [mesh.material].flat()[0]?.userData["surface"];
  if (surface === undefined) throw new Error("A mesh without a surface: make parts with geometry/part.ts");
  return surface;
}

function merge(meshes: readonly Mesh[]): Omit<Batch, "surface"> {
  const vertices = meshes.reduce((sum, { geometry }) => sum + geometry.attributes["position"]!.count, 0);
  const corners = meshes.reduce((sum, { geometry }) => sum + cornersOf(geometry), 0);
  const batch = {
    positions: new Float32Array(vertices * 3),
    normals: new Float32Array(vertices * 3),
    uvs: new Float32Array(vertices * 2),
    indices: new Uint32Array(corners),
  };
  let vertex = 0;
  let corner = 0;
  for (const mesh of meshes) {
    corner = copyIndices(mesh, batch.indices, vertex, corner);
    vertex = copyVertices(mesh, batch, vertex);
  }
  return batch;
}

const cornersOf = (geometry: BufferGeometry): number => geometry.index?.count ?? geometry.attributes["position"]!.count;

function copyIndices({ geometry, matrixWorld }: Mesh, into: Uint32Array, vertex: number, corner: number): number {
  const mirrored = new Matrix4().copy(matrixWorld).determinant() < 0;
  const count = cornersOf(geometry);
  for (let index = 0; index < count; index += 1) {
    // A mirrored part turns its triangles inside out.
    const from = mirrored ? index - (index % 3) + (2 - (index % 3)) : index;
    into[corner + index] = vertex + (geometry.index?.getX(from) ?? from);
  }
  return corner + count;
}

function copyVertices({ geometry, matrixWorld }: Mesh, into: Omit<Batch, "surface">, vertex: number): number {
  const position = geometry.attributes["position"]!;
  const normal = geometry.attributes["normal"]!;
  const uv = geometry.attributes["uv"];
  const turn = new Matrix3().getNormalMatrix(matrixWorld);
  const point = new Vector3();
  for (let index = 0; index < position.count; index += 1) {
    const at = vertex + index;
    point
      .fromBufferAttribute(position, index)
      .applyMatrix4(matrixWorld)
      .toArray(into.positions, at * 3);
    point
      .fromBufferAttribute(normal, index)
      .applyMatrix3(turn)
      .normalize()
      .toArray(into.normals, at * 3);
    into.uvs[at * 2] = uv?.getX(index) ?? 0;
    into.uvs[at * 2 + 1] = uv?.getY(index) ?? 0;
  }
  return vertex + position.count;
}
