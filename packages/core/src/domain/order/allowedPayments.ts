import type { LocaleConfig } from "../content/localeConfig.js";
import type { PaymentMethod } from "./order.js";
import { isPayable } from "./payment.js";

/**
 * Returns the payment methods to offer, lowest position first: those the shipping method allows (all, if the config
 * does not list it) and core supports.
 */
export function allowedPayments(
  methods: readonly PaymentMethod[],
  deliveryMethodId: number,
  { deliveryToPaymentMethods }: Pick<LocaleConfig, "deliveryToPaymentMethods">,
): PaymentMethod[] {
  const allowed = deliveryToPaymentMethods[String(deliveryMethodId)] ?? [];
  return methods
    .filter(({ id, code }) => isPayable(code) && (allowed.length === 0 || allowed.includes(id)))
    .toSorted((a, b) => a.position - b.position);
}
