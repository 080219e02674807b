import { type BufferGeometry, LatheGeometry, type Mesh, Vector2, Vector3 } from "three";
import type { Surface } from "../surfaces/surface.ts";
import { part, type PartOptions, type Point } from "./part.ts";

/** Half a cross-section: from the bottom up the outside, for a vessel then over the lip and down the inside. */
export type Profile = readonly (readonly [radius: number, height: number])[];

export interface TurnedOptions extends Pick<PartOptions, "turn"> {
  segments?: number;
  /** straight grain through the whole piece, as it is sawn from a board, instead of wrapped around */
  grain?: "x" | "y" | "z";
  /** only a part of the round, in radians */
  sweep?: number;
  /** metres added to the radius, for flutes, pleats and dents; `angle` starts at the back */
  ripple?: (angle: number, height: number, radius: number) => number;
}

const SHARP = Math.cos((38 * Math.PI) / 180);

/** A piece from the lathe or the potter's wheel: sharp corners stay sharp, the texture wraps around it with its seam at the back. */
export function turned(points: Profile, surface: Surface, at: Point = [0, 0, 0], options: TurnedOptions = {}): Mesh {
  const { segments = 72, sweep = Math.PI * 2, ripple, turn, grain } = options;
  const creased = crease(points);
  const geometry = new LatheGeometry(
    creased.map(([radius, height]) => new Vector2(Math.max(0, radius), height)),
    segments,
    Math.PI,
    sweep,
  );
  dropEmptyFaces(geometry);
  if (ripple !== undefined) rippled(geometry, segments, creased.length, ripple);
  const turning = turn === undefined ? {} : { turn };
  if (grain !== undefined) return part(geometry, surface, at, { grain, ...turning });
  if (surface.tile !== undefined) wrapUv(geometry, creased, surface, surface.tile);
  return part(geometry, surface, at, { ownUv: true, ...turning });
}

/** Two points where the line turns sharply, so that the light breaks there. */
function crease(points: Profile): Profile {
  return points.flatMap((point, index) => {
    const before = points[index - 1];
    const after = points[index + 1];
    if (before === undefined || after === undefined) return [point];
    const into = new Vector2(point[0] - before[0], point[1] - before[1]).normalize();
    const out = new Vector2(after[0] - point[0], after[1] - point[1]).normalize();
    return into.dot(out) < SHARP ? [point, point] : [point];
  });
}

function dropEmptyFaces(geometry: BufferGeometry): void {
  const positions = geometry.getAttribute("position");
  const faces = geometry.getIndex();
  if (faces === null) return;
  const corner = (index: number): Vector3 => new Vector3().fromBufferAttribute(positions, index);
  const kept: number[] = [];
  for (let face = 0; face < faces.count; face += 3) {
    const [a, b, c] = [faces.getX(face), faces.getX(face + 1), faces.getX(face + 2)];
    const area = corner(b)
      .sub(corner(a))
      .cross(corner(c).sub(corner(a)))
      .length();
    if (area > 1e-12) kept.push(a, b, c);
  }
  geometry.setIndex(kept);
}

function rippled(
  geometry: BufferGeometry,
  segments: number,
  rows: number,
  ripple: NonNullable<TurnedOptions["ripple"]>,
): void {
  const positions = geometry.getAttribute("position");
  for (let index = 0; index < positions.count; index += 1) {
    const [x, y, z] = [positions.getX(index), positions.getY(index), positions.getZ(index)];
    const radius = Math.hypot(x, z);
    if (radius < 1e-5) continue;
    // The first and the last column lie on each other: both are moved as the first.
    const column = Math.floor(index / rows) % segments;
    const grown = (radius + ripple((column / segments) * Math.PI * 2, y, radius)) / radius;
    positions.setXYZ(index, x * grown, y, z * grown);
  }
  geometry.computeVertexNormals();
  const normals = geometry.getAttribute("normal");
  for (let row = 0; row < rows; row += 1) {
    const last = segments * rows + row;
    const mean = new Vector3().fromBufferAttribute(normals, row);
    mean.add(new Vector3().fromBufferAttribute(normals, last)).normalize();
    normals.setXYZ(row, mean.x, mean.y, mean.z);
    normals.setXYZ(last, mean.x, mean.y, mean.z);
  }
}

function wrapUv(geometry: BufferGeometry, points: Profile, surface: Surface, tile: readonly [number, number]): void {
  const isWood = surface.texture?.kind === "wood";
  const widest = Math.max(...points.map(([radius]) => radius));
  const girth = widest * Math.PI * 2;
  const around = isWood ? girth / tile[1] : Math.max(1, Math.round(girth / tile[0]));
  let length = 0;
  const along = points.map(([radius, height], index) => {
    const before = points[index - 1];
    if (before !== undefined) length += Math.hypot(radius - before[0], height - before[1]);
    return length;
  });
  const uv = geometry.getAttribute("uv");
  for (let index = 0; index < uv.count; index += 1) {
    const turnShare = uv.getX(index) * around;
    const up = along[index % points.length] ?? 0;
    // Wood is turned from a blank whose grain runs along the axis.
    if (isWood) uv.setXY(index, up / tile[0], turnShare);
    else uv.setXY(index, turnShare, up / tile[1]);
  }
}
