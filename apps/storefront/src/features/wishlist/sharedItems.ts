import { EMPTY_WISHLIST, MAX_WISHLIST_PRODUCTS } from "@shop/core/wishlist";
import { isId } from "../../shared/isId.ts";

/** One id as a number, several as "3-7": spellings that the router does not put in quotation marks. */
type ItemsText = number | string;

/** Returns the product ids of a shared wish list, without invalid ones; empty without the parameter. */
export function parseItems(items: unknown): readonly number[] {
  if (typeof items !== "number" && typeof items !== "string") return EMPTY_WISHLIST;
  const ids = String(items).split("-").map(Number).filter(isId);
  return [...new Set(ids)].slice(0, MAX_WISHLIST_PRODUCTS);
}

export const formatItems = (ids: readonly number[]): ItemsText => (ids.length === 1 ? Number(ids[0]) : ids.join("-"));
