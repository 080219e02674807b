import { BufferAttribute, type BufferGeometry, Group, Mesh, MeshStandardMaterial, type Object3D, Vector3 } from "three";
import type { Surface } from "../surfaces/surface.ts";
import { random } from "./random.ts";

export type Point = readonly [x: number, y: number, z: number];

const materials = new Map<string, MeshStandardMaterial>();

/** One material per surface; `userData.surface` says what it is. */
function material(surface: Surface): MeshStandardMaterial {
  let found = materials.get(surface.name);
  if (found === undefined) {
    found = new MeshStandardMaterial({ name: surface.name, color: surface.color });
    found.userData = { surface };
    materials.set(surface.name, found);
  }
  return found;
}

export interface PartOptions {
  /** Euler angles in radians, x then y then z */
  turn?: Point;
  /** along which axis of the unturned part the texture runs; the longest by default */
  grain?: "x" | "y" | "z";
  /** the geometry brings its own UVs (rugs, prints) */
  ownUv?: boolean;
}

/** A piece of one material. `at` is where the geometry's origin comes to lie. */
export function part(
  geometry: BufferGeometry,
  surface: Surface,
  at: Point = [0, 0, 0],
  options: PartOptions = {},
): Mesh {
  if (geometry.attributes["normal"] === undefined) geometry.computeVertexNormals();
  if (surface.tile !== undefined && !options.ownUv) projectUv(geometry, surface.tile, at, options.grain);
  const mesh = new Mesh(geometry, material(surface));
  mesh.position.set(...at);
  if (options.turn !== undefined) mesh.rotation.set(...options.turn);
  return mesh;
}

/** Several pieces as one, moved and turned (radians about y) together. */
export function group(children: readonly Object3D[], at: Point = [0, 0, 0], turnY = 0): Group {
  const whole = new Group();
  if (children.length > 0) whole.add(...children);
  whole.position.set(...at);
  whole.rotation.y = turnY;
  return whole;
}

const AXES = { x: 0, y: 1, z: 2 } as const;

/** Lays the texture on in metres, its u along the grain, so that wood of any size has grain of one size. */
function projectUv(
  geometry: BufferGeometry,
  tile: readonly [number, number],
  at: Point,
  grain?: "x" | "y" | "z",
): void {
  geometry.computeBoundingBox();
  const size = geometry.boundingBox!.getSize(new Vector3());
  const sizes = [size.x, size.y, size.z];
  const along = grain === undefined ? sizes.indexOf(Math.max(...sizes)) : AXES[grain];
  const across = [0, 1, 2].filter((axis) => axis !== along) as [number, number];
  const positions = geometry.attributes["position"]!;
  const normals = geometry.attributes["normal"]!;
  // No two boards of a table are cut from the same place.
  const next = random(Math.round((at[0] * 7919 + at[1] * 104_729 + at[2] * 1_299_709 + size.x * 31) * 1000));
  const offset = [next(), next()] as const;
  const uv = new Float32Array(positions.count * 2);
  for (let index = 0; index < positions.count; index += 1) {
    const place = [positions.getX(index), positions.getY(index), positions.getZ(index)];
    const facing = [normals.getX(index), normals.getY(index), normals.getZ(index)].map(Math.abs);
    const normal = facing.indexOf(Math.max(...facing));
    const isEndGrain = normal === along;
    const other = across.find((axis) => axis !== normal)!;
    uv[index * 2] = (isEndGrain ? place[across[0]]! * 0.35 : place[along]!) / tile[0] + offset[0];
    uv[index * 2 + 1] = (isEndGrain ? place[across[1]]! : place[other]!) / tile[1] + offset[1];
  }
  geometry.setAttribute("uv", new BufferAttribute(uv, 2));
}
