import { Mesh, type Object3D, Vector3 } from "three";

/** Which part is seen at each place of a view without perspective; 0 is nothing. Rows run from the floor upwards. */
export interface Elevation {
  columns: number;
  rows: number;
  parts: Uint16Array;
}

/** Looks at the model from the front or from its right side, `scale` cells to the metre. */
export function elevation(
  model: Object3D,
  side: "front" | "side",
  scale: number,
  width: number,
  height: number,
): Elevation {
  const columns = Math.ceil(width * scale) + 4;
  const rows = Math.ceil(height * scale) + 4;
  const parts = new Uint16Array(columns * rows);
  const depths = new Float32Array(columns * rows).fill(-Infinity);
  model.updateMatrixWorld(true);
  let part = 0;
  const draw = (object: Object3D): void => {
    // Cables and flowers are not part of what is measured.
    if (object.userData["extra"] === true) return;
    for (const child of object.children) draw(child);
    if (!(object instanceof Mesh)) return;
    part += 1;
    const corners = project(object, side, scale, columns / 2);
    const index = object.geometry.index;
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
        (cell, depth) => {
          if (depth <= depths[cell]!) return;
          depths[cell] = depth;
          parts[cell] = part;
        },
        columns,
        rows,
      );
    }
  };
  draw(model);
  return { columns, rows, parts };
}

/** Column, row and nearness of every vertex. */
function project({ geometry, matrixWorld }: Mesh, side: "front" | "side", scale: number, middle: number): Float32Array {
  const positions = geometry.attributes["position"]!;
  const corners = new Float32Array(positions.count * 3);
  const point = new Vector3();
  for (let index = 0; index < positions.count; index += 1) {
    point.fromBufferAttribute(positions, index).applyMatrix4(matrixWorld);
    const [across, near] = side === "front" ? [point.x, point.z] : [-point.z, point.x];
    corners.set([across * scale + middle, point.y * scale + 2, near], index * 3);
  }
  return corners;
}

type Put = (cell: number, depth: number) => void;

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
      if (u >= -0.001 && v >= -0.001 && w >= -0.001) put(y * columns + x, u * az + v * bz + w * cz);
    }
  }
}
