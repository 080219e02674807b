// ── shared ──────────────────────────────────────
export { failureKind, retryAfterSeconds } from "../shared/failureKind.js";
export { isShopError, ShopError, type ShopErrorCode } from "../shared/shopError.js";

// ── config ──────────────────────────────────────
export {
  isLanguage,
  isMarket,
  type Language,
  LANGUAGES,
  type Market,
  MARKETS,
  WITHDRAWAL_PATHS,
} from "../domain/config/locale.js";
export { missingConfig } from "../domain/config/missingConfig.js";

// ── money ──────────────────────────────────────
export {
  convertCents,
  discountPercent,
  type DisplayCents,
  type ShopCents,
  oldPriceCents,
  roundToCents,
} from "../domain/money/cents.js";
export { formatMoney } from "../domain/money/formatMoney.js";

// ── VAT ──────────────────────────────────────
export { grossFromNet, netFromGross, productVatPercent, taxPercent, vatPercentFor } from "../domain/vat/vat.js";
export { vatByRate } from "../domain/vat/vatBreakdown.js";

// ── pricing ──────────────────────────────────────
export {
  displayCents,
  displayPrice,
  type DisplayPrice,
  type Price,
  type PriceDisplay,
  productDisplay,
  type ReductionPolicy,
  type StorePriceDisplay,
} from "../domain/pricing/displayPrice.js";
export { marketCurrency } from "../domain/pricing/marketCurrency.js";
export { displaySearchPrice } from "../domain/pricing/displaySearchPrice.js";
export { type CartSnapshot, emptyCart, type VisibleLine } from "../cart/cartSnapshot.js";
export { displayLine } from "../cart/displayLine.js";
export { displayShippingCents, displayTotals } from "../domain/pricing/displayTotals.js";

// ── catalogue ──────────────────────────────────────
export { fullMenu, megaMenu, type MenuCategory, menuRoots } from "../domain/catalogue/menu.js";
export {
  type AdventCalendar,
  type Alternates,
  type Brand,
  type Picture,
  pictureFallbackUrl,
  primaryImage,
  type Product,
  type ProductCard,
  type ProductFeature,
  sortByPrice,
  type UnitMeasure,
  type Variant,
  type VariantOption,
} from "../domain/catalogue/product.js";

// ── content ──────────────────────────────────────
export {
  type Content,
  type ContentLink,
  contentListing,
  type ResolvedUrl,
  screenFor,
} from "../domain/content/content.js";

// ── cart ──────────────────────────────────────
export { type CartItem, type CartStore, toCartItem } from "../cart/cartStore.js";
export { cartTotals, type CartTotals } from "../domain/cart/cartTotals.js";
export { cartBadge } from "../domain/cart/cartLines.js";
export {
  type CartLine,
  decreaseLine,
  mergeLine,
  setLineQuantity,
  toQuantityStep,
  undeliverableIn,
} from "../domain/cart/cartLines.js";
export { type CartStatus, parseCartId, resolveCartId, statusAfterErrorCleared } from "../domain/cart/cartId.js";
export { summarizeCart, type CartSummary } from "../cart/cartSummary.js";

// ── shipping ──────────────────────────────────────
export { estimateShippingMethods } from "../shipping/estimateShippingMethods.js";
export { dispatchDay, type EpochDay, isPublicHoliday, nextDayPossible } from "../domain/shipping/calendar.js";
export { addWorkingDays } from "../domain/shipping/workingDays.js";
export {
  type DeliveryTime,
  FALLBACK_DELIVERY_ID,
  type FulfilmentCenter,
  pickDelivery,
  type PickupChoice,
  type ShippingMethod,
} from "../domain/shipping/shippingMethod.js";

// ── session ──────────────────────────────────────
export { decideToken, TOKEN_LIFETIME_MS } from "../domain/session/sessionToken.js";
export { EXPRESS_LIFETIME_MS, isExpressFresh } from "../domain/session/expressUser.js";
export { guestSession, type SessionState } from "../session/sessionState.js";
export type { SessionStore } from "../session/sessionStore.js";
export { type StorageKey, versionChange } from "../domain/session/storageKeys.js";
export { checkVersion } from "../session/checkVersion.js";

// ── account ──────────────────────────────────────
export {
  type Customer,
  type CustomerAddress,
  customerTitle,
  isCompany,
  type PostalAddress,
  type Registration,
} from "../domain/customer/customer.js";
export type { VatCheck } from "../wire/account.js";

