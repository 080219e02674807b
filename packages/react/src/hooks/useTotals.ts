import { type CartTotals, cartTotals } from "@shop/core";
import { useCart } from "./useCart.js";
import { useDelivery } from "./useDelivery.js";

/** Goods, discount, shipping and total; shipping and total are undefined until the shop has quoted them. */
export function useTotals(): CartTotals {
  const { lines, discountCents, pending } = useCart();
  const { postageCents, loading } = useDelivery();
  // An old quote must not stand beside new lines.
  return cartTotals({
    lines,
    discountCents,
    ...(pending || loading || postageCents === undefined ? {} : { shippingCents: postageCents }),
  });
}
