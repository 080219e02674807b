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
      { product: ["LH-6020", "blue"], x: -0.36, z: 0.14, turnY: 0.1 },
      { product: ["LH-6021", "grey"], x: 0.12 },
      { product: ["LH-6028", "terracotta"], x: 0.52, z: 0.2 },
    ],
    walls: "#d6cfc4",
    floor: "smoked",
    seed: 8,
  },
} satisfies Record<string, StillRoom>;
