const PATHS = {
  PayPal: "paypal",
  GlobalPayments: "globalpayments",
  Sofort: "sofort",
  StripePayment: "stripe",
  Nachnahme: "ramburs",
  Vorkasse: "vorkasse",
  Klarna: "klarna",
} as const;

/** Code of a payment module. */
export type PaymentCode = keyof typeof PATHS;

/** Returns the first URL path segment of a payment: `/{path}/pay`. */
export function paymentPath(code: PaymentCode): (typeof PATHS)[PaymentCode] {
  return PATHS[code];
}

/** Payment module supported by core: those of {@link paymentPath} and Amazon Pay, which has its own call. */
export type SupportedPaymentCode = PaymentCode | "AmazonPay";

/** Returns the first URL path segment of the call that starts a payment. */
export const paymentStartPath = (code: SupportedPaymentCode): string => (code === "AmazonPay" ? "amazon" : PATHS[code]);

/** Returns whether core supports the payment module. */
export const isSupportedPayment = (code: string): code is SupportedPaymentCode =>
  code === "AmazonPay" || Object.hasOwn(PATHS, code);

/**
 * Parses the `amazonCheckoutSessionId` parameter of the Amazon Pay Checkout v2 return URL.
 * @returns undefined for an invalid id
 */
export const parseAmazonSessionId = (value: unknown): string | undefined =>
  typeof value === "string" && /^[\w-]{1,100}$/.test(value) ? value : undefined;

/** Next step after a payment was started. */
export type PaymentStart =
  | { kind: "redirect"; url: string }
  | { kind: "cardSession"; sessionId: string; url?: string }
  | { kind: "failed" };

/**
 * Parses the response of a payment provider. Stripe returns "sessionId___<id>" or "sessionId___<id>___<url>"; other
 * providers return the redirect URL: http(s), or a path of this shop. Anything else has failed.
 * The URL is not checked against allowed hosts: see `isAllowedRedirect`.
 */
export function paymentStart(code: SupportedPaymentCode, response: unknown): PaymentStart {
  const text = typeof response === "string" ? response.trim() : "";
  if (code !== "StripePayment") {
    return isRedirectUrl(text) ? { kind: "redirect", url: text } : { kind: "failed" };
  }
  const [, sessionId, url] = /^sessionId___(\S+?)(?:___(\S+))?$/.exec(text) ?? [];
  if (sessionId === undefined) return { kind: "failed" };
  return url !== undefined && isRedirectUrl(url)
    ? { kind: "cardSession", sessionId, url }
    : { kind: "cardSession", sessionId };
}

// Browsers resolve "//host" and "/\host" to another host and drop tabs and line breaks from URLs.
function isRedirectUrl(text: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(text) || (/^https?:\/\/[^\s/\\][^\s\\]*$/i.test(text) && URL.canParse(text));
}
