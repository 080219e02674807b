import type { ProductModels } from "../../recipe.ts";
import { clickSofa } from "../../recipes/seating/clickSofa.ts";
import { daybed } from "../../recipes/seating/daybed.ts";
import { futonSofa } from "../../recipes/seating/futonSofa.ts";
import { sofaBed } from "../../recipes/seating/sofaBed.ts";
import { cloth, darkTimber, timber } from "../../surfaces/surfaces.ts";

/** Sofas to sleep on. */
export const sofaBeds: ProductModels = {
  "LH-1029": {
    build: (size, { color, cover }) =>
      clickSofa(size, {
        cover: cloth(cover, color),
        feet: { kind: "tapered", surface: timber("beech"), height: 0.17 },
      }),
  },
  "LH-1030": {
    build: (size, { color, cover }) =>
      sofaBed(size, {
        cover: cloth(cover, color),
        cord: cloth(cover, "cream"),
        arms: { kind: "track", width: 0.22, height: 0.64 },
        seats: 2,
        straps: cloth("leather", "cognac"),
        feet: { kind: "plinth", surface: darkTimber, height: 0.04 },
      }),
  },
  "LH-1031": {
    build: (size, { color, cover }) => futonSofa(size, { cover: cloth(cover, color), timber: timber("pine") }),
  },
  "LH-1032": {
    build: (size, { color, cover }) => daybed(size, { cover: cloth(cover, color), timber: timber("oak") }),
  },
};
