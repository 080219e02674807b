import { BufferGeometry, Float32BufferAttribute, type Object3D } from "three";
import { group, part } from "../../geometry/part.ts";
import { rounded } from "../../geometry/outlines.ts";
import { slab } from "../../geometry/slab.ts";
import type { Surface } from "../../surfaces/surface.ts";

export interface CordSeatOptions {
  width: number;
  backWidth: number;
  depth: number;
  top: number;
  z: number;
  /** thickness of the cord */
  cord?: number;
  shade: Surface;
}

/** Paper cord wound around four rails: it meets in two diagonals, like an envelope. */
export function cordSeat(
  { width, backWidth, depth, top, z, cord = 0.0062, shade }: CordSeatOptions,
  surface: Surface,
): Object3D {
  const points: number[] = [];
  const faces: number[] = [];
  const widthAt = (along: number): number => (backWidth + (width - backWidth) * (along / depth + 0.5)) / 2;
  // The diagonals meet in a short ridge where the seat is wider than deep.
  const meeting = Math.max(0, (width + backWidth) / 2 - depth) / 2;
  const across = Math.round(width / cord);
  for (let index = 0; index < across; index += 1) {
    const share = ((index + 0.5) / across) * 2 - 1;
    for (const end of [-1, 1]) {
      const edge = share * widthAt((end * depth) / 2);
      const inner = Math.max(0, Math.abs(share) * (width / 2) - meeting) / (width / 2 - meeting);
      rib(
        points,
        faces,
        [edge, (end * depth) / 2],
        [share * widthAt((end * depth * inner) / 2), (end * depth * inner) / 2],
        cord,
        top,
      );
    }
  }
  const along = Math.round(depth / cord);
  for (let index = 0; index < along; index += 1) {
    const at = (((index + 0.5) / along) * 2 - 1) * (depth / 2);
    const inner = meeting + (Math.abs(at) / (depth / 2)) * (width / 2 - meeting);
    for (const side of [-1, 1])
      rib(points, faces, [side * widthAt(at), at], [(side * inner * widthAt(at)) / (width / 2), at], cord, top);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(points, 3));
  geometry.setIndex(faces);
  geometry.computeVertexNormals();
  const core = slab(rounded(width - 0.006, depth - 0.006, 0.012, { backWidth: backWidth - 0.006 }), 0.024, {
    edge: 0.01,
  });
  return group([part(geometry, surface, [0, 0, z], { grain: "x" }), part(core, shade, [0, top - 0.028, z])]);
}

/** One strand: up over the rail and in to the diagonal, half round. */
function rib(
  points: number[],
  faces: number[],
  [fromX, fromZ]: readonly [number, number],
  [toX, toZ]: readonly [number, number],
  cord: number,
  top: number,
): void {
  const length = Math.hypot(toX - fromX, toZ - fromZ);
  if (length < cord * 0.5) return;
  const [dx, dz] = [(toX - fromX) / length, (toZ - fromZ) / length];
  const radius = 0.014;
  // Down the outer side of the rail, over its round, flat to the middle, where the strands dive a little.
  const path: [number, number][] = [
    [0, -0.026],
    [0, -radius],
    [radius * 0.3, -radius * 0.3],
    [Math.min(radius, length * 0.8), 0],
    [length, length > 0.06 ? -0.0035 : -0.001],
  ];
  const sides = 4;
  path.forEach(([inwards, down], row) => {
    const before = path[row - 1] ?? path[row] ?? [0, 0];
    const after = path[row + 1] ?? path[row] ?? [0, 0];
    const slope = Math.atan2(after[1] - before[1], after[0] - before[0]);
    const start = points.length / 3;
    for (let side = 0; side <= sides; side += 1) {
      const angle = (side / sides) * Math.PI;
      const off = Math.cos(angle) * (cord / 2);
      const lift = Math.sin(angle) * (cord / 2) - cord / 2;
      const out = inwards - Math.sin(slope) * lift;
      points.push(fromX + dx * out - dz * off, top + down + Math.cos(slope) * lift, fromZ + dz * out + dx * off);
      if (row === 0 || side === 0) continue;
      const a = start + side - 1;
      const b = a - (sides + 1);
      faces.push(b, a, b + 1, b + 1, a, a + 1);
    }
  });
}
