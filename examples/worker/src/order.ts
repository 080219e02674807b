import { createFormSchema, createShop, summarizeCart, validateAddress, validateEmail } from "@shop/core";
import type { FormIssue, ShopConfig } from "@shop/core";
import { serverEnvironment } from "@shop/core/server";

const orderSchema = createFormSchema((form) => ({
  productId: form.id("productId") ?? 0,
  email: form.text("email", validateEmail),
  firstName: form.text("firstName"),
  lastName: form.text("lastName"),
  street: form.text("street"),
  postalCode: form.text("postalCode"),
  city: form.text("city"),
  phone: form.text("phone"),
}));

/** Orders one product as a guest, paid in advance. Each order has a shop of its own: requests share nothing. */
export async function order(config: ShopConfig, body: unknown): Promise<{ number: string } | { issues: FormIssue[] }> {
  const result = orderSchema["~standard"].validate(body);
  if (result.issues !== undefined) return { issues: [...result.issues] };
  const { productId, email, ...address } = result.value;

  const shop = createShop(config, serverEnvironment({ maxRetryWaitMs: 0 }));
  shop.start();
  try {
    const product = await shop.catalogue.product(productId);
    const locale = await shop.content.localeConfig();
    const draft = shop.checkout.getSnapshot();
    const shippingAddress = { ...draft.shippingAddress, ...address };
    const issues = validateAddress(shippingAddress, locale, product);
    if (issues.length > 0) return { issues };

    shop.cart.add(product);
    await shop.cart.whenSynced();
    const { methodId, ...shipping } = shop.shipping.getSnapshot();
    const { totalCents } = summarizeCart(shop.cart.getSnapshot(), shipping);
    const methods = await shop.checkout.paymentMethods(methodId, locale);
    const payment = methods.find(({ code }) => code === "Vorkasse");
    if (payment === undefined || totalCents === undefined) throw new Error("This cart cannot be paid in advance.");
    const { cartId } = await shop.checkout.placeOrder({
      ...draft,
      email,
      shippingAddress,
      shippingMethodId: methodId,
      payment: { id: payment.id, code: payment.code },
      expectedTotalCents: totalCents + payment.feeCents,
    });
    const outcome = await shop.checkout.result(cartId);
    if (outcome === undefined) throw new Error("The order has no result.");
    return { number: outcome.result.ref };
  } finally {
    shop.destroy();
  }
}
