import type { CartState } from "../domain/cart/cartState.js";
import { visibleLines } from "../domain/cart/visibleLines.js";
import type { CartStore } from "./cartStore.js";
import type { DeliveryStore } from "./deliveryStore.js";

/** Another cart has another postage, and a cart that was given up none. */
export function watchCart(cart: CartStore, delivery: DeliveryStore): () => void {
  let last = cart.getSnapshot();
  return cart.subscribe(() => {
    const before = last;
    last = cart.getSnapshot();
    if (last.cartId === 0 && before.cartId > 0) delivery.forget();
    if (last.confirmed === before.confirmed && keysIn(last) === keysIn(before)) return;
    const isSettled = last.queue.length + before.queue.length === 0;
    // For an empty cart nothing is asked.
    const isFilled = visibleLines(last).length > 0;
    if (isSettled && isFilled && contentOf(last) === contentOf(before)) delivery.cartConfirmed();
    else delivery.cartChanged();
  });
}

/** What is asked under a key never changes. */
const keysIn = ({ queue }: CartState): string => queue.map(({ key }) => key).join();

/** What the total on the screen is made of. */
const contentOf = ({ confirmed }: CartState): string =>
  JSON.stringify([
    confirmed?.lines.map((line) => [line.productSaleElementId, line.quantity, line.unitCents]),
    confirmed?.coupons?.map(({ code }) => code),
    confirmed?.discountCents,
  ]);

/** Another country has other prices: the backend quotes the cart anew. */
export function watchCountry(cart: CartStore, delivery: DeliveryStore): () => void {
  let last = delivery.getSnapshot().countryId;
  return delivery.subscribe(() => {
    const { countryId } = delivery.getSnapshot();
    if (countryId === last) return;
    last = countryId;
    cart.refresh();
  });
}
