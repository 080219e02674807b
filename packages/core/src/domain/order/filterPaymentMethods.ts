import type { LocaleConfig } from "../content/localeConfig.js";
import type { PaymentMethod } from "./order.js";
import { isSupportedPayment } from "./payment.js";

/**
 * Returns the payment methods to offer, lowest position first: those the shipping method allows (all, if the config
 * does not list it) and core supports.
 */
export function filterPaymentMethods(
  methods: readonly PaymentMethod[],
  shippingMethodId: number,
  { paymentMethodIdsByShippingMethod }: Pick<LocaleConfig, "paymentMethodIdsByShippingMethod">,
): PaymentMethod[] {
  const allowed = paymentMethodIdsByShippingMethod[String(shippingMethodId)] ?? [];
  return methods
    .filter(({ id, code }) => isSupportedPayment(code) && (allowed.length === 0 || allowed.includes(id)))
    .toSorted((a, b) => a.position - b.position);
}
