import type { CartHandle } from "../clients/cartAnswer.js";
import type { CartClient } from "../clients/cartClient.js";
import type { CheckoutClient } from "../clients/checkoutClient.js";
import type { OrderClient } from "../clients/orderClient.js";
import type { CartState } from "../domain/cart/cartState.js";
import { type CheckoutDraft, emptyDraft } from "../domain/order/checkoutDraft.js";
import type { Order, PaymentMethod } from "../domain/order/order.js";
import type { PaymentStart } from "../domain/order/payment.js";
import type { Environment } from "../environment/environment.js";
import { ShopError } from "../shared/shopError.js";
import type { Store } from "./createStore.js";
import type { OrderRequest } from "./orderRequest.js";
import type { OrderOutcome } from "./readResult.js";
import type { SendOrderDeps } from "./sendOrder.js";
import { storedDraft as draftSchema } from "./storedDraft.js";
import { storedAttempt, storedPlaced } from "./storedOrder.js";
import { storedValue } from "./storedValue.js";

/** From a cart to an order, and to looking at it again. */
export interface CheckoutStore extends Store<CheckoutDraft> {
  /** Keeps what was typed. */
  edit(changes: Partial<CheckoutDraft>): void;
  /** Takes up what was typed before the page was left or reloaded. */
  start(): void;
  paymentMethods(deliveryMethodId: number): Promise<PaymentMethod[]>;
  /**
   * Places the order and starts its payment. Repeating it after a lost answer, a reload, a double click or the way back
   * from the provider makes no second one. An address in the answer may be followed: its host was looked at.
   *
   * @throws ShopError PRICE_CHANGED, OUT_OF_STOCK, UNDELIVERABLE, CART_NOT_FOUND, PAYMENT_PENDING with
   * `retryAfterSeconds`, PAYMENT_UNAVAILABLE, PAYMENT_FAILED, NETWORK …; the cart and the draft are kept
   */
  placeOrder(request: OrderRequest): Promise<PaymentStart>;
  /**
   * Where a shopper chooses how to pay at Amazon, before the order: the address they come back to names the session for
   * `placeOrder`. Undefined where the shop has no such page, and takes the order without a session.
   *
   * @throws ShopError CART_NOT_FOUND, PAYMENT_FAILED, NETWORK …
   */
  amazonPage(): Promise<string | undefined>;
  /**
   * What became of the cart that an order-result address names, for who ordered it: in this browser, or signed in. An
   * order that stands ends its cart; after a failed payment the cart is kept. Undefined where there is nothing to show.
   */
  result(cartId: number): Promise<OrderOutcome | undefined>;
  /** The cart that an order was sent for, as long as it is not known what became of it. */
  sentCart(): number | undefined;
  /** The payment code of an order that banking apps read: an SVG drawing. @throws ShopError NOT_FOUND */
  qrCode(cartId: number): Promise<string>;
  /** Nothing of what was typed or ordered stays: the customer has left. */
  forget(): void;
  /**
   * The same, for a session that ended by itself: what the customer has typed waits in this page's memory alone, and is
   * shown to nobody before {@link CheckoutStore.takeUp}.
   */
  setAside(customerId: number): void;
  /** Somebody has signed in: what waits for this customer is back, what waits for another is gone. */
  takeUp(customerId: number): void;
  /** Whether something waits for a customer to sign in again. */
  isWaiting(): boolean;
}

