// ── shared ──────────────────────────────────────
export { createEmitter, type Emitter } from "../shared/emitter.js";
export { isShopError, ShopError, type ShopErrorCode, type ShopErrorDetails } from "../shared/shopError.js";

// ── config ──────────────────────────────────────
export { type Language, type Locale, LOCALES, type Satellite } from "../domain/config/locale.js";
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
  couponDiscounts,
  type CouponDiscounts,
  type CouponTerms,
  type ReducibleLine,
} from "../domain/vat/couponDiscounts.js";
export { decodeTaxRequirements, type TaxRequirements } from "../domain/vat/decodeTaxRequirements.js";
export { grossFromNet } from "../domain/vat/grossFromNet.js";
export { shownCents } from "../domain/vat/shownCents.js";
export { netFromGross } from "../domain/vat/netFromGross.js";
export { taxPercent } from "../domain/vat/taxPercent.js";
export { vatByRate, type VatShare } from "../domain/vat/vatByRate.js";
export { type SoldGoods, vatOfAccessory, vatOfSale } from "../domain/vat/vatOfSale.js";
export { vatPercentFor } from "../domain/vat/vatPercentFor.js";

// ── catalogue ──────────────────────────────────────
export { fullMenu, megaMenu, type MenuCategory, menuRoots } from "../domain/catalogue/menu.js";
export { pictureFallback } from "../domain/catalogue/pictureFallback.js";
export { primaryImage } from "../domain/catalogue/primaryImage.js";
export { type PriceOrder, sortByPrice } from "../domain/catalogue/sortByPrice.js";

// ── content ──────────────────────────────────────
export { contentListing, type ContentListing } from "../domain/content/contentListing.js";
export { screenFor } from "../domain/content/screenFor.js";

// ── cart ──────────────────────────────────────
export { additionOf, type AdditionOptions } from "../domain/cart/additionOf.js";
export { cartBadge } from "../domain/cart/cartBadge.js";
export { type CartLine, decreaseLine, mergeLine, setLineQuantity } from "../domain/cart/cartLines.js";
export { parseCartId, resolveCartId } from "../domain/cart/cartId.js";
export { type CartStatus, statusAfterErrorCleared } from "../domain/cart/cartStatus.js";
export { cartSummary, type CartSummary, type SummaryLine } from "../domain/cart/cartSummary.js";
export { cartTotals, type CartTotals } from "../domain/cart/cartTotals.js";
export {
  type ShowableLine,
  type ShownAs,
  shownPostageCents,
  shownTotals,
  shownUnitCents,
} from "../domain/cart/shownTotals.js";
export { toQuantityStep } from "../domain/cart/toQuantityStep.js";
export { undeliverableIn } from "../domain/cart/undeliverableIn.js";

// ── delivery ──────────────────────────────────────
export { expectedMethods } from "../domain/delivery/expectedMethods.js";
export { nextDayPossible } from "../domain/delivery/nextDayPossible.js";
export { FALLBACK_DELIVERY_ID, pickDelivery } from "../domain/delivery/pickDelivery.js";
export { type DeliveryLoad, tariffMethods } from "../domain/delivery/tariffMethods.js";

// ── session ──────────────────────────────────────
export { decideToken, TOKEN_LIFETIME_MS } from "../domain/session/decideToken.js";
export { EXPRESS_LIFETIME_MS, isExpressFresh } from "../domain/session/isExpressFresh.js";
export type { ExpressUser } from "../domain/session/expressUser.js";
export { readToken } from "../domain/session/readToken.js";
export { guestSession, type SessionEnd, type SessionState } from "../domain/session/sessionState.js";
export type { SessionToken } from "../domain/session/sessionToken.js";
export {
  type SessionEffect,
  type SessionEvent,
  type SessionMachine,
  sessionTransition,
} from "../domain/session/sessionTransition.js";
export type { SessionStore } from "../stores/sessionStore.js";
export { SESSION_STORAGE_KEYS, STORAGE_KEYS, storageArea, type StorageKey } from "../domain/session/storageKeys.js";
export { takeVersion, type VersionStep } from "../stores/takeVersion.js";
export { versionChange } from "../domain/session/versionChange.js";
export { VERSION_RESET_KEYS } from "../domain/session/versionResetKeys.js";

// ── account ──────────────────────────────────────
export type { AccountClient } from "../clients/accountClient.js";
export type { NewsletterClient } from "../clients/newsletterClient.js";
export { type Customer, isCompany, type VatStatus } from "../domain/customer/customer.js";
export type { AddressEntry, County, CustomerAddress } from "../domain/customer/customerAddress.js";
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
export { addressSchema } from "../domain/forms/addressForm.js";
export {
  type FormIssue,
  type FormReader,
  type FormResult,
  type FormSchema,
  formSchema,
} from "../domain/forms/formSchema.js";
export { issuesOf } from "../domain/forms/issuesOf.js";
export { registerSchema } from "../domain/forms/registerForm.js";
export {
  companySchema,
  detailsSchema,
  forgotSchema,
  loginSchema,
  passwordSchema,
  resetSchema,
} from "../domain/forms/sessionForms.js";
export { messageOf } from "../shared/messageOf.js";

