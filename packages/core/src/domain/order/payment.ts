const PATHS = {
  PayPal: "paypal",
  GlobalPayments: "globalpayments",
  Sofort: "sofort",
  StripePayment: "stripe",
  Nachnahme: "ramburs",
  Vorkasse: "vorkasse",
  Klarna: "klarna",
} as const;

/** A payment module's code. Source: specification 7. */
export type PaymentCode = keyof typeof PATHS;

/** The first part of a payment's address: `/{path}/pay`. Source: specification 7. */
export function paymentPath(code: PaymentCode): (typeof PATHS)[PaymentCode] {
  return PATHS[code];
}

/** A module that can be paid with: those of {@link paymentPath}, and Amazon's, whose call is its own. */
export type PayableCode = PaymentCode | "AmazonPay";

/** The first part of the address that starts a payment. */
export const payPath = (code: PayableCode): string => (code === "AmazonPay" ? "amazon" : PATHS[code]);

/** Whether core has a call for the module: one of another shop may be unknown. */
export const isPayable = (code: string): code is PayableCode => code === "AmazonPay" || Object.hasOwn(PATHS, code);

/**
 * What a shopper brings from Amazon, of the address they come back to; undefined where it is none. Source: Amazon Pay
 * Checkout v2, `amazonCheckoutSessionId`.
 */
export const parseAmazonSession = (value: unknown): string | undefined =>
  typeof value === "string" && /^[\w-]{1,100}$/.test(value) ? value : undefined;

/** What follows from a provider's answer. */
export type PaymentStart =
  | { kind: "redirect"; url: string }
  | { kind: "cardSession"; sessionId: string; url?: string }
  | { kind: "failed" };

/**
 * Reads a provider's answer. A card answer "sessionId___<id>" or "sessionId___<id>___<url>" is not a redirect; any other
 * provider's answer is the address to go to: http(s), or a path of this shop. Anything else has failed. Whether the
 * address's host may be visited is the caller's allow-list. Source: specification 4 (Payment start), decision D7.
 */
export function paymentStart(code: PayableCode, answer: unknown): PaymentStart {
  const text = typeof answer === "string" ? answer.trim() : "";
  if (code !== "StripePayment") {
    return isAddress(text) ? { kind: "redirect", url: text } : { kind: "failed" };
  }
  const [, sessionId, url] = /^sessionId___(\S+?)(?:___(\S+))?$/.exec(text) ?? [];
  if (sessionId === undefined) return { kind: "failed" };
  return url !== undefined && isAddress(url)
    ? { kind: "cardSession", sessionId, url }
    : { kind: "cardSession", sessionId };
}

// A browser reads "//host" and "/\host" as another host, and drops tabs and line breaks while it does.
function isAddress(text: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(text) || (/^https?:\/\/[^\s/\\][^\s\\]*$/i.test(text) && URL.canParse(text));
}
