import { cloth } from "../../surfaces/surfaces.ts";
import type { Surface } from "../../surfaces/surface.ts";

/** Thin linen that the daylight comes through. */
export const sheer = (color: `#${string}`): Surface => ({
  ...cloth("linen", color),
  name: `sheer-${color}`,
  translucency: 0.55,
  bothSides: true,
});
