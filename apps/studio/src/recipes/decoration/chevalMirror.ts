import type { Object3D } from "three";
import { between } from "../../geometry/between.ts";
import { group, part } from "../../geometry/part.ts";
import { box, sphere } from "../../geometry/solids.ts";
import { sweep } from "../../geometry/sweep.ts";
import type { Size } from "../../recipe.ts";
import { metal, mirrorGlass } from "../../surfaces/surfaces.ts";
import type { Surface } from "../../surfaces/surface.ts";

export interface ChevalMirrorParameters {
  wood: Surface;
  /** knobs at the pivots; brass by default */
  pivots?: Surface;
  /** how far the glass is tilted back, degrees; 7 by default */
  tilt?: number;
  /** width of the glass's frame; 0.035 by default */
  frameWidth?: number;
}

const POST = 0.034;

/** A tall mirror that swings between two posts on arched feet. */
export function chevalMirror(
  { width, depth, height }: Size,
  { wood, pivots = metal("brass"), tilt = 7, frameWidth = 0.035 }: ChevalMirrorParameters,
): Object3D {
  const x = width / 2 - POST / 2;
  const postTop = height * 0.74;
  const inner = width - 2 * POST - 0.016;
  const angle = (tilt * Math.PI) / 180;
  const panelThickness = 0.022;
  // Tilted about its middle, the panel's upper edge is the top of the piece.
  const panel = (2 * (height - postTop * 0.72) - panelThickness * Math.sin(angle)) / Math.cos(angle);
  const pivot = postTop * 0.72;
  const long = Math.min(panel, (2 * (pivot - 0.09)) / Math.cos(angle));
  const middle = height - (long / 2) * Math.cos(angle) - (panelThickness / 2) * Math.sin(angle);
  const side = long - 2 * frameWidth;
  const glass = group(
    [
      ...[-1, 1].map((end) =>
        part(box(inner, frameWidth, panelThickness, 0.005), wood, [0, end * (long / 2 - frameWidth / 2), 0]),
      ),
      ...[-1, 1].map((end) =>
        part(box(frameWidth, side, panelThickness, 0.005), wood, [end * (inner / 2 - frameWidth / 2), 0, 0]),
      ),
      part(box(inner - 2 * frameWidth + 0.004, side + 0.004, 0.004, 0.001), mirrorGlass, [
        0,
        0,
        panelThickness / 2 - 0.007,
      ]),
      part(box(inner - 0.02, long - 0.02, 0.005, 0.001), wood, [0, 0, -panelThickness / 2 + 0.002]),
    ],
    [0, middle, 0],
  );
  glass.rotation.x = -angle;
  return group([
    glass,
    ...[-1, 1].flatMap((end) => stand(end * x, depth, postTop, middle, wood, pivots)),
    between([-x, 0.13, 0], [x, 0.13, 0], 0.013, wood),
  ]);
}

function stand(x: number, depth: number, postTop: number, pivot: number, wood: Surface, pivots: Surface): Object3D[] {
  const outside = Math.sign(x);
  const foot = sweep(
    [
      [x, 0.013, depth / 2 - 0.012],
      [x, 0.036, depth * 0.28],
      [x, 0.075, 0],
      [x, 0.036, -depth * 0.28],
      [x, 0.013, -depth / 2 + 0.012],
    ],
    (t) => ({ width: POST, depth: 0.026 + 0.016 * Math.sin(Math.PI * t), radius: 0.006 }),
    { segments: 30, ease: 0.004 },
  );
  const pads = [-1, 1].map((end) => part(box(POST, 0.016, 0.05, 0.004), wood, [x, 0.008, end * (depth / 2 - 0.025)]));
  return [
    part(foot, wood),
    ...pads,
    part(box(POST, postTop - 0.08, POST, 0.006), wood, [x, 0.08 + (postTop - 0.08) / 2, 0]),
    part(sphere(POST * 0.46, 24), wood, [x, postTop + 0.006, 0]),
    between(
      [x - outside * (POST / 2 + 0.012), pivot, 0],
      [x + outside * POST * 0.5 - outside * 0.002, pivot, 0],
      0.006,
      pivots,
    ),
    part(sphere(0.0115, 20), pivots, [x - outside * (POST / 2 + 0.004), pivot, 0]),
  ];
}
