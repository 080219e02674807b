// ── shared ──────────────────────────────────────
export { createEmitter, type Emitter } from "../shared/emitter.js";
export { isShopError, ShopError, type ShopErrorCode, type ShopErrorDetails } from "../shared/shopError.js";

// ── config ──────────────────────────────────────
export { type Language, type Locale, LOCALES, type Market } from "../domain/config/locale.js";
export { missingConfig } from "../domain/config/missingConfig.js";

// ── money ──────────────────────────────────────
export { convertCents } from "../domain/money/convertCents.js";
export { discountPercent } from "../domain/money/discountPercent.js";
export { formatMoney } from "../domain/money/formatMoney.js";
export { oldPriceCents } from "../domain/money/oldPriceCents.js";
export { roundToCents } from "../domain/money/roundToCents.js";
export { splitCents } from "../domain/money/splitCents.js";

// ── VAT ──────────────────────────────────────
export { applyTaxes, type PositionedTax } from "../domain/vat/applyTaxes.js";
export {
  calculateCouponDiscounts,
  type CouponDiscounts,
  type CouponTerms,
  type DiscountableLine,
} from "../domain/vat/calculateCouponDiscounts.js";
export { decodeTaxRequirements, type TaxRequirements } from "../domain/vat/decodeTaxRequirements.js";
export { grossFromNet } from "../domain/vat/grossFromNet.js";
export { displayCents } from "../domain/vat/displayCents.js";
export { netFromGross } from "../domain/vat/netFromGross.js";
export { taxPercent } from "../domain/vat/taxPercent.js";
export { vatByRate, type VatSubtotal } from "../domain/vat/vatByRate.js";
export { type TaxableLine, calculateAncillaryVat, calculateSaleVat } from "../domain/vat/calculateSaleVat.js";
export { vatPercentFor } from "../domain/vat/vatPercentFor.js";

// ── catalogue ──────────────────────────────────────
export { fullMenu, megaMenu, type MenuCategory, menuRoots } from "../domain/catalogue/menu.js";
export { pictureFallbackUrl } from "../domain/catalogue/pictureFallbackUrl.js";
export { primaryImage } from "../domain/catalogue/primaryImage.js";
export { type PriceOrder, sortByPrice } from "../domain/catalogue/sortByPrice.js";

// ── content ──────────────────────────────────────
export { contentListing, type ContentListing } from "../domain/content/contentListing.js";
export { screenFor } from "../domain/content/screenFor.js";

// ── cart ──────────────────────────────────────
export { createAddMutation, type AddToCartOptions } from "../cart/createAddMutation.js";
export { cartBadge } from "../domain/cart/cartBadge.js";
export { type CartLine, decreaseLine, mergeLine, setLineQuantity } from "../domain/cart/cartLines.js";
export { parseCartId, resolveCartId } from "../domain/cart/cartId.js";
export { type CartStatus, statusAfterErrorCleared } from "../domain/cart/cartStatus.js";
export { summarizeCart, type CartSummary, type SummaryLine } from "../cart/cartSummary.js";
export { cartTotals, type CartTotals } from "../domain/cart/cartTotals.js";
export {
  type DisplayLine,
  type PriceDisplay,
  displayShippingCents,
  displayTotals,
  displayUnitCents,
} from "../domain/cart/displayTotals.js";
export { toQuantityStep } from "../domain/cart/toQuantityStep.js";
export { undeliverableIn } from "../domain/cart/undeliverableIn.js";

// ── shipping ──────────────────────────────────────
export { estimateShippingMethods } from "../shipping/estimateShippingMethods.js";
export { nextDayPossible } from "../domain/shipping/nextDayPossible.js";
export { FALLBACK_DELIVERY_ID, pickDelivery } from "../domain/shipping/pickDelivery.js";
export { type Shipment, applyShippingRates } from "../domain/shipping/applyShippingRates.js";

