import type { CartHandle } from "../calls/cartClient.js";
import type { CheckoutClient } from "../calls/clients.js";
import type { PaymentMethod } from "../domain/order/order.js";
import { filterPaymentMethods, type PaymentSettings } from "../domain/order/payment.js";
import { isShopError } from "../shared/shopError.js";

/** Returns the payment methods that the cart, its country and the shipping method allow, by position. */
export async function fetchPaymentMethods(
  client: Pick<CheckoutClient, "paymentMethods">,
  cart: CartHandle,
  delivery: { countryId: number; shippingMethodId: number },
  settings: PaymentSettings | Promise<PaymentSettings>,
): Promise<PaymentMethod[]> {
  const [methods, allowed] = await Promise.all([
    client.paymentMethods(cart, delivery),
    Promise.resolve(settings).catch(allowAll),
  ]);
  return filterPaymentMethods(methods, delivery.shippingMethodId, allowed);
}

/** A backend without settings restricts no payment method. */
function allowAll(error: unknown): PaymentSettings {
  if (isShopError(error, "NOT_FOUND") || isShopError(error, "CONFIG_MISSING"))
    return { paymentMethodIdsByShippingMethod: {} };
  throw error;
}
