import type { Object3D } from "three";
import { mould, seamLine, type Sheet } from "../../geometry/mould.ts";
import { rounded } from "../../geometry/outlines.ts";
import { group, part, type Point } from "../../geometry/part.ts";
import { step } from "../../geometry/random.ts";
import { slab } from "../../geometry/slab.ts";
import { box } from "../../geometry/solids.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { fitted } from "../parts/fitted.ts";
import { barFrame } from "../parts/barFrame.ts";
import { stick, tapering } from "../parts/stick.ts";
import { covered, piping } from "../parts/upholstery.ts";

export interface BucketChairParameters {
  cover: Surface;
  legs: Surface;
  /** spider: four bent tubes from the middle; bar: a tall frame with a footrest */
  stand: "spider" | "bar";
  /** height of the arms above the seat; 18 cm by default */
  arms?: number;
  /** of the padded wall; 4.5 cm by default */
  wall?: number;
  /** how much wider the wall is above than below; 0.1 by default */
  flare?: number;
  /** how far round the wall comes: 1 to the front of the seat, 0.6 to its middle; 0.9 by default */
  embrace?: number;
}

/** A padded wall around a round-cornered seat. */
export function bucketChair(size: Size, parameters: BucketChairParameters): Object3D {
  const { cover, legs, stand, arms = 0.18, wall = 0.045, flare = 0.1, embrace = 0.9 } = parameters;
  const { width, depth, height } = size;
  const top = size.seatHeight ?? 0.47;
  const thick = 0.085;
  const base = top - thick;
  const low = base + 0.012;
  const half = wall / 2;
  const track = round(width - wall, depth - wall * 0.9, embrace);
  const sheet: Sheet = (s, t) => {
    const [x, z] = track(s);
    const rise = top + arms + (height - half - top - arms) * step(0.8, 0.3, Math.abs(s));
    const y = low + ((t + 1) / 2) * (rise - low);
    const share = Math.min(1, (y - low) / (top + arms - low));
    const out = 1 - flare * (1 - share) ** 1.5;
    return [x * out, y, z * out];
  };
  const seatWidth = (width - wall * 1.1) * (1 - flare * 0.55);
  const seatDepth = depth * 0.9;
  const seat = slab(
    rounded(seatWidth, seatDepth, 0.1, { backWidth: seatWidth * 0.92, backRadius: 0.19, runs: 10 }),
    thick - 0.016,
    { edge: 0.03, under: 0.016, crown: 0.016 },
  );
  const seatAt: Point = [0, base, depth / 2 - seatDepth / 2 - 0.004];
  return fitted(
    group([
      covered(
        mould(sheet, wall, {
          corners: 7,
          rings: 22,
          points: 140,
          swell: (s, t) => 0.008 * (1 - s ** 4) * (1 - t ** 4),
        }),
        cover,
      ),
      piping(seamLine(sheet, wall, 7, 150), cover, { radius: 0.0035 }),
      part(seat, cover, seatAt),
      part(slab(rounded(seatWidth * 0.78, seatDepth * 0.78, 0.1), 0.014, { edge: 0.003 }), legs, [
        0,
        base - 0.012,
        seatAt[2],
      ]),
      ...(stand === "spider"
        ? spider(width, depth, base - 0.012, legs)
        : [barFrame({ width: width * 0.94, depth: depth * 0.9, height: base - 0.01, step: top - 0.44 }, legs)]),
    ]),
    size,
  );
}

/** A line around the seat in plan, from the left front over the back to the right front; it goes on straight beyond its ends. */
function round(width: number, depth: number, embrace: number): (s: number) => [number, number] {
  const [half, back] = [width / 2, -depth / 2];
  const reach = depth * embrace;
  return (s) => {
    const angle = s * (Math.PI / 2);
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    // A superellipse: full at the back, then nearly straight arms.
    const norm = (Math.abs(sin) ** 2.7 + Math.abs(cos) ** 2.7) ** (1 / 2.7);
    return [(sin / norm) * half, back + (1 - cos / norm) * reach];
  };
}

function spider(width: number, depth: number, height: number, surface: Surface): Object3D[] {
  const tubes = [-1, 1].flatMap((side) =>
    [-1, 1].map((end) => {
      const foot: Point = [side * (width / 2 - 0.055), 0, end * (depth / 2 - 0.05)];
      const knee: Point = [side * 0.15, height - 0.02, end * 0.14];
      return stick(
        [
          foot,
          [foot[0] * 0.62 + knee[0] * 0.38, height * 0.44, foot[2] * 0.62 + knee[2] * 0.38],
          [knee[0] * 1.12, height - 0.06, knee[2] * 1.12],
          [knee[0] * 0.8, height - 0.016, knee[2] * 0.8],
          [0, height - 0.012, 0],
        ],
        tapering(0.013, 0.024),
        surface,
        { segments: 30, across: [0.3, 0, 1] },
      );
    }),
  );
  return [...tubes, part(box(0.2, 0.012, 0.2, 0.004), surface, [0, height - 0.006, 0])];
}
