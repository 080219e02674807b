import type { CheckoutStore } from "@shop/core";

/** Returns the result page of the last submitted cart while its outcome is unknown. */
export function pageOfSentCart(checkout: Pick<CheckoutStore, "sentCart">): string | undefined {
  const cartId = checkout.sentCart();
  return cartId === undefined ? undefined : `/order-placed?cart_id=${cartId}`;
}

/** Returns that page once the backend confirms that the order exists. */
export async function pageOfStandingOrder(
  checkout: Pick<CheckoutStore, "sentCart" | "result">,
): Promise<string | undefined> {
  const page = pageOfSentCart(checkout);
  const cartId = checkout.sentCart();
  if (cartId === undefined) return undefined;
  try {
    return (await checkout.result(cartId))?.order === undefined ? undefined : page;
  } catch {
    // Unknown for now: the order is retried with the same idempotency key.
    return undefined;
  }
}
