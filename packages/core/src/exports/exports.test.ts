// The public surface of the package. A name that appears or goes is a change for everybody who installs it: say so in a
// changeset and in docs/reference/core.md.
import { expect, test } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import * as de from "../locales/de.js";
import * as en from "../locales/en.js";
import * as ro from "../locales/ro.js";
import * as index from "./index.js";
import * as query from "./query.js";
import * as testing from "./testing.js";
import * as wire from "./wire.js";

const entries = {
  ".": index,
  "./query": query,
  "./wire": wire,
  "./testing": testing,
  "./locales/de": de,
  "./locales/en": en,
  "./locales/ro": ro,
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
      "CONSENT_DAYS": "number",
      "EXPRESS_LIFETIME_MS": "number",
      "FALLBACK_DELIVERY_ID": "number",
      "LOCALES": "object",
      "SEARCH_MIN_LENGTH": "number",
      "SESSION_STORAGE_KEYS": "object",
      "SHOP_ERROR_MESSAGES": "object",
      "STORAGE_KEYS": "object",
      "ShopError": "function",
      "TOKEN_LIFETIME_MS": "number",
      "VERSION_RESET_KEYS": "object",
      "applyTaxes": "function",
      "browserEnvironment": "function",
      "cartBadge": "function",
      "cartTotals": "function",
      "cartTransition": "function",
      "consentSignals": "function",
      "contentListing": "function",
      "convertCents": "function",
      "countLabel": "function",
      "createEmitter": "function",
      "createShop": "function",
      "customerTitle": "function",
      "decideToken": "function",
      "decodeTaxRequirements": "function",
      "decreaseLine": "function",
      "deliveryTransition": "function",
      "discountPercent": "function",
      "emptyAddress": "function",
      "emptyCart": "object",
      "emptyDraft": "function",
      "escapeSearchText": "function",
      "formatMoney": "function",
      "fullMenu": "function",
      "grossFromNet": "function",
      "isExpressFresh": "function",
      "isSearchable": "function",
      "isShopError": "function",
      "megaMenu": "function",
      "mergeLine": "function",
      "missingConfig": "function",
      "netFromGross": "function",
      "nextDayPossible": "function",
      "oldPriceCents": "function",
      "parseCartId": "function",
      "paymentPath": "function",
      "paymentStart": "function",
      "pickDelivery": "function",
      "pictureFallback": "function",
      "postcodeDigits": "function",
      "primaryImage": "function",
      "resolveCartId": "function",
      "roundToCents": "function",
      "salesBarEntry": "function",
      "screenFor": "function",
      "setLineQuantity": "function",
      "sortByPrice": "function",
      "statusAfterErrorCleared": "function",
      "stockLabel": "function",
      "storageArea": "function",
      "taxPercent": "function",
      "toQuantityStep": "function",
      "undeliverableIn": "function",
      "validateAddress": "function",
      "validateEmail": "function",
      "validateName": "function",
      "validatePassword": "function",
      "validatePhone": "function",
      "validatePostcode": "function",
      "validateVatNumber": "function",
      "vatByRate": "function",
      "vatPercentFor": "function",
      "versionChange": "function",
      "visibleLines": "function",
    }
  `);
});

test("@shop/core/query", () => {
  expect(kinds(query)).toMatchInlineSnapshot(`
    {
      "STALE_MS": "number",
      "accessoriesQuery": "function",
      "bestOfCategoryQuery": "function",
      "bestsellersQuery": "function",
      "brandQuery": "function",
      "brandsQuery": "function",
      "categoryQuery": "function",
      "centersQuery": "function",
      "contentQuery": "function",
      "facetsQuery": "function",
      "folderQuery": "function",
      "localeConfigQuery": "function",
      "menuQuery": "function",
      "moduleConfigQuery": "function",
      "pickupPointsQuery": "function",
      "productCountQuery": "function",
      "productQuery": "function",
      "productsQuery": "function",
      "resolveQuery": "function",
      "reviewRightsQuery": "function",
      "reviewSummaryQuery": "function",
      "reviewsQuery": "function",
      "saleElementQuery": "function",
      "saleElementsQuery": "function",
      "selectionsQuery": "function",
      "similarQuery": "function",
      "subcategoriesQuery": "function",
    }
  `);
});

test("@shop/core/wire", () => {
  expect(kinds(wire)).toMatchInlineSnapshot(`
    {
      "addressRow": "object",
      "brandRow": "object",
      "cartEnvelope": "object",
      "cartItemRow": "object",
      "cartRow": "object",
      "cartWriteData": "object",
      "categoryRow": "object",
      "contentRow": "object",
      "delayRow": "object",
      "deliveryMethodRow": "object",
      "facetsRow": "object",
      "fulfilmentCenterRow": "object",
      "localeConfigRow": "object",
      "menuRow": "object",
      "orderRow": "object",
      "paymentMethodRow": "object",
      "pictureRow": "object",
      "postageRow": "object",
      "productCardRow": "object",
      "productRow": "object",
      "resolvedUrlRow": "object",
      "reviewRightsRow": "object",
      "reviewRow": "object",
      "reviewSummaryRow": "object",
      "saleElementRow": "object",
    }
  `);
});

test("@shop/core/testing", () => {
  expect(kinds(testing)).toMatchInlineSnapshot(`
    {
      "memoryEnvironment": "function",
      "memoryStorage": "function",
    }
  `);
});

test.each([de, en, ro])("@shop/core/locales/*", (locale) => {
  expect(kinds(locale)).toEqual({ messages: "object" });
});
