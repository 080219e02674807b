import type { ProductModels } from "../recipe.ts";
import { arrange } from "../recipes/parts/arrange.ts";
import { candlesticks } from "../recipes/small/candlesticks.ts";
import { deskClock } from "../recipes/small/deskClock.ts";
import { lantern } from "../recipes/small/lantern.ts";
import { paintCan } from "../recipes/small/paintCan.ts";
import { wallClock } from "../recipes/small/wallClock.ts";
import { board, boards } from "../recipes/tableware/boards.ts";
import { bowls } from "../recipes/tableware/bowls.ts";
import { carafe } from "../recipes/tableware/carafe.ts";
import { casserole } from "../recipes/tableware/casserole.ts";
import { mug, mugs, type MugsParameters } from "../recipes/tableware/mugs.ts";
import { plates } from "../recipes/tableware/plates.ts";
import { tumblers } from "../recipes/tableware/tumblers.ts";
import { wireBowl } from "../recipes/tableware/wireBowl.ts";
import type { Color } from "../surfaces/palette.ts";
import type { Surface } from "../surfaces/surface.ts";
import { ceramic, glass, lacquer, metal, plastic, powderCoat, timber } from "../surfaces/surfaces.ts";

const brass = metal("brass");
/** Thin hands and dots: plated, and too small to mirror a room. */
const gilt: Surface = { ...lacquer("#c8a25c", 0.36), name: "gilt" };
const metalOf = (color: Color): Surface => (color === "brass" ? brass : metal("black"));
const wax: Surface = { ...plastic("#f3ead9", 0.5), translucency: 0.15 };
const clay: Surface = { ...ceramic("#b08d6d", "matt"), name: "bare-clay" };
const enamel = (color: Color): Surface => ({ ...lacquer(color, 0.1), name: `enamel-${color}`, clearcoat: 0.8 });

const mugsIn = (color: Color): MugsParameters => ({ glaze: ceramic(color, "speckled"), clay });

/** Ceramic that mirrors the windows. */
const glazed = (color: Color | `#${string}`): Surface => ({
  ...ceramic(color),
  name: `glaze-${color}`,
  roughness: 0.07,
});

/** What stands on the table and on the shelf: crockery, clocks, candles, tins. */
export const tableware: ProductModels = {
  "LH-6029": {
    build: (size, { color }) =>
      wallClock(size, {
        dial: powderCoat(color),
        rim: lacquer(color, 0.4),
        hands: color === "white" ? powderCoat("black") : powderCoat("white"),
        markers: color === "white" ? powderCoat("black") : powderCoat("white"),
        second: gilt,
        marks: "bars",
      }),
    hero: { azimuth: -16, elevation: 2 },
    stand: "wall",
  },
  "LH-6030": {
    build: (size, { color }) => wallClock(size, { dial: timber(color), hands: gilt, markers: gilt, marks: "dots" }),
    hero: { azimuth: -18, elevation: 2 },
    stand: "wall",
  },
  "LH-6031": {
    build: (size, { color }) =>
      deskClock(size, {
        body: metalOf(color),
        dial: powderCoat(color === "black" ? "#26241f" : "#f6f1e6"),
        hands: color === "black" ? gilt : powderCoat("black"),
        rim: brass,
      }),
    hero: { azimuth: -24, elevation: 8 },
  },
  "LH-6032": {
    build: (size, { color }) => candlesticks(size, { metal: metalOf(color), wax }),
    hero: { azimuth: -12, elevation: 10 },
  },
  "LH-6033": {
    build: (size, { color }) =>
      lantern(size, { frame: powderCoat(color), glass: glass(), wax: { ...wax, name: "wax-lit", emission: 0.3 } }),
    hero: { azimuth: -30, elevation: 8 },
  },
  "LH-6036": {
    build: (size, { color }) => {
      const paint = { ...lacquer(color, 0.32), name: `paint-${color}` };
      return paintCan(size, {
        paint,
        band: lacquer(color, 0.55),
        tin: metal("steel", 0.3),
        label: plastic("#e6d9c3", 0.75),
      });
    },
    hero: { azimuth: -14, elevation: 24 },
  },
  "LH-6037": {
    build: (size, { color }) =>
      paintCan(size, {
        paint: lacquer("cognac"),
        band: timber(color),
        tin: metal("steel", 0.32),
        label: plastic("#efe6d4", 0.75),
        open: false,
        bail: false,
        tools: false,
      }),
    hero: { azimuth: -14, elevation: 16 },
  },
  "LH-8001": {
    build: (size, { color }) =>
      plates(size, {
        glaze: color === "anthracite" ? ceramic(color, "matt") : glazed(color),
        lip: lacquer("#9a7a55", 0.4),
      }),
    hero: { azimuth: -20, elevation: 20 },
  },
  "LH-8002": {
    build: (_, { color }) => mugs({ width: 0.26, depth: 0.2, height: 0.1 }, mugsIn(color)),
    measured: (size, { color }) => arrange(size, [[mug(size.height, mugsIn(color)), 0, 0]]),
    hero: { azimuth: -18, elevation: 22 },
  },
  "LH-8003": {
    build: (size, { color }) =>
      bowls(size, {
        outside: color === "white" ? ceramic(color, "speckled") : glazed(color),
        inside: color === "white" ? ceramic("white", "speckled") : glazed("#f2ece0"),
      }),
    hero: { azimuth: -20, elevation: 22 },
  },
  "LH-8004": {
    build: (size, { color }) => tumblers(size, { glass: glass(color === "rose" ? "#f4dcd5" : "#ffffff") }),
    hero: { azimuth: -22, elevation: 16 },
  },
  "LH-8005": {
    build: (size) => carafe(size, { glass: glass(), cork: { ...plastic("#c79a6a", 0.85), name: "cork" } }),
    hero: { azimuth: -20, elevation: 8 },
  },
  "LH-8006": {
    build: (_, { color }) =>
      boards(
        { width: 0.45, depth: 0.22, height: 0.3 },
        { woods: [timber(color, 5), timber(color, 9), timber(color === "oak" ? "walnut" : "oak", 7)] },
      ),
    measured: (size, { color }) => board(size, timber(color, 5)),
    hero: { azimuth: -22, elevation: 8 },
  },
  "LH-8007": {
    build: (size, { color }) =>
      casserole(size, { enamel: enamel(color), knob: metal("steel", 0.25), rim: powderCoat("#2b2a29") }),
    hero: { azimuth: -24, elevation: 18 },
  },
  "LH-8008": {
    build: (size, { color }) => wireBowl(size, { wire: metalOf(color) }),
    hero: { azimuth: -20, elevation: 24 },
  },
};
