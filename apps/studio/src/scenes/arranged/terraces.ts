import type { TerraceRoom } from "./terrace.ts";

/** Terraces and balconies. */
export const TERRACES = {
  "terrace-rope": {
    width: 8.4,
    seed: 5,
    things: [
      { product: ["LH-7003", "anthracite"], x: 0.1, z: 1.1 },
      { product: ["LH-1049", "black"], x: 1.4, z: 1.3 },
      { product: ["LH-6033", "black"], x: -1.15, z: 1.5, turnY: 0.4 },
      { product: ["LH-7011", "anthracite"], x: 1.95, z: 0.4 },
      { product: ["LH-7010", "forest"], x: -1.5, z: 0.75, turnY: 0.2 },
    ],
    view: { x: 0.2, eye: 1.15, distance: 5.3, drop: 0.09 },
  },
  "terrace-table": {
    width: 8.8,
    seed: 6,
    things: [
      { product: ["LH-7004", "acacia"], x: 0.2, z: 1.6 },
      ...[-0.48, 0.5].flatMap((x) => [
        { product: ["LH-7008", "anthracite"] as const, x: 0.2 + x, z: 0.88, turnY: 0.06 },
        { product: ["LH-7008", "anthracite"] as const, x: 0.2 + x * 1.05, z: 2.34, turnY: Math.PI + x * 0.4 },
      ]),
      { product: ["LH-7010", "sand"], x: 1.75, z: 0.6 },
      { product: ["LH-6033", "white"], x: -1.5, z: 1, turnY: 0.3 },
    ],
    plant: { x: -2.1, height: 1.35, z: 0.8 },
    view: { x: 0.1, eye: 1.3, distance: 7.2, drop: 0.03 },
  },
  "balcony-bistro": {
    width: 6.2,
    seed: 7,
    things: [
      { product: ["LH-7005", "forest"], x: 0.05, z: 1 },
      { product: ["LH-7006", "forest"], x: -0.62, z: 1, turnY: Math.PI / 2 - 0.25 },
      { product: ["LH-7006", "forest"], x: 0.72, z: 1.02, turnY: -Math.PI / 2 + 0.3 },
      { product: ["LH-7011", "white"], x: 1.35, z: 0.35 },
      { product: ["LH-6033", "black"], x: -0.95, z: 1.45, turnY: 0.5 },
    ],
    plant: { x: -1.3, height: 1.1, z: 0.5 },
    view: { x: 0.1, eye: 1.1, distance: 4.8, drop: 0.1 },
  },
  "terrace-sun": {
    width: 8,
    seed: 8,
    things: [
      { product: ["LH-7009", "cream"], x: 0.85, z: 1.5, turnY: -0.75 },
      { product: ["LH-7007", "blue"], x: -0.75, z: 1.3, turnY: 0.5 },
      { product: ["LH-1049", "white"], x: -0.05, z: 1.15 },
      { product: ["LH-7010", "sand"], x: 1.95, z: 0.55 },
      { product: ["LH-6026", "rattan"], x: -1.75, z: 0.6 },
    ],
    view: { x: 0.15, eye: 1.2, distance: 5.8, drop: 0.09 },
  },
  "terrace-bench": {
    width: 7,
    seed: 9,
    things: [
      { product: ["LH-7012", "acacia"], x: 0.35, z: 0.55 },
      { product: ["LH-6033", "black"], x: 1.45, z: 0.75, turnY: 0.3 },
      { product: ["LH-7011", "rust"], x: -1.15, z: 0.4 },
      { product: ["LH-6026", "rattan"], x: 1.85, z: 0.45 },
    ],
    view: { x: 0.2, eye: 1, distance: 4.6, drop: 0.05 },
  },
  "balcony-set": {
    width: 6.4,
    seed: 10,
    things: [
      { product: ["LH-7002", "cream"], x: 0.1, z: 1.05 },
      { product: ["LH-7011", "anthracite"], x: 1.5, z: 0.4 },
      { product: ["LH-6033", "black"], x: -1.05, z: 1.25, turnY: 0.5 },
      { product: ["LH-6026", "anthracite"], x: -1.4, z: 0.6 },
    ],
    view: { x: 0.1, eye: 1.1, distance: 4.9, drop: 0.1 },
  },
  "terrace-solar": {
    width: 9,
    seed: 11,
    things: [
      { product: ["LH-7013", "black"], x: 0.35, z: 0.75 },
      { product: ["LH-7006", "white"], x: -2.05, z: 1.25, turnY: 0.6 },
      { product: ["LH-7005", "white"], x: -1.95, z: 0.6 },
      { product: ["LH-7011", "white"], x: 2.6, z: 0.6 },
    ],
    view: { x: 0.1, eye: 1.4, distance: 6.8, drop: 0.065 },
    sun: [-2, 2.6, 2.4],
  },
  "terrace-lounge": {
    width: 8.8,
    seed: 12,
    things: [
      { product: ["LH-7001", "grey"], x: 0.1, z: 1.5 },
      { product: ["LH-7011", "anthracite"], x: 2.1, z: 0.4 },
      { product: ["LH-6033", "white"], x: -1.75, z: 1.9, turnY: 0.4 },
      { product: ["LH-6026", "anthracite"], x: -2, z: 0.5 },
    ],
    view: { x: 0.15, eye: 1.35, distance: 6.8, drop: 0.075 },
  },
} satisfies Record<string, TerraceRoom>;
