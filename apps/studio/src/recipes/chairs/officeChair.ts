import type { Object3D } from "three";
import { mould, rim, type Sheet } from "../../geometry/mould.ts";
import { group, part, type Point } from "../../geometry/part.ts";
import { channels } from "../../geometry/relief.ts";
import { box } from "../../geometry/solids.ts";
import { padded } from "../../geometry/padded.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { fitted } from "../parts/fitted.ts";
import { armPads, loopArms } from "../parts/officeArms.ts";
import { starBase } from "../parts/starBase.ts";
import { stick } from "../parts/stick.ts";
import { covered, upholstered } from "../parts/upholstery.ts";

export interface OfficeChairParameters {
  /** seat, and the padded back */
  cover: Surface;
  /** stretched in the frame of a mesh back */
  mesh: Surface;
  /** frames, covers, wheels */
  plastic: Surface;
  /** star and lift */
  metal: Surface;
  star: Surface;
  /** mesh in a frame with a spine behind it, or padded with horizontal channels */
  back: "mesh" | "channels";
  /** pads on columns, or padded loops; by the back if left out */
  arms?: "pads" | "loops";
  /** above a mesh back; true by default */
  headrest?: boolean;
  /** channels of a padded back; 7 by default */
  channelCount?: number;
}

/** A swivel chair on castors. */
export function officeChair(size: Size, parameters: OfficeChairParameters): Object3D {
  const { plastic, metal, star, back, cover, arms = back === "mesh" ? "pads" : "loops" } = parameters;
  const { width, depth } = size;
  const top = size.seatHeight ?? 0.48;
  const thickness = back === "mesh" ? 0.075 : 0.12;
  const base = starBase(
    { height: top - thickness, radius: Math.min(width / 1.93, depth / 1.81), arms: 5, castors: true, rise: 0.05 },
    { arms: star, metal, plastic },
  );
  const seatWidth = back === "mesh" ? 0.5 : 0.53;
  const pieces = [
    base,
    seatOf(seatWidth, 0.49, thickness, top, back === "channels", cover),
    ...(back === "mesh" ? meshBack(size, top, parameters) : paddedBack(size, top, parameters)),
  ];
  pieces.push(...(arms === "pads" ? armPads(width / 2, top, plastic, metal) : loopArms(width / 2, top, cover, metal)));
  return fitted(group(pieces), size, 0.05);
}

function seatOf(
  width: number,
  depth: number,
  thickness: number,
  top: number,
  isChanneled: boolean,
  cover: Surface,
): Object3D {
  const body = padded(width, thickness, depth, {
    edge: 0.034,
    crown: { top: 0.012 },
    wrinkle: 0.0015,
    seed: 6,
    cell: 0.03,
    reliefs: isChanneled ? [channels("z", -depth / 2, depth / 2, 4, 0.01, "top")] : [],
    // Waterfall in front, narrower behind.
    bend: ([x, y, z]) => [x * (0.96 + 0.06 * (z / depth)), y - 0.16 * Math.max(0, z - depth * 0.22) ** 1.6, z],
  });
  return upholstered(body, cover, { at: [0, top - thickness / 2, 0.035], piped: isChanneled ? [] : ["bottom"] });
}

