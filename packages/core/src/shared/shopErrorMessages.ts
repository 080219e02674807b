/** Developer message of every error code, apart from the texts for shoppers; docs/errors has a page per code. */
export const SHOP_ERROR_MESSAGES = {
  // calculations
  AMOUNT_INVALID: "Not a decimal amount. Pass a number or text such as '12.50', with a point.",
  AMOUNT_NOT_FINITE: "The amount is NaN or infinite. Check the value before computing with it.",
  PERCENT_INVALID: "A percent must be a finite number of 0 or more.",
  QUANTITY_INVALID: "A quantity must be a whole number. See details.expected.",
  LOCALE_INVALID: "Unknown locale or currency. Pass for example 'de-AT' and 'EUR'.",
  // configuration
  CONFIG_MISSING: "Configuration or a feature of the runtime is missing. Provide what details.missing lists.",
  NOT_STARTED: "The cart is not started, or already stopped. Call start() first.",
  // transport
  NETWORK: "The backend could not be reached. Retry when the connection is back.",
  TIMEOUT: "The backend did not respond in time. Retry with the same idempotency key.",
  ABORTED: "The caller canceled the call. Nothing to do.",
  HTTP_STATUS: "The backend responded with an error status. See details.status.",
  RATE_LIMITED: "Too many calls. Wait details.retryAfterSeconds, or a minute, before the next one.",
  RESPONSE_INVALID:
    "The response does not match its schema. Compare details.at and details.expected with the wire reference.",
  // session
  UNAUTHORIZED: "The token is missing, expired or revoked. Sign in again.",
  FORBIDDEN: "The token does not permit this call. Sign in as the customer who owns the data.",
  LOGIN_FAILED: "Wrong e-mail address or password. Let the shopper enter them again.",
  CODE_REQUIRED:
    "The password is correct, but the account requires two-factor authentication. Sign in again with the code.",
  EMAIL_EXISTS: "An account with this e-mail address exists. Offer to sign in or to reset the password.",
  LINK_INVALID: "The mailed link is used, expired or unknown. Offer a new one.",
  TOKEN_REFRESH_FAILED: "The token was not refreshed. It stays valid until it expires.",
  INVALID_INPUT: "Invalid input. Show details.fields next to the fields, or correct the argument named in details.at.",
  ADDRESS_IS_DEFAULT: "The default address cannot be deleted. Set another default first.",
  NOT_FOUND: "The record does not exist. Show the not-found page.",
  // cart and order
  CART_NOT_FOUND: "The cart does not exist. Remove the stored id and start a new cart.",
  CART_REJECTED: "The backend rejected this change of the cart. See details.status.",
  OUT_OF_STOCK: "Not enough stock. Reload the cart; details.stock is the available quantity.",
  PRICE_CHANGED: "A price has changed. Show the old and the new one and request confirmation.",
  UNDELIVERABLE:
    "The cart cannot be shipped to this country. Remove the undeliverable lines or choose another country.",
  COUPON_REJECTED: "The coupon does not apply. See details.reason.",
  PAYMENT_FAILED: "The payment did not start, or redirects to an unknown host. Keep the cart and offer another method.",
  PAYMENT_PENDING: "A payment of this cart is in progress. Wait details.retryAfterSeconds before starting another one.",
  PAYMENT_UNAVAILABLE: "The payment provider cannot be reached. Keep the cart and offer another method.",
  IDEMPOTENCY_REUSED: "The idempotency key was used with another body. Create a new key for each mutation.",
  IDEMPOTENCY_IN_FLIGHT: "The same write is still in progress. Wait, then repeat it with the same key.",
} as const;
