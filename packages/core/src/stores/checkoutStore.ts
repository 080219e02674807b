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

/** Checkout draft, order placement and order results. */
export interface CheckoutStore extends Store<CheckoutDraft> {
  /** Updates and stores the draft. */
  edit(changes: Partial<CheckoutDraft>): void;
  /** Restores the draft after a reload. */
  start(): void;
  paymentMethods(deliveryMethodId: number): Promise<PaymentMethod[]>;
  /**
   * Places the order and starts its payment. A repeat after a lost response, a reload, a double click or a return from
   * the provider does not place a second order. The host of a returned URL has been checked.
   *
   * @throws ShopError PRICE_CHANGED, OUT_OF_STOCK, UNDELIVERABLE, CART_NOT_FOUND, PAYMENT_PENDING with
   * `retryAfterSeconds`, PAYMENT_UNAVAILABLE, PAYMENT_FAILED, NETWORK …; cart and draft are kept
   */
  placeOrder(request: OrderRequest): Promise<PaymentStart>;
  /**
   * Returns the Amazon Pay page, on which the shopper chooses a payment method before ordering; its return URL contains
   * the session for `placeOrder`. Undefined on a backend without such a page, which accepts the order without a
   * session.
   *
   * @throws ShopError CART_NOT_FOUND, PAYMENT_FAILED, NETWORK …
   */
  amazonPage(): Promise<string | undefined>;
  /**
   * Returns the outcome of the cart in an order result URL, for the browser or the customer that ordered it; undefined
   * when there is none. A confirmed order ends its cart; a failed payment keeps it.
   */
  result(cartId: number): Promise<OrderOutcome | undefined>;
  /** Returns the id of the cart whose order was sent and has no known outcome yet. */
  sentCart(): number | undefined;
  /**
   * Returns the payment QR code of an order for banking apps, as SVG.
   * @throws ShopError NOT_FOUND
   */
  qrCode(cartId: number): Promise<string>;
  /** Deletes the draft and all order data, after a sign-out. */
  forget(): void;
  /**
   * Like {@link CheckoutStore.forget}, for a session that ended by itself: the draft stays in memory, invisible until
   * {@link CheckoutStore.takeUp}.
   */
  setAside(customerId: number): void;
  /** Restores the draft set aside for this customer after sign-in, and discards the draft of another customer. */
  takeUp(customerId: number): void;
  /** Returns whether a draft is set aside for a customer. */
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
  /** Called once per confirmed order. */
  onPlaced: (order: Order) => void;
}): CheckoutStore {
  const { client, environment, cart } = deps;
  // Personal data ends with the visit, so it is kept in session storage.
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

  /** Loads the order code with the first order. */
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

  /** Returns the handle of an order of this browser; for a signed-in customer the backend checks ownership. */
  function handleOf(cartId: number): CartHandle | undefined {
    const own = [placed.read(), cart.handle()].find((handle) => handle?.cartId === cartId);
    if (own !== undefined) return { cartId, token: own.token };
    return deps.isSignedIn() ? { cartId, token: undefined } : undefined;
  }

  /** Ends the cart of a confirmed order, in all tabs. */
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
      // A call while one is in flight returns the result of the first.
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
        // An Amazon Pay session cannot be used twice.
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
      // A draft typed since then is newer.
      if (kept?.customerId === customerId && storedDraft.read() === undefined) edit(kept.draft);
    },
    isWaiting: () => aside !== undefined,
  };
}