// ── session ──────────────────────────────────────
export { decideToken, TOKEN_LIFETIME_MS } from "../domain/session/decideToken.js";
export { EXPRESS_LIFETIME_MS, isExpressFresh } from "../domain/session/isExpressFresh.js";
export type { ExpressUser } from "../domain/session/expressUser.js";
export { readToken } from "../domain/session/readToken.js";
export { guestSession, type SessionEndReason, type SessionState } from "../session/sessionState.js";
export type { SessionToken } from "../domain/session/sessionToken.js";
export {
  type SessionEffect,
  type SessionEvent,
  type SessionMachine,
  sessionTransition,
} from "../session/sessionTransition.js";
export type { SessionStore } from "../session/sessionStore.js";
export { SESSION_STORAGE_KEYS, STORAGE_KEYS, storageArea, type StorageKey } from "../domain/session/storageKeys.js";
export { checkVersion, type VersionStep } from "../session/checkVersion.js";
export { versionChange } from "../domain/session/versionChange.js";
export { VERSION_RESET_KEYS } from "../session/versionResetKeys.js";

// ── account ──────────────────────────────────────
export type { AccountClient } from "../calls/accountClient.js";
export type { NewsletterClient } from "../calls/newsletterClient.js";
export { type Customer, isCompany, type VatStatus } from "../domain/customer/customer.js";
export type { AddressInput, County, CustomerAddress } from "../domain/customer/customerAddress.js";
export type {
  CustomerChanges,
  LoginInput,
  PasswordChange,
  PasswordReset,
  Registration,
} from "../domain/customer/registration.js";
export type { VatCheck } from "../wire/account.js";

// ── forms ──────────────────────────────────────
export type { AccountRules } from "../domain/forms/accountRules.js";
export { addressSchema } from "../domain/forms/addressSchema.js";
export {
  type FormIssue,
  type FormReader,
  type FormResult,
  type FormSchema,
  createFormSchema,
} from "../domain/forms/formSchema.js";
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
export type {
  SearchCategory,
  SearchResult,
  SearchLink,
  SearchPage,
  SearchPicture,
  SearchProduct,
} from "../domain/search/search.js";
export {
  lastSearchPage,
  SEARCH_LINKS_VISIBLE,
  SEARCH_SCROLL_THRESHOLD_PX,
  countSearchProducts,
} from "../domain/search/searchPages.js";
export {
  cleanSearchText,
  escapeSearchText,
  isSearchable,
  SEARCH_MAX_LENGTH,
  SEARCH_MIN_LENGTH,
  searchLength,
} from "../domain/search/searchText.js";
export {
  emptySearch,
  type SearchEffect,
  type SearchEvent,
  type SearchState,
  searchTransition,
} from "../search/searchTransition.js";
export { type StockLabel, stockLabel } from "../domain/search/stockLabel.js";

// ── payment ──────────────────────────────────────
export {
  type SupportedPaymentCode,
  type PaymentCode,
  paymentPath,
  type PaymentStart,
  paymentStart,
} from "../domain/order/payment.js";

