import type { CartHandle } from "../clients/cartAnswer.js";
import type { Cart } from "../domain/cart/cart.js";
import type { PaymentStart } from "../domain/order/payment.js";
import { isShopError } from "../shared/shopError.js";
import type { OrderRequest } from "./orderRequest.js";
import { sendOrder, type SendOrderDeps } from "./sendOrder.js";
import type { StoredValue } from "./storedValue.js";

/** The cart of an order sent from this browser. */
export interface PlacedCart extends CartHandle {
  /** Whether the confirmed order was reported. */
  told: boolean;
}

export interface PlaceOrderDeps extends Omit<SendOrderDeps, "ordered"> {
  /** The cart to order, as confirmed by the backend. */
  confirmed: Cart | undefined;
  placed: StoredValue<PlacedCart>;
}

/** Sends an order and remembers its cart, also after a lost response, because the order may have been placed. */
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
    // A rejection is final and stored under its key: the next attempt needs a new key.
    if (isUnanswered(error)) remember();
    else attempt.clear();
    throw error;
  }
}

/** Returns whether the outcome of a call is unknown: only a retry with the same key is safe. */
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
