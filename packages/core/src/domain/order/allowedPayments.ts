import type { LocaleConfig } from "../content/localeConfig.js";
import type { PaymentMethod } from "./order.js";
import { isPayable } from "./payment.js";

/**
 * The ways to pay that can be offered, best position first: those the way of delivery allows (all, where the config does
 * not name it) and that core has a call for. Source: specification 3, deliveryToPaymentMethods.
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
