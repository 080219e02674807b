import * as v from "valibot";
import { ShopError, type ShopErrorCode, type ShopErrorDetails } from "../shared/shopError.js";

const words = v.object({ error: v.optional(v.string(), ""), code: v.optional(v.string(), "") });

/** What a shop says of a failure: its code and its own words. Undefined where the body is not a shop's. */
export function wordsIn(body: unknown): { error: string; code: string } | undefined {
  const said = v.safeParse(words, body);
  return said.success ? said.output : undefined;
}

/** Failures that a status alone tells. */
const BY_STATUS: Readonly<Record<number, ShopErrorCode>> = {
  401: "UNAUTHORIZED",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  429: "RATE_LIMITED",
};

/**
 * An answer that is no success, as an error. Its details hold the `path`, the `status`, what the shop says (`reason`,
 * `text`), and for RATE_LIMITED and PAYMENT_PENDING `retryAfterSeconds`.
 *
 * @param code where more is known than the status tells
 */
export function failureOf(
  path: string,
  { status, headers }: Response,
  body: unknown,
  nowMs: number,
  code: ShopErrorCode = BY_STATUS[status] ?? "HTTP_STATUS",
  more: ShopErrorDetails = {},
): ShopError {
  const said = wordsIn(body);
  const passes = code === "RATE_LIMITED" || code === "PAYMENT_PENDING";
  const waitMs = passes ? retryAfterMs(headers, nowMs) : undefined;
  return new ShopError(code, {
    details: {
      path,
      status,
      ...(said && { reason: said.code, text: said.error }),
      ...more,
      ...(waitMs !== undefined && { retryAfterSeconds: Math.ceil(waitMs / 1000) }),
    },
  });
}

/** How long a shop wants to be left alone; undefined where it does not say, or nothing that makes sense. */
export function retryAfterMs(headers: Headers, nowMs: number): number | undefined {
  const retryAfter = headers.get("retry-after");
  if (retryAfter === null) return undefined;
  const seconds = Number(retryAfter);
  const ms = Number.isNaN(seconds) ? Date.parse(retryAfter) - nowMs : seconds * 1000;
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}
