// The public API of the package. A name that is added or removed needs a changeset and a change of
// docs/reference/core.md.
import { expect, test } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import * as de from "../locales/de.js";
import * as en from "../locales/en.js";
import * as ro from "../locales/ro.js";
import * as adapter from "./adapter.js";
import * as calls from "./calls.js";
import * as cart from "./cart.js";
import * as checkout from "./checkout.js";
import * as errors from "./errors.js";
import * as index from "./index.js";
import * as marketing from "./marketing.js";
import * as query from "./query.js";
import * as server from "./server.js";
import * as store from "./store.js";
import * as testing from "./testing.js";
import * as conformance from "./testing/conformance.js";
import * as wire from "./wire.js";
import * as wishlist from "./wishlist.js";
import * as withdrawal from "./withdrawal.js";

const entries = {
  ".": index,
  "./adapter": adapter,
  "./calls": calls,
  "./cart": cart,
  "./errors": errors,
  "./store": store,
  "./query": query,
  "./checkout": checkout,
  "./marketing": marketing,
  "./wire": wire,
  "./wishlist": wishlist,
  "./withdrawal": withdrawal,
  "./server": server,
  "./testing": testing,
  "./testing/conformance": conformance,
  "./locales/*": de,
};

const kinds = (module: object): Record<string, string> =>
  Object.fromEntries(Object.entries(module).map(([name, value]) => [name, typeof value]));

test("every entry of the package is pinned here", () => {
  const code = Object.keys(manifest.exports).filter((entry) => entry !== "./package.json");
  expect(code.toSorted()).toEqual(Object.keys(entries).toSorted());
});

test("@shop/core", () => {
  expect(kinds(index)).toMatchInlineSnapshot(`
    {
      "CONSENT_COOKIE": "string",
      "CONSENT_DAYS": "number",
      "CONSENT_PURPOSES": "object",
      "EXPRESS_LIFETIME_MS": "number",
      "FALLBACK_DELIVERY_ID": "number",
      "LANGUAGES": "object",
      "MARKETS": "object",
      "MARKET_COOKIE": "string",
      "REVIEW_PICTURE_LIMITS": "object",
      "SEARCH_LINKS_VISIBLE": "number",
      "SEARCH_MIN_LENGTH": "number",
      "SEARCH_SCROLL_THRESHOLD_PX": "number",
      "ShopError": "function",
      "TOKEN_LIFETIME_MS": "number",
      "WITHDRAWAL_PATHS": "object",
      "addWorkingDays": "function",
      "addressSchema": "function",
      "browserEnvironment": "function",
      "cartBadge": "function",
      "cartTotals": "function",
      "changePasswordSchema": "function",
      "checkReviewPicture": "function",
      "checkVersion": "function",
      "cleanSearchText": "function",
      "companySchema": "function",
      "consentCookieHeader": "function",
      "consentSignals": "function",
      "consentToAll": "function",
      "contentListing": "function",
      "convertCents": "function",
      "countLabel": "function",
      "countSearchProducts": "function",
      "createFormSchema": "function",
      "createShop": "function",
      "customerDetailsSchema": "function",
      "customerTitle": "function",
      "decideToken": "function",
      "decreaseLine": "function",
      "discountPercent": "function",
      "dispatchDay": "function",
      "displayCents": "function",
      "displayLine": "function",
      "displayPrice": "function",
      "displaySearchPrice": "function",
      "displayShippingCents": "function",
      "displayTotals": "function",
      "emptyAddress": "function",
      "emptyCart": "object",
      "emptyDraft": "function",
      "emptySearch": "function",
      "escapeSearchText": "function",
      "estimateShippingMethods": "function",
      "failureKind": "function",
      "forgotPasswordSchema": "object",
      "formatMoney": "function",
      "fullMenu": "function",
      "grossFromNet": "function",
      "guestSession": "object",
      "initialShipping": "function",
      "isCompany": "function",
      "isDefaultMarket": "function",
      "isExpressFresh": "function",
      "isLanguage": "function",
      "isMarket": "function",
      "isPublicHoliday": "function",
      "isSearchable": "function",
      "isShopError": "function",
      "loginSchema": "object",
      "marketCookieHeader": "function",
      "marketCurrency": "function",
      "megaMenu": "function",
      "menuRoots": "function",
      "mergeLine": "function",
      "messageOf": "function",
      "missingConfig": "function",
      "netFromGross": "function",
      "nextDayPossible": "function",
      "oldPriceCents": "function",
      "parseCartId": "function",
      "parseConsent": "function",
      "parseMarket": "function",
      "paymentPath": "function",
      "paymentStart": "function",
      "pickDelivery": "function",
      "pictureFallbackUrl": "function",
      "primaryImage": "function",
      "productDisplay": "function",
      "productVatPercent": "function",
      "registerSchema": "function",
      "resetPasswordSchema": "function",
      "resolveCartId": "function",
      "retryAfterSeconds": "function",
      "roundToCents": "function",
      "salesBarEntry": "function",
      "screenFor": "function",
      "serializeConsent": "function",
      "serializeMarket": "function",
      "setLineQuantity": "function",
      "sortByPrice": "function",
      "statusAfterErrorCleared": "function",
      "stockLabel": "function",
      "summarizeCart": "function",
      "taxPercent": "function",
      "toCartItem": "function",
      "toFormIssues": "function",
      "toQuantityStep": "function",
      "undeliverableIn": "function",
      "validateAddress": "function",
      "validateEmail": "function",
      "validateEuVatNumber": "function",
      "validateName": "function",
      "validatePassword": "function",
      "validatePhone": "function",
      "validatePostalCode": "function",
      "validateVatNumber": "function",
      "vatByRate": "function",
      "vatPercentFor": "function",
      "versionChange": "function",
    }
  `);
});

