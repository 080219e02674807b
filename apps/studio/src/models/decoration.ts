import type { Object3D } from "three";
import { group } from "../geometry/part.ts";
import type { ProductModels, Size } from "../recipe.ts";
import { basket, type BasketParameters } from "../recipes/decoration/basket.ts";
import { basketSet } from "../recipes/decoration/basketSet.ts";
import { chevalMirror } from "../recipes/decoration/chevalMirror.ts";
import { fruits } from "../recipes/decoration/fruitBowl.ts";
import { mirror } from "../recipes/decoration/mirror.ts";
import { monstera } from "../recipes/decoration/monstera.ts";
import { oliveTree } from "../recipes/decoration/oliveTree.ts";
import { pictureFrame } from "../recipes/decoration/pictureFrame.ts";
import { figPlant } from "../recipes/decoration/pottedPlants.ts";
import { branches, pampas } from "../recipes/decoration/stems.ts";
import { succulents } from "../recipes/decoration/succulents.ts";
import { vase } from "../recipes/decoration/vase.ts";
import { extra } from "../recipes/parts/extra.ts";
import { pot } from "../recipes/parts/pot.ts";
import type { Color } from "../surfaces/palette.ts";
import type { Surface } from "../surfaces/surface.ts";
import { artPrint, ceramic, cloth, glass, metal, timber, woven } from "../surfaces/surfaces.ts";

const frameMetal = (color: Color): Surface => metal(color === "black" ? "black" : "brass");

/** Pieces of one product next to each other: each is built to its own size and put at its x and z. */
function set(pieces: readonly (readonly [piece: Object3D, x: number, z: number])[]): Object3D {
  return group(pieces.map(([piece, x, z]) => group([piece], [x, 0, z])));
}

const cylinderOf = (diameter: number, height: number): Size => ({ width: diameter, depth: diameter, height });

const bottleVase = (size: Size, color: Color): Object3D => vase(size, { body: ceramic(color, "matt"), form: "bottle" });

const storageBasket = (color: Color): BasketParameters => ({
  cane: woven("rattan", color),
  squareness: 7,
  taper: 0.08,
  handles: "none",
  rowHeight: 0.014,
});

export const decoration: ProductModels = {
  "LH-4021": {
    build: (size, { color }) =>
      basket(size, {
        cane: woven("wicker", color),
        lid: true,
        liner: cloth("linen", "cream"),
        taper: 0.16,
        belly: 0.03,
        handles: "loops",
      }),
  },
  "LH-4022": {
    build: (_, { color }) => basketSet({ width: 0.4, depth: 0.3, height: 0.26 }, storageBasket(color)),
    measured: (size, { color }) => basket(size, storageBasket(color)),
    hero: { azimuth: -26, elevation: 24 },
  },
  "LH-6004": {
    build: (_, { color }) => {
      const [width, depth, height] = [0.33, 0.17, 0.34];
      const tall = width - depth - 0.012;
      return set([
        [bottleVase(cylinderOf(tall, height), color), -width / 2 + tall / 2, 0],
        [
          vase(cylinderOf(depth, height * 0.56), {
            body: ceramic(color === "cream" ? "sand" : "cream", "speckled"),
            form: "globe",
          }),
          width / 2 - depth / 2,
          0,
        ],
      ]);
    },
    measured: (size, { color }) => bottleVase(size, color),
  },
  "LH-6005": {
    build: (size, { color }) =>
      figPlant(size, {
        pot: pot(0.155, 0.27, { surface: ceramic(color, "matt"), form: "cylinder", earth: 0.03 }),
        potHeight: 0.24,
      }),
  },
  "LH-6013": {
    build: (size, { color }) => mirror(size, { shape: "round", frame: frameMetal(color), frameWidth: 0.011 }),
    stand: "wall",
  },
  "LH-6014": {
    build: (size, { color }) => mirror(size, { shape: "arch", frame: frameMetal(color), frameWidth: 0.02 }),
    stand: "wall",
  },
  "LH-6015": {
    build: (size, { color }) => chevalMirror(size, { wood: timber(color) }),
    hero: { azimuth: -26, elevation: 7 },
  },
  "LH-6016": {
    build: (size, { color }) => mirror(size, { shape: "pebble", frame: frameMetal(color), frameWidth: 0.007 }),
    stand: "wall",
  },
  "LH-6023": {
    build: (size, { color }) =>
      group([
        vase(size, { body: ceramic(color, "matt"), form: "amphora", ribs: 28 }),
        extra(
          pampas({
            count: 7,
            length: size.height * 2.05,
            neck: size.width * 0.17,
            mouth: size.height * 0.97,
            spread: 0.3,
          }),
        ),
      ]),
  },
  "LH-6024": {
    build: (size, { color }) =>
      group([
        vase(size, { body: glass(color === "forest" ? "#7fa08e" : "#f4faf8"), form: "cylinder", wall: 0.0035 }),
        extra(
          branches({
            count: 3,
            length: size.height * 2.1,
            neck: size.width * 0.4,
            mouth: size.height * 0.98,
            spread: 0.42,
            seed: 4,
          }),
        ),
      ]),
  },
  "LH-6025": {
    build: (size, { color }) =>
      group([vase(size, { body: ceramic(color, "speckled"), form: "bowl", wall: 0.006 }), extra(fruits(0.012))]),
    hero: { azimuth: -20, elevation: 24 },
  },
  "LH-6026": {
    build: (size, { color }) => {
      const tub = { width: 0.34, depth: 0.34, height: 0.31 };
      const potted = group([
        basket(tub, { cane: woven("wicker", color), taper: 0.1, belly: 0.05, rowHeight: 0.019 }),
        pot(0.15, 0.285, { surface: ceramic("anthracite", "matt"), earth: 0.02 }),
      ]);
      return oliveTree(size, { pot: potted, potHeight: 0.27 });
    },
  },
  "LH-6027": {
    build: (size, { color }) =>
      monstera(size, {
        pot: pot(0.15, 0.27, { surface: ceramic(color, "matt"), form: "round", earth: 0.03 }),
        potHeight: 0.24,
      }),
  },
  "LH-6028": {
    build: (_, { color }) =>
      succulents(
        { width: 0.36, depth: 0.12, height: 0.18 },
        {
          pots: [
            ceramic(color, "matt"),
            ceramic(color === "cream" ? "taupe" : "cream", "speckled"),
            ceramic(color, "matt"),
          ],
        },
      ),
    measured: (size, { color }) => succulents(size, { pots: [ceramic(color, "matt")], kinds: ["aloe"] }),
    hero: { azimuth: -18, elevation: 18 },
  },
  "LH-6034": {
    build: (size, { color }) =>
      pictureFrame(size, {
        frame: timber(color),
        pictures: [artPrint(44, ["#efe6d6", "#d9b48a", "#c8703f", "#8a9a86", "#4f6b5c", "#2f4a44"])],
        mat: 0.05,
      }),
    stand: "wall",
  },
  "LH-6035": {
    build: (size, { color }) =>
      pictureFrame(size, {
        frame: timber(color),
        mat: 0.045,
        moulding: 0.015,
        formats: [
          [1 / 3, 1],
          [1 / 3, 1],
          [1 / 3, 1],
        ],
        pictures: [
          artPrint(5, ["#f1eadd", "#b5603f", "#8a9a86", "#d8b27a"]),
          artPrint(6, ["#f3eee4", "#4f6b5c", "#8a9a86", "#6f7148"]),
          artPrint(7, ["#f1eadd", "#6d8ba6", "#d8cbb8", "#c39a92"]),
        ],
      }),
    stand: "wall",
  },
};
