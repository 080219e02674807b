// Decoders of backend responses, for developing or testing a backend.
export { cartCheckRow } from "../wire/cartCheck.js";
export { cartEnvelope, cartItemRow, cartRow, cartWriteData } from "../wire/cart.js";
export {
  addressRow,
  shippingMethodRow,
  shippingOfferRow,
  orderLineRow,
  orderRow,
  paymentMethodRow,
  shippingQuoteRow,
} from "../wire/checkout.js";
export { contentRow } from "../wire/content.js";
export { localeConfigRow } from "../wire/localeConfig.js";
export { menuRow } from "../wire/menu.js";
export { resolvedUrlRow } from "../wire/resolvedUrl.js";
export { withdrawalResponse } from "../wire/withdrawal.js";
export { orderResultRow, qrCodeResponse, reorderResponse } from "../wire/orderResult.js";
export { facetsRow } from "../wire/facets.js";
export { reviewRightsRow, reviewRow, reviewSummaryRow } from "../wire/review.js";
export {
  searchAccessRow,
  searchLinkRow,
  searchLinksResponse,
  searchPageResponse,
  searchProductRow,
} from "../wire/search.js";
export { delayRow, fulfilmentCenterRow } from "../wire/stock.js";
export { brandRow, categoryRow } from "../wire/category.js";
export { pictureRow } from "../wire/picture.js";
export { productCardRow, productRow } from "../wire/product.js";
export { variantRow } from "../wire/variant.js";
export { countyRow, customerAddressRow, newsletterResponse, vatCheckResponse } from "../wire/account.js";
export { customerRow, loginResponse, tokenResponse } from "../wire/session.js";
