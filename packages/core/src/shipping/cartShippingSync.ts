import type { CartState } from "../cart/cartState.js";
import { selectLines } from "../cart/selectLines.js";
import type { CartStore } from "../cart/cartStore.js";
import type { ShippingStore } from "./shippingStore.js";

/**
 * Requotes shipping when the cart changes, and resets it with the cart.
 * @returns a function that unsubscribes
 */
export function syncShippingWithCart(cart: CartStore, shipping: ShippingStore): () => void {
  let last = cart.getSnapshot();
  return cart.subscribe(() => {
    const before = last;
    last = cart.getSnapshot();
    if (last.cartId === 0 && before.cartId > 0) shipping.forget();
    if (last.confirmed === before.confirmed && queueKeys(last) === queueKeys(before)) return;
    const isSynced = last.queue.length + before.queue.length === 0;
    // An empty cart needs no quote.
    const isFilled = selectLines(last).length > 0;
    if (isSynced && isFilled && totalInputs(last) === totalInputs(before)) shipping.cartConfirmed();
    else shipping.cartChanged();
  });
}

/** An action never changes under its key, so the keys identify the queue. */
const queueKeys = ({ queue }: CartState): string => queue.map(({ key }) => key).join();

/** The values that determine the displayed total. */
const totalInputs = ({ confirmed }: CartState): string =>
  JSON.stringify([
    confirmed?.lines.map((line) => [line.variantId, line.quantity, line.unitCents]),
    confirmed?.coupons?.map(({ code }) => code),
    confirmed?.discountCents,
  ]);

/**
 * Reloads the cart when the country changes, because its prices change.
 * @returns a function that unsubscribes
 */
export function reloadCartOnCountryChange(cart: CartStore, shipping: ShippingStore): () => void {
  let last = shipping.getSnapshot().countryId;
  return shipping.subscribe(() => {
    const { countryId } = shipping.getSnapshot();
    if (countryId === last) return;
    last = countryId;
    void cart.refresh();
  });
}