test("@shop/core/query", () => {
  expect(kinds(query)).toMatchInlineSnapshot(`
    {
      "STALE_MS": "number",
      "accessoriesQuery": "function",
      "addressesQuery": "function",
      "adventCalendarQuery": "function",
      "basicProductsQuery": "function",
      "bestOfCategoryQuery": "function",
      "bestsellersQuery": "function",
      "brandProductCountQuery": "function",
      "brandQuery": "function",
      "brandsQuery": "function",
      "categoryCardQuery": "function",
      "categoryQuery": "function",
      "centerStockQuery": "function",
      "centersQuery": "function",
      "contentQuery": "function",
      "countiesQuery": "function",
      "customerQuery": "function",
      "facetsQuery": "function",
      "featuresQuery": "function",
      "folderQuery": "function",
      "guestOrderQuery": "function",
      "isPersonal": "function",
      "isPriced": "function",
      "keywordsQuery": "function",
      "localeConfigQuery": "function",
      "menuQuery": "function",
      "moduleConfigQuery": "function",
      "orderPickupsQuery": "function",
      "orderProductsQuery": "function",
      "orderQuery": "function",
      "ordersQuery": "function",
      "pickupPointsQuery": "function",
      "productCountQuery": "function",
      "productCountsQuery": "function",
      "productDelayQuery": "function",
      "productQuery": "function",
      "productsQuery": "function",
      "quantityStepQuery": "function",
      "quantityStepsQuery": "function",
      "resolveQuery": "function",
      "reviewBadgeQuery": "function",
      "reviewRightsQuery": "function",
      "reviewSummaryQuery": "function",
      "reviewsQuery": "function",
      "rewritingQuery": "function",
      "searchLinksQuery": "function",
      "searchQuery": "function",
      "selectionsQuery": "function",
      "settingQuery": "function",
      "settingsQuery": "function",
      "similarQuery": "function",
      "sitemapQuery": "function",
      "storeContactQuery": "function",
      "subcategoriesQuery": "function",
      "tagManagerIdQuery": "function",
      "variantDelayQuery": "function",
      "variantQuery": "function",
      "variantsQuery": "function",
    }
  `);
});

