import type { CheckoutStore } from "@shop/core";

/** The result page of the cart that was sent from here last, as long as it is not known what became of it. */
export function pageOfSentCart(checkout: Pick<CheckoutStore, "sentCart">): string | undefined {
  const cartId = checkout.sentCart();
  return cartId === undefined ? undefined : `/order-placed?cart_id=${cartId}`;
}

/** That page, where the shop says that the order stands. */
export async function pageOfStandingOrder(
  checkout: Pick<CheckoutStore, "sentCart" | "result">,
): Promise<string | undefined> {
  const page = pageOfSentCart(checkout);
  const cartId = checkout.sentCart();
  if (cartId === undefined) return undefined;
  try {
    return (await checkout.result(cartId))?.order === undefined ? undefined : page;
  } catch {
    // Nobody can say now: it is asked again under the same key.
    return undefined;
  }
}
