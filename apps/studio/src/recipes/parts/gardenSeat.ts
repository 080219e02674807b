import type { Object3D } from "three";
import { group, part } from "../../geometry/part.ts";
import { box } from "../../geometry/solids.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { backCushions } from "./backCushions.ts";
import { seatCushions } from "./seatCushions.ts";
import { member } from "./timberFrame.ts";

export interface GardenSeat {
  width: number;
  depth: number;
  height: number;
  seat: number;
  places: number;
  frame: Surface;
  cover: Surface;
  /** which ends have an arm */
  arms: readonly (1 | -1)[];
  cushion?: number;
  hasBack?: boolean;
}

/** A lounge seat on a frame of square aluminium tube; its front looks to +z. */
export function gardenSeat({
  width,
  depth,
  height,
  seat,
  places,
  frame,
  cover,
  arms,
  cushion = 0.12,
  hasBack = true,
}: GardenSeat): Object3D {
  const tube = 0.035;
  const lean = 0.16;
  const rail = seat - cushion;
  const half = { x: width / 2 - tube / 2, z: depth / 2 - tube / 2 };
  const bar = (w: number, h: number, d: number, x: number, y: number, z: number): Object3D =>
    part(box(w, h, d, 0.003, 1), frame, [x, y, z]);
  const parts: Object3D[] = [];
  for (const side of [1, -1] as const) {
    const hasArm = arms.includes(side);
    const top = hasArm ? seat + 0.17 : rail - 0.01;
    for (const end of [1, -1]) parts.push(bar(tube, top, tube, side * half.x, top / 2, end * half.z));
    parts.push(bar(tube, tube, depth - 2 * tube, side * half.x, rail - tube / 2 - 0.01, 0));
    if (hasArm) parts.push(bar(0.06, 0.022, depth, side * (width / 2 - 0.03), top + 0.011, 0));
  }
  for (const end of [1, -1]) parts.push(bar(width - 2 * tube, tube, tube, 0, rail - tube / 2 - 0.01, end * half.z));
  const slats = Math.round(width / 0.1);
  for (let index = 0; index < slats; index += 1)
    parts.push(bar(0.06, 0.01, depth - 2 * tube, ((index + 0.5) / slats - 0.5) * (width - 2 * tube), rail - 0.006, 0));
  const inner = width - arms.length * 0.065 - (2 - arms.length) * 0.008;
  const x = ((arms.includes(-1) ? 0.065 : 0.008) - (arms.includes(1) ? 0.065 : 0.008)) / 2;
  const backRoom = hasBack ? 0.1 + lean * (height - rail) : 0;
  const deep = depth - 0.02 - backRoom;
  parts.push(
    seatCushions({
      width: inner,
      x,
      depth: deep,
      thickness: cushion,
      top: seat,
      z: depth / 2 - 0.005 - deep / 2,
      count: places,
      cover,
      loft: 0.025,
      edge: 0.03,
    }),
  );
  if (!hasBack) return group(parts);
  const rear = -depth / 2 + lean * (height - rail) + 0.012;
  const zAt = (y: number): number => rear - lean * (y - rail);
  const top = height - 0.07;
  for (let index = 0; index <= places; index += 1) {
    const at = (index / places - 0.5) * (width - 2 * tube) * 0.99;
    parts.push(
      member(
        [
          [at, rail - 0.03, rear],
          [at, top, zAt(top)],
        ],
        { width: 0.03, depth: 0.02, radius: 0.003 },
        frame,
        { level: true, segments: 2 },
      ),
    );
  }
  for (const y of [rail + 0.1, (rail + top) / 2 + 0.05, top])
    parts.push(
      member(
        [
          [-width / 2 + tube, y, zAt(y)],
          [width / 2 - tube, y, zAt(y)],
        ],
        { width: 0.02, depth: 0.03, radius: 0.003 },
        frame,
        { across: [0, 0, 1], segments: 2 },
      ),
    );
  parts.push(
    backCushions({
      width: inner,
      x,
      from: seat - 0.015,
      to: height,
      thickness: 0.15,
      z: rear + 0.008,
      count: places,
      lean: lean + 0.08,
      cover,
      soft: true,
    }),
  );
  return group(parts);
}
