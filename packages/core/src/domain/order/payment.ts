import type { LocaleConfig } from "../content/localeConfig.js";
import type { PaymentMethod } from "./order.js";

/**
 * Payment modules: the first URL path segment of their calls, and the hosts of their payment pages and sandboxes, the
 * only external redirect targets; ".klarna.com" matches its subdomains. Source: documentation of each provider.
 */
const MODULES = {
  PayPal: { path: "paypal", hosts: ["www.paypal.com", "www.sandbox.paypal.com"] },
  GlobalPayments: { path: "globalpayments", hosts: [".globalpay.com", ".realexpayments.com"] },
  Sofort: { path: "sofort", hosts: ["www.sofort.com"] },
  StripePayment: { path: "stripe", hosts: ["checkout.stripe.com"] },
  Nachnahme: { path: "ramburs", hosts: [] },
  Vorkasse: { path: "vorkasse", hosts: [] },
  Klarna: { path: "klarna", hosts: [".klarna.com"] },
  AmazonPay: {
    path: "amazon",
    hosts: ["pay.amazon.com", "payments.amazon.com", "payments.amazon.de", "payments-eu.amazon.com"],
  },
} as const;

/** Code of a payment module. */
export type PaymentCode = keyof typeof MODULES;

/** Returns the first URL path segment of the call that starts a payment: `/{path}/pay`. */
export const paymentPath = (code: PaymentCode): string => MODULES[code].path;

/** Returns whether core supports the payment module. */
export const isSupportedPayment = (code: string): code is PaymentCode => Object.hasOwn(MODULES, code);

/** Hosts that the module may redirect to besides the shop's own origin; none for an unknown module. */
export const paymentHosts = (code: string): readonly string[] => (isSupportedPayment(code) ? MODULES[code].hosts : []);

/** Parses the `amazonCheckoutSessionId` parameter of the Amazon Pay Checkout v2 return URL; undefined when invalid. */
export const parseAmazonSessionId = (value: unknown): string | undefined =>
  typeof value === "string" && /^[\w-]{1,100}$/.test(value) ? value : undefined;

/** Returns the supported methods that the shipping method allows (all if the config does not list it), by position. */
export function filterPaymentMethods(
  methods: readonly PaymentMethod[],
  shippingMethodId: number,
  { paymentMethodIdsByShippingMethod }: Pick<LocaleConfig, "paymentMethodIdsByShippingMethod">,
): Array<PaymentMethod & { code: PaymentCode }> {
  const allowed = paymentMethodIdsByShippingMethod[String(shippingMethodId)] ?? [];
  const isAllowed = (method: PaymentMethod): method is PaymentMethod & { code: PaymentCode } =>
    isSupportedPayment(method.code) && (allowed.length === 0 || allowed.includes(method.id));
  return methods.filter(isAllowed).toSorted((a, b) => a.position - b.position);
}
