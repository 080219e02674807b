import { type PaymentCode, paymentHosts } from "./payment.js";

/** Next step after a payment was started. */
export type StartedPayment =
  | { kind: "redirect"; url: string }
  | { kind: "cardSession"; sessionId: string; url?: string };

/** A started payment, or a response that starts none. */
export type PaymentStart = StartedPayment | { kind: "failed" };

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
  return [...paymentHosts(code), ...moreHosts].some((host) =>
    host.startsWith(".") ? url.hostname.endsWith(host) : url.hostname === host,
  );
}
