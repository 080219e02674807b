import type { ProductCard } from "./product.js";

/** The advent calendar as far as it is open: of the doors to come it says nothing. */
export interface AdventCalendar {
  /** of its December */
  year: number;
  /** the door that opened today; undefined after Christmas Eve */
  today: number | undefined;
  /** 1 to 24, in that order; `product` is undefined where an offer is gone */
  doors: ReadonlyArray<{ door: number; product: ProductCard | undefined }>;
}
