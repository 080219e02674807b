import type { WindowRoom } from "./window.ts";

/** Curtains with what stands before them. */
export const WINDOWS = {
  "window-linen": {
    curtains: [{ product: ["LH-6017", "cream"], x: 0 }],
    before: [
      { product: ["LH-6008", "sand", "d200"], x: 0.15, z: 1.35 },
      { product: ["LH-1034", "cream"], x: 0.75, z: 1.05, turnY: -0.6 },
      { product: ["LH-1051", "walnut"], x: -0.2, z: 0.85 },
      { product: ["LH-5007", "black"], x: 1.6, z: 0.6, turnY: -0.5 },
      { product: ["LH-6023", "white"], x: -1.1, z: 0.75 },
    ],
    plant: { x: -1.75, height: 1.3 },
    walls: "#c2c8bd",
    floor: "smoked",
    seed: 4,
  },
  "window-daybed": {
    curtains: [{ product: ["LH-6018", "navy"], x: -0.68 }],
    before: [
      { product: ["LH-6003", "taupe"], x: 0.15, z: 1.55, turnY: Math.PI / 2 },
      {
        product: ["LH-1032", "sand"],
        x: 0.15,
        z: 0.86,
        bears: [{ product: ["LH-6006", "navy"], x: -0.3, y: 0.42, z: -0.14, turnY: 0.15 }],
      },
      { product: ["LH-1049", "white"], x: 1.5, z: 0.75 },
      { product: ["LH-1041", "cream"], x: -0.55, z: 1.75 },
    ],
    plant: { x: 2.05, height: 1.2 },
    walls: "#d9ccba",
    floor: "natural",
    seed: 6,
  },
} satisfies Record<string, WindowRoom>;
