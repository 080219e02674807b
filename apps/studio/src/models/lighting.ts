import type { ProductModels } from "../recipe.ts";
import { arcLamp } from "../recipes/lighting/arcLamp.ts";
import { ballLamp } from "../recipes/lighting/ballLamp.ts";
import { cordlessLamp } from "../recipes/lighting/cordlessLamp.ts";
import { deskLamp } from "../recipes/lighting/deskLamp.ts";
import { floorLamp } from "../recipes/lighting/floorLamp.ts";
import { mushroomLamp } from "../recipes/lighting/mushroomLamp.ts";
import { paperLamp } from "../recipes/lighting/paperLamp.ts";
import { readingLamp } from "../recipes/lighting/readingLamp.ts";
import { shellWallLamp } from "../recipes/lighting/shellWallLamp.ts";
import { swingWallLamp } from "../recipes/lighting/swingWallLamp.ts";
import { tableLamp } from "../recipes/lighting/tableLamp.ts";
import { tubeWallLamp } from "../recipes/lighting/tubeWallLamp.ts";
import { uplighter } from "../recipes/lighting/uplighter.ts";
import { ceramic, lacquer, metal, powderCoat, stone, timber } from "../surfaces/surfaces.ts";
import { pendants } from "./lighting/pendants.ts";
import { brass, linen, matt, opal, painted, paper, shadeCloth, whiteInside } from "./lighting/surfaces.ts";

/** Lamps for the floor, the table, the wall and the ceiling. */
export const lighting: ProductModels = {
  "LH-5001": {
    build: (size, { color }) =>
      floorLamp(size, {
        foot: "tripod",
        legs: timber(color),
        fittings: brass,
        shade: linen,
        shadeWidth: 0.74,
        taper: 0.78,
        shadeHeight: 0.31,
      }),
    hero: { azimuth: -18, elevation: 10 },
  },
  "LH-5002": {
    build: (size, { color }) =>
      floorLamp(size, {
        foot: "disc",
        legs: matt(color),
        fittings: matt(color),
        shade: shadeCloth("#f4ecdc"),
        taper: 0.46,
        shadeHeight: 0.27,
      }),
    hero: { azimuth: -18, elevation: 10 },
  },
  "LH-5005": {
    build: (size, { color }) =>
      tableLamp(size, { base: ceramic(color, "matt"), fittings: brass, shade: linen, line: "belly" }),
    hero: { azimuth: -15, elevation: 8 },
  },
  "LH-5006": {
    build: (size, { color }) =>
      arcLamp(size, {
        foot: stone("marble", "#f1efec"),
        arm: matt(color),
        shade: matt(color),
        inside: color === "brass" ? metal("gold", 0.3) : whiteInside,
      }),
    hero: { azimuth: -12, elevation: 4 },
  },
  "LH-5007": {
    build: (size, { color }) =>
      readingLamp(size, {
        body: matt(color),
        fittings: color === "brass" ? brass : metal("brass", 0.3),
        inside: whiteInside,
      }),
    hero: { azimuth: -18, elevation: 10 },
  },
  "LH-5008": {
    build: (size, { color }) =>
      paperLamp(size, { frame: timber(color), paper: paper("#fbf3e2"), fittings: metal("black") }),
    hero: { azimuth: -24, elevation: 10 },
  },
  "LH-5009": {
    build: (size, { color }) =>
      uplighter(size, {
        body: matt(color),
        fittings: color === "chrome" ? metal("chrome") : metal("black"),
        inside: whiteInside,
      }),
    hero: { azimuth: -20, elevation: 27 },
  },
  "LH-5017": {
    build: (size, { color }) => mushroomLamp(size, { body: lacquer(color, 0.4), inside: whiteInside, fittings: brass }),
    hero: { azimuth: -20, elevation: 6 },
  },
  "LH-5018": {
    build: (size, { color }) =>
      deskLamp(size, { body: painted(color), fittings: metal("chrome", 0.3), inside: whiteInside }),
    hero: { azimuth: -58, elevation: 10 },
  },
  "LH-5019": {
    build: (size, { color }) =>
      ballLamp(size, { ball: color === "rose" ? opal("#f5c9b8") : opal(), ring: timber("oak") }),
    hero: { azimuth: -15, elevation: 10 },
  },
  "LH-5020": {
    build: (size, { color }) =>
      tableLamp(size, {
        base: ceramic(color),
        fittings: brass,
        shade: paper("#f8f0df"),
        line: "gourd",
        ribs: 16,
        baseHeight: 0.58,
        baseWidth: 0.58,
        taper: 0.58,
        pleats: 48,
      }),
    hero: { azimuth: -15, elevation: 8 },
  },
  "LH-5021": {
    build: (size, { color }) => cordlessLamp(size, { body: powderCoat(color), inside: whiteInside, button: brass }),
    hero: { azimuth: -20, elevation: 8 },
  },
  "LH-5022": {
    build: (size, { color }) => swingWallLamp(size, { body: matt(color), fittings: brass, inside: whiteInside }),
    hero: { azimuth: -42, elevation: 8 },
    stand: "wall",
  },
  "LH-5023": {
    build: (size, { color }) => shellWallLamp(size, { shell: ceramic(color, "matt") }),
    hero: { azimuth: -28, elevation: 12 },
    stand: "wall",
  },
  "LH-5024": {
    build: (size, { color }) =>
      tubeWallLamp(size, { tube: opal(), fittings: color === "black" ? metal("black") : brass }),
    hero: { azimuth: -32, elevation: 8 },
    stand: "wall",
  },
  ...pendants,
};
