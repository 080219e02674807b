import type { ProductFilter } from "@shop/core";
import type { Sort } from "../../app/pageSearch.ts";

/** The lists that have an address of their own without being a category or a brand: `/shop-grid-standard/{type}`. */
export const LIST_TYPES = ["bestsellers", "new", "sale", "fast"] as const;
export type ListType = (typeof LIST_TYPES)[number];

/** What a listing lists. Source: specification 2. */
export type ListingSubject =
  | { kind: "category"; id: number }
  | { kind: "brand"; id: number }
  /** a content whose postscriptum names a brand and a category */
  | { kind: "content"; id: number; brandId: number; categoryId: number }
  | { kind: "type"; type: ListType }
  /** everything: `/products` */
  | { kind: "all" };

/** Leaves within so many days: what the shop counts as fast. */
export const FAST_DAYS = 5;

/** The products of a subject, before anything is chosen. */
export function productsOf(subject: ListingSubject): ProductFilter {
  switch (subject.kind) {
    case "category":
      return { category: subject.id };
    case "brand":
      return { brand: subject.id };
    case "content":
      return { brand: subject.brandId, category: subject.categoryId };
    case "type":
      return typed[subject.type];
    case "all":
      return {};
  }
}

const typed: Record<ListType, ProductFilter> = {
  bestsellers: {},
  new: {},
  sale: { reduced: true },
  fast: { withinDays: FAST_DAYS },
};

/** The order a subject has while no other is asked for. */
export const orderOf = (subject: ListingSubject): Sort =>
  subject.kind === "type" && subject.type === "new" ? "created_reverse" : "sales_view_quantity";

/** Tells subjects apart. */
export function subjectKey(subject: ListingSubject): string {
  if ("id" in subject) return `${subject.kind} ${subject.id}`;
  return subject.kind === "type" ? subject.type : subject.kind;
}
