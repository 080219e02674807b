import type { CartHandle } from "../calls/cartClient.js";
import type { CheckoutClient, OrderClient } from "../calls/clients.js";
import type { Order, OrderResult } from "../domain/order/order.js";
import { isShopError } from "../shared/shopError.js";

/** Data of an order result page. */
export interface OrderOutcome {
  result: OrderResult;
  /** The confirmed order; undefined while its payment is open. */
  order: Order | undefined;
}

/** Returns the outcome of a cart; undefined for a foreign or never ordered cart. */
export async function fetchOrderOutcome(
  client: Pick<OrderClient, "result"> & Pick<CheckoutClient, "orderOfCart">,
  cart: CartHandle,
): Promise<OrderOutcome | undefined> {
  const result = await undefinedIfUnknown(client.result(cart));
  if (result !== undefined) return { result, order: isPlaced(result) ? await client.orderOfCart(cart) : undefined };
  // An older backend has no result calls: a visible order was placed.
  const order = await undefinedIfUnknown(client.orderOfCart(cart));
  return order && { order, result: resultOf(order, cart) };
}

/** Returns whether the order is confirmed, which ends its cart. */
export const isPlaced = ({ payment }: OrderResult): boolean => payment === "paid" || payment === "not_needed";

const resultOf = ({ id, ref, totalCents, email, payment, status }: Order, { cartId }: CartHandle): OrderResult => ({
  cartId,
  orderId: id,
  ref,
  payment: status === "not_paid" ? "not_needed" : status === "canceled" ? "failed" : "paid",
  reason: "",
  paymentCode: payment.code,
  totalCents,
  email,
  guestHash: undefined,
  bankAccount: undefined,
});

async function undefinedIfUnknown<T>(request: Promise<T>): Promise<T | undefined> {
  try {
    return await request;
  } catch (error) {
    // The backend rejects a guest without the cart's secret like an unknown order.
    if (isShopError(error, "NOT_FOUND") || isShopError(error, "CART_NOT_FOUND") || isShopError(error, "UNAUTHORIZED")) {
      return undefined;
    }
    throw error;
  }
}
