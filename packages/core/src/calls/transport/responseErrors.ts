import { members } from "../../shared/members.js";
import { ShopError, type ShopErrorCode } from "../../shared/shopError.js";
import { toCents, toText } from "../../wire/scalars.js";
import { toFormField } from "../../wire/toFormField.js";

/** Converts an unsuccessful response to an error. */
export type ToShopError = (path: string, response: Response, body: unknown, nowMs: number) => ShopError;

/** Error codes that follow from the status alone. */
const BY_STATUS: Readonly<Record<number, ShopErrorCode>> = {
  401: "UNAUTHORIZED",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  429: "RATE_LIMITED",
};

/**
 * Converts an unsuccessful response to an error. Its details hold `path`, `status`, the backend's code and message
 * (`reason`, `text`), and `retryAfterSeconds` when the backend names a wait.
 *
 * @param code a more specific code than the status implies
 */
export function toStatusError(
  path: string,
  { status, headers }: Response,
  body: unknown,
  nowMs: number,
  code?: ShopErrorCode,
): ShopError {
  const reported = members(body);
  const waitMs = retryAfterMs(headers, nowMs);
  // A proxy has cut off or replaced the body of a conflict: the write may be in flight, and its repeat tells.
  return new ShopError(code ?? BY_STATUS[status] ?? (status === 409 && reported !== body ? "NETWORK" : "HTTP_STATUS"), {
    details: {
      path,
      status,
      reason: toText(reported["code"]),
      text: toText(reported["error"]),
      retryAfterSeconds: waitMs && Math.ceil(waitMs / 1000),
    },
  });
}

/** Returns the wait from Retry-After in ms; undefined when it is absent or invalid. */
export function retryAfterMs(headers: Headers, nowMs: number): number | undefined {
  // Without a header neither a number nor a date.
  const retryAfter = String(headers.get("retry-after"));
  const seconds = Number(retryAfter);
  const ms = seconds >= 0 ? seconds * 1000 : Date.parse(retryAfter) - nowMs;
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

/** Error codes that the backend sends itself. */
const BACKEND_ERROR_CODES = [
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

/** Like {@link toStatusError}, with the code of the body when it is a known one. */
export const toResponseError: ToShopError = (path, response, body, nowMs) =>
  toStatusError(path, response, body, nowMs, readErrorCode(body));

function readErrorCode(body: unknown): ShopErrorCode | undefined {
  const { code } = members(body);
  return BACKEND_ERROR_CODES.find((known) => known === code);
}

/** Returns whether an automatic retry is useless, regardless of the status. */
export function isFinalError(body: unknown): boolean {
  const code = readErrorCode(body);
  return code === "PAYMENT_PENDING" || code === "PAYMENT_UNAVAILABLE";
}

/**
 * Like {@link toResponseError}; INVALID_INPUT also gets `fields`, by the names of the form fields, and PRICE_CHANGED the
 * new total.
 */
export const toFormError: ToShopError = (path, response, body, nowMs) => {
  const { code, details } = toResponseError(path, response, body, nowMs);
  const { fields, total } = members(body);
  return new ShopError(code, {
    details: {
      ...details,
      fields: code === "INVALID_INPUT" ? toFormFields(fields) : undefined,
      totalCents: code === "PRICE_CHANGED" ? toCents(total) : undefined,
    },
  });
};

// Not `v.record`: bundlers keep it for a cart, which needs no form.
const toFormFields = (fields: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(members(fields)).flatMap(([name, code]) =>
      typeof code === "string" ? [[toFormField(name), code]] : [],
    ),
  );
