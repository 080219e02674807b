import type { SupportedPaymentCode } from "./payment.js";

/**
 * Hosts of the hosted payment pages and their sandboxes, the only external redirect targets; ".klarna.com" matches its
 * subdomains.
 * Source: documentation of each provider.
 */
const PAYMENT_HOSTS: Readonly<Partial<Record<SupportedPaymentCode, readonly string[]>>> = {
  PayPal: ["www.paypal.com", "www.sandbox.paypal.com"],
  GlobalPayments: [".globalpay.com", ".realexpayments.com"],
  Sofort: ["www.sofort.com"],
  StripePayment: ["checkout.stripe.com"],
  Klarna: [".klarna.com"],
  AmazonPay: ["pay.amazon.com", "payments.amazon.com", "payments.amazon.de", "payments-eu.amazon.com"],
};

/**
 * Returns whether a payment may redirect to the URL: a path of this shop, its own origin, or https on a host of the
 * chosen provider. Prevents open redirects.
 * @param origin origin of the shop: "https://shop.example"
 * @param moreHosts additional allowed provider hosts
 */
export function isAllowedRedirect(
  code: SupportedPaymentCode,
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
  return [...(PAYMENT_HOSTS[code] ?? []), ...moreHosts].some((host) =>
    host.startsWith(".") ? url.hostname.endsWith(host) : url.hostname === host,
  );
}
