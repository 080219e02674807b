import { timber } from "../../surfaces/surfaces.ts";
import type { Surface } from "../../surfaces/surface.ts";

function floorOak(name: string, light: `#${string}`, dark: `#${string}`, seed: number): Surface {
  return {
    name: `floor-${name}-${seed}`,
    color: light,
    texture: { kind: "wood", light, dark, pore: 0.24, contrast: 0.9, seed },
    tile: [2, 0.5],
    roughness: 0.48,
    metalness: 0,
  };
}

/** Two cuts of each wood, so that neighbouring boards differ. Darker than the furniture, which has to stand out from it. */
export const FLOORS = {
  natural: [floorOak("natural", "#c6a077", "#9f7950", 3), floorOak("natural", "#c09a72", "#9a754c", 8)],
  smoked: [floorOak("smoked", "#8d6b4c", "#65492f", 4), floorOak("smoked", "#876649", "#60452d", 9)],
  pale: [floorOak("pale", "#d3bfa2", "#b39b7b", 5), floorOak("pale", "#cdb99d", "#ae9777", 11)],
  weathered: [floorOak("weathered", "#a6917a", "#7d6a56", 6), floorOak("weathered", "#a08b75", "#786551", 12)],
  walnut: [timber("walnut", 3), timber("walnut", 9)],
} satisfies Record<string, readonly Surface[]>;

export type FloorName = keyof typeof FLOORS;
