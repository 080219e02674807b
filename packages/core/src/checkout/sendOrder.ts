import type { CartHandle } from "../calls/cartClient.js";
import type { CartClient } from "../calls/cartClient.js";
import type { CheckoutClient } from "../calls/checkoutClient.js";
import type { OrderClient } from "../calls/orderClient.js";
import type { OrderAddress } from "./checkoutDraft.js";
import { isAllowedRedirect, type PaymentStart, paymentStart, type PaymentCode } from "../domain/order/payment.js";
import type { Environment } from "../environment/environment.js";
import { fingerprint } from "../shared/fingerprint.js";
import { isShopError, ShopError } from "../shared/shopError.js";
import type { OrderRequest } from "./orderRequest.js";
import type { StoredValue } from "../store/storedValue.js";

/** An attempt to order: fingerprint of the request, and the idempotency key of its calls. */
export interface OrderAttempt {
  fingerprint: string;
  key: string;
}

/** Lines and coupons of the order, which distinguish two orders with the same request. */
export interface OrderedCart {
  lines: ReadonlyArray<readonly [variantId: number, quantity: number]>;
  coupons: readonly string[];
}

export interface SendOrderDeps {
  client: Pick<CheckoutClient, "addAddress" | "pay"> &
    Pick<CartClient, "assignCustomer"> &
    Pick<OrderClient, "setPickup">;
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
  const { shippingAddress, billingAddress, payment } = request;
  const key = idempotencyKeyFor({ cartId: handle.cartId, ordered, request }, deps);
  const customerId = await withFailedStep("customer", client.assignCustomer(handle, request.email));
  const saveAddress = async ({ savedAddressId, ...address }: OrderAddress, part: string): Promise<number> =>
    savedAddressId ?? withFailedStep("address", client.addAddress(handle, customerId, address, `${key}-${part}`));
  const shippingAddressId = await saveAddress(shippingAddress, "delivery");
  const billingAddressId = billingAddress ? await saveAddress(billingAddress, "invoice") : shippingAddressId;
  if (request.pickup !== undefined) await withFailedStep("pickup", client.setPickup(handle, request.pickup));
  const response = await client.pay({
    cart: handle,
    customerId,
    email: request.email,
    shippingAddressId,
    billingAddressId,
    shippingMethodId: request.shippingMethodId,
    paymentMethodId: payment.id,
    paymentCode: payment.code,
    countryId: shippingAddress.countryId,
    isCompany: (billingAddress ?? shippingAddress).company !== "",
    vatNumber: request.vatNumber,
    coupons: ordered.coupons,
    isGuest,
    shipComplete: request.shipComplete,
    message: request.message,
    amazonSessionId: request.amazonSessionId,
    expectedTotalCents: request.expectedTotalCents,
    idempotencyKey: `${key}-pay`,
  });
  return requireAllowedRedirect(payment.code, paymentStart(payment.code, response), deps.redirects);
}

/** Steps of sending an order; error details name the failed one as `step`. */
export type OrderStep = "customer" | "address" | "pickup";

async function withFailedStep<T>(step: OrderStep, request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    if (!isShopError(error)) throw error;
    throw new ShopError(error.code, { details: { ...error.details, step }, cause: error });
  }
}

/** @throws ShopError PAYMENT_FAILED without a URL, or with one on a host that is not allowed */
function requireAllowedRedirect(
  code: PaymentCode,
  start: PaymentStart,
  redirects: SendOrderDeps["redirects"],
): PaymentStart {
  const url = start.kind === "failed" ? undefined : start.url;
  if (url === undefined && start.kind === "cardSession") return start;
  if (url !== undefined && isAllowedRedirect(code, url, redirects)) return start;
  throw new ShopError("PAYMENT_FAILED", {
    details: { payment: code, reason: start.kind === "failed" ? "answer" : "host" },
  });
}

/** Returns the stored key for an identical request, otherwise a new one. */
function idempotencyKeyFor(intention: unknown, { attempt, random }: SendOrderDeps): string {
  const print = fingerprint(intention);
  const before = attempt.read();
  if (before?.fingerprint === print) return before.key;
  const key = random.key();
  attempt.write({ fingerprint: print, key });
  return key;
}
