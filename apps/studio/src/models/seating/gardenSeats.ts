import type { ProductModels } from "../../recipe.ts";
import { balconySet } from "../../recipes/seating/balconySet.ts";
import { deckChair } from "../../recipes/seating/deckChair.ts";
import { gardenSofa } from "../../recipes/seating/gardenSofa.ts";
import { lounger } from "../../recipes/seating/lounger.ts";
import { ropeSeat } from "../../recipes/seating/ropeSeat.ts";
import { cloth, plastic, powderCoat, timber, woven } from "../../surfaces/surfaces.ts";

/** Seats for the garden. */
export const gardenSeats: ProductModels = {
  "LH-7001": {
    hero: { azimuth: 10, elevation: 24 },
    build: (size, { color, cover }) =>
      gardenSofa(size, {
        cover: cloth(cover, color),
        frame: powderCoat(color === "grey" ? "anthracite" : "white"),
        table: timber("acacia"),
      }),
  },
  "LH-7002": {
    build: (size, { color, cover }) => balconySet(size, { cover: cloth(cover, color), timber: timber("acacia") }),
  },
  "LH-7003": {
    build: (size, { color, cover }) =>
      ropeSeat(size, {
        cover: cloth(cover, color),
        frame: powderCoat("anthracite"),
        rope: woven("rope", color),
        backCushions: 2,
        corner: 0.36,
        armHeight: 0.6,
      }),
  },
  "LH-7007": {
    build: (size, { color, cover }) =>
      deckChair(size, { timber: timber("beech"), canvas: cloth(cover, "cream"), stripe: cloth(cover, color) }),
  },
  "LH-7008": {
    build: (size, { color }) =>
      ropeSeat(size, {
        frame: powderCoat("anthracite"),
        rope: woven("rope", color),
        lacing: "crossed",
        pitch: 0.034,
        corner: 0.24,
        armHeight: 0.66,
      }),
  },
  "LH-7009": {
    build: (size, { color, cover }) =>
      lounger(size, { cover: cloth(cover, color), timber: timber("acacia"), rubber: plastic("black", 0.7) }),
  },
};
