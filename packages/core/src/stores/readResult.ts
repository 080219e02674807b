import type { CartHandle } from "../clients/cartAnswer.js";
import type { CheckoutClient } from "../clients/checkoutClient.js";
import type { OrderClient } from "../clients/orderClient.js";
import type { Order } from "../domain/order/order.js";
import type { OrderResult } from "../domain/order/orderResult.js";
import { isShopError } from "../shared/shopError.js";

/** What an order-result page shows. */
export interface OrderOutcome {
  result: OrderResult;
  /** the order as it was agreed, once nothing about it is open any more */
  order: Order | undefined;
}

type Client = Pick<OrderClient, "result"> & Pick<CheckoutClient, "orderOfCart">;

/** What became of a cart; undefined where its owner is somebody else, or it was never ordered. */
export async function readResult(client: Client, cart: CartHandle): Promise<OrderOutcome | undefined> {
  const result = await known(client.result(cart));
  if (result === undefined) return ofOrder(await known(client.orderOfCart(cart)), cart);
  const order = isPlaced(result) ? await client.orderOfCart(cart) : undefined;
  return { result, order };
}

/** Whether the order stands: what it was made of is no cart any more. */
export const isPlaced = ({ payment }: OrderResult): boolean => payment === "paid" || payment === "not_needed";

/** An older shop has no call for results: there an order that can be seen was placed. */
function ofOrder(order: Order | undefined, { cartId }: CartHandle): OrderOutcome | undefined {
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
      bank: undefined,
    },
  };
}

async function known<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    // A guest without the cart's secret is as unknown as the order.
    if (isShopError(error, "NOT_FOUND") || isShopError(error, "CART_NOT_FOUND") || isShopError(error, "UNAUTHORIZED")) {
      return undefined;
    }
    throw error;
  }
}