// ── consent ──────────────────────────────────────
export {
  CONSENT_DAYS,
  CONSENT_PURPOSES,
  type ConsentChoice,
  consentToAll,
  type ConsentPurpose,
  type ConsentRecord,
  type ConsentSignals,
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
export { postalCodeDigits, validatePostalCode } from "../domain/validation/validatePostalCode.js";
export { validateVatNumber } from "../domain/validation/validateVatNumber.js";

// ── sales bar and customers ──────────────────────────────────────
export { customerTitle } from "../domain/customer/customerTitle.js";
export { salesBarEntry } from "../domain/salesBar/salesBarEntry.js";

// ── the shop ──────────────────────────────────────
export { createShop } from "../createShop.js";
export type { Shop, ShopConfig, ShopEvents } from "../shop.js";
export { browserEnvironment } from "../environment/browser.js";
export type { Environment, KeyValueStorage, Signal } from "../environment/environment.js";
export type { CartCalls } from "../cart/cartCalls.js";
export type { CartActionInput, CartStore } from "../cart/cartStore.js";
export type { SearchStore } from "../search/searchStore.js";
export type { ShippingStore } from "../shipping/shippingStore.js";
export type { DisplayStore } from "../market/displayStore.js";
export {
  type DisplayEffect,
  type DisplayEvent,
  type DisplaySettings,
  type DisplayState,
  displayTransition,
} from "../market/displayTransition.js";
export type { Store } from "../store/createStore.js";
export type { CartHandle, WriteOptions } from "../calls/cartCall.js";
export type { CartClient } from "../calls/cartClient.js";
export type { CartLineClient, CartWriteResult } from "../calls/cartLineClient.js";
export type { WholeCartClient } from "../calls/wholeCartClient.js";
export type { CatalogueClient, ProductOrder, ProductQuery, Subcategory } from "../calls/catalogueClient.js";
export type { ProductFilter } from "../calls/filterQuery.js";
export type { CheckoutClient, PayRequest } from "../calls/checkoutClient.js";
export type { Keyword, RelatedClient, Selection } from "../calls/relatedClient.js";
export type { ReviewClient, ReviewInput, ReviewPage, ReviewWidget } from "../calls/reviewClient.js";
export type { SearchClient, SearchQuery } from "../calls/searchClient.js";
export type { StockClient } from "../calls/stockClient.js";
export type { WithdrawalClient } from "../calls/withdrawalClient.js";
export type { Withdrawal, WithdrawalReceipt, WithdrawnItem } from "../domain/withdrawal/withdrawal.js";
export type { ContentClient, SitemapView } from "../calls/contentClient.js";
export type { Cart, CartCoupon, CartLineDetails } from "../domain/cart/cart.js";
export type { CartCheck, CouponReason } from "../domain/cart/cartCheck.js";
export type {
  SubmittedMutation,
  CartEffect,
  QueuedMutation,
  CartEvent,
  CartMutation,
  CartItemChanges,
  DroppedMutations,
  CartPreview,
  CartRejection,
  CartRequest,
  CartState,
  StoredCart,
} from "../cart/cartState.js";
export { emptyCart } from "../cart/cartState.js";
export { cartTransition } from "../cart/cartTransition.js";
export { type VisibleLine, selectLines } from "../cart/selectLines.js";
export type { Facet, Facets, FacetValue, RangeFacet } from "../domain/catalogue/facets.js";
export type { Review, ReviewRights, ReviewSummary } from "../domain/catalogue/review.js";
export type { PickupChoice, DeliveryTime, FulfilmentCenter } from "../domain/shipping/fulfilmentCenter.js";
export type {
  Alternates,
  VariantOption,
  Brand,
  Category,
  Picture,
  Product,
  ProductCard,
  ProductFeature,
  Variant,
  UnitMeasure,
} from "../domain/catalogue/product.js";
export type { Content, ContentLink, FallbackLanguages, ResolvedUrl } from "../domain/content/content.js";
export type { LocaleConfig, OfferedMethod, SocialLink } from "../domain/content/localeConfig.js";
export type { StoreContact } from "../domain/content/storeContact.js";
export type { AdventCalendar } from "../domain/catalogue/advent.js";
export type { ShippingMethod } from "../domain/shipping/shippingMethod.js";
export {
  type ShippingEffect,
  type ShippingEvent,
  type ShippingState,
  shippingTransition,
  initialShipping,
} from "../shipping/shippingTransition.js";
export type {
  ShippingQuote,
  ShippingRates,
  ShippingMethodRates,
  ShippingRateTier,
} from "../domain/shipping/shippingRates.js";
export type {
  Order,
  OrderCoupon,
  OrderLine,
  OrderStatus,
  PaymentMethod,
  PickupLocation,
} from "../domain/order/order.js";
export { type CheckoutDraft, emptyAddress, emptyDraft, type OrderAddress } from "../checkout/checkoutDraft.js";
export type { OrderClient } from "../calls/orderClient.js";
export type { OrderOutcome } from "../checkout/fetchOrderOutcome.js";
export type { BankAccount, OrderResult, PaymentState } from "../domain/order/orderResult.js";
export { type AddressRules, type FieldIssue, validateAddress } from "../domain/order/validateAddress.js";
export type { CheckoutStore } from "../checkout/checkoutStore.js";
export type { OrderRequest } from "../checkout/orderRequest.js";
export type { PostalAddress } from "../domain/order/postalAddress.js";
