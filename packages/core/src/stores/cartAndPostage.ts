import type { CartState } from "../domain/cart/cartState.js";
import { visibleLines } from "../domain/cart/visibleLines.js";
import type { CartStore } from "./cartStore.js";
import type { DeliveryStore } from "./deliveryStore.js";

/**
 * Requotes shipping when the cart changes, and resets it when the cart is forgotten.
 * @returns a function that unsubscribes
 */
export function watchCart(cart: CartStore, delivery: DeliveryStore): () => void {
  let last = cart.getSnapshot();
  return cart.subscribe(() => {
    const before = last;
    last = cart.getSnapshot();
    if (last.cartId === 0 && before.cartId > 0) delivery.forget();
    if (last.confirmed === before.confirmed && keysIn(last) === keysIn(before)) return;
    const isSettled = last.queue.length + before.queue.length === 0;
    // An empty cart needs no quote.
    const isFilled = visibleLines(last).length > 0;
    if (isSettled && isFilled && contentOf(last) === contentOf(before)) delivery.cartConfirmed();
    else delivery.cartChanged();
  });
}

/** An action never changes under its key, so the keys identify the queue. */
const keysIn = ({ queue }: CartState): string => queue.map(({ key }) => key).join();

/** The values that determine the displayed total. */
const contentOf = ({ confirmed }: CartState): string =>
  JSON.stringify([
    confirmed?.lines.map((line) => [line.productSaleElementId, line.quantity, line.unitCents]),
    confirmed?.coupons?.map(({ code }) => code),
    confirmed?.discountCents,
  ]);

/**
 * Reloads the cart when the country changes, because its prices change.
 * @returns a function that unsubscribes
 */
export function watchCountry(cart: CartStore, delivery: DeliveryStore): () => void {
  let last = delivery.getSnapshot().countryId;
  return delivery.subscribe(() => {
    const { countryId } = delivery.getSnapshot();
    if (countryId === last) return;
    last = countryId;
    cart.refresh();
  });
}
