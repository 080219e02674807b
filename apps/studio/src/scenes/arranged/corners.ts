import type { WallRoom } from "./wall.ts";

/** Corner sofas and long ones, with what stands before them. */
export const CORNERS = {
  "corner-sand": {
    along: [
      { product: ["LH-1007", "sand"], x: 0.15 },
      { product: ["LH-5001", "black"], x: -1.6 },
      { product: ["LH-6035", "black"], x: 0.05, y: 1.3 },
    ],
    before: [
      { product: ["LH-6003", "sage"], x: -0.1, z: 1.7, turnY: Math.PI / 2 },
      { product: ["LH-1046", "glass"], x: -0.4, z: 1.62, bears: [{ product: ["LH-6025", "anthracite"], x: 0.12 }] },
    ],
    plant: { x: 2.05, height: 1.35 },
    walls: "#c9cec6",
    floor: "natural",
    seed: 6,
  },
  "corner-grey": {
    along: [{ product: ["LH-1008", "grey"], x: -0.35 }],
    before: [
      { product: ["LH-6008", "sand", "d200"], x: 0.15, z: 1.65 },
      { product: ["LH-1014", "walnut"], x: 0.2, z: 1.55 },
      { product: ["LH-1010", "cream"], x: 1.65, z: 1.25, turnY: -1.05 },
      { product: ["LH-5007", "brass"], x: 1.55, z: 0.45, turnY: 0.4 },
    ],
    picture: { x: -0.25, y: 1.2 },
    walls: "#d8c3ab",
    floor: "pale",
    seed: 5,
  },
  "corner-taupe": {
    along: [
      { product: ["LH-1026", "taupe"], x: -0.15 },
      { product: ["LH-6035", "oak"], x: 0.15, y: 1.25 },
    ],
    before: [
      { product: ["LH-6007", "grey"], x: 0.6, z: 1.75, turnY: Math.PI / 2 },
      { product: ["LH-1047", "acacia"], x: 0.45, z: 1.7 },
      { product: ["LH-5002", "brass"], x: 1.65, z: 0.4 },
    ],
    plant: { x: 2.15, height: 1.35, z: 0.6 },
    walls: "#d2d5cc",
    floor: "smoked",
    panels: "#d2d5cc",
    light: "soft",
    seed: 8,
    view: { x: 0.2, eye: 1.3, distance: 6.3, drop: 0.08 },
  },
  "corner-forest": {
    along: [
      { product: ["LH-1027", "forest"], x: 0.1 },
      { product: ["LH-6034", "oak"], x: -0.42, y: 1.2 },
      { product: ["LH-6034", "black"], x: 0.3, y: 1.2 },
    ],
    before: [
      { product: ["LH-6007", "cream", "200x290"], x: 0.1, z: 1.9, turnY: Math.PI / 2 },
      { product: ["LH-1048", "grey"], x: 0.1, z: 1.55 },
      { product: ["LH-5008", "oak"], x: 2.15, z: 0.35 },
    ],
    walls: "#ddd0bb",
    floor: "natural",
    seed: 10,
    view: { x: 0.15, eye: 1.35, distance: 6.5, drop: 0.085 },
  },
  "corner-guests": {
    along: [
      { product: ["LH-1028", "grey"], x: -0.4 },
      { product: ["LH-1055", "white"], x: 1.6 },
    ],
    before: [
      { product: ["LH-6007", "rose"], x: 0.1, z: 1.75, turnY: Math.PI / 2 },
      { product: ["LH-1043", "forest"], x: 0.35, z: 1.6, turnY: 0.12 },
      { product: ["LH-1049", "white"], x: 1.12, z: 0.7 },
    ],
    picture: { x: -0.2, y: 1.2 },
    walls: "#d9cfc2",
    floor: "pale",
    light: "soft",
    seed: 12,
  },
  "living-modular": {
    along: [
      { product: ["LH-1024", "cream"], x: -0.5 },
      { product: ["LH-1056", "oak"], x: 1.8 },
    ],
    before: [
      { product: ["LH-6010", "anthracite"], x: -0.2, z: 1.75, turnY: Math.PI / 2 },
      { product: ["LH-1045", "oak"], x: -0.5, z: 1.7, bears: [{ product: ["LH-6024", "glass"], x: -0.25 }] },
      { product: ["LH-1041", "mustard"], x: 0.8, z: 1.75 },
    ],
    picture: { x: -0.6, y: 1.1 },
    walls: "#a3b0a3",
    floor: "smoked",
    seed: 8,
  },
  "living-brixen": {
    along: [
      { product: ["LH-1025", "anthracite"], x: -0.15 },
      { product: ["LH-5002", "black"], x: -1.35 },
      { product: ["LH-6034", "oak"], x: -0.15, y: 1.12 },
    ],
    before: [
      { product: ["LH-6001", "forest"], x: 0.1, z: 1.5, turnY: Math.PI / 2 },
      { product: ["LH-1042", "cognac"], x: 0.95, z: 1.15, turnY: -0.35 },
      { product: ["LH-1049", "terracotta"], x: 0.95, z: 0.4 },
    ],
    plant: { x: 1.6, height: 1.3 },
    walls: "#d9d4cb",
    floor: "natural",
    light: "soft",
    seed: 4,
    view: { x: 0.1, eye: 1.1, distance: 5.2, drop: 0.07 },
  },
  "living-sand": {
    along: [
      { product: ["LH-1021", "sand"], x: -0.3 },
      { product: ["LH-6034", "black"], x: -0.55, y: 1.15 },
    ],
    before: [
      { product: ["LH-6001", "navy"], x: 0, z: 1.7, turnY: Math.PI / 2 },
      { product: ["LH-1016", "oak"], x: -0.35, z: 1.65, bears: [{ product: ["LH-6024", "forest"], x: 0.25 }] },
      { product: ["LH-5006", "black"], x: 1.05, z: 0.85, turnY: Math.PI },
      { product: ["LH-1013", "terracotta"], x: 0.95, z: 1.75 },
    ],
    plant: { x: 1.95, height: 1.35 },
    walls: "#b5beb4",
    floor: "pale",
    seed: 4,
    view: { x: 0.15, eye: 1.12, distance: 5.8, drop: 0.065 },
  },
} satisfies Record<string, WallRoom>;
