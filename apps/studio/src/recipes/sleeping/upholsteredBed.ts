import type { Object3D } from "three";
import { group, part } from "../../geometry/part.ts";
import { cushion } from "../../geometry/soft.ts";
import { box } from "../../geometry/solids.ts";
import type { Recipe } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { metal, powderCoat } from "../../surfaces/surfaces.ts";
import { bedding, type BedLinen } from "../parts/bedding.ts";
import { cabinetBase } from "../parts/cabinetBase.ts";
import { headboard, type Quilting } from "../parts/headboard.ts";
import { lyingArea } from "./lying.ts";

export interface UpholsteredBedParameters {
  cover: Surface;
  legs: Surface;
  linen: BedLinen;
  quilting?: Quilting;
  /** width of a channel, distance of buttons */
  pitch?: number;
  headThickness?: number;
  /** height of the padded rails */
  rail?: number;
  /** rails: padded boards on legs; box: a covered box down to the floor; drawers: a box with drawers in its left side */
  base?: "rails" | "box" | "drawers";
  legHeight?: number;
  /** the headboard goes down to the floor */
  headToFloor?: boolean;
  style?: "turned" | "drawn";
}

/** A bed that is covered all round. */
export const upholsteredBed: Recipe<UpholsteredBedParameters> = (size, parameters): Object3D => {
  const {
    cover,
    legs,
    linen,
    quilting = "channels",
    pitch = 0.19,
    headThickness = 0.1,
    base = "rails",
    headToFloor = true,
    style = "turned",
  } = parameters;
  const { rail = base === "rails" ? 0.2 : 0.3, legHeight = base === "rails" ? 0.14 : 0.02 } = parameters;
  const lying = lyingArea(size);
  const { width, depth, height } = size;
  const back = -depth / 2;
  const head = back + headThickness;
  const foot = depth / 2;
  const side = (width - lying.width) / 2;
  const footRail = Math.max(0.03, depth - headThickness - lying.length);
  const top = legHeight + rail;
  const long = foot - head + 0.02;
  const start = headToFloor ? 0.012 : legHeight;
  const pad = (w: number, h: number, d: number, seed: number) =>
    cushion(w, h, d, { puff: 0, edge: 0.022, wrinkle: 0.0012, seed, detail: 22 });
  const rails = [
    ...[-1, 1].map((way) => {
      const inset = base === "drawers" && way < 0 ? DRAWER : 0;
      return part(pad(side - inset, rail, long, 3 + way), cover, [
        way * (width / 2 - inset - (side - inset) / 2),
        legHeight + rail / 2,
        foot - long / 2,
      ]);
    }),
    part(pad(width - 2 * side + 0.03, rail, footRail, 9), cover, [0, legHeight + rail / 2, foot - footRail / 2]),
    part(box(lying.width + 0.01, 0.03, long, 0.004, 1), powderCoat("#2b2826"), [
      0,
      top - 0.1,
      foot - footRail - long / 2 + 0.02,
    ]),
  ];
  const stand =
    base === "rails"
      ? cabinetBase("tapered", width - 0.04, depth - 0.04, legHeight + 0.01, legs)
      : part(box(width - 0.06, legHeight, depth - 0.06, 0.002, 1), powderCoat("#1d1b1a"), [0, legHeight / 2, 0]);
  return group([
    group([headboard(width, height - start, headThickness, { cover, quilting, pitch })], [0, start, back]),
    ...(headToFloor && start > 0.005
      ? [
          part(box(width - 0.1, 0.014, headThickness * 0.6, 0.002, 1), powderCoat("#1d1b1a"), [
            0,
            0.007,
            back + headThickness * 0.4,
          ]),
        ]
      : []),
    ...rails,
    stand,
    ...(base === "drawers" ? drawersAt(-width / 2, head, foot, legHeight, rail, cover) : []),
    bedding({
      width: lying.width - 0.01,
      length: lying.length - 0.01,
      head: head + 0.005,
      bottom: top - 0.075,
      thickness: 0.22,
      linen,
      style,
      headTop: height,
      hang: 0.19,
      hangFoot: 0.16,
      within: [width / 2, top + 0.004, foot - 0.002],
      frame: [
        ...[-1, 1].map((way) => ({
          center: [way * (width / 2 - side / 2), legHeight + rail / 2, 0] as const,
          size: [side, rail, depth] as const,
          radius: 0.02,
        })),
        {
          center: [0, legHeight + rail / 2, foot - footRail / 2] as const,
          size: [width, rail, footRail] as const,
          radius: 0.02,
        },
      ],
    }),
  ]);
};

/** How far the drawers stand out from the box behind them. */
const DRAWER = 0.02;

/** Two padded fronts on the long side at x, with a metal pull each. */
function drawersAt(x: number, head: number, foot: number, from: number, rail: number, cover: Surface): Object3D[] {
  const long = (foot - head - 0.1) / 2;
  const tall = rail - 0.07;
  const y = from + 0.012 + tall / 2;
  return [0, 1].flatMap((index) => {
    const z = head + 0.04 + long / 2 + index * (long + 0.012);
    return [
      part(
        cushion(DRAWER + 0.02, tall, long, { puff: 0, edge: 0.014, wrinkle: 0.001, seed: 30 + index, detail: 16 }),
        cover,
        [x + DRAWER / 2 + 0.011, y, z],
      ),
      part(box(0.012, 0.006, 0.16, 0.002, 1), metal("black"), [x + 0.007, y + tall / 2 - 0.004, z]),
      part(box(0.004, 0.022, 0.16, 0.001, 1), metal("black"), [x + 0.002, y + tall / 2 - 0.012, z]),
    ];
  });
}
