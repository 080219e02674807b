import type { CartHandle } from "../clients/cartAnswer.js";
import type { CartClient } from "../clients/cartClient.js";
import type { CheckoutClient } from "../clients/checkoutClient.js";
import type { OrderClient } from "../clients/orderClient.js";
import type { OrderAddress } from "../domain/order/checkoutDraft.js";
import { type PayableCode, type PaymentStart, paymentStart } from "../domain/order/payment.js";
import { isAllowedRedirect } from "../domain/order/redirects.js";
import type { Environment } from "../environment/environment.js";
import { fingerprint } from "../shared/fingerprint.js";
import { isShopError, ShopError } from "../shared/shopError.js";
import type { OrderRequest } from "./orderRequest.js";
import type { StoredValue } from "./storedValue.js";

/** An attempt to order: fingerprint of the request, and the idempotency key of its calls. */
export interface OrderAttempt {
  fingerprint: string;
  key: string;
}

/** Lines and coupons of the order, which distinguish two orders with the same request. */
export interface OrderedCart {
  lines: ReadonlyArray<readonly [saleElementId: number, quantity: number]>;
  coupons: readonly string[];
}

export interface SendOrderDeps {
  client: Pick<CheckoutClient, "addAddress" | "pay"> &
    Pick<CartClient, "assignCustomer"> &
    Pick<OrderClient, "choosePickup">;
  handle: CartHandle;
  ordered: OrderedCart;
  isGuest: boolean;
  attempt: StoredValue<OrderAttempt>;
  random: Environment["random"];
  /** The shop's origin, and hosts of additional payment providers. */
  redirects: { origin: string; moreHosts?: readonly string[] | undefined };
}

/**
 * Sends an order, from customer and addresses to the start of the payment. The attempt stays stored: an identical retry
 * after the return from the provider leads to the same payment, until its result is known.
 */
export async function sendOrder(request: OrderRequest, deps: SendOrderDeps): Promise<PaymentStart> {
  const { client, handle, ordered, isGuest } = deps;
  const { delivery, invoice, payment } = request;
  const key = keyFor({ cartId: handle.cartId, ordered, request }, deps);
  const customerId = await during("customer", client.assignCustomer(handle, request.email));
  const idOf = async ({ bookId, ...address }: OrderAddress, part: string): Promise<number> =>
    bookId ?? during("address", client.addAddress(handle, customerId, address, `${key}-${part}`));
  const deliveryAddressId = await idOf(delivery, "delivery");
  const invoiceAddressId = invoice ? await idOf(invoice, "invoice") : deliveryAddressId;
  if (request.pickup !== undefined) await during("pickup", client.choosePickup(handle, request.pickup));
  const answer = await client.pay({
    cart: handle,
    customerId,
    email: request.email,
    deliveryAddressId,
    invoiceAddressId,
    deliveryMethodId: request.deliveryMethodId,
    paymentMethodId: payment.id,
    paymentCode: payment.code,
    countryId: delivery.countryId,
    company: (invoice ?? delivery).company !== "",
    vatNumber: request.vatNumber,
    coupons: ordered.coupons,
    guest: isGuest,
    completeDelivery: request.completeDelivery,
    message: request.message,
    amazonSessionId: request.amazonSessionId,
    expectedTotalCents: request.expectedTotalCents,
    idempotencyKey: `${key}-pay`,
  });
  return followable(payment.code, paymentStart(payment.code, answer), deps.redirects);
}

/** Steps of sending an order; error details name the failed one as `during`. */
export type OrderPart = "customer" | "address" | "pickup";

async function during<T>(part: OrderPart, asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (!isShopError(error)) throw error;
    throw new ShopError(error.code, { details: { ...error.details, during: part }, cause: error });
  }
}

/** @throws ShopError PAYMENT_FAILED without a URL, or with one on a host that is not allowed */
function followable(code: PayableCode, start: PaymentStart, redirects: SendOrderDeps["redirects"]): PaymentStart {
  const url = start.kind === "failed" ? undefined : start.url;
  if (url === undefined && start.kind === "cardSession") return start;
  if (url !== undefined && isAllowedRedirect(code, url, redirects)) return start;
  throw new ShopError("PAYMENT_FAILED", {
    details: { payment: code, reason: start.kind === "failed" ? "answer" : "host" },
  });
}

/** Returns the stored key for an identical request, otherwise a new one. */
function keyFor(intention: unknown, { attempt, random }: SendOrderDeps): string {
  const print = fingerprint(intention);
  const before = attempt.read();
  if (before?.fingerprint === print) return before.key;
  const key = random.key();
  attempt.write({ fingerprint: print, key });
  return key;
}
