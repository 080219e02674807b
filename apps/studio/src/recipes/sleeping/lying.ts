import type { Size } from "../../recipe.ts";

const WIDTHS = [0.9, 1, 1.2, 1.4, 1.6, 1.8, 2] as const;

/** The mattress that belongs into a bed of this width; all are two metres long. */
export function lyingArea({ width }: Pick<Size, "width">): { width: number; length: number } {
  return { width: WIDTHS.findLast((standard) => standard <= width + 0.001) ?? 0.9, length: 2 };
}
