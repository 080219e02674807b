import type { SHOP_ERROR_MESSAGES } from "./shopErrorMessages.js";

/** The code of a {@link ShopError}: what programs compare, never the text. */
export type ShopErrorCode = keyof typeof SHOP_ERROR_MESSAGES;

/** Facts about one failure. No personal data and no whole answers: details may be logged. */
export type ShopErrorDetails = Readonly<Record<string, unknown>>;

// Registered, so that an error from another copy of the package or another realm is known as well.
const brand = Symbol.for("@shop/core/ShopError");

/**
 * The one error class of the core. `message` names the code and its page; what to do about it stands in
 * {@link SHOP_ERROR_MESSAGES}.
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
