import type { CartClient, CartHandle } from "../calls/cartClient.js";
import type { CheckoutClient, OrderClient } from "../calls/clients.js";
import type { CartSnapshot } from "../cart/cartSnapshot.js";
import type { Order, PaymentMethod } from "../domain/order/order.js";
import type { PaymentSettings } from "../domain/order/payment.js";
import type { StartedPayment } from "../domain/order/paymentRedirect.js";
import type { Environment } from "../environment/environment.js";
import type { ShippingMethod } from "../domain/shipping/shippingMethod.js";
import { ShopError } from "../shared/shopError.js";
import { createListeners, type Store } from "../store/createStore.js";
import { storedValue } from "../store/storedValue.js";
import { type CheckoutDraft, emptyDraft, type OrderRequest } from "./checkoutDraft.js";
import { storedAttempt, storedDraft, storedPlacedCart } from "./checkoutStorage.js";
import type { OrderOutcome } from "./fetchOrderOutcome.js";
import type { PlaceOrderDeps } from "./placeOrder.js";

/** Next step of a placed order, and the cart id for {@link CheckoutStore.result}. */
export type PlacedOrder = StartedPayment & { cartId: number };

/** Checkout draft, order placement and order results. */
export interface CheckoutStore extends Store<CheckoutDraft> {
  /** Updates and stores the draft. */
  edit(changes: Partial<CheckoutDraft>): void;
  /** Restores the draft after a reload. */
  start(): void;
  /**
   * Returns the payment methods that the cart, its country and the shipping method allow, by position. A code that the
   * SDK does not know has the title of the backend like all others.
   *
   * @param shippingMethodId default: the chosen one
   * @param settings default: `shop.content.localeConfig()`, one more call
   * @throws ShopError CART_NOT_FOUND, NETWORK …
   */
  paymentMethods(shippingMethodId?: number, settings?: PaymentSettings): Promise<PaymentMethod[]>;
  /**
   * Places the order and starts its payment. A repeat after a lost response, a reload, a double click or a return from
   * the provider does not place a second order. An order that is paid otherwise ends the payment that this tab left, if
   * it cannot complete any more. The host of a returned URL has been checked.
   * @throws ShopError PRICE_CHANGED, OUT_OF_STOCK, UNDELIVERABLE, CART_NOT_FOUND, PAYMENT_PENDING with
   * `retryAfterSeconds`, PAYMENT_UNAVAILABLE, PAYMENT_FAILED, NETWORK …; cart and draft are kept
   */
  placeOrder(request: OrderRequest): Promise<PlacedOrder>;
  /**
   * Returns the Amazon Pay page, on which the shopper chooses a payment method before ordering; its return URL contains
   * the session for `placeOrder`. Undefined on a backend that accepts the order without a session.
   * @throws ShopError CART_NOT_FOUND, PAYMENT_FAILED, NETWORK …
   */
  amazonPayUrl(): Promise<string | undefined>;
  /**
   * Returns the outcome of the cart in an order result URL, for the browser or the customer that ordered it; undefined
   * when there is none. A confirmed order ends its cart; a failed payment keeps it.
   */
  result(cartId: number): Promise<OrderOutcome | undefined>;
  /** Returns the id of the cart whose order was sent and has no known outcome yet. */
  pendingCartId(): number | undefined;
  /** Returns the payment QR code of an order for banking apps, as SVG. @throws ShopError NOT_FOUND */
  qrCode(cartId: number): Promise<string>;
  /** Deletes the draft and all order data, after a sign-out. */
  forget(): void;
  /** Like {@link CheckoutStore.forget}, for a session that ended by itself: the draft stays in memory, invisible. */
  suspendDraft(customerId: number): void;
  /** Restores the draft set aside for this customer after sign-in, and discards the draft of another customer. */
  resumeDraft(customerId: number): void;
  /** Returns whether a draft is set aside for a customer. */
  hasSuspendedDraft(): boolean;
}

