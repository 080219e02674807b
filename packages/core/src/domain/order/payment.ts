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

/** Parses the `amazonCheckoutSessionId` parameter of the Amazon Pay Checkout v2 return URL; undefined when invalid. */
export const parseAmazonSessionId = (value: unknown): string | undefined =>
  typeof value === "string" && /^[\w-]{1,100}$/.test(value) ? value : undefined;

/** Next step after a payment was started. */
export type PaymentStart =
  | { kind: "redirect"; url: string }
  | { kind: "cardSession"; sessionId: string; url?: string }
  | { kind: "failed" };

/**
 * Parses the response of a payment provider. Stripe returns "sessionId___<id>" or "sessionId___<id>___<url>"; others a
 * URL: http(s), or a path of this shop. Its host is not checked here: see `isAllowedRedirect`.
 */
export function paymentStart(code: PaymentCode, response: unknown): PaymentStart {
  const text = typeof response === "string" ? response.trim() : "";
  if (code !== "StripePayment") return isRedirectUrl(text) ? { kind: "redirect", url: text } : { kind: "failed" };
  const [, sessionId, url] = /^sessionId___(\S+?)(?:___(\S+))?$/.exec(text) ?? [];
  if (sessionId === undefined) return { kind: "failed" };
  return { kind: "cardSession", sessionId, ...(url !== undefined && isRedirectUrl(url) && { url }) };
}

// Browsers resolve "//host" and "/\host" to another host and drop tabs and line breaks from URLs.
function isRedirectUrl(text: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(text) || (/^https?:\/\/[^\s/\\][^\s\\]*$/i.test(text) && URL.canParse(text));
}

/** Returns the supported methods that the shipping method allows (all if the config does not list it), by position. */
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

/**
 * Returns whether a payment may redirect to the URL: a path or the `origin` of this shop, or https on a host of the
 * chosen provider or of `moreHosts`. Prevents open redirects.
 */
export function isAllowedRedirect(
  code: PaymentCode,
  target: string,
  { origin, moreHosts = [] }: { origin: string; moreHosts?: readonly string[] | undefined },
): boolean {
  // Reject what a browser resolves differently than it reads: "//host", "/\host", line breaks, tabs.
  if (/[\s\\\p{Cc}]/u.test(target)) return false;
  if (target.startsWith("/")) return !target.startsWith("//");
  if (!URL.canParse(target)) return false;
  const url = new URL(target);
  if (url.username !== "" || url.password !== "") return false;
  if (url.origin === origin) return true;
  if (url.protocol !== "https:" || url.port !== "") return false;
  return [...MODULES[code].hosts, ...moreHosts].some((host) =>
    host.startsWith(".") ? url.hostname.endsWith(host) : url.hostname === host,
  );
}

/**
 * Returns the delay in ms until the next poll for a pending payment: 2 s during the first `shortSeconds`, then
 * `shortSeconds`; undefined after `longMinutes`, when polling stops.
 * @param elapsedMs ms since the first poll
 */
export function pollDelay(
  elapsedMs: number,
  { shortSeconds, longMinutes }: LocaleConfig["refetchIntervals"],
): number | undefined {
  if (elapsedMs < shortSeconds * 1000) return Math.min(2000, shortSeconds * 1000);
  return elapsedMs < longMinutes * 60_000 ? shortSeconds * 1000 : undefined;
}
