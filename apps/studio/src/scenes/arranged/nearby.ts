import type { Object3D } from "three";
import { group, part } from "../../geometry/part.ts";
import { pillow } from "../../geometry/soft.ts";
import { box } from "../../geometry/solids.ts";
import { cloth } from "../../surfaces/surfaces.ts";
import { bathtub } from "../set/bathtub.ts";
import { put } from "../set/furnish.ts";
import { bedFrame } from "../set/plainFurniture.ts";
import { paint } from "../set/walls.ts";
import type { WallRoom } from "./wall.ts";

const BED = { width: 1.64, depth: 2.04, height: 0.26, z: 1.06 } as const;

const pillows = (x: number, y: number): Object3D[] =>
  [-0.38, 0.38].map((side) =>
    put(
      group([
        part(pillow(0.68, 0.44, 0.19, { seed: side > 0 ? 3 : 8 }), cloth("linen", "#efe9dd"), [0, 0.2, 0], {
          turn: [-0.5, 0, 0],
        }),
      ]),
      [x + side, y, 0.34],
      side * 0.1,
    ),
  );

const bed = (x: number): Object3D => put(bedFrame(BED.width, BED.depth, BED.height, BED.height), [x, 0, BED.z]);

/** Strips from a roller, as wide as it is, over each other and not quite upright. */
const rolled = (color: `#${string}`, x: number): Object3D[] =>
  [
    [0, 0.62, 0.95, 0.01],
    [0.21, 0.6, 1.02, -0.012],
    [0.4, 0.66, 0.9, 0.008],
    [0.59, 0.57, 0.86, -0.006],
  ].map(([across, up, tall, turn], index) =>
    part(box(0.235, tall!, 0.0012, 0.0005, 1), paint(color), [x + across!, up!, 0.0012 + index * 0.0004], {
      turn: [0, 0, turn!],
    }),
  );

