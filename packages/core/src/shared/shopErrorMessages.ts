/**
 * Developer message of every error code; docs/errors has a page per code. A separate entry point keeps the texts out of
 * shopper bundles: logs and development builds look them up by `error.code`. Texts for shoppers are in the message
 * catalogue.
 */
export const SHOP_ERROR_MESSAGES = {
  // rules
  AMOUNT_INVALID: "Not a decimal amount. Pass a number or text such as '12.50', with a point.",
  AMOUNT_NOT_FINITE: "The amount is NaN or infinite. Check the value before computing with it.",
  PERCENT_INVALID: "A percent must be a finite number of 0 or more.",
  QUANTITY_INVALID: "A quantity must be a finite number.",
  LOCALE_INVALID: "Unknown locale or currency. Pass for example 'de_AT' and 'EUR'.",
  TAX_REQUIREMENTS_INVALID: "Not base64 JSON with a percent or an amount. Correct the tax in the back office.",
  // start
  CONFIG_MISSING: "Required configuration is absent. Set the properties listed in details.missing.",
  // transport
  NETWORK: "The shop could not be reached. Retry when the connection is back.",
  TIMEOUT: "The shop did not answer in time. Retry with the same idempotency key.",
  ABORTED: "The call was cancelled by its caller. Nothing to do.",
  HTTP_STATUS: "The shop answered with an error status. See details.status.",
  RATE_LIMITED: "Too many calls. Wait details.retryAfterSeconds, or a minute, before the next one.",
  ANSWER_INVALID:
    "The answer has another shape than agreed. Compare details.at and details.expected with the wire schema.",
  // session
  UNAUTHORIZED: "The token is missing, expired or revoked. Log in again.",
  FORBIDDEN: "The token does not allow this. Act as the customer the data belongs to.",
  LOGIN_FAILED: "Wrong e-mail or password. Let the shopper type them again.",
  CODE_REQUIRED: "The password is right, and the account has an authenticator app. Sign in again with its code.",
  EMAIL_EXISTS: "This e-mail address has an account. Offer to log in or to reset the password.",
  LINK_INVALID: "The mailed link is used up, too old or made up. Offer a new one.",
  TOKEN_REFRESH_FAILED: "The token was not renewed. It stays valid until it expires.",
  INVALID_INPUT: "The shop refused what was typed. Show details.fields beside the fields.",
  ADDRESS_IS_DEFAULT: "The default address stays. Make another one the default first.",
  NOT_FOUND: "The shop does not know this record. Show the not-found page.",
  // cart and order
  CART_NOT_FOUND: "The shop does not know this cart. Drop the stored id and start a new cart.",
  CART_ID_INVALID: "A cart id is a positive whole number. Drop the stored one.",
  CART_REFUSED: "The shop did not take this change of the cart. See details.status.",
  CART_CHANGED: "The cart changed meanwhile. Read it again and show what is different.",
  OUT_OF_STOCK: "Not enough stock. Read the cart again; details.stock says what a line can have.",
  PRICE_CHANGED: "A price changed meanwhile. Show old and new and ask again.",
  UNDELIVERABLE: "Not delivered to this country. Remove the undeliverable lines or choose another country.",
  COUPON_REJECTED: "The coupon does not apply. See details.reason.",
  PAYMENT_FAILED:
    "The payment did not start, or would lead to an unknown host. Keep the cart and offer another method.",
  PAYMENT_PENDING: "A payment of this cart is under way. Wait details.retryAfterSeconds before starting another one.",
  PAYMENT_UNAVAILABLE: "The payment provider cannot be reached. Keep the cart and offer another method.",
  IDEMPOTENCY_REUSED: "The idempotency key was used with another body. Make a new key per intention.",
  IDEMPOTENCY_IN_FLIGHT: "The same write is still running. Wait, then repeat it with the same key.",
  // environment
  STORAGE_UNAVAILABLE: "Storage is blocked or full. The shop goes on from memory.",
  STORED_VALUE_INVALID: "A stored value is not what was written. It is ignored and removed.",
} as const;
