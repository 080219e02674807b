import type { Object3D } from "three";
import { column } from "../../geometry/merge.ts";
import { group, part } from "../../geometry/part.ts";
import { box } from "../../geometry/solids.ts";
import type { Recipe } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { bedding, type BedLinen } from "../parts/bedding.ts";
import { lyingArea } from "./lying.ts";

export interface PlatformBedParameters {
  wood: Surface;
  linen: BedLinen;
  /** upper edge of the platform */
  platform?: number;
  /** width of the slats of the backrest */
  slat?: number;
  /** how far the backrest leans back, in metres */
  lean?: number;
  /** how far the base stands back under the platform */
  recess?: number;
}

/** A low platform that stands out on all sides beyond its base; a slatted backrest leans at its head. */
export const platformBed: Recipe<PlatformBedParameters> = (size, parameters): Object3D => {
  const { wood, linen, platform = 0.24, slat = 0.05, lean = 0.07, recess = 0.16 } = parameters;
  const { width, depth, height } = size;
  const lying = lyingArea(size);
  const [back, front] = [-depth / 2, depth / 2];
  const board = 0.035;
  const boards = 3;
  const edge = 0.12;
  const restFoot = back + lean + 0.03;
  const rest = height - platform;
  const count = Math.floor((rest - 0.02) / (slat + 0.022));
  const pitch = (rest - 0.03) / count;
  const backrest = group(
    [
      part(
        column(box(width - 0.08, pitch - 0.022, 0.022, 0.005, 2), count, pitch),
        wood,
        [0, rest / 2 + 0.006, 0.012],
        { grain: "x" },
      ),
      ...[-0.4, 0, 0.4].map((share) =>
        part(box(0.05, rest, 0.028, 0.005), wood, [share * (width - 0.2), rest / 2, -0.012], { grain: "y" }),
      ),
    ],
    [0, platform - 0.002, restFoot],
  );
  backrest.rotation.x = -Math.atan2(lean, rest);
  // Long boards at the sides, short ones at the foot, so that the mattress lies in a frame of wood.
  const inner = width - 2 * edge;
  return group([
    ...[-1, 1].map((side) =>
      part(box(edge - 0.002, board, depth, 0.006), wood, [side * (width / 2 - edge / 2), platform - board / 2, 0], {
        grain: "z",
      }),
    ),
    ...Array.from({ length: boards }, (_, index) =>
      part(
        box(inner, board, depth / boards - 0.002, 0.004),
        wood,
        [0, platform - board / 2 - 0.003, back + (index + 0.5) * (depth / boards)],
        { grain: "x" },
      ),
    ),
    ...[-1, 1].map((side) =>
      part(
        box(0.04, platform - board, depth - 2 * recess, 0.004),
        wood,
        [side * (width / 2 - recess), (platform - board) / 2, 0],
        { grain: "z" },
      ),
    ),
    ...[-1, 1].map((end) =>
      part(
        box(width - 2 * recess - 0.04, platform - board, 0.04, 0.004),
        wood,
        [0, (platform - board) / 2, end * (depth / 2 - recess - 0.02)],
        { grain: "x" },
      ),
    ),
    backrest,
    bedding({
      width: lying.width - 0.05,
      length: lying.length - 0.02,
      head: restFoot + 0.045,
      bottom: platform - 0.004,
      thickness: 0.18,
      linen,
      headTop: height,
      hang: 0.17,
      hangFoot: 0.16,
      within: [width / 2 - 0.02, platform + 0.006, front - 0.01],
      style: "drawn",
      seed: 8,
    }),
  ]);
};
