import type { ProductModels } from "../../recipe.ts";
import { chesterfield } from "../../recipes/seating/chesterfield.ts";
import { modularSofa } from "../../recipes/seating/modularSofa.ts";
import { runnerSofa } from "../../recipes/seating/runnerSofa.ts";
import { sofa } from "../../recipes/seating/sofa.ts";
import { tubChair } from "../../recipes/seating/tubChair.ts";
import { woodFrameSofa } from "../../recipes/seating/woodFrameSofa.ts";
import { cloth, darkTimber, metal, timber } from "../../surfaces/surfaces.ts";

/** Straight sofas. */
export const sofas: ProductModels = {
  "LH-1001": {
    build: (size, { color, cover }) =>
      sofa(size, {
        cover: cloth(cover, color),
        seats: 3,
        back: { kind: "soft", count: 3 },
        arms: { kind: "track", width: 0.16, height: 0.62 },
        feet: { kind: "tapered", surface: timber("oak"), height: 0.15 },
        scatter: [
          { surface: cloth("linen", "sand"), x: -0.62, turn: 0.2 },
          { surface: cloth("velvet", "rust"), width: 0.5, height: 0.3, x: 0.6, turn: -0.15 },
        ],
      }),
  },
  "LH-1002": {
    build: (size, { color, cover }) =>
      sofa(size, {
        cover: cloth(cover, color),
        seats: 2,
        cushion: 0.15,
        loft: 0.025,
        back: { kind: "buttons", count: 4, thickness: 0.17 },
        arms: { kind: "swept", width: 0.09, height: 0.66 },
        feet: { kind: "tapered", surface: timber("walnut"), height: 0.2 },
        scatter: [{ surface: cloth("boucle", "cream"), width: 0.42, x: -0.45, turn: 0.25 }],
      }),
  },
  "LH-1003": {
    build: (size, { color, cover }) =>
      tubChair(size, {
        cover: cloth(cover, color),
        thickness: 0.27,
        armHeight: 0.62,
        corner: 0.34,
        flare: 0.02,
        setBack: 0,
        feet: { kind: "plinth", surface: darkTimber, height: 0.05 },
      }),
  },
  "LH-1004": {
    build: (size, { color, cover }) =>
      woodFrameSofa(size, { cover: cloth(cover, color), timber: timber("oak"), seats: 3, arms: "curved" }),
  },
  "LH-1005": {
    build: (size, { color, cover }) =>
      sofa(size, {
        cover: cloth(cover, color),
        seats: 2,
        cushion: 0.2,
        loft: 0.05,
        back: { kind: "soft", count: 2, thickness: 0.27 },
        arms: { kind: "track", width: 0.28, height: 0.53, piped: false },
        feet: { kind: "block", surface: darkTimber, height: 0.07 },
        piped: false,
        scatter: [{ surface: cloth("weave", "sand"), width: 0.5, x: -0.75, turn: 0.3 }],
      }),
  },
  "LH-1006": {
    build: (size, { color, cover }) =>
      tubChair(size, {
        cover: cloth(cover, color),
        thickness: 0.12,
        armHeight: 0.66,
        corner: 0.42,
        ribs: { run: "upright", count: 26 },
        feet: { kind: "straight", surface: metal("brass"), height: 0.2 },
      }),
  },
  "LH-1021": {
    build: (size, { color, cover }) =>
      sofa(size, {
        cover: cloth(cover, color),
        seats: 1,
        cushion: 0.19,
        loft: 0.04,
        back: { kind: "soft", count: 3, thickness: 0.25 },
        arms: { kind: "sloped", width: 0.17, height: 0.58 },
        feet: { kind: "plinth", surface: darkTimber, height: 0.05 },
      }),
  },
  "LH-1022": {
    build: (size, { color, cover }) =>
      chesterfield(size, {
        cover: cloth(cover, color),
        seats: 3,
        nails: metal("brass"),
        feet: { kind: "turned", surface: timber("walnut"), height: 0.11 },
      }),
  },
  "LH-1023": {
    build: (size, { color, cover }) =>
      sofa(size, {
        cover: cloth(cover, color),
        seats: 2,
        cushion: 0.18,
        loft: 0.045,
        back: { kind: "soft", count: 2, thickness: 0.25 },
        arms: { kind: "sock", width: 0.2, height: 0.64 },
        feet: { kind: "none", surface: darkTimber, height: 0.03 },
        skirted: true,
      }),
  },
  "LH-1024": {
    build: (size, { color, cover }) => modularSofa(size, { cover: cloth(cover, color), blocks: 4, glides: darkTimber }),
  },
  "LH-1025": {
    build: (size, { color, cover }) =>
      runnerSofa(size, { cover: cloth(cover, color), frame: metal("black"), seats: 2 }),
  },
};
