// Checkout only: a separate entry keeps it out of the bundles of other pages.
export { isAddressEmpty } from "../checkout/checkoutDraft.js";
export { normalizeAddress } from "../domain/forms/addressSchema.js";
export { parseAmazonSessionId } from "../domain/order/payment.js";
export { isAllowedRedirect } from "../domain/order/paymentRedirect.js";
export { pollDelay } from "../domain/order/pollDelay.js";
export { type CustomerPrefill, toOrderAddress, prefillDraft } from "../checkout/prefillDraft.js";
export type { MissingLine } from "../wire/order.js";
