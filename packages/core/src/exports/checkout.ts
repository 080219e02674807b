// Checkout only: a separate entry keeps it out of the bundles of other pages.
export { isAddressEmpty } from "../checkout/checkoutDraft.js";
export { normalizeAddress } from "../domain/forms/validateAddress.js";
export { isSupportedPayment, parseAmazonSessionId } from "../domain/order/payment.js";
export { type CustomerPrefill, toOrderAddress, prefillDraft } from "../checkout/prefillDraft.js";
export { isAllowedRedirect } from "../domain/order/isAllowedRedirect.js";
export { pollDelay } from "../domain/order/pollDelay.js";
export { filterPaymentMethods } from "../domain/order/filterPaymentMethods.js";
export type { MissingLine } from "../wire/orderResult.js";
