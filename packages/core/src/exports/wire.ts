// Decoders of backend responses, for developing or testing a backend, and limits of its requests.
export { MAX_SAMPLES } from "../domain/cart/cart.js";
export { MAX_LENGTHS } from "../domain/validation/validate.js";
export { cartCheckRow, cartEnvelope, cartItemRow, cartRow, cartWriteData } from "../wire/cart.js";
export {
  addressRow,
  orderLineRow,
  orderResultRow,
  orderRow,
  paymentMethodRow,
  qrCodeResponse,
  reorderResponse,
} from "../wire/order.js";
export { contentRow, resolvedUrlRow } from "../wire/content.js";
export { localeConfigRow } from "../wire/localeConfig.js";
export { brandRow, categoryRow, facetsRow } from "../wire/category.js";
export { menuRow } from "../wire/menu.js";
export { withdrawalResponse } from "../wire/withdrawal.js";
export { reviewRightsRow, reviewRow, reviewSummaryRow } from "../wire/review.js";
export {
  searchAccessRow,
  searchLinkRow,
  searchLinksResponse,
  searchPageResponse,
  searchProductRow,
} from "../wire/search.js";
export {
  delayRow,
  fulfilmentCenterRow,
  shippingCostRow,
  shippingMethodRow,
  shippingQuoteRow,
} from "../wire/shipping.js";
export { pictureRow, productCardRow, productRow, variantRow } from "../wire/product.js";
export {
  countyRow,
  customerAddressRow,
  customerRow,
  loginResponse,
  newsletterResponse,
  tokenResponse,
  vatCheckResponse,
} from "../wire/account.js";
