import { type Object3D } from "three";
import { merge } from "../../geometry/merge.ts";
import { group, part } from "../../geometry/part.ts";
import { box, profile as smoothLine } from "../../geometry/solids.ts";
import { surface as sheet } from "../../geometry/soft.ts";
import type { Surface } from "../../surfaces/surface.ts";

/**
 * A moulded strip around the front and the two sides of a body of width × depth, mitred at the corners.
 * `line` leads from its foot to its upper edge: [how far it stands out, height].
 */
export function moulding(
  width: number,
  depth: number,
  line: readonly (readonly [number, number])[],
  surface: Surface,
): Object3D {
  const point = (row: number): readonly [number, number] =>
    line[Math.min(line.length - 1, Math.round(row * (line.length - 1)))] ?? [0, 0];
  const rows = line.length - 1;
  const front = sheet(1, rows, (u, v) => {
    const [out, y] = point(v);
    return [(u * 2 - 1) * (width / 2 + out), y, depth / 2 + out] as const;
  });
  const side = (sign: 1 | -1) =>
    sheet(1, rows, (u, v) => {
      const [out, y] = point(v);
      return [sign * (width / 2 + out), y, -depth / 2 + (sign > 0 ? 1 - u : u) * (depth + out)] as const;
    });
  return part(
    merge([
      [front, [0, 0, 0]],
      [side(1), [0, 0, 0]],
      [side(-1), [0, 0, 0]],
    ]),
    surface,
    [0, 0, 0],
    { grain: "x" },
  );
}

/** The crown of a traditional cabinet: a fillet, a cove, a board. `out` is how far it stands out. It stands on y = 0. */
export function cornice(width: number, depth: number, height: number, out: number, surface: Surface): Object3D {
  const board = height * 0.22;
  const cove = smoothLine(
    [
      [out * 0.2, height * 0.2],
      [out * 0.26, height * 0.36],
      [out * 0.5, height * 0.6],
      [out * 0.9, height * 0.74],
    ],
    12,
  );
  const line = [[0, 0], [out * 0.14, 0], [out * 0.14, height * 0.18], ...cove, [out * 0.9, height - board]] as const;
  const top = part(box(width + 2 * out, board, depth + out, 0.004), surface, [0, height - board / 2, out / 2], {
    grain: "x",
  });
  return group([moulding(width, depth, line, surface), top]);
}
