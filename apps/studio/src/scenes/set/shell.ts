import type { Object3D } from "three";
import { group } from "../../geometry/part.ts";
import type { Surface } from "../../surfaces/surface.ts";
import type { Camera } from "../scene.ts";
import { outdoors } from "./daylight.ts";
import { put } from "./furnish.ts";
import { type Opening, skirting, wall, windowIn, woodwork } from "./walls.ts";

export interface ShellOptions {
  /** x of the left wall's room side */
  left: number;
  /** x where the back wall ends, beyond the picture */
  right: number;
  depth: number;
  height?: number;
  floor: Object3D;
  walls: Surface;
  /** the left wall has another colour */
  side?: Surface;
  /** in the left wall; `at` is the distance from the back wall */
  window?: Opening;
  casements?: number;
  bars?: number;
  frame?: Surface;
  skirtingHeight?: number;
  /** what one sees outside; nothing if the window looks onto a dark street */
  outside?: Object3D;
}

/** Floor, back wall and left wall of a room whose front and right side are open to camera and light. */
export function shell(options: ShellOptions): Object3D {
  const {
    left,
    right,
    depth,
    height = 2.7,
    floor,
    walls,
    side = walls,
    window,
    frame = woodwork(),
    skirtingHeight = 0.1,
  } = options;
  const width = right - left;
  const middle = (left + right) / 2;
  // Seen from the room the left wall runs from its front end to the back.
  const opening = window === undefined ? [] : [{ ...window, at: depth / 2 - window.at }];
  // Taller than the room: no sun comes over it.
  const sideWall = [
    wall(depth, height + 3.2, side, opening),
    skirting(depth, frame, { height: skirtingHeight, gaps: opening.filter(({ from }) => from < 0.12) }),
  ];
  if (opening[0] !== undefined)
    sideWall.push(
      windowIn(opening[0], {
        frame,
        casements: options.casements ?? 2,
        bars: options.bars ?? 2,
        sill: opening[0].from > 0.12,
      }),
    );
  return group([
    floor,
    put(wall(width, height + 0.6, walls), [middle, 0, 0]),
    put(skirting(width, frame, { height: skirtingHeight }), [middle, 0, 0]),
    put(group(sideWall), [left, 0, depth / 2], Math.PI / 2),
    // Far enough back that it does not stand in the way of the sun.
    put(
      options.outside ?? outdoors(4.6, 5),
      [left - 1.6, -1, (window?.at ?? depth / 2) - (window?.width ?? 0) / 2 - 2.25],
      Math.PI / 2,
    ),
  ]);
}

/** Looks straight at the back wall, so that all uprights stand upright; `drop` shows more of the floor, as a part of the picture's width. */
export const frontal = (x: number, eye: number, distance: number, fovDegrees: number, drop = 0.05): Camera => ({
  position: [x, eye, distance],
  target: [x, eye, 0],
  fovDegrees,
  shiftY: -drop,
});