test("@shop/core/checkout", () => {
  expect(kinds(checkout)).toMatchInlineSnapshot(`
    {
      "isAddressEmpty": "function",
      "isAllowedRedirect": "function",
      "normalizeAddress": "function",
      "parseAmazonSessionId": "function",
      "pollDelay": "function",
      "prefillDraft": "function",
      "toOrderAddress": "function",
    }
  `);
});

test("@shop/core/marketing", () => {
  expect(kinds(marketing)).toMatchInlineSnapshot(`
    {
      "REVIEW_BADGE_MS": "number",
      "analyticsItemFromCard": "function",
      "analyticsItemFromLine": "function",
      "analyticsItemFromProduct": "function",
      "analyticsItemsFromOrder": "function",
      "createPurchaseMemory": "function",
      "fetchCachedReviewBadge": "function",
      "reviewBadgeRow": "object",
      "toEcommerceEvent": "function",
      "toPurchaseEvent": "function",
    }
  `);
});

test("@shop/core/wire", () => {
  expect(kinds(wire)).toMatchInlineSnapshot(`
    {
      "MAX_LENGTHS": "object",
      "MAX_SAMPLES": "number",
      "addressRow": "object",
      "brandRow": "object",
      "cartCheckRow": "object",
      "cartEnvelope": "object",
      "cartItemRow": "object",
      "cartRow": "object",
      "cartWriteData": "object",
      "categoryRow": "object",
      "contentRow": "object",
      "countyRow": "object",
      "customerAddressRow": "object",
      "customerRow": "object",
      "delayRow": "object",
      "facetsRow": "object",
      "fulfilmentCenterRow": "object",
      "localeConfigRow": "object",
      "loginResponse": "object",
      "menuRow": "object",
      "newsletterResponse": "object",
      "orderLineRow": "object",
      "orderResultRow": "object",
      "orderRow": "object",
      "paymentMethodRow": "object",
      "pictureRow": "object",
      "productCardRow": "object",
      "productRow": "object",
      "qrCodeResponse": "object",
      "reorderResponse": "object",
      "resolvedUrlRow": "object",
      "reviewRightsRow": "object",
      "reviewRow": "object",
      "reviewSummaryRow": "object",
      "searchAccessRow": "object",
      "searchLinkRow": "object",
      "searchLinksResponse": "object",
      "searchPageResponse": "object",
      "searchProductRow": "object",
      "shippingCostRow": "object",
      "shippingMethodRow": "object",
      "shippingQuoteRow": "object",
      "tokenResponse": "object",
      "variantRow": "object",
      "vatCheckResponse": "object",
      "withdrawalResponse": "object",
    }
  `);
});

test("@shop/core/withdrawal", () => {
  expect(kinds(withdrawal)).toMatchInlineSnapshot(`
    {
      "calculateWithdrawalDeadline": "function",
      "parseWithdrawnItems": "function",
      "withdrawalSchema": "object",
    }
  `);
});

test("@shop/core/wishlist", () => {
  expect(kinds(wishlist)).toMatchInlineSnapshot(`
    {
      "EMPTY_WISHLIST": "object",
      "MAX_WISHLIST_PRODUCTS": "number",
      "createWishlist": "function",
    }
  `);
});

test("@shop/core/store", () => {
  expect(kinds(store)).toMatchInlineSnapshot(`
    {
      "toReadable": "function",
    }
  `);
});

test("@shop/core/testing", () => {
  expect(kinds(testing)).toMatchInlineSnapshot(`
    {
      "fakeShop": "function",
      "memoryEnvironment": "function",
      "memoryStorage": "function",
      "testEnvironment": "function",
    }
  `);
});

