import { createWishlist, EMPTY_WISHLIST, type Wishlist, type WishlistEnvironment } from "@shop/core/wishlist";
import { useStore } from "@shop/react";
import { createValueStore } from "./createValueStore.ts";

const NO_WISHLIST = createValueStore(EMPTY_WISHLIST);
let wishlist: Wishlist | undefined;

/** Reads the wish list of this browser; called once, before the page is hydrated. */
export function startWishlist(environment: WishlistEnvironment): void {
  wishlist = createWishlist(environment);
}

/** Returns the ids of the saved products, the newest first; empty on the server and during hydration. */
export const useSavedIds = (): readonly number[] => useStore(wishlist ?? NO_WISHLIST, EMPTY_WISHLIST);

export const toggleSaved = (productId: number): void => wishlist?.toggle(productId);
export const saveProducts = (productIds: readonly number[]): void => wishlist?.add(...productIds);
export const clearSaved = (): void => wishlist?.clear();
