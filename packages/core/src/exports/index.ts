// ── shared ──────────────────────────────────────
export { createEmitter, type Emitter } from "../shared/emitter.js";
export { isShopError, ShopError, type ShopErrorCode, type ShopErrorDetails } from "../shared/shopError.js";
export { SHOP_ERROR_MESSAGES } from "../shared/shopErrorMessages.js";

// ── config ──────────────────────────────────────
export { type Language, type Locale, LOCALES, type Satellite } from "../domain/config/locale.js";
export { missingConfig } from "../domain/config/missingConfig.js";

// ── money ──────────────────────────────────────
export { convertCents } from "../domain/money/convertCents.js";
export { discountPercent } from "../domain/money/discountPercent.js";
export { formatMoney } from "../domain/money/formatMoney.js";
export { oldPriceCents } from "../domain/money/oldPriceCents.js";
export { roundToCents } from "../domain/money/roundToCents.js";

// ── VAT ──────────────────────────────────────
export { applyTaxes, type PositionedTax } from "../domain/vat/applyTaxes.js";
export { decodeTaxRequirements, type TaxRequirements } from "../domain/vat/decodeTaxRequirements.js";
export { grossFromNet } from "../domain/vat/grossFromNet.js";
export { netFromGross } from "../domain/vat/netFromGross.js";
export { taxPercent } from "../domain/vat/taxPercent.js";
export { vatByRate, type VatShare } from "../domain/vat/vatByRate.js";
export { vatPercentFor } from "../domain/vat/vatPercentFor.js";

// ── catalogue ──────────────────────────────────────
export { fullMenu, megaMenu, type MenuCategory } from "../domain/catalogue/menu.js";
export { pictureFallback } from "../domain/catalogue/pictureFallback.js";
export { primaryImage } from "../domain/catalogue/primaryImage.js";
export { type PriceOrder, sortByPrice } from "../domain/catalogue/sortByPrice.js";

// ── content ──────────────────────────────────────
export { contentListing, type ContentListing } from "../domain/content/contentListing.js";
export { screenFor } from "../domain/content/screenFor.js";

// ── cart ──────────────────────────────────────
export { cartBadge } from "../domain/cart/cartBadge.js";
export { type CartLine, decreaseLine, mergeLine, setLineQuantity } from "../domain/cart/cartLines.js";
export { parseCartId, resolveCartId } from "../domain/cart/cartId.js";
export { type CartStatus, statusAfterErrorCleared } from "../domain/cart/cartStatus.js";
export { cartTotals, type CartTotals } from "../domain/cart/cartTotals.js";
export { toQuantityStep } from "../domain/cart/toQuantityStep.js";
export { undeliverableIn } from "../domain/cart/undeliverableIn.js";

// ── delivery ──────────────────────────────────────
export { nextDayPossible } from "../domain/delivery/nextDayPossible.js";
export { FALLBACK_DELIVERY_ID, pickDelivery } from "../domain/delivery/pickDelivery.js";

// ── session ──────────────────────────────────────
export { decideToken, TOKEN_LIFETIME_MS } from "../domain/session/decideToken.js";
export { EXPRESS_LIFETIME_MS, isExpressFresh } from "../domain/session/isExpressFresh.js";
export { SESSION_STORAGE_KEYS, STORAGE_KEYS, storageArea, type StorageKey } from "../domain/session/storageKeys.js";
export { versionChange } from "../domain/session/versionChange.js";
export { VERSION_RESET_KEYS } from "../domain/session/versionResetKeys.js";

// ── search ──────────────────────────────────────
export { countLabel } from "../domain/search/countLabel.js";
export { escapeSearchText, isSearchable, SEARCH_MIN_LENGTH } from "../domain/search/searchText.js";
export { type StockLabel, stockLabel } from "../domain/search/stockLabel.js";

