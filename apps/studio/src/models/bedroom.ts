import { bedCotton, linenIn } from "../recipes/parts/bedding.ts";
import { door, doorCell, doors, drawerCell, stack } from "../recipes/parts/columns.ts";
import type { ProductModels } from "../recipe.ts";
import { boxSpringBed } from "../recipes/sleeping/boxSpringBed.ts";
import { bunkBed } from "../recipes/sleeping/bunkBed.ts";
import { fourPosterBed } from "../recipes/sleeping/fourPosterBed.ts";
import { houseBed } from "../recipes/sleeping/houseBed.ts";
import { loftBed } from "../recipes/sleeping/loftBed.ts";
import { mattress } from "../recipes/sleeping/mattress.ts";
import { metalBed } from "../recipes/sleeping/metalBed.ts";
import { platformBed } from "../recipes/sleeping/platformBed.ts";
import { slattedFrame } from "../recipes/sleeping/slattedFrame.ts";
import { topper } from "../recipes/sleeping/topper.ts";
import { upholsteredBed } from "../recipes/sleeping/upholsteredBed.ts";
import { woodenBed } from "../recipes/sleeping/woodenBed.ts";
import { wrappedBed } from "../recipes/sleeping/wrappedBed.ts";
import { dresser } from "../recipes/storage/dresser.ts";
import { drumNightstand } from "../recipes/storage/drumNightstand.ts";
import { nightstand } from "../recipes/storage/nightstand.ts";
import { openWardrobe } from "../recipes/storage/openWardrobe.ts";
import { slidingWardrobe } from "../recipes/storage/slidingWardrobe.ts";
import { upholsteredNightstand } from "../recipes/storage/upholsteredNightstand.ts";
import { wallNightstand } from "../recipes/storage/wallNightstand.ts";
import { wardrobe } from "../recipes/storage/wardrobe.ts";
import type { Color } from "../surfaces/palette.ts";
import type { Surface } from "../surfaces/surface.ts";
import { cloth, lacquer, metal, plastic, powderCoat, timber } from "../surfaces/surfaces.ts";

const BLACK = powderCoat("black");
const BRASS = metal("brass");
const SOFT_WHITE = "#f4f1ea";
const TIMBERS: readonly Color[] = ["oak", "walnut", "beech", "pine", "acacia", "black"];

const steel = (color: Color): Surface => (color === "brass" ? BRASS : powderCoat(color));
const finished = (color: Color): Surface => (TIMBERS.includes(color) ? timber(color) : lacquer(color));
const fromTheSide = { azimuth: -38, elevation: 15 };

const upholsteredBeds: ProductModels = {
  "LH-3001": {
    build: (size, { color, cover }) =>
      upholsteredBed(size, {
        cover: cloth(cover, color),
        legs: timber("oak"),
        linen: linenIn("#e6ddcf", cloth("knit", "#b9a791")),
        quilting: "channels",
        pitch: 0.19,
      }),
  },
  "LH-3007": {
    build: (size, { color, cover }) =>
      boxSpringBed(size, {
        cover: cloth(cover, color),
        legs: BLACK,
        linen: linenIn(SOFT_WHITE, cloth("velvet", color)),
        quilting: "buttoned",
      }),
  },
  "LH-3008": {
    build: (size, { color, cover }) => wrappedBed(size, { cover: cloth(cover, color), linen: linenIn("#d9cfc2") }),
  },
  "LH-3009": {
    build: (size, { color, cover }) =>
      upholsteredBed(size, {
        cover: cloth(cover, color),
        legs: BLACK,
        linen: linenIn("#c9cdca", cloth("weave", "#8f7f6c")),
        quilting: "panels",
        pitch: 0.42,
        base: "drawers",
        headThickness: 0.08,
      }),
  },
};

const woodenBeds: ProductModels = {
  "LH-3002": {
    build: (size, { color }) =>
      woodenBed(size, { wood: timber(color), linen: linenIn("#eee9df", cloth("knit", "#7c8476")), head: "boards" }),
  },
  "LH-3003": {
    build: (size, { color, cover }) =>
      woodenBed(size, {
        wood: timber("oak"),
        linen: linenIn(SOFT_WHITE, cloth(cover, color)),
        head: "panel",
        headCushions: cloth(cover, color),
        railFrom: 0.18,
      }),
  },
  "LH-3010": {
    build: (size, { color }) =>
      metalBed(size, { metal: steel(color), linen: linenIn("#e9e4da", cloth("weave", "#9aa7a8")), knots: true }),
  },
  "LH-3011": { build: (size, { color }) => platformBed(size, { wood: timber(color), linen: linenIn("#d8cdbd") }) },
  "LH-3012": {
    build: (size, { color }) =>
      fourPosterBed(size, { wood: timber(color), linen: linenIn(SOFT_WHITE, cloth("linen", "#a9927b")) }),
  },
  "LH-3013": {
    build: (size) =>
      woodenBed(size, {
        wood: timber("pine"),
        linen: linenIn("#efeae0", cloth("weave", "#a4554a")),
        head: "carved",
        legs: "posts",
        footHeight: 0.56,
      }),
  },
};

const childrensBeds: ProductModels = {
  "LH-3014": {
    build: (size, { color }) =>
      bunkBed(size, { wood: finished(color), linen: linenIn("#dfe4e2"), upperLinen: linenIn("#e8d9c4") }),
    hero: { azimuth: -52, elevation: 14 },
  },
  "LH-3015": {
    build: (size, { color }) => loftBed(size, { wood: finished(color), linen: linenIn("#cfd8d6") }),
    hero: { azimuth: -54, elevation: 12 },
  },
  "LH-3016": {
    build: (size, { color }) => houseBed(size, { wood: finished(color), linen: linenIn("#e9dcc9") }),
    hero: { azimuth: -48, elevation: 16 },
  },
};

