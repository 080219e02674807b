import type { Picture } from "./product.js";

/**
 * The address of the one WebP file of a picture, for what cannot read AVIF: old browsers, readers of shared links. It has
 * the middle one of the widths.
 */
export function pictureFallback({ base, widths, width }: Pick<Picture, "base" | "widths" | "width">): string {
  return `${base}-${widths[Math.floor(widths.length / 2)] ?? width}.webp`;
}
