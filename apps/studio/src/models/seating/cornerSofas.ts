import type { ProductModels } from "../../recipe.ts";
import { cornerSofa, type End } from "../../recipes/seating/cornerSofa.ts";
import { cloth, darkTimber, metal, timber } from "../../surfaces/surfaces.ts";

/** Sofas round a corner. */
export const cornerSofas: ProductModels = {
  "LH-1007": {
    build: (size, { color, cover }) =>
      cornerSofa(size, {
        cover: cloth(cover, color),
        left: { kind: "arm" },
        right: { kind: "chaise", width: 0.88 },
        seats: 2,
        backs: 2,
        back: { kind: "soft" },
        seatDepth: 0.95,
        arms: { kind: "track", width: 0.17, height: 0.62 },
        feet: { kind: "tapered", surface: timber("oak"), height: 0.12 },
        scatter: [
          { surface: cloth("linen", "sage"), x: -0.9, turn: 0.25 },
          { surface: cloth("boucle", "cream"), width: 0.4, x: 0.95, turn: -0.2 },
        ],
      }),
  },
  "LH-1008": {
    build: (size, { color, cover }) =>
      cornerSofa(size, {
        cover: cloth(cover, color),
        left: { kind: "chaise", width: 0.8 },
        right: { kind: "arm" },
        seats: 2,
        backs: 2,
        back: { kind: "firm", thickness: 0.17 },
        seatDepth: 0.88,
        cushion: 0.14,
        loft: 0.025,
        arms: { kind: "swept", width: 0.08, height: 0.62 },
        feet: { kind: "blade", surface: metal("black"), height: 0.17 },
        scatter: [{ surface: cloth("velvet", "mustard"), width: 0.42, x: 0.85, turn: -0.25 }],
      }),
  },
  "LH-1026": {
    hero: { azimuth: 30, elevation: 20 },
    build: (size, { color, cover, size: side }) =>
      cornerSofa(size, {
        cover: cloth(cover, color),
        ...sided(side, { kind: "return", seats: 2, backs: 2 }, { kind: "arm" }),
        seats: 2,
        backs: 3,
        back: { kind: "soft", thickness: 0.21 },
        seatDepth: 0.92,
        arms: { kind: "track", width: 0.19, height: 0.6 },
        feet: { kind: "block", surface: timber("walnut"), height: 0.06 },
        piped: false,
      }),
  },
  "LH-1027": {
    hero: { azimuth: 30, elevation: 20 },
    build: (size, { color, cover }) =>
      cornerSofa(size, {
        cover: cloth(cover, color),
        left: { kind: "return", seats: 1, backs: 1, open: true },
        right: { kind: "chaise", width: 0.9, length: 1.65 },
        seats: 2,
        backs: 2,
        back: { kind: "soft", thickness: 0.26 },
        seatDepth: 0.98,
        loft: 0.055,
        arms: { kind: "sock", width: 0.22, height: 0.58, piped: false },
        feet: { kind: "plinth", surface: darkTimber, height: 0.04 },
        piped: false,
      }),
  },
  "LH-1028": {
    build: (size, { color, cover, size: side }) =>
      cornerSofa(size, {
        cover: cloth(cover, color),
        cord: cloth(cover, color === "grey" ? "anthracite" : "sand"),
        ...sided(side, { kind: "chaise", width: 0.82, lid: true }, { kind: "arm" }),
        seats: 2,
        backs: 4,
        back: { kind: "panels", thickness: 0.24 },
        seatDepth: 0.95,
        arms: { kind: "track", width: 0.2, height: 0.6 },
        feet: { kind: "block", surface: darkTimber, height: 0.05 },
        loft: 0.03,
      }),
  },
};

/** A corner sofa can be had either way round; "left" has its long side on the left, seen from the front. */
const sided = (side: string | undefined, long: End, other: End): { left: End; right: End } =>
  side === "right" ? { left: other, right: long } : { left: long, right: other };
