import type { CartHandle } from "../calls/cartClient.js";
import type { Cart } from "../domain/cart/cart.js";
import { pause } from "../shared/promises.js";
import type { CartEngine } from "./cartEngine.js";
import type { DroppedMutations } from "./cartState.js";

/** Returns the identity of the cart for calls; undefined until the backend has created it. */
export function cartHandle(engine: Pick<CartEngine, "getSnapshot">): CartHandle | undefined {
  const { cartId, token } = engine.getSnapshot();
  return cartId > 0 ? { cartId, token } : undefined;
}

const EXCHANGE_WAIT_MS = 8000;

/**
 * Runs a call that takes the guest's cart and may return another one, such as sign-in: after the queue, and under a lock
 * across tabs. Mutations submitted meanwhile apply to the returned cart; lines that it did not take over are reported.
 */
export async function exchangeCart<Result extends { cart?: Cart | undefined }>(
  engine: CartEngine,
  send: (cart: CartHandle | undefined) => Promise<Result>,
  onDropped?: (dropped: DroppedMutations) => void,
): Promise<Result> {
  const { lock, timers } = engine.environment;
  await Promise.race([engine.whenSent().catch(() => {}), pause(timers, EXCHANGE_WAIT_MS)]);
  const granted = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  void lock("cart", () => {
    granted.resolve();
    return released.promise;
  });
  // For a limited time only: the tab that holds the lock may itself wait for this sign-in.
  await Promise.race([granted.promise, pause(timers, EXCHANGE_WAIT_MS)]);
  try {
    engine.read();
    const { confirmed } = engine.getSnapshot();
    const result = await send(cartHandle(engine));
    const { cart } = result;
    if (cart === undefined) return result;
    // The response has the prices of any country, for example the address book's.
    engine.send({ type: "replaced", cart });
    void engine.load();
    const taken = cart.lines.map(({ variantId }) => variantId);
    const lines = confirmed?.lines.filter(({ variantId }) => !taken.includes(variantId));
    if (lines?.length) onDropped?.({ reason: "unmerged", mutations: [], lines });
    return result;
  } finally {
    released.resolve();
    engine.sendQueue();
  }
}

/** Forgets the cart and its id in all tabs; the backend keeps it. On the order result page the stored id stays. */
export function forgetCart(engine: CartEngine, { onResultPage = false }: { onResultPage?: boolean } = {}): void {
  if (onResultPage) engine.retainId();
  engine.send({ type: "reset", keepStoredId: onResultPage });
}
