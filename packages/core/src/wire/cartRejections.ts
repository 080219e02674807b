/** Status text of a rejected change of the cart → reason: the item is no longer sold, or the cart has no room. */
export const cartRejections: Partial<Record<string, "gone" | "full">> = {
  "Product not found": "gone",
  "Cart is full": "full",
};
