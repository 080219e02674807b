import type { Color } from "../../surfaces/palette.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { lacquer, lampshade, metal, powderCoat } from "../../surfaces/surfaces.ts";

/** Lacquer in the colour, or the metal it names. */
export const painted = (color: Color): Surface => {
  if (color === "brass" || color === "chrome") return metal(color);
  return lacquer(color, 0.42);
};

export const matt = (color: Color): Surface =>
  color === "brass" || color === "chrome" ? metal(color, 0.34) : powderCoat(color);

export const brass = metal("brass");
export const whiteInside = powderCoat("#f7f2e8");
/** The bulb behind it lights it: what glows by itself would glow evenly. */
export const shadeCloth = (color: Color | `#${string}`): Surface => lampshade(color, 0);

/** The same light, through a sheet without a weave. */
export const paper = (color: `#${string}`): Surface => ({
  name: `paper-${color}`,
  color,
  roughness: 0.9,
  metalness: 0,
  translucency: 0.6,
  bothSides: true,
});

export const linen = shadeCloth("#f3e9d8");
export const opal = (color: `#${string}` = "#fff1da"): Surface => ({
  name: `opal-${color}`,
  color,
  roughness: 0.22,
  metalness: 0,
  emission: 0.62,
  clearcoat: 0.5,
});