// ── search ──────────────────────────────────────
export { countLabel } from "../domain/search/countLabel.js";
export type {
  SearchCategory,
  SearchFound,
  SearchLink,
  SearchPage,
  SearchPicture,
  SearchProduct,
} from "../domain/search/search.js";
export { lastSearchPage, SEARCH_LINKS_SHOWN, SEARCH_SCROLL_PX, searchCount } from "../domain/search/searchPages.js";
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
} from "../domain/search/searchTransition.js";
export { type StockLabel, stockLabel } from "../domain/search/stockLabel.js";

// ── payment ──────────────────────────────────────
export {
  type PayableCode,
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
  consentForAll,
  type ConsentPurpose,
  type ConsentRecord,
  type ConsentSignals,
  consentSignals,
} from "../domain/consent/consent.js";
export type { ConsentState } from "../domain/consent/consentTransition.js";
export type { ConsentStore } from "../stores/consentStore.js";
export { CONSENT_COOKIE, consentSetCookie, readConsent, writeConsent } from "../wire/consentCookie.js";

// ── validation ──────────────────────────────────────
export { validateEuVatNumber } from "../domain/validation/validateEuVatNumber.js";
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
export { createShop } from "../createShop.js";
export type { Shop, ShopConfig, ShopEvents } from "../shop.js";
export { browserEnvironment } from "../environment/browser.js";
export type { Environment, KeyValueStorage, Signal } from "../environment/environment.js";
export type { CartCalls } from "../stores/cartCalls.js";
export type { CartQuestion, CartStore } from "../stores/cartStore.js";
export type { SearchStore } from "../stores/searchStore.js";
export type { DeliveryStore } from "../stores/deliveryStore.js";
export type { DisplayStore } from "../stores/displayStore.js";
export {
  type DisplayEffect,
  type DisplayEvent,
  type DisplayFlags,
  type DisplayState,
  displayTransition,
} from "../domain/display/display.js";
export type { Store } from "../stores/createStore.js";
export type { CartHandle, WriteOptions } from "../clients/cartAnswer.js";
export type { CartClient } from "../clients/cartClient.js";
export type { CartLineClient, CartWrite } from "../clients/cartLineClient.js";
export type { WholeCartClient } from "../clients/wholeCartClient.js";
export type { CatalogueClient, ProductOrder, ProductQuery, Subcategory } from "../clients/catalogueClient.js";
export type { ProductFilter } from "../clients/filterQuery.js";
export type { CheckoutClient, PayRequest } from "../clients/checkoutClient.js";
export type { Keyword, RelatedClient, Selection } from "../clients/relatedClient.js";
export type { ReviewClient, ReviewEntry, ReviewPage, ReviewWidget } from "../clients/reviewClient.js";
export type { SearchClient, SearchQuery } from "../clients/searchClient.js";
export type { StockClient } from "../clients/stockClient.js";
export type { WithdrawalClient } from "../clients/withdrawalClient.js";
export type { Withdrawal, WithdrawalReceipt, WithdrawnPiece } from "../domain/withdrawal/withdrawal.js";
export type { ContentClient, SitemapView } from "../clients/contentClient.js";
export type { Cart, CartCoupon, ShopCartLine } from "../domain/cart/cart.js";
export type { CartCheck, CouponReason } from "../domain/cart/cartCheck.js";
export type {
  CartAction,
  CartEffect,
  CartEntry,
  CartEvent,
  CartIntent,
  CartItemChanges,
  CartLoss,
  CartPreview,
  CartRefusal,
  CartRequest,
  CartState,
  StoredCart,
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
export type { Content, ContentLink, ForeignWords, ResolvedUrl } from "../domain/content/content.js";
export type { LocaleConfig, OfferedMethod, SocialLink } from "../domain/content/localeConfig.js";
export type { StoreContact } from "../domain/content/storeContact.js";
export type { AdventCalendar } from "../domain/catalogue/advent.js";
export type { DeliveryMethod } from "../domain/delivery/deliveryMethod.js";
export {
  type DeliveryEffect,
  type DeliveryEvent,
  type DeliveryState,
  deliveryTransition,
  unknownDelivery,
} from "../domain/delivery/deliveryTransition.js";
export type { DeliveryOffer, DeliveryTariff, TariffMethod, TariffStep } from "../domain/delivery/deliveryTariff.js";
export type { Order, OrderCoupon, OrderLine, OrderStatus, PaymentMethod, PickupPlace } from "../domain/order/order.js";
export {
  type CheckoutDraft,
  emptyAddress,
  emptyDraft,
  type OrderAddress,
  type PickupChoice,
} from "../domain/order/checkoutDraft.js";
export type { OrderClient } from "../clients/orderClient.js";
export type { OrderOutcome } from "../stores/readResult.js";
export type { BankAccount, OrderResult, PaymentState } from "../domain/order/orderResult.js";
export { type AddressRules, type FieldFault, validateAddress } from "../domain/order/validateAddress.js";
export type { CheckoutStore } from "../stores/checkoutStore.js";
export type { OrderRequest } from "../stores/orderRequest.js";
export type { PostalAddress } from "../domain/order/postalAddress.js";
