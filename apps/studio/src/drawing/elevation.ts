import { type BufferAttribute, type InterleavedBufferAttribute, Mesh, type Object3D, Vector3 } from "three";

/** Which part is seen at each place of a view without perspective; 0 is nothing. Rows run from the floor upwards. */
export interface Elevation {
  columns: number;
  rows: number;
  parts: Uint16Array;
  /** by the numbers in `parts`, from 1 */
  meshes: readonly Mesh[];
  /** u and v of what is seen there */
  places: Float32Array;
}

export type Side = "front" | "side" | "top";

/**
 * Looks at the model from the front, from its right side or from above, `scale` cells to the metre. From above, `height`
 * is the depth, and the front is at the bottom. Cables and flowers are not part of what is measured: `extras` are seen
 * where they are asked for.
 */
export function elevation(
  model: Object3D,
  side: Side,
  scale: number,
  { width, height }: { width: number; height: number },
  extras = false,
): Elevation {
  const columns = Math.ceil(width * scale) + 4;
  const rows = Math.ceil(height * scale) + 4;
  const parts = new Uint16Array(columns * rows);
  const places = new Float32Array(2 * columns * rows);
  const depths = new Float32Array(columns * rows).fill(-Infinity);
  const meshes: Mesh[] = [];
  model.updateMatrixWorld(true);
  const draw = (object: Object3D): void => {
    if (!extras && object.userData["extra"] === true) return;
    for (const child of object.children) draw(child);
    if (!(object instanceof Mesh)) return;
    // Threads belong to the cloth they are knotted into.
    const part = object.userData["pile"] === true ? Math.max(1, meshes.length) : meshes.push(object);
    const corners = project(object, side, scale, columns / 2, (height * scale) / 2);
    const index = object.geometry.index;
    const uv: BufferAttribute | InterleavedBufferAttribute | undefined = object.geometry.attributes["uv"];
    const count: number = index?.count ?? corners.length / 3;
    for (let corner = 0; corner < count; corner += 3) {
      const [a, b, c] = [0, 1, 2].map((next) => (index?.getX(corner + next) ?? corner + next) * 3) as [
        number,
        number,
        number,
      ];
      fill(
        corners,
        a,
        b,
        c,
        (cell, depth, u, v, w) => {
          if (depth <= depths[cell]!) return;
          depths[cell] = depth;
          parts[cell] = part;
          if (uv === undefined) return;
          places[2 * cell] = u * uv.getX(a / 3) + v * uv.getX(b / 3) + w * uv.getX(c / 3);
          places[2 * cell + 1] = u * uv.getY(a / 3) + v * uv.getY(b / 3) + w * uv.getY(c / 3);
        },
        columns,
        rows,
      );
    }
  };
  draw(model);
  return { columns, rows, parts, meshes, places };
}

/** Column, row and nearness of every vertex. */
function project(
  { geometry, matrixWorld }: Mesh,
  side: Side,
  scale: number,
  middle: number,
  halfway: number,
): Float32Array {
  const positions = geometry.attributes["position"]!;
  const corners = new Float32Array(positions.count * 3);
  const point = new Vector3();
  for (let index = 0; index < positions.count; index += 1) {
    const { x, y, z } = point.fromBufferAttribute(positions, index).applyMatrix4(matrixWorld);
    if (side === "front") corners.set([x * scale + middle, y * scale + 2, z], index * 3);
    else if (side === "side") corners.set([-z * scale + middle, y * scale + 2, x], index * 3);
    else corners.set([x * scale + middle, -z * scale + halfway + 2, y], index * 3);
  }
  return corners;
}

/** `u`, `v` and `w` are the shares of the three corners. */
type Put = (cell: number, depth: number, u: number, v: number, w: number) => void;

function fill(corners: Float32Array, a: number, b: number, c: number, put: Put, columns: number, rows: number): void {
  const [ax, ay, az] = [corners[a]!, corners[a + 1]!, corners[a + 2]!];
  const [bx, by, bz] = [corners[b]!, corners[b + 1]!, corners[b + 2]!];
  const [cx, cy, cz] = [corners[c]!, corners[c + 1]!, corners[c + 2]!];
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  if (Math.abs(area) < 1e-9) return;
  const [left, right] = [
    Math.max(0, Math.floor(Math.min(ax, bx, cx))),
    Math.min(columns - 1, Math.ceil(Math.max(ax, bx, cx))),
  ];
  const [low, high] = [
    Math.max(0, Math.floor(Math.min(ay, by, cy))),
    Math.min(rows - 1, Math.ceil(Math.max(ay, by, cy))),
  ];
  for (let y = low; y <= high; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const [px, py] = [x + 0.5, y + 0.5];
      const u = ((bx - px) * (cy - py) - (cx - px) * (by - py)) / area;
      const v = ((cx - px) * (ay - py) - (ax - px) * (cy - py)) / area;
      const w = 1 - u - v;
      if (u >= -0.001 && v >= -0.001 && w >= -0.001) put(y * columns + x, u * az + v * bz + w * cz, u, v, w);
    }
  }
}
