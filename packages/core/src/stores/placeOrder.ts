import type { CartHandle } from "../clients/cartAnswer.js";
import type { Cart } from "../domain/cart/cart.js";
import type { PaymentStart } from "../domain/order/payment.js";
import { isShopError } from "../shared/shopError.js";
import type { OrderRequest } from "./orderRequest.js";
import { sendOrder, type SendOrderDeps } from "./sendOrder.js";
import type { StoredValue } from "./storedValue.js";

/** The cart of an order that was sent from here. */
export interface PlacedCart extends CartHandle {
  /** it was told that the order stands */
  told: boolean;
}

export interface PlaceOrderDeps extends Omit<SendOrderDeps, "ordered"> {
  /** what is ordered: the cart as the shop has confirmed it */
  confirmed: Cart | undefined;
  placed: StoredValue<PlacedCart>;
}

/** Sends an order, and keeps what its page is found by: also where the answer is lost, for then the order may stand. */
export async function placeOrder(
  request: OrderRequest,
  { confirmed, placed, ...deps }: PlaceOrderDeps,
): Promise<PaymentStart> {
  const { handle, attempt } = deps;
  const remember = (): void => {
    if (placed.read()?.cartId !== handle.cartId) placed.write({ ...handle, told: false });
  };
  const ordered = {
    lines: confirmed?.lines.map((line) => [line.productSaleElementId, line.quantity] as const) ?? [],
    coupons: confirmed?.coupons?.map(({ code }) => code) ?? [],
  };
  try {
    const start = await sendOrder(request, { ...deps, ordered });
    remember();
    return start;
  } catch (error) {
    // A refusal is a final answer, kept by the shop under its key: asking again is a new intention.
    if (isUnanswered(error)) remember();
    else attempt.clear();
    throw error;
  }
}

/** Whether it is unknown what became of a call: then only the same key may ask again. */
function isUnanswered(error: unknown): boolean {
  if (!isShopError(error)) return true;
  if (error.code === "HTTP_STATUS") return Number(error.details["status"]) >= 500;
  return [
    "NETWORK",
    "TIMEOUT",
    "ABORTED",
    "RATE_LIMITED",
    "ANSWER_INVALID",
    "IDEMPOTENCY_IN_FLIGHT",
    "PAYMENT_UNAVAILABLE",
  ].includes(error.code);
}