// ── payment ──────────────────────────────────────
export { type PaymentCode, paymentPath, type PaymentStart, paymentStart } from "../domain/order/payment.js";

// ── consent ──────────────────────────────────────
export { CONSENT_DAYS, type ConsentSignals, consentSignals } from "../domain/consent/consent.js";

// ── validation ──────────────────────────────────────
export { validateEmail } from "../domain/validation/validateEmail.js";
export { validateName } from "../domain/validation/validateName.js";
export { validatePassword } from "../domain/validation/validatePassword.js";
export { validatePhone } from "../domain/validation/validatePhone.js";
export { postcodeDigits, validatePostcode } from "../domain/validation/validatePostcode.js";
export { validateVatNumber } from "../domain/validation/validateVatNumber.js";

// ── sales bar and customers ──────────────────────────────────────
export { customerTitle } from "../domain/customer/customerTitle.js";
export { salesBarEntry } from "../domain/salesBar/salesBarEntry.js";

// ── the shop ──────────────────────────────────────
export { createShop, type Shop, type ShopConfig, type ShopEvents } from "../createShop.js";
export { browserEnvironment } from "../environment/browser.js";
export type { Environment, KeyValueStorage } from "../environment/environment.js";
export type { CartStore } from "../stores/cartStore.js";
export type { DeliveryStore } from "../stores/deliveryStore.js";
export type { Store } from "../stores/createStore.js";
export type { CartClient, CartHandle, CartWrite, WriteOptions } from "../clients/cartClient.js";
export type {
  CatalogueClient,
  ProductFilter,
  ProductOrder,
  ProductQuery,
  Subcategory,
} from "../clients/catalogueClient.js";
export type { CheckoutClient, PayRequest } from "../clients/checkoutClient.js";
export type { Keyword, RelatedClient, Selection } from "../clients/relatedClient.js";
export type { ReviewClient, ReviewPage } from "../clients/reviewClient.js";
export type { StockClient } from "../clients/stockClient.js";
export type { ContentClient, SitemapView } from "../clients/contentClient.js";
export type { Cart, ShopCartLine } from "../domain/cart/cart.js";
export type {
  CartAction,
  CartEffect,
  CartEvent,
  CartIntent,
  CartPreview,
  CartRefusal,
  CartState,
} from "../domain/cart/cartState.js";
export { emptyCart } from "../domain/cart/cartState.js";
export { cartTransition } from "../domain/cart/cartTransition.js";
export { type VisibleLine, visibleLines } from "../domain/cart/visibleLines.js";
export type { Facet, Facets, FacetValue, NumberFacet } from "../domain/catalogue/facets.js";
export type { Review, ReviewRights, ReviewSummary } from "../domain/catalogue/review.js";
export type { Delay, FulfilmentCenter } from "../domain/delivery/fulfilmentCenter.js";
export type {
  Alternates,
  AttributeChoice,
  Brand,
  Category,
  Picture,
  Product,
  ProductCard,
  ProductFeature,
  SaleElement,
  UnitMeasure,
} from "../domain/catalogue/product.js";
export type { Content, ContentLink, ResolvedUrl } from "../domain/content/content.js";
export type { LocaleConfig } from "../domain/content/localeConfig.js";
export type { DeliveryMethod } from "../domain/delivery/deliveryMethod.js";
export {
  type DeliveryEffect,
  type DeliveryEvent,
  type DeliveryState,
  deliveryTransition,
} from "../domain/delivery/deliveryTransition.js";
export type { Order, OrderLine, OrderStatus, PaymentMethod } from "../domain/order/order.js";
export { type CheckoutDraft, emptyAddress, emptyDraft } from "../domain/order/checkoutDraft.js";
export { type AddressRules, type FieldFault, validateAddress } from "../domain/order/validateAddress.js";
export type { CheckoutStore, OrderRequest } from "../stores/checkoutStore.js";
export type { PostalAddress } from "../domain/order/postalAddress.js";
