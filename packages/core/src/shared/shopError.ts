import { members } from "./members.js";
import type { SHOP_ERROR_MESSAGES } from "./shopErrorMessages.js";

/** Code of a {@link ShopError}. Compare codes, never messages. */
export type ShopErrorCode = keyof typeof SHOP_ERROR_MESSAGES;

/** Details of a failure, each set when known. Without personal data and complete responses, so they may be logged. */
export interface ShopErrorDetails {
  /** Path of the call, without query and secrets. */
  readonly path?: string | undefined;
  /** HTTP status, or the status inside a cart response. */
  readonly status?: number | string | undefined;
  /** The backend's own code, or why a coupon or payment was rejected. */
  readonly reason?: string | undefined;
  /** The backend's own message. */
  readonly text?: string | undefined;
  /**
   * PRICE_CHANGED: the new total. COUPON_REJECTED, "worse_than_current": gross cents to pay with the coupon, and without
   * it; with shipping.
   */
  readonly totalCents?: number | undefined;
  readonly currentTotalCents?: number | undefined;
  /** Time to wait before a repeat, in seconds: of RATE_LIMITED, PAYMENT_PENDING or a backend under maintenance. */
  readonly retryAfterSeconds?: number | undefined;
  /** INVALID_INPUT: error codes by form field. */
  readonly fields?: Readonly<Record<string, string>> | undefined;
  /** CONFIG_MISSING: names of the missing properties. */
  readonly missing?: readonly string[] | undefined;
  /** OUT_OF_STOCK: units available. */
  readonly stock?: number | undefined;
  /** OUT_OF_STOCK: units the line keeps; QUANTITY_INVALID: the given value. */
  readonly quantity?: number | undefined;
  /** RESPONSE_INVALID: path of the invalid cell, "0.PRICE"; otherwise the part of the shop that failed. */
  readonly at?: string | undefined;
  /** RESPONSE_INVALID, QUANTITY_INVALID, INVALID_INPUT: expected type of the cell or argument. */
  readonly expected?: string | undefined;
  /** QUANTITY_INVALID, INVALID_INPUT, LOCALE_INVALID: the given argument, as text. */
  readonly received?: string | undefined;
  /** CART_REJECTED: status code inside the response. */
  readonly code?: number | undefined;
  /** NOT_FOUND: the missing record, "product 7". */
  readonly record?: string | undefined;
  /** Failed step of sending an order: "customer", "address" or "pickup". */
  readonly step?: string | undefined;
  /** PAYMENT_FAILED: code of the payment module. */
  readonly payment?: string | undefined;
  /** AMOUNT_INVALID, AMOUNT_NOT_FINITE: the given value. */
  readonly amount?: number | string | undefined;
  /** PERCENT_INVALID: the given value. */
  readonly percent?: number | undefined;
  /** LOCALE_INVALID: the given value. */
  readonly locale?: string | undefined;
  /** LOCALE_INVALID: the given value. */
  readonly currency?: string | undefined;
}

// A registered symbol also identifies errors of another copy of the package or another realm.
const brand = Symbol.for("@shop/core/ShopError");

/**
 * The error class of this package. `message` names the subject of the failure and the page of its code;
 * `@shop/core/errors` has a text per code.
 */
export class ShopError extends Error {
  readonly code: ShopErrorCode;
  readonly details: ShopErrorDetails;

  constructor(code: ShopErrorCode, options: { details?: ShopErrorDetails; cause?: unknown } = {}) {
    const { details = {} } = options;
    const subject = details.missing?.join(", ") ?? details.received ?? details.path ?? details.at;
    super(`${code}${subject ? ` ${subject}` : ""}, see docs/errors/SHOP-${code}.md`, options);
    this.name = "ShopError";
    this.code = code;
    this.details = details;
    Object.defineProperty(this, brand, { value: true });
  }
}

/** Returns whether a value is a {@link ShopError}, of this or another copy of the package; optionally with a given code. */
export function isShopError<Code extends ShopErrorCode = ShopErrorCode>(
  value: unknown,
  code?: Code,
): value is ShopError & { readonly code: Code } {
  const error = members(value);
  return brand in error && (code === undefined || error["code"] === code);
}

/** Returns the error, or NETWORK for one that is no {@link ShopError}: code that failed to load. */
export const toShopError = (error: unknown): ShopError =>
  isShopError(error) ? error : new ShopError("NETWORK", { cause: error });

/** Returns the error of a setting, an argument or a feature of the runtime that is missing. */
export const configMissing = (...missing: readonly string[]): ShopError =>
  new ShopError("CONFIG_MISSING", { details: { missing } });

/** @throws ShopError CONFIG_MISSING with the name of an argument that is no function, and what came instead */
export function requireFunction(name: string, value: unknown): void {
  if (typeof value !== "function") throw configMissing(`${name}, not ${typeof value}`);
}

/** Returns the names of the own members that are absent, blank or not text, in the given order. */
export function missingNames(config: unknown, names: readonly string[]): string[] {
  const own = { ...members(config) };
  return names.filter((name) => typeof own[name] !== "string" || !own[name].trim());
}

/** @throws ShopError CONFIG_MISSING with the {@link missingNames} */
export function requireConfig(config: unknown, ...names: readonly string[]): void {
  const missing = missingNames(config, names);
  if (missing[0] !== undefined) throw configMissing(...missing);
}