export function createCheckoutStore(deps: {
  client: CheckoutClient &
    Pick<CartClient, "assignCustomer"> &
    Pick<OrderClient, "result" | "qrCode" | "choosePickup" | "amazonPage">;
  environment: Environment;
  cart: {
    handle(): CartHandle | undefined;
    getSnapshot(): CartState;
    forget(where: { onResultPage: boolean }): void;
  };
  countryId: () => number;
  isSignedIn: () => boolean;
  redirects: SendOrderDeps["redirects"];
  /** an order stands, and nobody was told before */
  onPlaced: (order: Order) => void;
}): CheckoutStore {
  const { client, environment, cart } = deps;
  // Personal data ends with the visit: session storage, decision D9.
  const { session } = environment.storage;
  const storedDraft = storedValue(session, "checkout_draft", draftSchema);
  const attempt = storedValue(session, "order_attempt", storedAttempt);
  const placed = storedValue(session, "placed_order", storedPlaced);
  const listeners = new Set<() => void>();
  let draft = emptyDraft(deps.countryId());
  let aside: { customerId: number; draft: CheckoutDraft } | undefined;
  let sending: Promise<PaymentStart> | undefined;

  function setDraft(next: CheckoutDraft): void {
    draft = next;
    for (const listener of listeners) listener();
  }

  function edit(changes: Partial<CheckoutDraft>): void {
    const next = { ...draft, ...changes };
    storedDraft.write(next);
    setDraft(next);
  }

  function ownCart(): CartHandle {
    const handle = cart.handle();
    if (handle === undefined) throw new ShopError("CART_NOT_FOUND", { details: { at: "checkout" } });
    return handle;
  }

  /** What sends an order comes with the first one. */
  async function send(request: OrderRequest): Promise<PaymentStart> {
    const handle = ownCart();
    const { confirmed } = cart.getSnapshot();
    const { placeOrder } = await import("./placeOrder.js");
    return placeOrder(request, {
      client,
      handle,
      confirmed,
      isGuest: !deps.isSignedIn(),
      attempt,
      placed,
      random: environment.random,
      redirects: deps.redirects,
    });
  }

  /** Whose order it is: this browser's, or, for who is signed in, the shop knows. */
  function handleOf(cartId: number): CartHandle | undefined {
    const own = [placed.read(), cart.handle()].find((handle) => handle?.cartId === cartId);
    if (own !== undefined) return { cartId, token: own.token };
    return deps.isSignedIn() ? { cartId, token: undefined } : undefined;
  }

  /** The order stands: what it was made of is over, in all tabs. */
  function end(handle: CartHandle, order: Order | undefined): void {
    const wasTold = placed.read()?.cartId === handle.cartId && placed.read()?.told === true;
    placed.write({ ...handle, told: wasTold || order !== undefined });
    if (!wasTold) {
      attempt.clear();
      storedDraft.clear();
      setDraft(emptyDraft(deps.countryId()));
    }
    if (cart.handle()?.cartId === handle.cartId) cart.forget({ onResultPage: true });
    if (!wasTold && order !== undefined) deps.onPlaced(order);
  }

  function forget(): void {
    aside = undefined;
    for (const kept of [storedDraft, attempt, placed]) kept.clear();
    setDraft(emptyDraft(deps.countryId()));
  }

  return {
    getSnapshot: () => draft,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    edit,
    start() {
      const before = storedDraft.read();
      if (before !== undefined) setDraft(before);
    },
    paymentMethods: async (deliveryMethodId) =>
      client.paymentMethods(ownCart(), { countryId: deps.countryId(), deliveryMethodId }),
    placeOrder(request) {
      // Whoever asks again while one is on its way gets that one's answer.
      sending ??= send(request).finally(() => (sending = undefined));
      return sending;
    },
    amazonPage: async () => (await import("./amazonPage.js")).amazonPage(client, ownCart(), deps.redirects),
    async result(cartId) {
      const handle = handleOf(cartId);
      if (handle === undefined) return undefined;
      const { isPlaced, readResult } = await import("./readResult.js");
      const outcome = await readResult(client, handle);
      if (outcome === undefined) return undefined;
      if (isPlaced(outcome.result)) end(handle, outcome.order);
      else if (outcome.result.payment === "failed") {
        attempt.clear();
        placed.clear();
        // What was chosen at Amazon is spent.
        if (draft.amazonSessionId !== undefined) edit({ amazonSessionId: undefined });
      }
      return outcome;
    },
    sentCart() {
      const sent = placed.read();
      return sent === undefined || sent.told ? undefined : sent.cartId;
    },
    qrCode: async (cartId) => client.qrCode(handleOf(cartId) ?? { cartId, token: undefined }),
    forget,
    setAside(customerId) {
      const typed = storedDraft.read() ?? draft;
      forget();
      aside = { customerId, draft: typed };
    },
    takeUp(customerId) {
      const kept = aside;
      aside = undefined;
      // What was typed since then is newer.
      if (kept?.customerId === customerId && storedDraft.read() === undefined) edit(kept.draft);
    },
    isWaiting: () => aside !== undefined,
  };
}