const mattresses: ProductModels = {
  "LH-3017": {
    build: (size) =>
      mattress(size, {
        cover: bedCotton("#f3f1ec"),
        border: cloth("weave", "#b8bfc2"),
        stitching: "diamonds",
        handles: cloth("weave", "#8f979a"),
        layers: [
          { surface: plastic("#f1ead6", 0.95), share: 0.24 },
          { surface: plastic("#d8e4ea", 0.95), share: 0.46 },
          { surface: plastic("#f4efe2", 0.95), share: 0.3 },
        ],
      }),
    hero: { azimuth: 32, elevation: 24 },
  },
  "LH-3018": {
    build: (size) =>
      mattress(size, {
        cover: bedCotton("#e2ddd3"),
        border: cloth("weave", "#b9b3a6"),
        stitching: "diamonds",
        pillowTop: 0.045,
        handles: cloth("weave", "#7d776b"),
        label: cloth("weave", "#6d7377"),
      }),
    hero: fromTheSide,
  },
  "LH-3019": {
    build: (size) =>
      topper(size, { cover: bedCotton("#e2ddd3"), reverse: cloth("weave", "#a9b1b4"), stitching: "diamonds" }),
    hero: { azimuth: -34, elevation: 24 },
  },
  "LH-3020": { build: (size) => slattedFrame(size, { wood: timber("beech") }), hero: { azimuth: -34, elevation: 30 } },
};

const nightstands: ProductModels = {
  "LH-3006": {
    build: (size, { color }) =>
      nightstand(size, {
        body: finished(color),
        front: finished(color),
        handles: BRASS,
        handle: "knob",
        base: "tapered",
        baseHeight: 0.17,
        drawers: 2,
      }),
  },
  "LH-3021": {
    build: (size, { color }) => drumNightstand(size, { slats: timber(color), top: timber(color), metal: BLACK }),
  },
  "LH-3022": { build: (size, { color }) => wallNightstand(size, { surface: finished(color) }), stand: "wall" },
  "LH-3023": {
    build: (size, { color, cover }) => upholsteredNightstand(size, { cover: cloth(cover, color), metal: BRASS }),
  },
};

const dressers: ProductModels = {
  "LH-3005": {
    build: (size, { color }) =>
      dresser(size, {
        body: timber("oak"),
        front: finished(color),
        handles: BRASS,
        handle: "knob",
        base: "tapered",
        baseHeight: 0.16,
        rows: [[1, 1, 1.1, 1.1]],
      }),
  },
  "LH-3024": {
    build: (size, { color }) =>
      dresser(size, {
        body: finished(color),
        front: finished(color),
        notch: "dovetail",
        base: "turned",
        baseHeight: 0.13,
        board: 0.026,
        overhang: 0.015,
        rows: [
          [1, 1.15, 1.3],
          [1, 1.15, 1.3],
        ],
      }),
  },
  "LH-3025": {
    build: (size, { color }) =>
      dresser(size, {
        body: lacquer(color),
        front: lacquer(color),
        construction: "topped",
        base: "plinth",
        baseHeight: 0.06,
        board: 0.022,
        rows: [[0.7, 0.8, 1, 1.15, 1.3, 1.45]],
      }),
  },
  "LH-3026": {
    build: (size, { color }) =>
      dresser(size, {
        body: timber(color),
        front: timber(color),
        handles: BRASS,
        style: "cane",
        handle: "ring",
        base: "tapered",
        baseHeight: 0.18,
        rows: [[1, 1, 1]],
      }),
  },
};

const wardrobes: ProductModels = {
  "LH-3004": {
    build: (size, { color }) =>
      wardrobe(size, {
        body: timber("oak"),
        front: lacquer(color),
        handles: BLACK,
        handle: "bar",
        handleLength: 0.3,
        columns: [door({ hinge: "left" }), door({ hinge: "right" }), door({ hinge: "right" })],
      }),
  },
  "LH-3027": {
    build: (size, { color }) =>
      slidingWardrobe(size, { body: finished(color), front: finished(color), doors: ["front", "mirror"] }),
  },
  "LH-3028": {
    build: (size, { color }) =>
      wardrobe(size, {
        body: finished(color),
        front: finished(color),
        panel: color === "pine" ? timber("pine", 7) : lacquer("#e7dcc2"),
        handles: color === "pine" ? timber("walnut") : BRASS,
        handle: "knob",
        style: "arched",
        base: "bun",
        baseHeight: 0.08,
        board: 0.03,
        crown: 0.1,
        handleAt: -0.04,
        columns: doors(2),
      }),
  },
  "LH-3029": {
    build: (size, { color }) =>
      wardrobe(size, {
        body: finished(color),
        front: finished(color),
        handles: BLACK,
        handle: "bar",
        style: "framed",
        handleLength: 0.2,
        handleAt: -0.05,
        construction: "topped",
        board: 0.022,
        base: "plinth",
        columns: [
          door({ hinge: "left", style: "framed" }),
          stack([
            doorCell({ hinge: "left" }, 0.7),
            drawerCell({ style: "flat" }, 0.15),
            drawerCell({ style: "flat" }, 0.15),
          ]),
          door({ hinge: "right", style: "framed" }),
        ],
      }),
  },
  "LH-3030": { build: (size, { color }) => openWardrobe(size, { frame: BLACK, boards: timber(color) }) },
};

export const BEDROOM: ProductModels = {
  ...upholsteredBeds,
  ...woodenBeds,
  ...childrensBeds,
  ...mattresses,
  ...nightstands,
  ...dressers,
  ...wardrobes,
};
