import type { ProductModel, Size, View } from "../recipe.ts";
import type { Job } from "./blender.ts";

export const VIEWS = ["hero", "second", "detail"] as const;
export type ViewName = (typeof VIEWS)[number];

/** How the camera looks at a product in one of its pictures. */
export function lookAt(name: ViewName, model: ProductModel, size: Size): Job["view"] {
  const hero = model.hero ?? usual(model, size);
  if (name === "hero") return hero;
  if (name === "detail")
    return { ...hero, elevation: hero.elevation + 4, zoom: 2.2, aim: [hero.azimuth < 0 ? -0.2 : 0.2, 0.16] };
  if (model.stand === "wall" || isFlat(size)) return { ...hero, azimuth: -hero.azimuth + 4 };
  if (size.seatHeight !== undefined) return { azimuth: hero.azimuth < 0 ? 148 : -148, elevation: hero.elevation + 4 };
  return { azimuth: hero.azimuth < -10 ? 6 : 24, elevation: hero.elevation + 2 };
}

function usual(model: ProductModel, size: Size): View {
  if (model.stand === "wall") return { azimuth: -22, elevation: 4 };
  if (model.stand === "hang") return { azimuth: -20, elevation: 2 };
  if (isFlat(size)) return { azimuth: -24, elevation: 42 };
  const slim = size.height > 1.6 * Math.max(size.width, size.depth);
  return { azimuth: -28, elevation: slim ? 8 : 13 };
}

const isFlat = ({ width, depth, height }: Size): boolean => height < 0.08 * Math.max(width, depth);
