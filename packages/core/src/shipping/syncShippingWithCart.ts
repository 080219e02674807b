import type { CartSnapshot } from "../cart/cartSnapshot.js";
import type { CartStore } from "../cart/cartStore.js";
import type { OwnedShipping } from "./shippingStore.js";

/**
 * Requotes shipping when the cart changes, and resets it with the cart.
 * @returns a function that unsubscribes
 */
export function syncShippingWithCart(cart: CartStore, shipping: OwnedShipping): () => void {
  let last = cart.getSnapshot();
  return cart.subscribe(() => {
    const before = last;
    last = cart.getSnapshot();
    if (last.cartId === 0 && before.cartId > 0) shipping.forget();
    if (last.lines === before.lines) return;
    const isSynced = !last.isPending && !before.isPending;
    // An empty cart needs no quote.
    const isFilled = last.lines.length > 0;
    if (isSynced && isFilled && totalInputs(last) === totalInputs(before)) shipping.cartConfirmed();
    else shipping.cartChanged();
  });
}

/** The values that determine the displayed total. */
const totalInputs = ({ confirmed }: CartSnapshot): string =>
  JSON.stringify([
    confirmed?.lines.map((line) => [line.variantId, line.quantity, line.unitCents]),
    confirmed?.coupons?.map(({ code }) => code),
    confirmed?.discountCents,
  ]);
