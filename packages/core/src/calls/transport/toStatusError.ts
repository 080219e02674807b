import * as v from "valibot";
import { ShopError, type ShopErrorCode, type ShopErrorDetails } from "../../shared/shopError.js";

const errorBody = v.object({ error: v.optional(v.string(), ""), code: v.optional(v.string(), "") });

/** Returns code and message of a failure body; undefined for a foreign body such as a proxy's page. */
export function readErrorBody(body: unknown): { error: string; code: string } | undefined {
  const result = v.safeParse(errorBody, body);
  return result.success ? result.output : undefined;
}

/** Error codes that follow from the status alone. */
const BY_STATUS: Readonly<Record<number, ShopErrorCode>> = {
  401: "UNAUTHORIZED",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  429: "RATE_LIMITED",
};

/**
 * Converts an unsuccessful response to an error. Its details hold `path`, `status`, the backend's code and message
 * (`reason`, `text`), and `retryAfterSeconds` for RATE_LIMITED and PAYMENT_PENDING.
 *
 * @param code a more specific code than the status implies
 */
export function toStatusError(
  path: string,
  { status, headers }: Response,
  body: unknown,
  nowMs: number,
  code: ShopErrorCode = BY_STATUS[status] ?? "HTTP_STATUS",
  moreDetails: ShopErrorDetails = {},
): ShopError {
  const reported = readErrorBody(body);
  const isTemporary = code === "RATE_LIMITED" || code === "PAYMENT_PENDING";
  const waitMs = isTemporary ? retryAfterMs(headers, nowMs) : undefined;
  return new ShopError(code, {
    details: {
      path,
      status,
      ...(reported && { reason: reported.code, text: reported.error }),
      ...moreDetails,
      ...(waitMs !== undefined && { retryAfterSeconds: Math.ceil(waitMs / 1000) }),
    },
  });
}

/** Returns the wait from Retry-After in ms; undefined when it is absent or invalid. */
export function retryAfterMs(headers: Headers, nowMs: number): number | undefined {
  const retryAfter = headers.get("retry-after");
  if (retryAfter === null) return undefined;
  const seconds = Number(retryAfter);
  const ms = Number.isNaN(seconds) ? Date.parse(retryAfter) - nowMs : seconds * 1000;
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}
