// Checkout only: a separate entry keeps it out of the bundles of other pages.
export { isUntouched } from "../domain/order/checkoutDraft.js";
export { isPayable, parseAmazonSession } from "../domain/order/payment.js";
export { type KnownShopper, ofBook, prefillDraft } from "../domain/order/prefillDraft.js";
export { isAllowedRedirect } from "../domain/order/redirects.js";
export { nextAsk } from "../domain/order/nextAsk.js";
export { allowedPayments } from "../domain/order/allowedPayments.js";
export type { MissingLine } from "../wire/orderResult.js";
