import type { SHOP_ERROR_MESSAGES } from "./shopErrorMessages.js";

/** The code of a {@link ShopError}: what programs compare, never the text. */
export type ShopErrorCode = keyof typeof SHOP_ERROR_MESSAGES;

/**
 * Facts about one failure, each where it is known. No personal data and no whole answers: details may be logged. The page
 * of a code says which it has.
 */
export interface ShopErrorDetails {
  /** the call, by its path without query and secrets */
  readonly path?: string | undefined;
  /** of the answer: an HTTP status, or the one inside a cart's answer */
  readonly status?: number | string | undefined;
  /** the shop's own code, or why a coupon or a payment was refused */
  readonly reason?: string | undefined;
  /** the shop's own words */
  readonly text?: string | undefined;
  /** RATE_LIMITED, PAYMENT_PENDING */
  readonly retryAfterSeconds?: number | undefined;
  /** INVALID_INPUT: what is wrong, by the names of our forms' fields */
  readonly fields?: Readonly<Record<string, string>> | undefined;
  /** CONFIG_MISSING: names of properties */
  readonly missing?: readonly string[] | undefined;
  /** OUT_OF_STOCK: pieces that can be had */
  readonly stock?: number | undefined;
  /** OUT_OF_STOCK: pieces the line keeps; QUANTITY_INVALID: what was given */
  readonly quantity?: number | undefined;
  /** ANSWER_INVALID: the cell of the answer, "0.PRICE"; else the part of the shop that was asked */
  readonly at?: string | undefined;
  /** ANSWER_INVALID: what the cell should have held */
  readonly expected?: string | undefined;
  /** CART_REFUSED: the code inside the answer */
  readonly code?: number | undefined;
  /** NOT_FOUND: "product 7" */
  readonly what?: string | undefined;
  /** of an order that failed: the part that did, "customer", "address" or "pickup" */
  readonly during?: string | undefined;
  /** PAYMENT_FAILED: the payment module's code */
  readonly payment?: string | undefined;
  /** AMOUNT_INVALID, AMOUNT_NOT_FINITE: what was given */
  readonly amount?: number | string | undefined;
  /** PERCENT_INVALID: what was given */
  readonly percent?: number | undefined;
  /** LOCALE_INVALID: what was given */
  readonly locale?: string | undefined;
  /** LOCALE_INVALID: what was given */
  readonly currency?: string | undefined;
}

// Registered, so that an error from another copy of the package or another realm is known as well.
const brand = Symbol.for("@shop/core/ShopError");

/**
 * The one error class of the core. `message` names the code and its page, which comes with the package; what to do about it stands in
 * {@link SHOP_ERROR_MESSAGES} of `@shop/core/errors`.
 */
export class ShopError extends Error {
  readonly code: ShopErrorCode;
  readonly details: ShopErrorDetails;

  constructor(code: ShopErrorCode, options: { details?: ShopErrorDetails; cause?: unknown } = {}) {
    // Error adds a `cause` wherever the options have that member, also an undefined one.
    super(`${code}, see docs/errors/SHOP-${code}.md`, "cause" in options ? { cause: options.cause } : {});
    this.name = "ShopError";
    this.code = code;
    this.details = options.details ?? {};
    Object.defineProperty(this, brand, { value: true });
  }
}

/**
 * Whether a caught value is a {@link ShopError}, and of that code where one is named. Goes by a brand, not by
 * `instanceof`, so that two copies of the package on one page agree.
 */
export function isShopError<Code extends ShopErrorCode = ShopErrorCode>(
  value: unknown,
  code?: Code,
): value is ShopError & { readonly code: Code } {
  if (typeof value !== "object" || value === null || !(brand in value)) return false;
  return code === undefined || ("code" in value && value.code === code);
}
