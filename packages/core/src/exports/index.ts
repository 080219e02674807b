// ── shared ──────────────────────────────────────
export { failureKind, retryAfterSeconds } from "../shared/failureKind.js";
export { isShopError, ShopError, type ShopErrorCode } from "../shared/shopError.js";

// ── config ──────────────────────────────────────
export { isLanguage, isMarket, type Language, LANGUAGES, type Market, MARKETS } from "../domain/config/locale.js";
export { missingConfig } from "../domain/config/missingConfig.js";

// ── money ──────────────────────────────────────
export {
  convertCents,
  discountPercent,
  type DisplayCents,
  type EuroCents,
  oldPriceCents,
  roundToCents,
} from "../domain/money/cents.js";
export { formatMoney } from "../domain/money/formatMoney.js";

// ── VAT ──────────────────────────────────────
export {
  grossFromNet,
  netFromGross,
  productVatPercent,
  taxPercent,
  vatByRate,
  vatPercentFor,
} from "../domain/vat/vat.js";

// ── pricing ──────────────────────────────────────
export {
  displayCents,
  displayPrice,
  type DisplayPrice,
  displaySearchPrice,
  type Price,
  type PriceDisplay,
  productDisplay,
  type ReductionPolicy,
  type StorePriceDisplay,
} from "../domain/pricing/displayPrice.js";
export { displayLine } from "../cart/displayLine.js";
export { displayShippingCents, displayTotals } from "../domain/pricing/displayTotals.js";

// ── catalogue ──────────────────────────────────────
export { fullMenu, megaMenu, type MenuCategory, menuRoots } from "../domain/catalogue/menu.js";
export { pictureFallbackUrl } from "../domain/catalogue/pictureFallbackUrl.js";
export { primaryImage } from "../domain/catalogue/primaryImage.js";
export { type PriceOrder, sortByPrice } from "../domain/catalogue/sortByPrice.js";

// ── content ──────────────────────────────────────
export { contentListing } from "../domain/content/contentListing.js";
export { screenFor } from "../domain/content/screenFor.js";

// ── cart ──────────────────────────────────────
export { type CartItem, toCartItem } from "../cart/toCartItem.js";
export { cartBadge } from "../domain/cart/cartBadge.js";
export { type CartLine, decreaseLine, mergeLine, setLineQuantity } from "../domain/cart/cartLines.js";
export { parseCartId, resolveCartId } from "../domain/cart/cartId.js";
export { type CartStatus, statusAfterErrorCleared } from "../domain/cart/cartStatus.js";
export { summarizeCart, type CartSummary } from "../cart/cartSummary.js";
export { cartTotals, type CartTotals } from "../domain/cart/cartTotals.js";
export { toQuantityStep } from "../domain/cart/toQuantityStep.js";
export { undeliverableIn } from "../domain/cart/undeliverableIn.js";

// ── shipping ──────────────────────────────────────
export { estimateShippingMethods } from "../shipping/estimateShippingMethods.js";
export { nextDayPossible } from "../domain/shipping/nextDayPossible.js";
export { FALLBACK_DELIVERY_ID, pickDelivery } from "../domain/shipping/pickDelivery.js";

// ── session ──────────────────────────────────────
export { decideToken, TOKEN_LIFETIME_MS } from "../domain/session/decideToken.js";
export { EXPRESS_LIFETIME_MS, isExpressFresh } from "../domain/session/isExpressFresh.js";
export { guestSession, type SessionState } from "../session/sessionState.js";
export type { SessionStore } from "../session/sessionStore.js";
export { type StorageKey } from "../domain/session/storageKeys.js";
export { checkVersion } from "../session/checkVersion.js";
export { versionChange } from "../domain/session/versionChange.js";

// ── account ──────────────────────────────────────
export { type Customer, isCompany } from "../domain/customer/customer.js";
export type { AddressInput, CustomerAddress } from "../domain/customer/customerAddress.js";
export type { CustomerChanges, Registration } from "../domain/customer/registration.js";
export type { VatCheck } from "../wire/account.js";

// ── forms ──────────────────────────────────────
export { addressSchema } from "../domain/forms/addressSchema.js";
export { validateAddress } from "../domain/forms/validateAddress.js";
export { type FormIssue, type FormSchema, createFormSchema } from "../domain/forms/formSchema.js";
export { toFormIssues } from "../domain/forms/toFormIssues.js";
export { registerSchema } from "../domain/forms/registerSchema.js";
export {
  companySchema,
  customerDetailsSchema,
  forgotPasswordSchema,
  loginSchema,
  changePasswordSchema,
  resetPasswordSchema,
} from "../domain/forms/accountSchemas.js";
export { messageOf } from "../shared/messageOf.js";

