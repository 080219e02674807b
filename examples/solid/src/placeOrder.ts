import { emptyAddress } from "@shop/core";
import { shop } from "./shop.ts";

/** Orders the cart as a guest, paid in advance. Returns the order number. */
export async function placeOrder(form: FormData, paymentId: number, totalCents: number): Promise<string> {
  const entries = [...form].map(([name, value]) => [name, typeof value === "string" ? value : ""] as const);
  const { email = "", ...address } = Object.fromEntries(entries);
  await shop.cart.whenSynced();
  const { cartId } = await shop.checkout.placeOrder({
    ...shop.checkout.getSnapshot(),
    email,
    shippingAddress: { ...emptyAddress(shop.market.getSnapshot().countryId), ...address },
    shippingMethodId: shop.shipping.getSnapshot().methodId,
    payment: { id: paymentId, code: "Vorkasse" },
    expectedTotalCents: totalCents, // the displayed total; the backend rejects another one
  });
  const outcome = await shop.checkout.result(cartId);
  if (outcome === undefined) throw new Error("The order has no result.");
  return outcome.result.ref;
}
