import type { Object3D } from "three";
import { put } from "../set/furnish.ts";
import { bar } from "../set/plainFurniture.ts";
import type { Choice } from "./placing.ts";
import type { WallRoom } from "./wall.ts";

const VIEW = { x: 0, eye: 1.22, distance: 5.2, drop: 0.09 } as const;
const Z = 0.95;

const counter =
  (height: number): (() => Object3D[]) =>
  () => [put(bar(2.3, height), [0, 0, Z])];

const STOOLS = [
  [-0.68, 0.1],
  [0.02, -0.25],
  [0.7, 0.3],
] as const;

const stools = (product: Choice): NonNullable<WallRoom["before"]> =>
  STOOLS.map(([x, turn]) => ({ product, x, z: Z + 0.52, turnY: Math.PI + turn }));

const lamps = (product: Choice, places: readonly number[], y = 1.6): NonNullable<WallRoom["hanging"]> =>
  places.map((x) => ({ product, x, y, z: Z }));

/** Stools at a kitchen counter under pendants, from near enough for the lamps. */
export const BARS = {
  "bar-forest": {
    along: [
      { product: ["LH-6029", "black"], x: -1.25, y: 1.45 },
      { product: ["LH-1055", "oak"], x: 1.75 },
    ],
    before: [...stools(["LH-2008", "forest"]), { product: ["LH-8007", "forest"], x: 0.75, z: Z, y: 0.93 }],
    hanging: lamps(["LH-5011", "white"], [-0.6, 0, 0.6]),
    props: counter(0.93),
    walls: "#dcd5c6",
    floor: "pale",
    view: VIEW,
    seed: 4,
  },
  "bar-black": {
    along: [{ product: ["LH-1059", "black"], x: 1.25 }],
    before: [...stools(["LH-2027", "black"]), { product: ["LH-8007", "cream"], x: 0.85, z: Z, y: 0.93 }],
    hanging: lamps(["LH-5014", "grey"], [-0.6, 0, 0.6]),
    props: counter(0.93),
    picture: { x: -0.75, y: 1.25 },
    walls: "#c4a48c",
    floor: "smoked",
    light: "soft",
    view: { x: 0, eye: 1.16, distance: 4.05, drop: 0.055 },
    seed: 6,
  },
  "bar-oak": {
    along: [{ product: ["LH-6030", "walnut"], x: 1.3, y: 1.5 }],
    before: [
      ...stools(["LH-2028", "oak"]),
      { product: ["LH-8008", "black"], x: -0.35, z: Z, y: 1.03 },
      { product: ["LH-8005", "glass"], x: 0.5, z: Z, y: 1.03 },
    ],
    hanging: lamps(["LH-5004", "black"], [-0.48, 0.48], 1.62),
    props: counter(1.03),
    walls: "#b7c2bc",
    floor: "natural",
    boards: "#b7c2bc",
    view: VIEW,
    seed: 8,
  },
} satisfies Record<string, WallRoom>;
