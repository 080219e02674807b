import { summarizeCart, validateAddress, type FormIssue } from "@shop/core";
import { shop } from "./shop";

/** Orders the cart, paid in advance. Returns what is wrong with the address. */
export async function placeOrder(entries: Record<string, string>): Promise<readonly FormIssue[]> {
  await shop.cart.whenSynced();
  const config = await shop.content.localeConfig();
  const draft = shop.checkout.getSnapshot();
  const { email = "", ...fields } = entries;
  const shippingAddress = { ...draft.shippingAddress, ...fields };
  const cart = shop.cart.getSnapshot();
  const issues = validateAddress(shippingAddress, config, { freight: cart.lines.some(({ freight }) => freight) });
  if (issues.length > 0) return issues;

  const { methodId, ...shipping } = shop.shipping.getSnapshot();
  const methods = await shop.checkout.paymentMethods(methodId, config);
  const payment = methods.find(({ code }) => code === "Vorkasse");
  const { totalCents } = summarizeCart(cart, shipping);
  if (payment === undefined || totalCents === undefined) throw new Error("This cart cannot be paid in advance.");
  await shop.checkout.placeOrder({
    ...draft,
    email,
    shippingAddress,
    shippingMethodId: methodId,
    payment: { id: payment.id, code: payment.code },
    expectedTotalCents: totalCents + payment.feeCents,
  });
  return [];
}

/** Returns the number of the order that this tab has placed, also after a reload. */
export async function fetchOrderNumber(): Promise<string | undefined> {
  const cartId = shop.checkout.pendingCartId();
  const outcome = cartId === undefined ? undefined : await shop.checkout.result(cartId);
  return outcome?.result.ref;
}
