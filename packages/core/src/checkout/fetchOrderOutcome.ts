import type { CartHandle } from "../calls/cartClient.js";
import type { CheckoutClient } from "../calls/checkoutClient.js";
import type { OrderClient } from "../calls/orderClient.js";
import type { Order, OrderResult } from "../domain/order/order.js";
import { isShopError } from "../shared/shopError.js";

/** Data of an order result page. */
export interface OrderOutcome {
  result: OrderResult;
  /** The confirmed order; undefined while its payment is open. */
  order: Order | undefined;
}

type Client = Pick<OrderClient, "result"> & Pick<CheckoutClient, "orderOfCart">;

/** Returns the outcome of a cart; undefined for a foreign or never ordered cart. */
export async function fetchOrderOutcome(client: Client, cart: CartHandle): Promise<OrderOutcome | undefined> {
  const result = await undefinedIfUnknown(client.result(cart));
  if (result === undefined) return outcomeFromOrder(await undefinedIfUnknown(client.orderOfCart(cart)), cart);
  const order = isPlaced(result) ? await client.orderOfCart(cart) : undefined;
  return { result, order };
}

/** Returns whether the order is confirmed, which ends its cart. */
export const isPlaced = ({ payment }: OrderResult): boolean => payment === "paid" || payment === "not_needed";

/** Derives the result from the order on an older backend without result calls: a visible order was placed. */
function outcomeFromOrder(order: Order | undefined, { cartId }: CartHandle): OrderOutcome | undefined {
  if (order === undefined) return undefined;
  const { id: orderId, ref, totalCents, email, payment } = order;
  const state = order.status === "not_paid" ? "not_needed" : order.status === "canceled" ? "failed" : "paid";
  return {
    order,
    result: {
      cartId,
      orderId,
      ref,
      payment: state,
      reason: "",
      paymentCode: payment.code,
      totalCents,
      email,
      guestHash: undefined,
      bankAccount: undefined,
    },
  };
}

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
