import type { CartHandle } from "../calls/cartClient.js";
import type { Cart } from "../domain/cart/cart.js";
import type { PaymentStart } from "../domain/order/payment.js";
import { isOutcomeUnknown } from "../shared/failureKind.js";
import type { OrderRequest } from "./orderRequest.js";
import { sendOrder, type SendOrderDeps } from "./sendOrder.js";
import type { StoredValue } from "../store/storedValue.js";

/** The cart of an order sent from this browser. */
export interface PlacedCart extends CartHandle {
  /** Whether the confirmed order was reported. */
  isReported: boolean;
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
    if (placed.read()?.cartId !== handle.cartId) placed.write({ ...handle, isReported: false });
  };
  const ordered = {
    lines: confirmed?.lines.map((line) => [line.variantId, line.quantity] as const) ?? [],
    coupons: confirmed?.coupons?.map(({ code }) => code) ?? [],
  };
  try {
    const start = await sendOrder(request, { ...deps, ordered });
    remember();
    return start;
  } catch (error) {
    // A rejection is final and stored under its key: the next attempt needs a new key.
    if (isOutcomeUnknown(error)) remember();
    else attempt.clear();
    throw error;
  }
}