// ── search ──────────────────────────────────────
export { countLabel } from "../domain/search/countLabel.js";
export type { SearchCategory, SearchResult, SearchLink, SearchPage, SearchProduct } from "../domain/search/search.js";
export { SEARCH_LINKS_VISIBLE, SEARCH_SCROLL_THRESHOLD_PX, countSearchProducts } from "../domain/search/searchPages.js";
export {
  cleanSearchText,
  escapeSearchText,
  isSearchable,
  SEARCH_MIN_LENGTH,
  searchLength,
} from "../domain/search/searchText.js";
export { emptySearch, type SearchState } from "../search/searchTransition.js";
export { stockLabel } from "../domain/search/stockLabel.js";

// ── payment ──────────────────────────────────────
export { type PaymentCode, paymentPath, type PaymentStart, paymentStart } from "../domain/order/payment.js";

// ── consent ──────────────────────────────────────
export {
  CONSENT_DAYS,
  CONSENT_PURPOSES,
  type ConsentChoice,
  consentToAll,
  type ConsentPurpose,
  consentSignals,
} from "../domain/consent/consent.js";
export type { ConsentState } from "../consent/consentTransition.js";
export type { ConsentStore } from "../consent/consentStore.js";
export { CONSENT_COOKIE, consentCookieHeader, parseConsent, serializeConsent } from "../wire/consentCookie.js";

// ── validation ──────────────────────────────────────
export { validateEuVatNumber } from "../domain/validation/validateEuVatNumber.js";
export { validateEmail } from "../domain/validation/validateEmail.js";
export { validateName } from "../domain/validation/validateName.js";
export { validatePassword } from "../domain/validation/validatePassword.js";
export { validatePhone } from "../domain/validation/validatePhone.js";
export { validatePostalCode } from "../domain/validation/validatePostalCode.js";
export { validateVatNumber } from "../domain/validation/validateVatNumber.js";

// ── sales bar and customers ──────────────────────────────────────
export { customerTitle } from "../domain/customer/customerTitle.js";
export { salesBarEntry } from "../domain/salesBar/salesBarEntry.js";

// ── the shop ──────────────────────────────────────
export { createShop } from "../createShop.js";
export type { Shop, ShopConfig, ShopEvents } from "../shop.js";
export { browserEnvironment } from "../environment/browser.js";
export type { Environment, KeyValueStorage } from "../environment/environment.js";
export type { CartStore } from "../cart/cartStore.js";
export type { SearchStore } from "../search/searchStore.js";
export type { MarketState, MarketStore } from "../market/marketStore.js";
export {
  countryCode,
  isDefaultMarket,
  MARKET_COOKIE,
  marketCookieHeader,
  parseMarket,
  serializeMarket,
} from "../wire/market.js";
export type { Store } from "../store/createStore.js";
export type { ProductQuery, Subcategory } from "../calls/catalogue.js";
export type { ProductFilter } from "../calls/filterQuery.js";
export type { Selection } from "../calls/related.js";
export type { SearchQuery } from "../calls/searchClient.js";
export type { WithdrawalReceipt } from "../domain/withdrawal/withdrawal.js";
export type { SitemapView } from "../calls/content.js";
export type { Cart, CartCoupon } from "../domain/cart/cart.js";
export type { CartCheck } from "../domain/cart/cartCheck.js";
export type { CartMutation, CartPreview, CartRejection } from "../cart/cartState.js";
export { type CartSnapshot, emptyCart } from "../cart/cartSnapshot.js";
export type { VisibleLine } from "../cart/applyMutation.js";
export type { Facet, Facets, FacetValue, RangeFacet } from "../domain/catalogue/facets.js";
export type { Review, ReviewSummary } from "../domain/catalogue/review.js";
export type { PickupChoice, DeliveryTime, FulfilmentCenter } from "../domain/shipping/fulfilmentCenter.js";
export type {
  Alternates,
  VariantOption,
  Brand,
  Picture,
  Product,
  ProductCard,
  ProductFeature,
  Variant,
  UnitMeasure,
} from "../domain/catalogue/product.js";
export type { Content, ContentLink, ResolvedUrl } from "../domain/content/content.js";
export type { LocaleConfig, OfferedMethod, SocialLink } from "../domain/content/localeConfig.js";
export type { StoreContact } from "../domain/content/storeContact.js";
export type { AdventCalendar } from "../domain/catalogue/advent.js";
export type { ShippingMethod } from "../domain/shipping/shippingMethod.js";
export { initialShipping } from "../shipping/shippingTransition.js";
export type { Order, OrderLine, OrderStatus, PaymentMethod, PickupLocation } from "../domain/order/order.js";
export { type CheckoutDraft, emptyAddress, emptyDraft, type OrderAddress } from "../checkout/checkoutDraft.js";
export type { OrderOutcome } from "../checkout/fetchOrderOutcome.js";
export type { BankAccount, OrderResult } from "../domain/order/orderResult.js";
export type { CheckoutStore } from "../checkout/checkoutStore.js";
export type { OrderRequest } from "../checkout/orderRequest.js";
export type { PostalAddress } from "../domain/order/postalAddress.js";
