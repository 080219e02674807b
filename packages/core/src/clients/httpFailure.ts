import * as v from "valibot";
import { ShopError, type ShopErrorCode } from "../shared/shopError.js";
import { fieldOfWire } from "../wire/account.js";

const failure = v.object({
  error: v.optional(v.string(), ""),
  code: v.optional(v.string(), ""),
  fields: v.optional(v.record(v.string(), v.string()), {}),
});

/** Failures that a shop names itself. */
const SAID_BY_SHOP = [
  "ADDRESS_IS_DEFAULT",
  "CART_NOT_FOUND",
  "CODE_REQUIRED",
  "COUPON_REJECTED",
  "EMAIL_EXISTS",
  "IDEMPOTENCY_IN_FLIGHT",
  "IDEMPOTENCY_REUSED",
  "INVALID_INPUT",
  "LINK_INVALID",
  "LOGIN_FAILED",
  "OUT_OF_STOCK",
  "PAYMENT_PENDING",
  "PAYMENT_UNAVAILABLE",
  "PRICE_CHANGED",
  "UNDELIVERABLE",
] as const satisfies readonly ShopErrorCode[];

/** Failures that a status alone tells. */
const BY_STATUS: Readonly<Record<number, ShopErrorCode>> = {
  401: "UNAUTHORIZED",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  429: "RATE_LIMITED",
};

/**
 * An answer that is no success, as an error. Its details hold the `path`, the `status`, what the shop says (`reason`,
 * `text`), for INVALID_INPUT the `fields` by the names of our forms, and for RATE_LIMITED and PAYMENT_PENDING
 * `retryAfterSeconds`.
 */
export function failureOf(path: string, { status, headers }: Response, body: unknown, nowMs: number): ShopError {
  const said = v.safeParse(failure, body);
  const code =
    SAID_BY_SHOP.find((known) => said.success && known === said.output.code) ?? BY_STATUS[status] ?? "HTTP_STATUS";
  const waitMs = WAITING.has(code) ? retryAfterMs(headers, nowMs) : undefined;
  return new ShopError(code, {
    details: {
      path,
      status,
      ...(said.success && { reason: said.output.code, text: said.output.error }),
      ...(said.success && code === "INVALID_INPUT" && { fields: fieldsOf(said.output.fields) }),
      ...(waitMs !== undefined && { retryAfterSeconds: Math.ceil(waitMs / 1000) }),
    },
  });
}

/** Failures that pass. */
const WAITING: ReadonlySet<ShopErrorCode> = new Set<ShopErrorCode>(["RATE_LIMITED", "PAYMENT_PENDING"]);

/** Whether a shop says by these words that asking again by itself is no use, whatever the status. */
export function isFinal(body: unknown): boolean {
  const said = v.safeParse(failure, body);
  return said.success && (said.output.code === "PAYMENT_PENDING" || said.output.code === "PAYMENT_UNAVAILABLE");
}

const fieldsOf = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, code]) => [fieldOfWire(name), code]));

/** How long a shop wants to be left alone; undefined where it does not say, or nothing that makes sense. */
export function retryAfterMs(headers: Headers, nowMs: number): number | undefined {
  const retryAfter = headers.get("retry-after");
  if (retryAfter === null) return undefined;
  const seconds = Number(retryAfter);
  const ms = Number.isNaN(seconds) ? Date.parse(retryAfter) - nowMs : seconds * 1000;
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}
