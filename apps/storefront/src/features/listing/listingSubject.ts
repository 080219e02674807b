import type { ListType } from "../../shared/listTypes.ts";
import type { ProductFilter } from "@shop/core";
import type { SortOrder } from "./pageSearch.ts";

/** Set of products that a list shows. Source: specification 2. */
export type ListingSubject =
  | { kind: "category"; id: number }
  | { kind: "brand"; id: number }
  /** Content whose footnote names a brand and a category. */
  | { kind: "content"; id: number; brandId: number; categoryId: number }
  | { kind: "type"; type: ListType }
  /** Products that a text finds, optionally in one category. */
  | { kind: "search"; text: string; category?: number | undefined }
  /** All products: `/products`. */
  | { kind: "all" };

/** Days until shipment that the backend counts as fast. */
export const FAST_DAYS = 5;

/** Backend filter of an unfiltered list. */
export function filterOfSubject(subject: ListingSubject): ProductFilter {
  switch (subject.kind) {
    case "category":
      return { category: subject.id };
    case "brand":
      return { brand: subject.id };
    case "content":
      return { brand: subject.brandId, category: subject.categoryId };
    case "type":
      return filtersByType[subject.type];
    case "search":
      return { search: subject.text, category: subject.category };
    case "all":
      return {};
  }
}

const filtersByType: Record<ListType, ProductFilter> = {
  bestsellers: { bestseller: true },
  new: { isNew: true },
  sale: { reduced: true },
  fast: { withinDays: FAST_DAYS },
};

export function defaultSort(subject: ListingSubject): SortOrder {
  if (subject.kind === "search") return "given_id";
  return subject.kind === "type" && subject.type === "new" ? "created_reverse" : "sales_view_quantity";
}
