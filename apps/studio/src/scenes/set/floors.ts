import { BoxGeometry, type Object3D, PlaneGeometry } from "three";
import { group, part } from "../../geometry/part.ts";
import { pick } from "../../geometry/pick.ts";
import { random } from "../../geometry/random.ts";
import { box } from "../../geometry/solids.ts";
import { lacquer } from "../../surfaces/surfaces.ts";
import type { Surface } from "../../surfaces/surface.ts";

/** All floors: their top is at y = 0, x from -width / 2 to width / 2, z from `from` to `from` + depth. */
export interface Area {
  width: number;
  depth: number;
  from?: number;
}

const JOINT = 0.0012;

interface BoardsParameters {
  board?: number;
  length?: number;
  along?: "x" | "z";
  seed?: number;
  gap?: number;
  thickness?: number;
}

/** Long boards laid along z or x, end joints staggered. Each board takes one of the surfaces. */
export function boards(
  { width, depth, from = 0 }: Area,
  surfaces: readonly Surface[],
  { board = 0.17, length = 2.1, along = "z", seed = 1, gap = JOINT, thickness = 0.02 }: BoardsParameters = {},
): Object3D {
  const next = random(seed * 43 + 5);
  const [far, across] = along === "z" ? [depth, width] : [width, depth];
  const rows = Math.ceil(across / board);
  const laid: Object3D[] = [];
  for (let row = 0; row < rows; row += 1) {
    const side = -across / 2 + (row + 0.5) * board;
    for (let start = -far / 2 - next() * length; start < far / 2; start += length) {
      const [begin, end] = [Math.max(start, -far / 2), Math.min(start + length, far / 2)];
      if (end - begin < 0.02) continue;
      const [middle, long] = [(begin + end) / 2, end - begin - gap];
      const surface = pick(surfaces, Math.floor(next() * surfaces.length));
      const [x, z] = along === "z" ? [side, middle] : [middle, side];
      const piece =
        along === "z" ? box(board - gap, thickness, long, 0.0015, 1) : box(long, thickness, board - gap, 0.0015, 1);
      laid.push(part(piece, surface, [x, -thickness / 2, z + from + depth / 2], { grain: along }));
    }
  }
  return group(laid);
}

/** Short blocks at right angles to each other, 45 degrees to the walls. */
export function herringbone(
  { width, depth, from = 0 }: Area,
  surfaces: readonly Surface[],
  { block = 0.1, length = 0.6, seed = 1 } = {},
): Object3D {
  const next = random(seed * 47 + 9);
  const laid: Object3D[] = [];
  const reach = Math.hypot(width, depth) / 2 + length;
  const steps = Math.ceil(length / block);
  const columns = Math.ceil((reach * 2) / block);
  for (let row = -columns; row < columns; row += 1) {
    for (let column = -Math.ceil(columns / steps) - 1; column <= Math.ceil(columns / steps) + 1; column += 1) {
      const x = row * block + column * length;
      const y = row * block - column * length;
      for (const upright of [false, true]) {
        const [a, b] = upright ? [x + length + block / 2, y + block - length / 2] : [x + length / 2, y + block / 2];
        const [turnedX, turnedZ] = [(a - b) * Math.SQRT1_2, (a + b) * Math.SQRT1_2];
        if (Math.abs(turnedX) > (width + length) / 2 || Math.abs(turnedZ) > (depth + length) / 2) continue;
        const piece = new BoxGeometry(length - JOINT, 0.02, block - JOINT);
        laid.push(
          part(
            piece,
            pick(surfaces, Math.floor(next() * surfaces.length)),
            [turnedX, -0.01 - next() * 0.0004, turnedZ + from + depth / 2],
            { grain: "x", turn: [0, upright ? Math.PI / 4 : -Math.PI / 4, 0] },
          ),
        );
      }
    }
  }
  return group(laid);
}

/** Square tiles with joints; every second surface in a chequer if there are two. */
export function tiles(
  { width, depth, from = 0 }: Area,
  surfaces: readonly Surface[],
  { tile = 0.3, joint = 0.003, grout = "#b9b2a6" }: { tile?: number; joint?: number; grout?: `#${string}` } = {},
): Object3D {
  const [columns, rows] = [Math.ceil(width / tile), Math.ceil(depth / tile)];
  const laid: Object3D[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const surface = pick(surfaces, row + column);
      laid.push(
        part(box(tile - joint, 0.01, tile - joint, 0.0012, 1), surface, [
          (column + 0.5 - columns / 2) * tile,
          -0.005,
          from + (row + 0.5) * tile,
        ]),
      );
    }
  }
  return group([
    ...laid,
    part(new PlaneGeometry(columns * tile, rows * tile), lacquer(grout, 0.95), [0, -0.0022, from + (rows * tile) / 2], {
      turn: [-Math.PI / 2, 0, 0],
    }),
  ]);
}
