import type { LocaleConfig } from "../content/localeConfig.js";
import type { PaymentMethod } from "./order.js";

type Modules = Readonly<Partial<Record<string, { path?: string; hosts: readonly string[] }>>>;

/**
 * Payment modules: the first URL path segment of their calls, where it is not the code in lower case, and the hosts of
 * their payment pages and sandboxes, the only external redirect targets; ".klarna.com" matches its subdomains. Source:
 * documentation of each provider.
 */
const MODULES = {
  PayPal: { hosts: ["www.paypal.com", "www.sandbox.paypal.com"] },
  GlobalPayments: { hosts: [".globalpay.com", ".realexpayments.com"] },
  Sofort: { hosts: ["www.sofort.com"] },
  StripePayment: { path: "stripe", hosts: ["checkout.stripe.com"] },
  Nachnahme: { path: "ramburs", hosts: [] },
  Vorkasse: { hosts: [] },
  Klarna: { hosts: [".klarna.com"] },
  AmazonPay: {
    path: "amazon",
    hosts: ["pay.amazon.com", "payments.amazon.com", "payments.amazon.de", "payments-eu.amazon.com"],
  },
} as const;

/** Code of a payment method: of one that core knows, or another one of the backend. */
export type PaymentCode = keyof typeof MODULES | (string & Record<never, never>);

/**
 * Returns the first URL path segment of the call that starts a payment: `/{path}/pay`. For a code that core does not know
 * it is the code in lower case, percent-encoded.
 */
export const paymentPath = (code: PaymentCode): string =>
  (MODULES as Modules)[code]?.path ?? encodeURIComponent(code.toLowerCase());

/** Hosts that the module may redirect to besides the shop's own origin; none for an unknown module. */
export const paymentHosts = (code: string): readonly string[] => (MODULES as Modules)[code]?.hosts ?? [];

/** Parses the `amazonCheckoutSessionId` parameter of the Amazon Pay Checkout v2 return URL; undefined when invalid. */
export const parseAmazonSessionId = (value: unknown): string | undefined =>
  typeof value === "string" && /^[\w-]{1,100}$/.test(value) ? value : undefined;

/** Setting of the shop on which its payment methods depend. */
export type PaymentSettings = Pick<LocaleConfig, "paymentMethodIdsByShippingMethod">;

/** Returns the methods that the shipping method allows (all if the settings do not list it), by position. */
export function filterPaymentMethods(
  methods: readonly PaymentMethod[],
  shippingMethodId: number,
  { paymentMethodIdsByShippingMethod }: PaymentSettings,
): PaymentMethod[] {
  const allowed = paymentMethodIdsByShippingMethod[String(shippingMethodId)] ?? [];
  return methods
    .filter(({ id }) => allowed.length === 0 || allowed.includes(id))
    .toSorted((a, b) => a.position - b.position);
}
