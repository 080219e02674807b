import type { ProductModels } from "../../recipe.ts";
import { basketChair } from "../../recipes/seating/basketChair.ts";
import { rockingChair } from "../../recipes/seating/rockingChair.ts";
import { slingChair } from "../../recipes/seating/slingChair.ts";
import { sofa } from "../../recipes/seating/sofa.ts";
import { tubChair } from "../../recipes/seating/tubChair.ts";
import { wingChair } from "../../recipes/seating/wingChair.ts";
import { woodFrameSofa } from "../../recipes/seating/woodFrameSofa.ts";
import { cloth, darkTimber, metal, timber, woven } from "../../surfaces/surfaces.ts";

/** Easy chairs. */
export const armchairs: ProductModels = {
  "LH-1009": {
    build: (size, { color, cover }) =>
      sofa(size, {
        cover: cloth(cover, color),
        seats: 1,
        back: { kind: "soft", count: 1 },
        arms: { kind: "track", width: 0.13, height: 0.62 },
        feet: { kind: "tapered", surface: timber("walnut"), height: 0.16 },
      }),
  },
  "LH-1010": {
    build: (size, { color, cover }) =>
      tubChair(size, {
        cover: cloth(cover, color),
        thickness: 0.25,
        armHeight: 0.6,
        corner: 0.3,
        flare: 0.02,
        setBack: 0,
        feet: { kind: "plinth", surface: darkTimber, height: 0.04 },
      }),
  },
  "LH-1011": {
    build: (size, { color, cover }) =>
      woodFrameSofa(size, {
        cover: cloth(cover, color),
        timber: timber("walnut"),
        seats: 1,
        arms: "straight",
        cushion: 0.11,
      }),
  },
  "LH-1012": {
    build: (size, { color, cover }) =>
      tubChair(size, {
        cover: cloth(cover, color),
        thickness: 0.11,
        armHeight: 0.68,
        ribs: { run: "upright", count: 17 },
        feet: { kind: "tapered", surface: timber("walnut"), height: 0.2 },
      }),
  },
  "LH-1033": {
    build: (size, { color, cover }) =>
      wingChair(size, {
        cover: cloth(cover, color),
        arms: { kind: "rolled", width: 0.13, height: 0.66 },
        wing: 0.2,
        arch: 0.06,
        sewn: "buttons",
        feet: { kind: "turned", surface: timber("walnut"), height: 0.19 },
        rearFeet: { kind: "tapered", surface: timber("walnut"), height: 0.19 },
      }),
  },
  "LH-1034": {
    build: (size, { color, cover }) =>
      wingChair(size, {
        cover: cloth(cover, color),
        arms: { kind: "swept", width: 0.085, height: 0.6, piped: false },
        wing: 0.1,
        arch: 0.02,
        sewn: "lines",
        headrest: true,
        chairDepth: 0.84,
        feet: { kind: "straight", surface: timber("oak"), height: 0.2 },
      }),
  },
  "LH-1035": {
    build: (size, { color, cover }) =>
      tubChair(size, {
        cover: cloth(cover, color),
        thickness: 0.14,
        armHeight: 0.72,
        flare: -0.01,
        front: 0.6,
        setBack: 0.09,
        ribs: { run: "lying", count: 5, depth: 0.016 },
        feet: { kind: "swivel", surface: metal("black"), height: 0.03 },
      }),
  },
  "LH-1036": {
    build: (size, { color, cover }) =>
      tubChair(size, {
        cover: cloth(cover, color),
        thickness: 0.1,
        armHeight: 0.57,
        flare: 0.09,
        scallop: 0.022,
        setBack: 0.1,
        ribs: { run: "upright", count: 15, depth: 0.024 },
        feet: { kind: "straight", surface: metal("brass"), height: 0.18 },
      }),
  },
  "LH-1037": {
    build: (size, { color, cover }) => slingChair(size, { cover: cloth(cover, color), frame: metal("chrome") }),
  },
  "LH-1038": {
    build: (size, { color, cover }) => rockingChair(size, { cover: cloth(cover, color), timber: timber("oak") }),
  },
  "LH-1039": {
    build: (size, { color, cover }) =>
      woodFrameSofa(size, {
        cover: cloth(cover, color),
        timber: timber("walnut"),
        seats: 1,
        arms: "paddle",
        back: "slats",
        lean: 0.42,
        slope: 0.16,
        cushion: 0.12,
        piped: false,
      }),
  },
  "LH-1040": {
    build: (size, { color, cover }) =>
      basketChair(size, { cover: cloth(cover, color), weave: woven("wicker"), cane: timber("rattan") }),
  },
};
