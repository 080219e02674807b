import type { CartState } from "../domain/cart/cartState.js";
import type { CartStore } from "./cartStore.js";
import type { DeliveryStore } from "./deliveryStore.js";

/** Another cart has another postage, and a cart that was given up none. */
export function watchCart(cart: CartStore, delivery: DeliveryStore): () => void {
  let last = cart.getSnapshot();
  return cart.subscribe(() => {
    const before = last;
    last = cart.getSnapshot();
    if (last.cartId === 0 && before.cartId > 0) delivery.forget();
    if (last.confirmed !== before.confirmed || keysIn(last) !== keysIn(before)) delivery.cartChanged();
  });
}

/** What is asked under a key never changes. */
const keysIn = ({ queue }: CartState): string => queue.map(({ key }) => key).join();

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