/** Parts of rooms, from near enough for what is small or low. */
export const NEARBY = {
  "bedroom-foam": {
    along: [
      { product: ["LH-3022", "oak"], x: 0.85, y: 0.42, bears: [{ product: ["LH-5019", "white"], x: -0.06, z: -0.01 }] },
      { product: ["LH-6016", "brass"], x: 0.85, y: 1.15 },
    ],
    before: [
      { product: ["LH-3017", "white"], x: -0.35, z: BED.z, y: BED.height },
      { product: ["LH-6010", "anthracite"], x: 0.75, z: 1.25 },
    ],
    props: () => [bed(-0.35), ...pillows(-0.35, 0.48)],
    walls: "#b4c0bf",
    floor: "natural",
    plant: { x: 1.75, height: 1.2 },
    view: { x: 0.15, eye: 1.3, distance: 5.3, drop: 0.1 },
    seed: 4,
  },
  "bedroom-springs": {
    along: [
      { product: ["LH-3006", "white"], x: 0.9, bears: [{ product: ["LH-5020", "blue"], x: 0, z: -0.02 }] },
      { product: ["LH-6035", "white"], x: -0.35, y: 1.25 },
    ],
    before: [
      { product: ["LH-3018", "white"], x: -0.35, z: BED.z, y: BED.height },
      { product: ["LH-3019", "white"], x: -0.35, z: BED.z, y: BED.height + 0.25 },
      { product: ["LH-6007", "grey"], x: 0.85, z: 1.35 },
    ],
    props: () => [bed(-0.35), ...pillows(-0.35, BED.height + 0.32)],
    walls: "#d9cab8",
    floor: "pale",
    light: "soft",
    plant: { x: 1.8, height: 1.3 },
    view: { x: 0.15, eye: 1.35, distance: 5.3, drop: 0.11 },
    seed: 6,
  },
  "bedroom-slats": {
    along: [
      { product: ["LH-3006", "oak"], x: 0.85, bears: [{ product: ["LH-5021", "terracotta"], x: 0.1, z: 0.02 }] },
      { product: ["LH-4021", "rattan"], x: 1.5 },
    ],
    before: [
      { product: ["LH-3020", "beech"], x: -0.25, z: BED.z, y: 0.19 },
      { product: ["LH-6003", "sage"], x: 0.9, z: 1.4 },
    ],
    props: () => [put(bedFrame(1.5, BED.depth + 0.04, 0.28), [-0.25, 0, BED.z])],
    picture: { x: -0.25, y: 1.15 },
    walls: "#d3d5c9",
    floor: "smoked",
    light: "soft",
    view: { x: 0.2, eye: 1.35, distance: 4.9, drop: 0.12 },
    seed: 8,
  },
  bathroom: {
    along: [
      { product: ["LH-6016", "brass"], x: -1.25, y: 1.2 },
      { product: ["LH-4021", "black"], x: 1.3 },
    ],
    before: [
      { product: ["LH-6012", "white"], x: 0.05, z: 1.62, turnY: Math.PI / 2 },
      { product: ["LH-2030", "beech"], x: -1.3, z: 0.5, turnY: 0.2 },
      { product: ["LH-2029", "white"], x: 1.15, z: 1.15 },
    ],
    props: () => [put(bathtub(), [0.05, 0, 0.72])],
    plant: { x: 1.95, height: 1.05 },
    walls: "#e2ddd0",
    floor: "tiles",
    boards: "#93a8a2",
    isBare: true,
    view: { x: 0.15, eye: 1.2, distance: 5.3, drop: 0.1 },
    seed: 7,
  },
  "bedside-oak": {
    along: [
      { product: ["LH-3001", "sand"], x: -0.95 },
      {
        product: ["LH-3006", "oak"],
        x: 0.28,
        bears: [
          { product: ["LH-5017", "terracotta"], x: -0.07 },
          { product: ["LH-6031", "brass"], x: 0.12, z: 0.06, turnY: -0.25 },
        ],
      },
      { product: ["LH-5022", "black"], x: 0.28, y: 1.02 },
    ],
    picture: { x: 0.95, y: 0.95 },
    walls: "#aeb9b0",
    floor: "natural",
    view: { x: 0.25, eye: 0.85, distance: 2.5, drop: 0.02 },
    light: "soft",
    seed: 4,
  },
  "bedside-shelf": {
    along: [
      { product: ["LH-3002", "walnut"], x: -0.95 },
      {
        product: ["LH-3022", "walnut"],
        x: 0.25,
        y: 0.42,
        bears: [{ product: ["LH-5019", "white"], x: -0.06 }],
      },
      { product: ["LH-5024", "brass"], x: 0.25, y: 1.12 },
    ],
    before: [{ product: ["LH-6023", "terracotta"], x: 0.85, z: 0.32 }],
    walls: "#cdb6a0",
    floor: "smoked",
    view: { x: 0.25, eye: 0.9, distance: 2.7, drop: 0.02 },
    seed: 6,
  },
  "still-paint": {
    along: [
      {
        product: ["LH-2030", "beech"],
        x: -0.22,
        turnY: 0.15,
        bears: [{ product: ["LH-6036", "sage"], x: -0.02, z: -0.08 }],
      },
    ],
    before: [
      { product: ["LH-6037", "oak"], x: 0.2, z: 0.31, turnY: 0.3 },
      { product: ["LH-6036", "white"], x: 0.42, z: 0.24, turnY: -0.2 },
      { product: ["LH-6034", "oak"], x: 0.72, z: 0.13, turnY: -0.02 },
    ],
    props: () => rolled("#93a08b", -0.05),
    walls: "#e3ddd0",
    floor: "pale",
    view: { x: 0.12, eye: 0.64, distance: 2.05, drop: 0.13 },
    seed: 8,
  },
  "still-cushions": {
    along: [
      {
        product: ["LH-1021", "olive"],
        x: 0,
        bears: [
          { product: ["LH-6019", "cream"], x: -0.38, y: 0.42, z: 0.02, turnY: 0.2 },
          { product: ["LH-6022", "cream"], x: 0.22, y: 0.43, z: 0.12, turnY: -0.12 },
          { product: ["LH-6006", "mustard"], x: 0.68, y: 0.44, z: -0.08, turnY: -0.25 },
        ],
      },
    ],
    picture: { x: -0.55, y: 1.12 },
    walls: "#d8cfc0",
    floor: "natural",
    view: { x: 0.1, eye: 0.95, distance: 3.1, drop: 0.04 },
    seed: 2,
  },
} satisfies Record<string, WallRoom>;