// ── forms ──────────────────────────────────────
export { addressSchema, validateAddress } from "../domain/forms/addressSchema.js";
export { createFormSchema, type FormIssue, type FormSchema, toFormIssues } from "../domain/forms/formSchema.js";
export { companySchema, customerDetailsSchema } from "../domain/forms/accountSchemas.js";
export { forgotPasswordSchema } from "../domain/forms/forgotPasswordSchema.js";
export { changePasswordSchema, loginSchema, resetPasswordSchema } from "../domain/forms/passwordSchemas.js";
export { registerSchema } from "../domain/forms/registerSchema.js";
export { messageOf } from "../shared/messageOf.js";

// ── search ──────────────────────────────────────
export {
  cleanSearchText,
  countLabel,
  countSearchProducts,
  escapeSearchText,
  isSearchable,
  SEARCH_LINKS_VISIBLE,
  SEARCH_SCROLL_THRESHOLD_PX,
  type SearchCategory,
  type SearchLink,
  type SearchProduct,
  type SearchResult,
} from "../domain/search/search.js";
export { SEARCH_MIN_LENGTH } from "../domain/search/searchMinLength.js";
export { stockLabel } from "../domain/catalogue/stockLabel.js";
export { emptySearch, type SearchState } from "../search/searchTransition.js";

// ── payment ──────────────────────────────────────
export { type PaymentCode, paymentPath } from "../domain/order/payment.js";
export { paymentStart, type StartedPayment } from "../domain/order/paymentRedirect.js";

// ── consent ──────────────────────────────────────
export {
  CONSENT_DAYS,
  CONSENT_PURPOSES,
  type ConsentChoice,
  consentToAll,
  type ConsentPurpose,
  consentSignals,
} from "../domain/consent/consent.js";
export type { ConsentState, ConsentStore } from "../consent/consentStore.js";
export { CONSENT_COOKIE, consentCookieHeader, parseConsent, serializeConsent } from "../wire/consentCookie.js";

// ── validation ──────────────────────────────────────
export { validateEuVatNumber, validateVatNumber } from "../domain/validation/validateVatNumber.js";
export { validateName, validatePassword, validatePhone, validatePostalCode } from "../domain/validation/validate.js";
export { validateEmail } from "../domain/validation/validateEmail.js";

// ── sales bar and customers ──────────────────────────────────────
export {
  type LocaleConfig,
  type OfferedMethod,
  salesBarEntry,
  type SocialLink,
  type StoreContact,
} from "../domain/content/localeConfig.js";

// ── the shop ──────────────────────────────────────
export { createShop } from "../createShop.js";
export type { Shop, ShopConfig, ShopEvents, ShopOptions } from "../shop.js";
export type { ClientContext, Clients, OwnClients } from "../calls/clients.js";
export { browserEnvironment } from "../environment/browser.js";
export type { Environment, KeyValueStorage } from "../environment/environment.js";
export type { SearchStore } from "../search/searchStore.js";
export type { MarketState, MarketStore } from "../market/marketStore.js";
export { isDefaultMarket, MARKET_COOKIE, marketCookieHeader, parseMarket, serializeMarket } from "../wire/market.js";
export type { Store } from "../store/createStore.js";
export type { ProductQuery, Subcategory } from "../calls/catalogue.js";
export type { ProductFilter } from "../calls/filterQuery.js";
export type { Selection } from "../calls/related.js";
export type { SearchQuery } from "../calls/search.js";
export type { WithdrawalReceipt } from "../domain/withdrawal/withdrawal.js";
export type { SitemapView } from "../calls/content.js";
export type { Cart, CartCheck } from "../domain/cart/cart.js";
export type { CartMutation, CartRejection } from "../cart/cartState.js";
export type { Facet, Facets, RangeFacet } from "../domain/catalogue/facets.js";
export type { Review, ReviewSummary } from "../domain/catalogue/review.js";
export {
  checkReviewPicture,
  REVIEW_PICTURE_LIMITS,
  type ReviewPictureError,
} from "../domain/catalogue/reviewPicture.js";
export { initialShipping } from "../shipping/shippingTransition.js";
export type { BankAccount, Order, OrderResult, OrderStatus, PaymentMethod } from "../domain/order/order.js";
export type { OrderReference } from "../domain/order/orderReference.js";
export {
  type CheckoutDraft,
  emptyAddress,
  emptyDraft,
  type OrderAddress,
  type OrderRequest,
} from "../checkout/checkoutDraft.js";
export type { OrderOutcome } from "../checkout/fetchOrderOutcome.js";
export type { CheckoutStore, PlacedOrder } from "../checkout/checkoutStore.js";
