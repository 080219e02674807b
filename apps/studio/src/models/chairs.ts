import type { Finish, ProductModels } from "../recipe.ts";
import { barStool } from "../recipes/chairs/barStool.ts";
import { bench } from "../recipes/chairs/bench.ts";
import { bentwoodChair } from "../recipes/chairs/bentwoodChair.ts";
import { bucketChair } from "../recipes/chairs/bucketChair.ts";
import { cantileverChair } from "../recipes/chairs/cantileverChair.ts";
import { chair } from "../recipes/chairs/chair.ts";
import { childChair } from "../recipes/chairs/childChair.ts";
import { cornerBench } from "../recipes/chairs/cornerBench.ts";
import { foldingChair } from "../recipes/chairs/foldingChair.ts";
import { ladderChair } from "../recipes/chairs/ladderChair.ts";
import { officeChair } from "../recipes/chairs/officeChair.ts";
import { parkBench } from "../recipes/chairs/parkBench.ts";
import { parsonsChair } from "../recipes/chairs/parsonsChair.ts";
import { plywoodChair } from "../recipes/chairs/plywoodChair.ts";
import { screwStool } from "../recipes/chairs/screwStool.ts";
import { settleBench } from "../recipes/chairs/settleBench.ts";
import { shellChair } from "../recipes/chairs/shellChair.ts";
import { stepStool } from "../recipes/chairs/stepStool.ts";
import { stool } from "../recipes/chairs/stool.ts";
import { windsorChair } from "../recipes/chairs/windsorChair.ts";
import type { Color } from "../surfaces/palette.ts";
import type { Surface } from "../surfaces/surface.ts";
import { cloth, lacquer, metal, plastic, powderCoat, timber, woven } from "../surfaces/surfaces.ts";

const blackSteel = powderCoat("#1f1f1f");
const shade = lacquer("#17120d", 0.95);
const cane: Surface = { ...woven("rattan"), tile: [0.1, 0.1] };

const PAINTS: readonly Color[] = ["white", "blue", "forest", "rose"];

/** Painted pieces are lacquered, the others show their wood. */
const paintedOr = (color: Color): Surface => (PAINTS.includes(color) ? lacquer(color, 0.5) : timber(color));

const upholstery = ({ cover, color }: Finish): Surface => cloth(cover, color);

export const chairs: ProductModels = {
  "LH-2005": {
    build: (size, finish) =>
      chair(size, { frame: timber("oak"), seat: upholstery(finish), seatKind: "padded", back: "bow" }),
  },
  "LH-2006": {
    build: (size, finish) =>
      chair(size, {
        frame: timber("walnut"),
        seat: upholstery(finish),
        seatKind: "padded",
        back: "padded",
        posts: "square",
      }),
  },
  "LH-2007": {
    build: (size, { color }) =>
      chair(size, {
        frame: paintedOr(color),
        seat: paintedOr(color),
        seatKind: "wooden",
        back: "slats",
        stretchers: true,
      }),
  },
  "LH-2008": {
    build: (size, finish) => barStool(size, { seat: upholstery(finish), frame: timber("oak"), metal: blackSteel }),
  },
  "LH-2009": { build: (size, { color }) => bench(size, { seat: timber(color), legs: timber(color, 4) }) },
  "LH-2019": { build: (size, { color }) => bentwoodChair(size, { frame: timber(color), seat: cane }) },
  "LH-2020": { build: (size, { color }) => windsorChair(size, { body: paintedOr(color) }) },
  "LH-2021": {
    build: (size, { color }) =>
      shellChair(size, { shell: plastic(color), legs: timber("beech"), metal: powderCoat("#2a2a2a") }),
  },
  "LH-2022": {
    build: (size, finish) => bucketChair(size, { cover: upholstery(finish), legs: blackSteel, stand: "spider" }),
  },
  "LH-2023": {
    build: (size, { color }) =>
      cantileverChair(size, { tube: metal("chrome", 0.14), frame: timber(color), panel: cane }),
  },
  "LH-2024": {
    build: (size, { color }) =>
      ladderChair(size, { frame: timber(color), cord: cloth("linen", "#cdb68c"), shade: lacquer("#8f7b58", 0.9) }),
  },
  "LH-2025": {
    build: (size, { color }) =>
      plywoodChair(size, { seat: paintedOr(color), tube: metal("chrome", 0.2), fittings: plastic("#242424") }),
  },
  "LH-2026": {
    build: (size, finish) =>
      parsonsChair(size, { cover: upholstery(finish), legs: timber("walnut"), nails: metal("brass") }),
  },
  "LH-2027": {
    build: (size, finish) =>
      bucketChair(size, {
        cover: upholstery(finish),
        legs: blackSteel,
        stand: "bar",
        arms: 0.1,
        wall: 0.04,
        flare: 0.16,
        embrace: 0.86,
      }),
  },
  "LH-2028": {
    build: (size, { color }) => screwStool(size, { seat: timber(color), frame: blackSteel, screw: metal("steel") }),
  },
  "LH-2029": {
    build: (size, { color }) => stool(size, { seat: paintedOr(color), legs: paintedOr(color) }),
    hero: { azimuth: -24, elevation: 20 },
  },
  "LH-2030": {
    build: (size, { color }) =>
      stepStool(size, { body: paintedOr(color), treads: color === "forest" ? timber("beech") : timber("beech", 4) }),
    hero: { azimuth: -34, elevation: 18 },
  },
  "LH-2031": {
    build: (size, finish) =>
      cornerBench(size, {
        cover: upholstery(finish),
        body: timber("oak"),
        shade,
        side: finish.size === "right" ? "right" : "left",
      }),
    hero: { azimuth: -14, elevation: 24 },
  },
  "LH-2032": { build: (size, { color }) => settleBench(size, { frame: paintedOr(color), seat: timber("pine") }) },
  "LH-4009": {
    build: (size, finish) =>
      officeChair(size, {
        cover: upholstery(finish),
        mesh: cloth("knit", finish.color, 8),
        plastic: plastic("#232324", 0.5),
        metal: metal("chrome"),
        star: plastic("#232324", 0.45),
        back: "mesh",
      }),
  },
  "LH-4010": {
    build: (size, finish) =>
      officeChair(size, {
        cover: upholstery(finish),
        mesh: upholstery(finish),
        plastic: plastic("#232324", 0.5),
        metal: metal("chrome", 0.16),
        star: metal("chrome", 0.16),
        back: "channels",
      }),
  },
  "LH-4011": {
    build: (size, finish) =>
      shellChair(size, {
        shell: upholstery(finish),
        legs: timber("oak"),
        metal: metal("black"),
        thickness: 0.05,
        base: "swivel",
        wings: 0.1,
        wrap: 0.075,
        corners: 3.6,
      }),
  },
  "LH-7006": { build: (size, { color }) => foldingChair(size, { body: powderCoat(color), fittings: metal("steel") }) },
  "LH-7012": { build: (size, { color }) => parkBench(size, { body: timber(color) }) },
  "LH-9002": { build: (size, { color }) => childChair(size, { body: paintedOr(color), legs: timber("beech") }) },
};