function meshBack(
  { depth, height }: Size,
  top: number,
  { mesh, plastic, metal, headrest = true }: OfficeChairParameters,
): Object3D[] {
  const crown = headrest ? height - 0.2 : height;
  const [low, hind] = [top + 0.05, -depth / 2 + 0.07];
  // Hollow for the shoulders, forward for the small of the back.
  const line = (y: number): number =>
    hind + 0.075 - 0.19 * (y - low) + 0.042 * Math.exp(-(((y - low - 0.15) / 0.13) ** 2));
  const sheet: Sheet = (s, t) => {
    const y = low + ((t + 1) / 2) * (crown - low);
    const half = 0.235 - 0.025 * ((t + 1) / 2) - 0.03 * Math.max(0, -t) ** 2;
    return [s * half, y, line(y) + 0.05 * s * s];
  };
  const spine: Point[] = [
    [0, top - 0.06, -0.06],
    [0, top - 0.06, hind + 0.06],
    [0, top - 0.01, hind + 0.015],
    [0, low + 0.14, line(low + 0.14) - 0.04],
    [0, low + 0.3, line(low + 0.3) - 0.03],
  ];
  const pieces: Object3D[] = [
    covered(mould(sheet, 0.004, { corners: 4, rings: 9, points: 80 }), mesh),
    stick(rim(sheet, 4, 80), { width: 0.024, depth: 0.018, radius: 0.008 }, plastic, {
      exact: true,
      closed: true,
      cornerPoints: 3,
      across: [0, 0, 1],
    }),
    stick(spine, (t) => ({ width: 0.085 - 0.035 * t, depth: 0.026, radius: 0.009 }), plastic, { segments: 36 }),
    ...[-1, 1].map((side) =>
      stick(
        [
          [0, low + 0.26, line(low + 0.26) - 0.03],
          [side * 0.1, low + 0.3, line(low + 0.3) - 0.018],
          [side * 0.205, low + 0.36, line(low + 0.36) + 0.036],
        ],
        { width: 0.03, depth: 0.018, radius: 0.007 },
        plastic,
        { across: [0, 1, 0] },
      ),
    ),
    covered(
      mould((s, t) => [s * 0.17, low + 0.15 + t * 0.05, line(low + 0.15 + t * 0.05) + 0.035 * s * s - 0.016], 0.018, {
        corners: 5,
        rings: 5,
        points: 48,
      }),
      plastic,
    ),
  ];
  if (!headrest) return pieces;
  const rest: Sheet = (s, t) => [
    s * 0.14,
    height - 0.075 + t * 0.062,
    line(crown) - 0.004 + 0.05 * s * s - 0.012 * t * t,
  ];
  return [
    ...pieces,
    stick(
      [
        [0, crown - 0.02, line(crown) - 0.012],
        [0, height - 0.07, line(crown) - 0.014],
      ],
      { width: 0.045, depth: 0.014, radius: 0.006 },
      metal,
    ),
    covered(mould(rest, 0.02, { corners: 3.6, rings: 6, points: 60 }), mesh),
    stick(rim(rest, 3.6, 60), { width: 0.026, depth: 0.012, radius: 0.005 }, plastic, {
      exact: true,
      closed: true,
      cornerPoints: 3,
      across: [0, 0, 1],
    }),
  ];
}

function paddedBack(
  { depth, height }: Size,
  top: number,
  { cover, plastic, channelCount = 7 }: OfficeChairParameters,
): Object3D[] {
  const tall = height - top + 0.04;
  const lean = 0.17;
  const body = padded(0.52, tall, 0.11, {
    edge: 0.045,
    crown: { front: 0.014, top: 0.012 },
    wrinkle: 0.0015,
    seed: 14,
    cell: 0.03,
    reliefs: [channels("y", -tall / 2 + 0.02, tall / 2 - 0.02, channelCount, 0.016)],
    bend: ([x, y, z]) => {
      const share = y / tall + 0.5;
      return [
        x * (1 - 0.08 * share - 0.1 * Math.max(0, 0.2 - share)),
        y,
        z + 0.34 * x * x + 0.03 * Math.sin(share * 5.2 + 0.6),
      ];
    },
  });
  const z = -depth / 2 + 0.03 + Math.tan(lean) * tall * 0.5;
  return [
    upholstered(body, cover, { at: [0, top - 0.04 + tall / 2, z], turn: [-lean, 0, 0] }),
    part(box(0.34, 0.05, 0.14, 0.02, 4), plastic, [0, top - 0.1, -0.16]),
  ];
}
