import type { Object3D } from "three";
import { column } from "../../geometry/merge.ts";
import { group, part } from "../../geometry/part.ts";
import { box } from "../../geometry/solids.ts";
import type { Recipe } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { bedding, type BedLinen } from "../parts/bedding.ts";
import { bedFrame, railSupports } from "../parts/bedFrame.ts";
import { lyingArea } from "./lying.ts";

export interface FourPosterBedParameters {
  wood: Surface;
  linen: BedLinen;
  /** thickness of the posts */
  post?: number;
  /** height of the headboard */
  head?: number;
  /** boards in the headboard */
  boards?: number;
  railFrom?: number;
}

/** Four posts, joined at their heads by a frame. */
export const fourPosterBed: Recipe<FourPosterBedParameters> = (size, parameters): Object3D => {
  const { wood, linen, post = 0.06, head = 0.95, boards = 4, railFrom = 0.24 } = parameters;
  const { width, depth, height } = size;
  const lying = lyingArea(size);
  const [x, z] = [width / 2 - post / 2, depth / 2 - post / 2];
  const rail = 0.16;
  const top = railFrom + rail;
  const thick = 0.03;
  const beam = post * 0.8;
  const tall = head - railFrom;
  return group([
    ...[-1, 1].flatMap((side) =>
      [-1, 1].map((end) => part(box(post, height, post, 0.005), wood, [side * x, height / 2, end * z], { grain: "y" })),
    ),
    ...[-1, 1].map((side) =>
      part(box(beam, beam, depth - 2 * post, 0.004), wood, [side * x, height - beam / 2 - 0.004, 0], { grain: "z" }),
    ),
    ...[-1, 1].map((end) =>
      part(box(width - 2 * post, beam, beam, 0.004), wood, [0, height - beam / 2 - 0.004, end * z], { grain: "x" }),
    ),
    part(
      column(box(width - 2 * post + 0.004, tall / boards - 0.008, 0.026, 0.004), boards, tall / boards),
      wood,
      [0, railFrom + tall / 2, -z],
      { grain: "x" },
    ),
    part(box(width - 2 * post + 0.004, rail, 0.03, 0.004), wood, [0, railFrom + rail / 2, z], { grain: "x" }),
    bedFrame({
      wood,
      lying,
      width: width - 0.02,
      head: -depth / 2 + post,
      foot: depth / 2 - post,
      from: railFrom,
      tall: rail,
      thick,
    }),
    bedding({
      width: lying.width - 0.03,
      length: Math.min(lying.length, depth - 2 * post - 0.012),
      head: -z + 0.02,
      bottom: top - 0.07,
      thickness: 0.22,
      linen,
      headTop: head,
      hang: 0.2,
      hangFoot: 0.02,
      within: [width / 2 - 0.004, top - 0.04, z - post / 2],
      style: "turned",
      seed: 11,
      frame: [
        ...railSupports(width - 0.02, thick, railFrom, rail),
        { center: [0, railFrom + rail / 2, z], size: [width, rail, 0.03], radius: 0.006 },
      ],
    }),
  ]);
};
