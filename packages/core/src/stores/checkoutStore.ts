import * as v from "valibot";
import type { CartClient, CartHandle } from "../clients/cartClient.js";
import type { CheckoutClient } from "../clients/checkoutClient.js";
import { type CheckoutDraft, emptyDraft } from "../domain/order/checkoutDraft.js";
import type { Order, PaymentMethod } from "../domain/order/order.js";
import type { PaymentCode, PaymentStart } from "../domain/order/payment.js";
import type { PostalAddress } from "../domain/order/postalAddress.js";
import type { Environment } from "../environment/environment.js";
import { isShopError, ShopError } from "../shared/shopError.js";
import type { Store } from "./createStore.js";
import type { OrderAttempt } from "./sendOrder.js";
import { storedAddress } from "./storedAddress.js";
import { storedValue } from "./storedValue.js";

export interface OrderRequest {
  email: string;
  delivery: PostalAddress;
  /** undefined: the delivery address */
  invoice: PostalAddress | undefined;
  deliveryMethodId: number;
  payment: { id: number; code: PaymentCode };
  message: string;
  /** the total the shopper saw, gross cents */
  expectedTotalCents: number;
}

/** From a cart to an order, and to looking at it again. */
export interface CheckoutStore extends Store<CheckoutDraft> {
  /** Keeps what was typed. */
  edit(changes: Partial<CheckoutDraft>): void;
  /** Takes up what was typed before the page was left or reloaded. */
  start(): void;
  paymentMethods(deliveryMethodId: number): Promise<PaymentMethod[]>;
  /**
   * Places the order. Repeating it after a lost answer, a reload or a double click makes no second one.
   *
   * @throws ShopError PRICE_CHANGED, OUT_OF_STOCK, UNDELIVERABLE, CART_NOT_FOUND, NETWORK …; the cart and the draft are kept
   */
  placeOrder(request: OrderRequest): Promise<PaymentStart>;
  /** The order of the cart that an order-result address names, for the browser that placed it. Ends the cart it came from. */
  placedOrder(cartId: number): Promise<Order | undefined>;
  /** Nothing of what was typed or ordered stays: the customer has left. */
  forget(): void;
}

const text = v.pipe(v.string(), v.maxLength(2000));
const draftSchema: v.GenericSchema<unknown, CheckoutDraft> = v.pipe(
  v.object({
    email: text,
    delivery: storedAddress,
    invoice: v.optional(storedAddress),
    paymentMethodId: v.optional(v.number()),
    message: text,
  }),
  v.transform(({ invoice, paymentMethodId, ...draft }) => ({ ...draft, invoice, paymentMethodId })),
);
const attemptSchema: v.GenericSchema<unknown, OrderAttempt> = v.object({ fingerprint: v.string(), key: v.string() });
const handleSchema: v.GenericSchema<unknown, CartHandle> = v.pipe(
  v.object({ cartId: v.number(), token: v.optional(v.string()) }),
  v.transform(({ cartId, token }) => ({ cartId, token })),
);

export function createCheckoutStore(deps: {
  client: CheckoutClient & Pick<CartClient, "assignCustomer">;
  environment: Environment;
  cart: { handle(): CartHandle | undefined; forget(where: { onResultPage: boolean }): void };
  countryId: () => number;
}): CheckoutStore {
  const { client, environment, cart } = deps;
  // Personal data ends with the visit: session storage, decision D9.
  const { session } = environment.storage;
  const storedDraft = storedValue(session, "checkout_draft", draftSchema);
  const attempt = storedValue(session, "order_attempt", attemptSchema);
  const placed = storedValue(session, "placed_order", handleSchema);
  const listeners = new Set<() => void>();
  let draft = emptyDraft(deps.countryId());

  function setDraft(next: CheckoutDraft): void {
    draft = next;
    for (const listener of listeners) listener();
  }

  function ownCart(): CartHandle {
    const handle = cart.handle();
    if (handle === undefined) throw new ShopError("CART_NOT_FOUND", { details: { at: "checkout" } });
    return handle;
  }

  /** What sends an order comes with the first one. */
  async function send(request: OrderRequest): Promise<PaymentStart> {
    const handle = ownCart();
    const { sendOrder } = await import("./sendOrder.js");
    const start = await sendOrder(request, { client, handle, attempt, random: environment.random });
    placed.write(handle);
    attempt.clear();
    return start;
  }

  return {
    getSnapshot: () => draft,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    edit(changes) {
      const next = { ...draft, ...changes };
      storedDraft.write(next);
      setDraft(next);
    },
    start() {
      const before = storedDraft.read();
      if (before !== undefined) setDraft(before);
    },
    paymentMethods: async (deliveryMethodId) =>
      client.paymentMethods(ownCart(), { countryId: deps.countryId(), deliveryMethodId }),
    async placeOrder(request) {
      try {
        return await send(request);
      } catch (error) {
        // A refusal is a final answer, kept by the shop under its key: asking again is a new intention.
        if (!isUnanswered(error)) attempt.clear();
        throw error;
      }
    },
    async placedOrder(cartId) {
      const own = [placed.read(), cart.handle()].find((handle) => handle?.cartId === cartId);
      if (own === undefined) return undefined;
      const order = await client.orderOfCart(own);
      if (order === undefined) return undefined;
      placed.write(own);
      storedDraft.clear();
      setDraft(emptyDraft(deps.countryId()));
      if (cart.handle()?.cartId === cartId) cart.forget({ onResultPage: true });
      return order;
    },
    forget() {
      for (const kept of [storedDraft, attempt, placed]) kept.clear();
      setDraft(emptyDraft(deps.countryId()));
    },
  };
}

/** Whether it is unknown what became of a call: then only the same key may ask again. */
function isUnanswered(error: unknown): boolean {
  if (!isShopError(error)) return true;
  if (error.code === "HTTP_STATUS") return Number(error.details["status"]) >= 500;
  return ["NETWORK", "TIMEOUT", "ABORTED", "RATE_LIMITED", "ANSWER_INVALID", "IDEMPOTENCY_IN_FLIGHT"].includes(
    error.code,
  );
}
