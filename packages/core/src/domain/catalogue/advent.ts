import type { ProductCard } from "./product.js";

/** Advent calendar; contains only doors that are already open. */
export interface AdventCalendar {
  /** Year of its December. */
  year: number;
  /** Door opened today; undefined after Christmas Eve. */
  today: number | undefined;
  /** 1 to 24, ascending; `product` is undefined when the offer is no longer available. */
  doors: ReadonlyArray<{ door: number; product: ProductCard | undefined }>;
}
