import type { ProductModels } from "../recipe.ts";
import { bistroTable } from "../recipes/tables/bistroTable.ts";
import { coffeeTable } from "../recipes/tables/coffeeTable.ts";
import { diningTable } from "../recipes/tables/diningTable.ts";
import { drumTable } from "../recipes/tables/drumTable.ts";
import { gatelegTable } from "../recipes/tables/gatelegTable.ts";
import { glassTable } from "../recipes/tables/glassTable.ts";
import { hourglassTable } from "../recipes/tables/hourglassTable.ts";
import { nestingTables } from "../recipes/tables/nestingTables.ts";
import { pedestalTable } from "../recipes/tables/pedestalTable.ts";
import { sideTable } from "../recipes/tables/sideTable.ts";
import { slattedTable } from "../recipes/tables/slattedTable.ts";
import { storageTable } from "../recipes/tables/storageTable.ts";
import type { Color } from "../surfaces/palette.ts";
import { glass, lacquer, metal, powderCoat, stone, timber } from "../surfaces/surfaces.ts";

const brass = metal("brass");
const blackSteel = powderCoat("#1f1f1f");
const shade = lacquer("#17120d", 0.95);
const marble = stone("marble", "#efece6");

/** Painted pieces are lacquered, the others show their wood. */
const paintedOr = (color: Color): ReturnType<typeof timber> =>
  color === "white" ? lacquer(color, 0.5) : timber(color);

export const tables: ProductModels = {
  "LH-1014": {
    build: (size, { color }) => coffeeTable(size, { top: timber(color), legs: timber(color, 4), outline: "round" }),
  },
  "LH-1015": {
    build: (size, { color }) =>
      pedestalTable(size, { top: marble, foot: lacquer(color), thickness: 0.025, spread: 0.64 }),
  },
  "LH-1016": {
    build: (size, { color }) =>
      coffeeTable(size, { top: timber(color), legs: blackSteel, outline: "planks", thickness: 0.035 }),
  },
  "LH-1017": {
    build: (size, { color }) => drumTable(size, { body: timber(color), base: lacquer("#191817", 0.7), mantle: "bars" }),
  },
  "LH-1044": { build: (size, { color }) => nestingTables(size, { top: timber(color), frame: blackSteel }) },
  "LH-1045": { build: (size, { color }) => storageTable(size, { body: timber(color), fittings: brass, shade }) },
  "LH-1046": { build: (size) => glassTable(size, { glass: glass("#e9f3ef"), frame: brass }) },
  "LH-1047": {
    build: (size, { color }) =>
      coffeeTable(size, {
        top: timber(color),
        legs: timber(color, 4),
        outline: "pebble",
        thickness: 0.045,
        leg: [0.062, 0.034],
        splay: 0.03,
      }),
    hero: { azimuth: -24, elevation: 20 },
  },
  "LH-1048": {
    build: (size, { color }) =>
      drumTable(size, {
        body: stone("concrete", color === "grey" ? "#a3a29d" : "#55565a"),
        base: lacquer("#1c1c1c", 0.8),
        mantle: "cast",
        recess: 0.09,
        plinth: 0.03,
      }),
  },
  "LH-1049": {
    build: (size, { color }) => sideTable(size, { body: powderCoat(color) }),
    hero: { azimuth: -38, elevation: 15 },
  },
  "LH-1050": {
    build: (size, { color }) =>
      pedestalTable(size, {
        top: color === "white" ? marble : stone("marble", "#274a3d", "#b9cbbf"),
        foot: timber("oak"),
        thickness: 0.02,
        stand: "column",
        spread: 0.62,
        edge: "eased",
      }),
  },
  "LH-1051": { build: (size, { color }) => hourglassTable(size, { body: timber(color) }) },
  "LH-2001": {
    build: (size, { color }) => diningTable(size, { top: timber(color), legs: timber(color, 4), planks: 6 }),
  },
  "LH-2002": {
    build: (size, { color }) =>
      diningTable(size, { top: timber(color), legs: blackSteel, thickness: 0.04, planks: 5, stand: "frames" }),
  },
  "LH-2003": {
    build: (size, { color }) =>
      pedestalTable(size, { top: marble, foot: lacquer(color), thickness: 0.028, spread: 0.56 }),
  },
  "LH-2004": {
    build: (size, { color }) =>
      pedestalTable(size, {
        top: timber(color),
        foot: timber(color, 4),
        thickness: 0.032,
        stand: "arms",
        spread: 0.62,
        edge: "eased",
      }),
  },
  "LH-2013": {
    build: (size, { color }) =>
      diningTable(size, {
        top: timber(color),
        legs: timber(color, 4),
        thickness: 0.036,
        edge: "tapered",
        stand: "trestles",
        extension: true,
      }),
    hero: { azimuth: -32, elevation: 15 },
  },
  "LH-2014": {
    build: (size, { color }) =>
      diningTable(size, { top: timber(color), legs: blackSteel, thickness: 0.05, edge: "live", stand: "crossed" }),
    hero: { azimuth: -32, elevation: 18 },
  },
  "LH-2015": {
    build: (size, { color }) =>
      diningTable(size, {
        top: timber("pine"),
        legs: paintedOr(color),
        fittings: metal("black"),
        thickness: 0.034,
        planks: 6,
        stand: "turned",
        drawer: true,
      }),
  },
  "LH-2016": {
    build: (size, { color }) =>
      diningTable(size, {
        top: timber(color),
        legs: timber(color, 4),
        fittings: metal("black"),
        outline: "oval",
        thickness: 0.03,
        edge: "tapered",
        stand: "columns",
      }),
  },
  "LH-2017": {
    build: (size, { color }) =>
      pedestalTable(size, {
        top:
          color === "white"
            ? marble
            : color === "forest"
              ? stone("marble", "#2b4d40", "#c4d2c8")
              : stone("marble", "#2b2a2a", "#d8d2c8"),
        foot: powderCoat("#1d1d1d"),
        thickness: 0.022,
        stand: "cast",
        spread: 0.62,
        edge: "eased",
        band: brass,
      }),
  },
  "LH-2018": {
    build: (size, { color }) => gatelegTable(size, { top: paintedOr(color), frame: paintedOr(color), hinges: brass }),
  },
  "LH-7004": {
    build: (size, { color }) =>
      slattedTable(size, { slats: timber(color), legs: timber(color, 4), parasol: metal("steel") }),
    hero: { azimuth: -28, elevation: 20 },
  },
  "LH-7005": {
    build: (size, { color }) => bistroTable(size, { body: powderCoat(color) }),
    hero: { azimuth: -30, elevation: 16 },
  },
};
