import type { PayableCode } from "./payment.js";

/**
 * Hosts of the providers' own payment pages, and of their test systems. Nothing that a shop answers leads a shopper
 * anywhere else; ".klarna.com" stands for its subdomains. Sources: the providers' documentation of their hosted pages.
 */
const PAYMENT_HOSTS: Readonly<Record<PayableCode, readonly string[]>> = {
  PayPal: ["www.paypal.com", "www.sandbox.paypal.com"],
  GlobalPayments: [".globalpay.com", ".realexpayments.com"],
  Sofort: ["www.sofort.com"],
  StripePayment: ["checkout.stripe.com"],
  Nachnahme: [],
  Vorkasse: [],
  Klarna: [".klarna.com"],
  AmazonPay: ["pay.amazon.com", "payments.amazon.com", "payments.amazon.de", "payments-eu.amazon.com"],
};

/**
 * Whether a payment may lead there: a path of this shop, an address of its own origin, or https at a host of the provider
 * that was chosen. Sources: specification 4, decision D7.
 *
 * @param origin the shop's own: "https://shop.example"
 * @param moreHosts of providers that a shop has beside these
 */
export function isAllowedRedirect(
  code: PayableCode,
  address: string,
  { origin, moreHosts = [] }: { origin: string; moreHosts?: readonly string[] | undefined },
): boolean {
  // What a browser reads in another way than it looks: "//host", "/\\host", line breaks, tabs.
  if (/[\s\\\p{Cc}]/u.test(address)) return false;
  if (address.startsWith("/")) return !address.startsWith("//");
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.username !== "" || url.password !== "") return false;
  if (url.origin === origin) return true;
  if (url.protocol !== "https:" || url.port !== "") return false;
  return [...PAYMENT_HOSTS[code], ...moreHosts].some((host) =>
    host.startsWith(".") ? url.hostname.endsWith(host) : url.hostname === host,
  );
}
