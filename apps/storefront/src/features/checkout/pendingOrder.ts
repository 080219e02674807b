import type { CheckoutStore } from "@shop/core";

/** Returns the result page of the last submitted cart while its outcome is unknown. */
export function pendingOrderPath(checkout: Pick<CheckoutStore, "pendingCartId">): string | undefined {
  const cartId = checkout.pendingCartId();
  return cartId === undefined ? undefined : `/order-placed?cart_id=${cartId}`;
}

/** Returns that page once the backend confirms that the order exists. */
export async function confirmedOrderPath(
  checkout: Pick<CheckoutStore, "pendingCartId" | "result">,
): Promise<string | undefined> {
  const page = pendingOrderPath(checkout);
  const cartId = checkout.pendingCartId();
  if (cartId === undefined) return undefined;
  try {
    return (await checkout.result(cartId))?.order === undefined ? undefined : page;
  } catch {
    // Unknown for now: the order is retried with the same idempotency key.
    return undefined;
  }
}
