// Checkout only: a separate entry keeps it out of the bundles of other pages.
export { isAddressEmpty } from "../checkout/checkoutDraft.js";
export { normalizeAddress } from "../domain/forms/addressSchema.js";
export {
  filterPaymentMethods,
  isAllowedRedirect,
  isSupportedPayment,
  parseAmazonSessionId,
  pollDelay,
} from "../domain/order/payment.js";
export { type CustomerPrefill, toOrderAddress, prefillDraft } from "../checkout/prefillDraft.js";
export type { MissingLine } from "../wire/order.js";
