import type { Picture } from "./product.js";

/**
 * Returns the URL of the WebP fallback of a picture, in its median width, for clients without AVIF support such as link
 * previews.
 */
export function pictureFallbackUrl({ base, widths, width }: Pick<Picture, "base" | "widths" | "width">): string {
  return `${base}-${widths[Math.floor(widths.length / 2)] ?? width}.webp`;
}
