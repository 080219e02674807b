import type { StillRoom } from "./still.ts";

/** Small goods that a whole room is too large for. */
export const STILLS = {
  "still-kitchen": {
    furniture: ["LH-2033", "oak"],
    on: [
      { product: ["LH-8006", "walnut"], x: -0.5, z: 0.15 },
      { product: ["LH-8007", "forest"], x: -0.12 },
      { product: ["LH-8001", "white"], x: 0.26, z: 0.22 },
      { product: ["LH-8002", "cream"], x: 0.58, z: 0.24 },
    ],
    above: [{ product: ["LH-6030", "oak"], x: 0.12, y: 0.42 }],
    walls: "#cdd2c6",
    floor: "pale",
    seed: 4,
  },
  "still-chest": {
    furniture: ["LH-3024", "oak"],
    on: [
      { product: ["LH-6004", "terracotta"], x: -0.5 },
      { product: ["LH-4022", "rattan"], x: -0.08 },
      { product: ["LH-6032", "brass"], x: 0.3 },
      { product: ["LH-5021", "black"], x: 0.58 },
    ],
    above: [{ product: ["LH-6035", "oak"], x: -0.02, y: 0.33 }],
    walls: "#ded6c8",
    floor: "natural",
    seed: 6,
  },
  "still-bench": {
    furniture: ["LH-2009", "oak"],
    on: [
      { product: ["LH-6020", "blue"], x: -0.4, z: 0.16, turnY: 0.08 },
      { product: ["LH-6021", "grey"], x: 0.22, z: 0.2, turnY: -0.06 },
    ],
    beside: [
      { product: ["LH-6005", "cream"], x: 1.05, z: 0.32 },
      { product: ["LH-6028", "terracotta"], x: -0.92, z: 0.3 },
    ],
    walls: "#b8c0b2",
    floor: "smoked",
    boards: "#b8c0b2",
    from: { distance: 2.75, eye: 0.35, drop: 0.085 },
    seed: 8,
  },
  "still-console": {
    furniture: ["LH-4008", "walnut"],
    on: [
      { product: ["LH-6024", "glass"], x: -0.4 },
      { product: ["LH-6025", "cream"], x: -0.02, z: 0.2 },
      { product: ["LH-6031", "brass"], x: 0.36, z: 0.18, turnY: -0.15 },
    ],
    above: [
      { product: ["LH-6034", "oak"], x: -0.12, y: 0.15 },
      { product: ["LH-5023", "white"], x: 0.38, y: 0.52 },
    ],
    walls: "#b5bfb4",
    floor: "natural",
    from: { distance: 2.25, eye: 0.36, drop: 0.005 },
    seed: 4,
  },
  "still-table": {
    furniture: ["LH-2001", "oak"],
    on: [
      { product: ["LH-8003", "white"], x: -0.37, z: 0.5 },
      { product: ["LH-8005", "glass"], x: -0.1, z: 0.42 },
      { product: ["LH-8004", "glass"], x: 0.12, z: 0.56, turnY: -0.2 },
      { product: ["LH-8008", "black"], x: 0.43, z: 0.44 },
    ],
    above: [{ product: ["LH-6034", "black"], x: 0.18, y: 0.14 }],
    walls: "#b9c0b4",
    floor: "pale",
    from: { distance: 1.85, eye: 0.3, drop: 0 },
    seed: 6,
  },
  "still-hob": {
    furniture: ["LH-2012", "walnut"],
    on: [
      { product: ["LH-8006", "oak"], x: -0.36, z: 0.14 },
      { product: ["LH-8007", "terracotta"], x: 0.02, z: 0.24 },
      { product: ["LH-8002", "blue"], x: 0.33, z: 0.26 },
      { product: ["LH-6028", "cream"], x: 0.5, z: 0.16 },
    ],
    above: [{ product: ["LH-6030", "walnut"], x: 0.2, y: 0.36 }],
    walls: "#dcd5c6",
    floor: "natural",
    from: { distance: 1.95, eye: 0.33, drop: 0 },
    seed: 8,
  },
} satisfies Record<string, StillRoom>;
