import type { ProductModels } from "../../recipe.ts";
import { knitPouf } from "../../recipes/seating/knitPouf.ts";
import { pouf } from "../../recipes/seating/pouf.ts";
import { cloth, darkTimber, timber } from "../../surfaces/surfaces.ts";

/** Poufs, stools and benches. */
export const poufs: ProductModels = {
  "LH-1013": {
    build: (size, { color, cover }) =>
      pouf(size, { kind: "drum", cover: cloth(cover, color), timber: timber("oak"), legs: 0.03 }),
  },
  "LH-1041": {
    build: (size, { color, cover }) => knitPouf(size, { cover: cloth(cover, color) }),
  },
  "LH-1042": {
    build: (size, { color, cover }) =>
      pouf(size, { kind: "saddle", cover: cloth(cover, color), timber: timber("walnut"), legs: 0.15 }),
  },
  "LH-1043": {
    build: (size, { color, cover }) => pouf(size, { kind: "chest", cover: cloth(cover, color), timber: darkTimber }),
  },
  "LH-4001": {
    build: (size, { color, cover }) =>
      pouf(size, { kind: "bench", cover: cloth(cover, color), timber: timber("oak"), legs: 0.37 }),
  },
};
