import type { Object3D } from "three";
import { group } from "../geometry/part.ts";
import type { ProductModel, ProductModels } from "../recipe.ts";
import { ballCushion, bolster } from "../recipes/decoration/bolster.ts";
import { braidedRug } from "../recipes/decoration/braidedRug.ts";
import { curtain } from "../recipes/decoration/curtain.ts";
import { rug } from "../recipes/decoration/rug.ts";
import { scatterCushion } from "../recipes/decoration/scatterCushion.ts";
import { throwBlanket } from "../recipes/decoration/throw.ts";
import type { Surface } from "../surfaces/surface.ts";
import { cloth, metal, rugPile, woven, yarn } from "../surfaces/surfaces.ts";

/** Thin cloth: daylight comes through. */
const sheer = (thick: Surface): Surface => ({
  ...thick,
  name: `sheer-${thick.name}`,
  translucency: 0.3,
  bothSides: true,
});

const RUG = { azimuth: -66, elevation: 50 };

/** Pieces of one product next to each other: each is built to its own size and put at its x and z. */
function set(pieces: readonly (readonly [piece: Object3D, x: number, z: number])[]): Object3D {
  return group(pieces.map(([piece, x, z]) => group([piece], [x, 0, z])));
}

/** A throw spread out, without its fringes. */
const spread: ProductModel["build"] = (size, { color, cover }) =>
  rug(size, { pile: cloth(cover, color), edge: "cut", tile: 0.3 });

export const textiles: ProductModels = {
  "LH-6001": {
    build: (size, { color }) => rug(size, { pile: rugPile("berber", ["cream", color]), unevenness: 0.002 }),
    hero: RUG,
  },
  "LH-6002": {
    build: (size, { color }) =>
      rug(size, {
        pile: rugPile("rings", ["cream", color]),
        shape: "round",
        edge: "bound",
        trim: cloth("weave", color),
        unevenness: 0.002,
      }),
    hero: { azimuth: -20, elevation: 48 },
  },
  "LH-6003": {
    build: (size, { color }) =>
      rug(size, {
        pile: rugPile("border", [color, "cream"]),
        edge: "bound",
        trim: cloth("weave", "cream"),
        unevenness: 0.0015,
      }),
    hero: RUG,
  },
  "LH-6006": {
    build: (size, { color, cover }) => scatterCushion(size, { cover: cloth(cover, color), filling: 0.8, seed: 2 }),
    hero: { azimuth: -30, elevation: 12 },
  },
  "LH-6007": {
    build: (size, { color }) => rug(size, { pile: yarn(color), trim: yarn(color, 0.14), shaggy: true, seed: 4 }),
    hero: { azimuth: -66, elevation: 44 },
  },
  "LH-6008": {
    build: (size, { color }) => braidedRug(size, { braid: woven("rope", color === "sand" ? "#c4a878" : "#3d3a38") }),
    hero: { azimuth: -20, elevation: 46 },
  },
  "LH-6009": {
    build: (size, { color }) =>
      rug(size, {
        pile: rugPile(
          "kelim",
          color === "blue" ? ["#e4d9c4", "blue", "navy", "rust"] : ["#e4d5bb", "rust", "navy", "mustard"],
        ),
        edge: "fringe",
        unevenness: 0.0008,
      }),
    hero: RUG,
  },
  "LH-6010": {
    build: (size, { color }) =>
      rug(size, {
        pile: rugPile("stripes", [color, "cream", "#c9bda6", color === "anthracite" ? "grey" : "anthracite"], 8),
        edge: "cut",
        unevenness: 0.0008,
      }),
    hero: { azimuth: -26, elevation: 50 },
  },
  "LH-6011": {
    build: (size, { color }) =>
      rug(size, { pile: rugPile("runner", [color, "cream"]), edge: "cut", unevenness: 0.001 }),
    hero: { azimuth: -32, elevation: 36 },
  },
  "LH-6012": {
    build: (size, { color }) =>
      rug(size, {
        pile: cloth("terry", color),
        tile: 0.1,
        ridges: 0.036,
        unevenness: 0.002,
        edge: "bound",
        trim: cloth("weave", color === "white" ? "sand" : "white"),
        seed: 9,
      }),
    hero: { azimuth: -62, elevation: 40 },
  },
  "LH-6017": {
    build: (size, { color, cover }) =>
      curtain(size, { cloth: sheer(cloth(cover, color)), panels: 2, heading: "rings", fold: 0.12 }),
    stand: "wall",
    hero: { azimuth: -14, elevation: 3 },
  },
  "LH-6018": {
    build: (size, { color, cover }) =>
      curtain(size, {
        cloth: cloth(cover, color),
        heading: "eyelets",
        tiedBack: "left",
        fold: 0.175,
        metal: metal("black"),
        seed: 3,
      }),
    stand: "wall",
    hero: { azimuth: 16, elevation: 3 },
  },
  "LH-6019": {
    build: (_, { color, cover }) => {
      const [width, depth, height] = [0.5, 0.3, 0.3];
      const thick = width - height - 0.012;
      const roll = group(
        [bolster({ width: depth, depth: thick, height: thick }, { cover: cloth(cover, color), seed: 2 })],
        [0, 0, 0],
        Math.PI / 2,
      );
      const ball = ballCushion({ width: height, depth, height }, { cover: cloth(cover, color), seed: 5 });
      return set([
        [ball, -width / 2 + height / 2, 0],
        [roll, width / 2 - thick / 2, 0],
      ]);
    },
    measured: (size, { color, cover }) => ballCushion(size, { cover: cloth(cover, color), seed: 5 }),
  },
  "LH-6020": {
    build: (size, { color, cover }) => {
      const stripes = [0.16, 0.2, 0.23, 0.31, 0.34, 0.355, 0.645, 0.66, 0.69, 0.77, 0.8, 0.84];
      return scatterCushion(size, {
        cover: cloth(cover, "cream"),
        seam: "flange",
        stripes,
        stripe: cloth(cover, color),
        seed: 6,
      });
    },
    hero: { azimuth: -20, elevation: 12 },
  },
  "LH-6021": {
    build: (_, { color, cover }) =>
      throwBlanket({ width: 0.5, depth: 0.38, height: 0.12 }, { cover: cloth(cover, color), layers: 6, fringes: true }),
    measured: spread,
    hero: { azimuth: -30, elevation: 22 },
  },
  "LH-6022": {
    build: (_, { color, cover }) =>
      throwBlanket(
        { width: 0.5, depth: 0.4, height: 0.14 },
        { cover: cloth(cover, color), layers: 3, plait: 0.034, disorder: 0.02, seed: 4 },
      ),
    measured: spread,
    hero: { azimuth: -30, elevation: 24 },
  },
};
