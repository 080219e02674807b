import type { Object3D } from "three";
import { group, part } from "../../geometry/part.ts";
import { box, extrude, outline } from "../../geometry/solids.ts";
import type { Recipe } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import type { BedLinen } from "../parts/bedding.ts";
import { bedDeck, guard } from "../parts/bedDeck.ts";

export interface HouseBedParameters {
  wood: Surface;
  linen: BedLinen;
  /** thickness of the square timbers */
  beam?: number;
  /** where the roof begins */
  eaves?: number;
  deck?: number;
  /** a chimney on the roof's left side */
  chimney?: boolean;
  /** a rail along the left side, open at the foot */
  rails?: number;
}

/** A low bed under the frame of a house. */
export const houseBed: Recipe<HouseBedParameters> = ({ width, depth, height }, parameters): Object3D => {
  const { wood, linen, beam = 0.045, eaves = height - 0.42, deck = 0.1, chimney = true, rails = 2 } = parameters;
  const [x, z] = [width / 2 - beam / 2, depth / 2 - beam / 2];
  const gable = (at: number): Object3D =>
    part(extrude(rafters(width, height, eaves, beam), beam, 0.004), wood, [0, 0, at], { grain: "y" });
  const levels = Array.from({ length: rails }, (_, index) => deck + 0.32 + index * 0.11);
  const slope = (height - eaves) / (width / 2);
  const flueX = -width * 0.24;
  const flueTop = height - 0.016;
  const flue = (at: number): Object3D => {
    const foot = eaves + (at + width / 2) * slope - 0.02;
    return part(box(beam * 0.8, flueTop - foot, beam * 0.8, 0.004), wood, [at, (flueTop + foot) / 2, z], {
      grain: "y",
    });
  };
  return group([
    ...[-1, 1].flatMap((side) =>
      [-1, 1].map((end) => part(box(beam, eaves, beam, 0.006), wood, [side * x, eaves / 2, end * z], { grain: "y" })),
    ),
    gable(z),
    gable(-z),
    ...[-1, 1].map((side) =>
      part(box(beam, beam, depth - 2 * beam, 0.005), wood, [side * x, eaves - beam / 2, 0], { grain: "z" }),
    ),
    part(box(beam, beam, depth - 2 * beam, 0.005), wood, [0, height - beam * 1.05, 0], { grain: "z" }),
    ...[-1, 1].map((end) =>
      part(box(width - 2 * beam, beam, beam, 0.005), wood, [0, eaves - beam / 2, end * z], { grain: "x" }),
    ),
    ...(chimney ? [-1, 1].map((way) => flue(flueX + way * 0.075)) : []),
    ...(chimney ? [part(box(0.21, 0.03, beam, 0.004), wood, [flueX, flueTop, z], { grain: "x" })] : []),
    bedDeck({ wood, linen, width, depth, post: beam, from: deck, tall: 0.14, thickness: 0.14, seed: 9 }),
    guard(wood, x, -z + beam / 2, z - beam / 2, levels, 0.06),
    guard(wood, -x, -z + beam / 2, -z * 0.1, levels, 0.06),
    part(
      box(beam * 0.8, (levels.at(-1) ?? deck) + 0.03 - deck, beam * 0.8, 0.004),
      wood,
      [-x, (deck + (levels.at(-1) ?? deck) + 0.03) / 2, -z * 0.1],
      { grain: "y" },
    ),
  ]);
};

/** The two rafters of a gable with their joint at the ridge. */
function rafters(width: number, height: number, eaves: number, beam: number) {
  const half = width / 2;
  const slope = (height - eaves) / half;
  const down = beam * Math.hypot(1, slope);
  return outline([
    [-half, eaves],
    [-half, eaves - down * 0.55],
    [-half + beam * 0.2, eaves - down * 0.7],
    [0, height - down],
    [half - beam * 0.2, eaves - down * 0.7],
    [half, eaves - down * 0.55],
    [half, eaves],
    [0, height],
  ]);
}
