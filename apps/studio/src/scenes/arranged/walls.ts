import type { WallRoom } from "./wall.ts";

/** Halls, studies, corners to eat in, what holds a television. */
export const WALLS = {
  "hall-panel": {
    along: [
      { product: ["LH-4017", "oak"], x: -0.95 },
      { product: ["LH-4001", "grey"], x: 0.35 },
      { product: ["LH-4002", "oak"], x: 1.45 },
    ],
    before: [{ product: ["LH-2029", "oak"], x: -1.75, z: 0.7 }],
    picture: { x: 0.35, y: 1.32 },
    plant: { x: 2.3, height: 1.2 },
    walls: "#dcd6c8",
    floor: "natural",
    boards: "#8f9d8f",
    seed: 8,
  },
  "hall-black": {
    along: [
      { product: ["LH-4020", "black"], x: -1.25 },
      { product: ["LH-4016", "black"], x: 0.05 },
      { product: ["LH-4018", "oak"], x: 0.05, y: 1.55 },
      { product: ["LH-4014", "white"], x: 1.1, carries: "flowers" },
      { product: ["LH-4019", "black"], x: 1.95 },
    ],
    walls: "#c9bcab",
    floor: "smoked",
    seed: 6,
  },
  "office-desk": {
    along: [
      { product: ["LH-4004", "oak"], x: -0.25, carries: "laptop" },
      { product: ["LH-4012", "oak"], x: 1.35 },
      { product: ["LH-6029", "black"], x: 1.35, y: 1.4 },
    ],
    before: [
      { product: ["LH-4009", "black"], x: 0.4, z: 1.22, turnY: Math.PI + 0.7 },
      { product: ["LH-6010", "blue"], x: -0.1, z: 1.6, turnY: Math.PI / 2 },
    ],
    picture: { x: -0.5, y: 1.2 },
    plant: { x: -1.65, height: 1.3 },
    walls: "#c6cccb",
    floor: "pale",
    seed: 4,
  },
  "office-secretaire": {
    along: [
      { product: ["LH-4005", "walnut"], x: -0.35, carries: "flowers" },
      { product: ["LH-1019", "walnut"], x: 1.15 },
      { product: ["LH-6030", "walnut"], x: -0.35, y: 1.5 },
    ],
    before: [
      { product: ["LH-4010", "black"], x: 0.45, z: 1.2, turnY: Math.PI + 0.8 },
      { product: ["LH-6001", "navy"], x: 0, z: 1.6, turnY: Math.PI / 2 },
    ],
    plant: { x: 2.1, height: 1.2 },
    walls: "#d8d3c8",
    floor: "natural",
    seed: 10,
  },
  "television-oak": {
    along: [
      { product: ["LH-1052", "oak"], x: -0.15, carries: "flowers" },
      { product: ["LH-1055", "oak"], x: 1.55 },
      { product: ["LH-1057", "oak"], x: -0.15, y: 1.15 },
    ],
    before: [
      { product: ["LH-6003", "grey"], x: 0.1, z: 1.7, turnY: Math.PI / 2 },
      { product: ["LH-1041", "cream"], x: 0.75, z: 1.6 },
    ],
    plant: { x: -1.75, height: 1.3 },
    walls: "#c9cfc4",
    floor: "natural",
    seed: 4,
  },
  "television-walnut": {
    along: [
      { product: ["LH-1054", "walnut"], x: -0.2, carries: "flowers" },
      { product: ["LH-1058", "white"], x: 1.5 },
    ],
    before: [
      { product: ["LH-6009", "rust"], x: 0.1, z: 1.7, turnY: Math.PI / 2 },
      { product: ["LH-1013", "mustard"], x: 0.7, z: 1.55 },
    ],
    picture: { x: -0.3, y: 0.95 },
    plant: { x: -1.7, height: 1.3 },
    walls: "#d7cbbc",
    floor: "smoked",
    seed: 6,
  },
  "children-loft": {
    along: [
      { product: ["LH-3015", "white"], x: 0.95, turnY: -Math.PI / 2 },
      { product: ["LH-4007", "white"], x: -1.15, carries: "flowers" },
    ],
    before: [
      { product: ["LH-9002", "beech"], x: -1.0, z: 1.05, turnY: Math.PI - 0.4 },
      { product: ["LH-6002", "terracotta"], x: 0.1, z: 1.95 },
    ],
    picture: { x: -1.3, y: 1.15 },
    walls: "#d3dbd8",
    floor: "pale",
    seed: 2,
  },
  "television-wels": {
    along: [
      { product: ["LH-1020", "oak"], x: -0.2, carries: "television" },
      { product: ["LH-1019", "oak"], x: 1.55 },
    ],
    before: [
      { product: ["LH-6003", "sage"], x: 0.1, z: 1.7, turnY: Math.PI / 2 },
      { product: ["LH-1036", "rose"], x: 0.75, z: 1.5, turnY: Math.PI - 0.6 },
    ],
    plant: { x: -1.75, height: 1.3 },
    walls: "#bcc4bb",
    floor: "smoked",
    light: "soft",
    seed: 12,
  },
  "television-pine": {
    along: [
      { product: ["LH-1053", "pine"], x: -0.3, carries: "flowers" },
      { product: ["LH-6034", "oak"], x: 0.05, y: 1.02 },
      { product: ["LH-1058", "pine"], x: 1.35 },
    ],
    before: [
      { product: ["LH-6002", "taupe"], x: 0.1, z: 1.6 },
      { product: ["LH-1042", "cognac"], x: 0.55, z: 1.4, turnY: -0.3 },
      { product: ["LH-6023", "terracotta"], x: -1.35, z: 0.3 },
    ],
    walls: "#cbd2d1",
    floor: "pale",
    view: { x: 0.2, eye: 1.12, distance: 5.4, drop: 0.07 },
    seed: 4,
  },
  "office-corner": {
    along: [
      {
        product: ["LH-4006", "oak"],
        x: -0.2,
        bears: [
          { product: ["LH-5018", "white"], x: 0.5, z: -0.38, turnY: -0.5 },
          { product: ["LH-6031", "black"], x: -0.1, z: -0.42, turnY: 0.15 },
        ],
      },
      { product: ["LH-1055", "walnut"], x: 1.4 },
      { product: ["LH-6029", "white"], x: -0.1, y: 1.38 },
    ],
    before: [
      { product: ["LH-6008", "sand"], x: 0.35, z: 1.35 },
      { product: ["LH-4011", "rose"], x: 0.38, z: 1.12, turnY: Math.PI - 0.5 },
    ],
    plant: { x: -1.6, height: 1.3 },
    walls: "#c3cac0",
    floor: "natural",
    seed: 6,
    view: { x: 0.1, eye: 1.2, distance: 5.4, drop: 0.075 },
  },
  "hall-mirror": {
    along: [
      { product: ["LH-6014", "black"], x: 0.05, y: 0.16 },
      { product: ["LH-4016", "white"], x: 0.95, bears: [{ product: ["LH-6025", "cream"], x: -0.1 }] },
      { product: ["LH-4019", "brass"], x: -0.95 },
      { product: ["LH-4018", "walnut", "w60"], x: 0.95, y: 1.5 },
    ],
    before: [{ product: ["LH-6011", "grey"], x: 0.15, z: 0.95, turnY: Math.PI / 2 }],
    plant: { x: 1.75, height: 1.1 },
    walls: "#c8b8a4",
    floor: "terrazzo",
    seed: 8,
    view: { x: 0.1, eye: 1.12, distance: 5.1, drop: 0.08 },
  },
  "dressing-walnut": {
    along: [
      { product: ["LH-3029", "walnut"], x: -0.75 },
      { product: ["LH-6015", "oak"], x: 0.65, turnY: -0.3 },
      { product: ["LH-4021", "black"], x: 1.35 },
    ],
    before: [
      { product: ["LH-6007", "grey"], x: 0.2, z: 1.5, turnY: Math.PI / 2 },
      { product: ["LH-4001", "terracotta"], x: -0.25, z: 1.3, turnY: 0.1 },
    ],
    plant: { x: 2.0, height: 1.3 },
    walls: "#d5d0c3",
    floor: "pale",
    panels: "#d5d0c3",
    seed: 6,
    view: { x: 0.15, eye: 1.15, distance: 5.8, drop: 0.065 },
  },
  "children-bunk": {
    along: [
      { product: ["LH-3014", "white"], x: 0.75, turnY: -Math.PI / 2 },
      { product: ["LH-9001", "beech"], x: -1.35 },
    ],
    before: [
      { product: ["LH-6002", "navy"], x: 0, z: 1.8 },
      { product: ["LH-9002", "blue"], x: -0.8, z: 1.45, turnY: 0.5 },
    ],
    hanging: [{ product: ["LH-5013", "white", "d45"], x: -1.35, y: 1.65, z: 1.1 }],
    picture: { x: -1.35, y: 1.1 },
    walls: "#e0cfb8",
    floor: "natural",
    light: "soft",
    seed: 10,
  },
  "kitchen-bench": {
    along: [
      { product: ["LH-2032", "white"], x: -0.25 },
      { product: ["LH-6030", "oak"], x: 1.35, y: 1.32 },
      { product: ["LH-2012", "oak"], x: 1.35, bears: [{ product: ["LH-8001", "sage"], x: 0.2 }] },
    ],
    before: [
      {
        product: ["LH-2018", "white"],
        x: -0.25,
        z: 0.98,
        bears: [{ product: ["LH-6024", "forest"], x: 0.1, z: -0.05 }],
      },
      { product: ["LH-2024", "oak"], x: -0.58, z: 1.55, turnY: Math.PI + 0.12 },
      { product: ["LH-2024", "oak"], x: 0.12, z: 1.6, turnY: Math.PI - 0.2 },
    ],
    hanging: [{ product: ["LH-5003", "cream"], x: -0.25, y: 1.55, z: 0.98 }],
    walls: "#e3dccd",
    floor: "natural",
    boards: "#9fae9c",
    view: { x: 0.2, eye: 1.18, distance: 5.4, drop: 0.075 },
    seed: 4,
  },
  "dining-corner": {
    along: [
      { product: ["LH-2031", "sage"], x: -1.38 },
      { product: ["LH-6035", "oak"], x: -1.75, y: 1.3 },
      { product: ["LH-1060", "anthracite"], x: 0.75, carries: "flowers" },
    ],
    before: [
      { product: ["LH-2004", "oak", "d110"], x: -1.02, z: 1.2 },
      { product: ["LH-2020", "white"], x: -0.22, z: 1.3, turnY: -Math.PI / 2 - 0.1 },
    ],
    hanging: [{ product: ["LH-5010", "black"], x: -1.02, y: 1.5, z: 1.2 }],
    walls: "#dbd3c3",
    floor: "smoked",
    isBare: true,
    view: { x: -0.6, eye: 1.25, distance: 5.4, drop: 0.085 },
    seed: 5,
  },
} satisfies Record<string, WallRoom>;
