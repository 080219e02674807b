import type { Object3D } from "three";
import { cord } from "../../geometry/cord.ts";
import { horseshoe, type Horseshoe, roundPlan } from "../../geometry/horseshoe.ts";
import { group, part, type Point } from "../../geometry/part.ts";
import { padded } from "../../geometry/padded.ts";
import { step } from "../../geometry/random.ts";
import { box } from "../../geometry/solids.ts";
import type { Recipe } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { backCushions } from "../parts/backCushions.ts";
import { fitted } from "../parts/fitted.ts";
import { upholstered } from "../parts/upholstery.ts";

export interface RopeSeatParameters {
  frame: Surface;
  rope: Surface;
  /** of the seat cushion; without it the seat is woven as well */
  cover?: Surface;
  /** loose back cushions; 0 */
  backCushions?: number;
  /** distance of the ropes; 0.019 */
  pitch?: number;
  /** `upright` ropes stand side by side; `crossed` ones make a net */
  lacing?: "upright" | "crossed";
  /** height of the rail at the front of the arms; 0.6 */
  armHeight?: number;
  /** roundness of the corners in plan, in metres; 0.3 */
  corner?: number;
}

/** A garden chair or sofa: a bent tube round the seat, laced with rope. */
export const ropeSeat: Recipe<RopeSeatParameters> = (size, parameters) => {
  const {
    frame,
    rope,
    cover,
    pitch = 0.019,
    lacing = "upright",
    armHeight = 0.6,
    corner = 0.3,
    backCushions: loose = 0,
  } = parameters;
  const { width, depth, height, seatHeight: seat = 0.42 } = size;
  const tube = 0.013;
  const cushion = cover === undefined ? 0.02 : 0.11;
  const low = seat - cushion - 0.012;
  const flare = 0.045;
  const path = horseshoe(width / 2 - tube - flare, depth / 2 - tube, -depth / 2 + tube + flare, corner);
  const topAt = (s: number): number =>
    armHeight + (height - tube - armHeight) * step(0.1, 0.42, Math.min(s, path.length - s) / path.length);
  const place = (s: number, up: number): Point => {
    const spot = path.at(Math.max(0, Math.min(path.length, s)));
    return [spot.x + spot.alongZ * flare * up, low + (topAt(s) - low) * up, spot.z - spot.alongX * flare * up];
  };
  const along = (count: number, up: number): Point[] =>
    Array.from({ length: count + 1 }, (_, index) => place((index / count) * path.length, up));
  // One tube: up the front of an arm, round the back and down again.
  const up = [0, 0.3, 0.6, 0.86];
  const hoop = [
    ...up.map((share) => place(0, share)),
    ...along(90, 1).slice(1, -1),
    ...up.toReversed().map((share) => place(path.length, share)),
  ];
  const steel = (points: readonly Point[], closed = false): Object3D =>
    part(cord(points, tube, { sides: 12, closed }), frame);
  const legs = [
    0.004,
    path.length - 0.004,
    path.length * 0.5 - (width / 2 - corner * 0.7),
    path.length * 0.5 + (width / 2 - corner * 0.7),
  ].map((s) => {
    const [x, , z] = place(s, 0);
    return steel([
      [x, low, z],
      [x * 1.0 + Math.sign(x) * 0.012, low * 0.5, z],
      [x + Math.sign(x) * 0.022, 0.001, z + Math.sign(z) * 0.012],
    ]);
  });
  const front: Point[] = [place(0, 0), place(path.length, 0)];
  const plan = roundPlan(width / 2 - tube - flare, depth / 2 - 0.01, Math.min(1, (corner / depth) * 2.2), 0.05);
  const inside = ([x, y, z]: Point): Point => {
    const [px, pz] = plan(x, z);
    return [px, y, pz];
  };
  const [seatWide, seatDeep] = [width - 2 * (tube + flare) - 0.03, depth - flare - 0.05];
  const pieces: Object3D[] = [
    steel(hoop),
    steel(along(70, 0)),
    steel(front),
    ...legs,
    ...laces(path, place, pitch, lacing, rope),
    upholstered(padded(seatWide, 0.02, seatDeep, { edge: 0.009, wrinkle: 0, cell: 0.06, bend: inside }), rope, {
      at: [0, seat - cushion - 0.008, 0.006],
    }),
  ];
  if (cover === undefined) {
    const bands = Math.round(seatDeep / 0.026);
    for (let index = 0; index < bands; index += 1) {
      const z = ((index + 0.5) / bands - 0.5) * seatDeep;
      const reach = plan(seatWide / 2, z)[0] - 0.004;
      pieces.push(
        part(
          cord(
            [
              [-reach, seat - 0.012, z + 0.006],
              [0, seat - 0.022, z + 0.006],
              [reach, seat - 0.012, z + 0.006],
            ],
            0.0115,
            { sides: 8 },
          ),
          rope,
        ),
      );
    }
  } else {
    pieces.push(
      upholstered(
        padded(seatWide, cushion, seatDeep, {
          edge: 0.04,
          crown: { top: 0.025 },
          wrinkle: 0.006,
          cell: 0.045,
          bend: inside,
        }),
        cover,
        { at: [0, seat - cushion / 2, 0.008], piped: ["top", "bottom"] },
      ),
    );
  }
  if (cover !== undefined && loose > 0) {
    pieces.push(
      backCushions({
        width: seatWide - 0.18,
        from: seat - 0.015,
        to: Math.min(height - 0.02, seat + 0.36),
        thickness: 0.16,
        z: -depth / 2 + flare + 0.09,
        count: loose,
        lean: 0.2,
        cover,
      }),
    );
  }
  if (width > 1.2) pieces.push(part(box(0.03, low, 0.03, 0.004), frame, [0, low / 2, 0]));
  return fitted(group(pieces), size);
};

function laces(
  path: Horseshoe,
  place: (s: number, up: number) => Point,
  pitch: number,
  lacing: "upright" | "crossed",
  rope: Surface,
): Object3D[] {
  const count = Math.round(path.length / pitch);
  const strand = (s: number, slant: number): Object3D =>
    part(
      cord(
        [0.01, 0.25, 0.5, 0.75, 0.99].map((up) => place(s + slant * up, up)),
        0.0062,
        { sides: 6 },
      ),
      rope,
    );
  return Array.from({ length: count }, (_, index) => (index + 0.5) * pitch).flatMap((s) => {
    if (lacing === "upright") return [strand(s, 0)];
    return [-1, 1]
      .filter((way) => s + way * 0.12 > 0.01 && s + way * 0.12 < path.length - 0.01)
      .map((way) => strand(s, way * 0.12));
  });
}
