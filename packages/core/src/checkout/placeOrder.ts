import type { PayRequest } from "../calls/checkout.js";
import type { CartClient, CartHandle } from "../calls/cartClient.js";
import type { CheckoutClient, OrderClient } from "../calls/clients.js";
import type { Cart } from "../domain/cart/cart.js";
import { paymentHosts } from "../domain/order/payment.js";
import { isAllowedRedirect, paymentStart, type StartedPayment } from "../domain/order/paymentRedirect.js";
import type { Environment } from "../environment/environment.js";
import { isOutcomeUnknown } from "../shared/failureKind.js";
import { fingerprint } from "../shared/fingerprint.js";
import { isShopError, ShopError } from "../shared/shopError.js";
import type { StoredValue } from "../store/storedValue.js";
import type { OrderAddress, OrderRequest } from "./checkoutDraft.js";

/** An attempt to order: fingerprint of the request, and what its repetition has to send again. */
export interface OrderAttempt {
  fingerprint: string;
  /** Idempotency key of its calls. */
  key: string;
  /** As the order was sent. Its repetition is the same: the VAT title is unknown after a reload. */
  sent?: PreparedOrder | undefined;
}

type PreparedOrder = Pick<PayRequest, "customerId" | "shippingAddressId" | "billingAddressId" | "shippingTaxTitle">;

/** The cart of an order sent from this browser. */
export interface PlacedCart extends CartHandle {
  isReported: boolean;
  /** Its payment started at a provider, whose page this tab has left when it orders again. */
  isPaying: boolean;
}

export interface PlaceOrderDeps {
  client: Pick<CheckoutClient, "addAddress" | "pay"> &
    Pick<CartClient, "assignCustomer"> &
    Pick<OrderClient, "setPickup" | "cancelPayment">;
  handle: CartHandle;
  /** The cart to order, as confirmed by the backend. */
  confirmed: Cart | undefined;
  isGuest: boolean;
  /** Title of the VAT that shipping bears. */
  shippingTaxTitle: string;
  attempt: StoredValue<OrderAttempt>;
  placed: StoredValue<PlacedCart>;
  random: Environment["random"];
  redirects: Parameters<typeof isAllowedRedirect>[2];
}

/**
 * Sends an order and remembers its cart, also after a lost response: the order may have been placed. The attempt stays
 * stored until the result is known: an identical retry after the return from the provider leads to the same payment.
 */
export async function placeOrder(request: OrderRequest, deps: PlaceOrderDeps): Promise<StartedPayment> {
  const { handle, confirmed, attempt, placed } = deps;
  if (confirmed?.lines.length === 0) throw new ShopError("CART_NOT_FOUND", { details: { at: "checkout" } });
  const remember = (): void => {
    const isPaying = paymentHosts(request.payment.code).length > 0;
    const sent = placed.read();
    if (sent?.cartId !== handle.cartId || sent.isPaying !== isPaying)
      placed.write({ ...handle, isReported: false, isPaying });
  };
  try {
    const start = await sendOrder(request, deps);
    remember();
    return start;
  } catch (error) {
    // A rejection is final and stored under its key: the next attempt needs a new key.
    if (isOutcomeUnknown(error)) remember();
    else attempt.clear();
    throw error;
  }
}

async function sendOrder(request: OrderRequest, deps: PlaceOrderDeps): Promise<StartedPayment> {
  const { client, handle, confirmed, isGuest, attempt, random } = deps;
  const { shippingAddress, billingAddress, payment, ...details } = request;
  // Lines, coupons, the currency and a sign-in distinguish two orders with the same request.
  const lines = confirmed?.lines.map((line) => [line.variantId, line.quantity]) ?? [];
  const coupons = confirmed?.coupons?.map(({ code }) => code) ?? [];
  // The expected total is that of the cart's lines, so it is in their currency.
  const currency = confirmed?.currency || undefined;
  const print = fingerprint({ cartId: handle.cartId, isGuest, ordered: { lines, coupons, currency }, request });
  const before = attempt.read();
  // An identical request is a retry.
  const isRetry = before?.fingerprint === print;
  const current: OrderAttempt = isRetry ? before : { fingerprint: print, key: random.key() };
  attempt.write(current);
  const placed = deps.placed.read();
  // A payment that may still complete stays, and rejects this order with PAYMENT_PENDING.
  if (!isRetry && placed?.isPaying === true && placed.cartId === handle.cartId)
    await client.cancelPayment(handle).catch(() => undefined);
  const prepared = await prepareOrder(request, current.key, deps).catch((error: unknown) => {
    // The order that was sent has closed the cart: only its repetition is answered.
    if (isShopError(error, "CART_NOT_FOUND") && current.sent) return current.sent;
    throw error;
  });
  const sent = { ...prepared, ...current.sent };
  attempt.write({ ...current, sent });
  const response = await client.pay({
    ...details,
    ...sent,
    cart: handle,
    paymentMethodId: payment.id,
    paymentCode: payment.code,
    countryId: shippingAddress.countryId,
    isCompany: (billingAddress ?? shippingAddress).company !== "",
    coupons,
    isGuest,
    expectedCurrency: currency,
    idempotencyKey: `${current.key}-pay`,
  });
  const start = paymentStart(payment.code, response);
  if (start.kind === "failed") throw paymentFailed(payment.code, "answer");
  const isAllowed = start.url === undefined || isAllowedRedirect(payment.code, start.url, deps.redirects);
  if (!isAllowed) throw paymentFailed(payment.code, "host");
  return start;
}

/** Gives the cart its customer, addresses and pickup location. */
async function prepareOrder(
  request: OrderRequest,
  key: string,
  { client, handle, shippingTaxTitle }: PlaceOrderDeps,
): Promise<PreparedOrder> {
  const { email, shippingAddress, billingAddress, pickup } = request;
  const customerId = await withFailedStep("customer", client.assignCustomer(handle, email));
  const saveAddress = async ({ savedAddressId, ...address }: OrderAddress, part: string): Promise<number> =>
    savedAddressId ?? withFailedStep("address", client.addAddress(handle, customerId, address, `${key}-${part}`));
  const shippingAddressId = await saveAddress(shippingAddress, "delivery");
  const billingAddressId = billingAddress ? await saveAddress(billingAddress, "invoice") : shippingAddressId;
  if (pickup !== undefined) await withFailedStep("pickup", client.setPickup(handle, pickup));
  return { customerId, shippingAddressId, billingAddressId, shippingTaxTitle };
}

const paymentFailed = (payment: string, reason: "answer" | "host"): ShopError =>
  new ShopError("PAYMENT_FAILED", { details: { payment, reason } });

/** Adds the failed step to the details of an error. */
async function withFailedStep<T>(step: "customer" | "address" | "pickup", request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    if (!isShopError(error)) throw error;
    throw new ShopError(error.code, { details: { ...error.details, step }, cause: error });
  }
}

/** Returns the Amazon Pay page of a cart; undefined on a backend without one. */
export async function fetchAmazonPayUrl(
  client: Pick<OrderClient, "amazonPayUrl">,
  cart: CartHandle,
  redirects: PlaceOrderDeps["redirects"],
): Promise<string | undefined> {
  try {
    const url = await client.amazonPayUrl(cart);
    if (isAllowedRedirect("AmazonPay", url, redirects)) return url;
  } catch (error) {
    if (isShopError(error, "NOT_FOUND")) return undefined;
    throw error;
  }
  throw paymentFailed("AmazonPay", "host");
}