export function createCheckoutStore(deps: {
  client: CheckoutClient &
    Pick<CartClient, "assignCustomer"> &
    Pick<OrderClient, "result" | "qrCode" | "setPickup" | "cancelPayment" | "amazonPayUrl">;
  environment: Environment;
  cart: {
    handle(): CartHandle | undefined;
    getSnapshot(): Pick<CartSnapshot, "confirmed">;
    forget(where: { onResultPage: boolean }): void;
  };
  countryId: () => number;
  shipping: { getSnapshot(): { methodId: number; methods: readonly ShippingMethod[] | undefined } };
  localeConfig: () => Promise<PaymentSettings>;
  isSignedIn: () => boolean;
  redirects: PlaceOrderDeps["redirects"];
  /** Called once per confirmed order. */
  onPlaced: (order: Order) => void;
}): CheckoutStore {
  const { client, environment, cart, redirects } = deps;
  const { random } = environment;
  // Personal data ends with the visit, so it is kept in session storage.
  const { session } = environment.storage;
  const stored = storedValue(session, "checkout_draft", storedDraft);
  const attempt = storedValue(session, "order_attempt", storedAttempt);
  const placed = storedValue(session, "placed_order", storedPlacedCart);
  const { subscribe, notify } = createListeners(environment.log);
  let draft = emptyDraft(deps.countryId());
  let suspended: { customerId: number; draft: CheckoutDraft } | undefined;
  let sending: Promise<PlacedOrder> | undefined;

  function setDraft(next: CheckoutDraft): void {
    draft = next;
    notify();
  }

  function edit(changes: Partial<CheckoutDraft>): void {
    const next = { ...draft, ...changes };
    stored.write(next);
    setDraft(next);
  }

  function requireCart(): CartHandle {
    const handle = cart.handle();
    if (handle === undefined) throw new ShopError("CART_NOT_FOUND", { details: { at: "checkout" } });
    return handle;
  }

  /** Loads the order code with the first order. */
  async function send(request: OrderRequest): Promise<PlacedOrder> {
    const handle = requireCart();
    const { confirmed } = cart.getSnapshot();
    const { placeOrder } = await import("./placeOrder.js");
    const isGuest = !deps.isSignedIn();
    const { methods } = deps.shipping.getSnapshot();
    const shippingTaxTitle = methods?.find(({ id }) => id === request.shippingMethodId)?.taxTitle ?? "";
    const order = { client, handle, confirmed, isGuest, shippingTaxTitle, attempt, placed, random, redirects };
    return { ...(await placeOrder(request, order)), cartId: handle.cartId };
  }

  /** Returns the handle of an order of this browser; for a signed-in customer the backend checks ownership. */
  function handleOf(cartId: number): CartHandle | undefined {
    const own = [placed.read(), cart.handle()].find((handle) => handle?.cartId === cartId);
    if (own !== undefined) return { cartId, token: own.token };
    return deps.isSignedIn() ? { cartId, token: undefined } : undefined;
  }

  /** Ends the cart of a confirmed order, in all tabs. */
  function end(handle: CartHandle, order: Order | undefined): void {
    const before = placed.read();
    const wasReported = before?.cartId === handle.cartId && before.isReported;
    placed.write({ ...handle, isReported: wasReported || order !== undefined, isPaying: false });
    if (!wasReported) {
      attempt.clear();
      clearDraft();
    }
    if (cart.handle()?.cartId === handle.cartId) cart.forget({ onResultPage: true });
    if (!wasReported && order !== undefined) deps.onPlaced(order);
  }

  function clearDraft(): void {
    stored.clear();
    setDraft(emptyDraft(deps.countryId()));
  }

  function forget(): void {
    suspended = undefined;
    attempt.clear();
    placed.clear();
    clearDraft();
  }

  return {
    getSnapshot: () => draft,
    subscribe,
    edit,
    start() {
      const before = stored.read();
      if (before !== undefined) setDraft(before);
    },
    async paymentMethods(shippingMethodId = deps.shipping.getSnapshot().methodId, settings) {
      const handle = requireCart();
      const { fetchPaymentMethods } = await import("./fetchPaymentMethods.js");
      const delivery = { countryId: deps.countryId(), shippingMethodId };
      return fetchPaymentMethods(client, handle, delivery, settings ?? deps.localeConfig());
    },
    placeOrder(request) {
      // A call while one is in flight returns the result of the first.
      sending ??= send(request).finally(() => (sending = undefined));
      return sending;
    },
    amazonPayUrl: async () => (await import("./placeOrder.js")).fetchAmazonPayUrl(client, requireCart(), redirects),
    async result(cartId) {
      const handle = handleOf(cartId);
      if (handle === undefined) return undefined;
      const { isPlaced, fetchOrderOutcome } = await import("./fetchOrderOutcome.js");
      const outcome = await fetchOrderOutcome(client, handle);
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
    pendingCartId() {
      const sent = placed.read();
      return sent?.isReported === false ? sent.cartId : undefined;
    },
    qrCode: async (cartId) => client.qrCode(handleOf(cartId) ?? { cartId, token: undefined }),
    forget,
    suspendDraft(customerId) {
      const typed = stored.read() ?? draft;
      forget();
      suspended = { customerId, draft: typed };
    },
    resumeDraft(customerId) {
      const kept = suspended;
      suspended = undefined;
      // A draft typed since then is newer.
      if (kept?.customerId === customerId && stored.read() === undefined) edit(kept.draft);
    },
    hasSuspendedDraft: () => suspended !== undefined,
  };
}