test("@shop/core/adapter", () => {
  expect(kinds(adapter)).toMatchInlineSnapshot(`
    {
      "createCartCoupon": "function",
      "createCartLine": "function",
      "createCustomer": "function",
      "createLocaleConfig": "function",
      "createOrder": "function",
      "createProduct": "function",
      "unwrapToken": "function",
      "wrapToken": "function",
    }
  `);
});

test("@shop/core/testing/conformance", () => {
  expect(kinds(conformance)).toMatchInlineSnapshot(`
    {
      "checkConformance": "function",
      "conformanceChecks": "object",
      "defineConformanceTests": "function",
      "formatConformance": "function",
    }
  `);
});

test("@shop/core/errors", () => {
  expect(kinds(errors)).toMatchInlineSnapshot(`
    {
      "SHOP_ERROR_MESSAGES": "object",
    }
  `);
});

test("@shop/core/calls", () => {
  expect(kinds(calls)).toMatchInlineSnapshot(`
    {
      "accessoriesCall": "function",
      "adventCalendarCall": "function",
      "basicProductsCall": "function",
      "bestOfCategoryCall": "function",
      "bestsellersCall": "function",
      "brandCall": "function",
      "brandProductCountCall": "function",
      "brandsCall": "function",
      "catalogueCalls": "function",
      "categoryCall": "function",
      "categoryCardCall": "function",
      "centerStockCall": "function",
      "centersCall": "function",
      "contentCall": "function",
      "contentCalls": "function",
      "countiesCall": "function",
      "facetsCall": "function",
      "featuresCall": "function",
      "folderCall": "function",
      "keywordsCall": "function",
      "localeConfigCall": "function",
      "menuCall": "function",
      "moduleConfigCall": "function",
      "pickupPointsCall": "function",
      "plainHttp": "function",
      "productCall": "function",
      "productCountCall": "function",
      "productCountsCall": "function",
      "productDelayCall": "function",
      "productsCall": "function",
      "quantityStepCall": "function",
      "quantityStepsCall": "function",
      "relatedCalls": "function",
      "resolveCall": "function",
      "reviewBadgeCall": "function",
      "reviewCalls": "function",
      "reviewRightsCall": "function",
      "reviewSummaryCall": "function",
      "reviewsCall": "function",
      "rewritingCall": "function",
      "selectionsCall": "function",
      "settingCall": "function",
      "settingsCall": "function",
      "similarCall": "function",
      "sitemapCall": "function",
      "stockCalls": "function",
      "storeContactCall": "function",
      "subcategoriesCall": "function",
      "tagManagerIdCall": "function",
      "variantCall": "function",
      "variantDelayCall": "function",
      "variantsCall": "function",
      "withMediaUrl": "function",
    }
  `);
});

test("@shop/core/cart", () => {
  expect(kinds(cart)).toMatchInlineSnapshot(`
    {
      "cartCalls": "function",
      "createCart": "function",
      "rejectionMessages": "function",
      "sessionHttp": "function",
    }
  `);
});

test("@shop/core/server", () => {
  expect(kinds(server)).toMatchInlineSnapshot(`
    {
      "LANGUAGES": "object",
      "MARKETS": "object",
      "WITHDRAWAL_PATHS": "object",
      "addWorkingDays": "function",
      "customerTitle": "function",
      "dispatchDay": "function",
      "formatMoney": "function",
      "isLanguage": "function",
      "isMarket": "function",
      "isPublicHoliday": "function",
      "memoryStorage": "function",
      "normalizeTitle": "function",
      "serverEnvironment": "function",
      "validateEmail": "function",
      "validateName": "function",
      "validatePhone": "function",
      "validatePostalCode": "function",
      "validateState": "function",
      "validateStreet": "function",
    }
  `);
});

test.each([de, en, ro])("@shop/core/locales/*", (locale) => {
  expect(kinds(locale)).toEqual({ messages: "object" });
});
