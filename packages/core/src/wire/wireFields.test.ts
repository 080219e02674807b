import * as v from "valibot";
import { expect, test } from "vitest";
import { customerRow } from "./account.js";
import { cartItemRow, cartRow, cartWriteData } from "./cart.js";
import { contentRow } from "./content.js";
import { localeConfigRow, storeContactRow } from "./localeConfig.js";
import { menuRow } from "./menu.js";
import { firstOf } from "./row.js";
import { integer } from "./scalars.js";
import { searchAccessRow, searchLinksResponse, searchPageResponse } from "./search.js";
import { shippingCostRow, shippingMethodRow } from "./shipping.js";

const cartItem = {
  id: "7",
  REF: "S-7",
  TITLE: "Sessel",
  brand_name: "Auer",
  category: [{ id: 4, title: "Sessel" }],
  TAXED_PRICE: "299.000000",
  cartItemId: 31,
  quantity: "2",
  quantityCount: 2,
  PRODUCT_SALE_ELEMENT: "70",
  price: "267.6",
  IS_PROMO: 1,
  vat_percent: "20.0000",
  URL: "/sessel",
  PSE_URL: "/sessel?variant=70",
  image: [{ BASE: "/media/sessel", WIDTHS: [400], WIDTH: 400, HEIGHT: 400, TITLE: "", VISIBLE: 1, POSITION: 1 }],
  selectedProductColor: "Petrol",
  selectedProductSize: "80 cm",
  selectedFulfilmentCenter: "3",
  stock: "9",
  undeliverable: "1",
  freight: 0,
};

test("a cart item has its ids, texts, quantity, prices, options and place", () => {
  expect(v.parse(cartItemRow, cartItem)).toMatchObject({
    productId: 7,
    ref: "S-7",
    title: "Sessel",
    brand: "Auer",
    categoryIds: [4],
    compareAtCents: 29_900,
    cartItemId: 31,
    quantity: 2,
    step: 2,
    variantId: 70,
    unitCents: 26_760,
    url: "/sessel?variant=70",
    picture: { base: "/media/sessel" },
    color: "Petrol",
    size: "80 cm",
    fulfilmentCenterId: 3,
    stock: 9,
    undeliverable: true,
  });
});

test("IS_PROMO 1 means a promotion: only then the regular price is one to compare with", () => {
  expect(v.parse(cartItemRow, { ...cartItem, IS_PROMO: "1" }).compareAtCents).toBe(29_900);
  expect(v.parse(cartItemRow, { ...cartItem, IS_PROMO: 0 }).compareAtCents).toBeUndefined();
});

test("a cart has its id, items and currency; a write of it the new quantity too", () => {
  const cart = { cartId: "5", currency: "EUR", items: [cartItem] };
  expect(v.parse(cartRow, cart)).toMatchObject({ id: 5, currency: "EUR", lines: [{ cartItemId: 31 }] });
  expect(v.parse(cartWriteData, { quantity: "2", cart }).quantity).toBe(2);
  expect(v.is(cartWriteData, { cart })).toBe(false);
});

test("a customer has ids, names, company, title, country and phones", () => {
  const customer = {
    ID: "7",
    ADDRESS_ID: "70",
    EMAIL: "anna@example.com",
    FIRSTNAME: "Anna",
    LASTNAME: "Auer",
    REF: "C-7",
    COMPANY: "Auer GmbH",
    TITLE: "2",
    COUNTRY_ID: "13",
    PHONE: "+43 1 5880",
    CELLPHONE: "+43 664 1",
  };
  expect(v.parse(customerRow, customer)).toMatchObject({
    id: 7,
    addressId: 70,
    email: "anna@example.com",
    firstName: "Anna",
    lastName: "Auer",
    ref: "C-7",
    company: "Auer GmbH",
    titleId: 2,
    countryId: 13,
    phone: "+43 1 5880",
    mobilePhone: "+43 664 1",
  });
});

const localeConfig = {
  lang_locale: "de_AT",
  lang_code: "de",
  country_id: "13",
  tax_tax_title: "20% Ust.",
  currency_currency_code: "EUR",
  currency_currency_symbol: "€",
  currency_rate: "1",
  store_name: "Lindenhaus",
  site_name: "Lindenhaus DE",
  store_email: "shop@example.com",
  phone_regex: "^0",
  is_phone_required: "1",
  password_min_length: 8,
  show_fallback_old_price: 0,
  accepted_delivery_country: "13,5",
  deliveryToPaymentMethods: { 77: [6] },
  categories_0_vat: [4],
  menu_category_ids: [1, 2],
  logo: "/media/logo.svg",
  logo_mobile: "/media/logo-small.svg",
  facebook_url: "https://facebook.test/lh",
  instagram_url: "https://instagram.test/lh",
  youtube_url: "https://youtube.test/lh",
  tiktok_url: "https://tiktok.test/lh",
  show_advent_calendar: 1,
  show_advent_banner: 0,
  show_sales_bar: 0,
  countries: [{ id: 13, title: "Österreich", tax_title: "20% Ust.", isoalpha2: "AT" }],
};

test("the locale config has language, country, tax, currency, names, logos, links, rules and flags", () => {
  expect(v.parse(localeConfigRow, localeConfig)).toMatchObject({
    locale: "de-AT",
    language: "de",
    countryId: 13,
    taxTitle: "20% Ust.",
    currency: "EUR",
    currencySymbol: "€",
    currencyRate: 1,
    storeName: "Lindenhaus",
    siteName: "Lindenhaus DE",
    storeEmail: "shop@example.com",
    phoneRegex: "^0",
    phoneRequired: true,
    shippingCountryIds: [13, 5],
    paymentMethodIdsByShippingMethod: { 77: [6] },
    zeroVatCategoryIds: [4],
    menuCategoryIds: [1, 2],
    logo: { wide: "/media/logo.svg", narrow: "/media/logo-small.svg" },
    socialLinks: [
      { network: "facebook", url: "https://facebook.test/lh" },
      { network: "instagram", url: "https://instagram.test/lh" },
      { network: "youtube", url: "https://youtube.test/lh" },
      { network: "tiktok", url: "https://tiktok.test/lh" },
    ],
    enabledFeatures: { adventCalendar: true, adventBanner: false, salesBar: false },
    countries: [{ id: 13, title: "Österreich", taxTitle: "20% Ust.", isoCode: "AT" }],
  });
});

test("without refetch intervals in the config they are 60 seconds and 30 minutes", () => {
  expect(v.parse(localeConfigRow, localeConfig).refetchIntervals).toEqual({ shortSeconds: 60, longMinutes: 30 });
  expect(
    v.parse(localeConfigRow, { ...localeConfig, refetch_short: "20", refetch_long: "5" }).refetchIntervals,
  ).toEqual({ shortSeconds: 20, longMinutes: 5 });
});

test("the store contact has phone, support hours, name and address", () => {
  const contact = {
    store_phone: "+43 1 2345678",
    support_time: "Mo–Fr 9–17",
    support_time_mo_th: "Mo–Do 9–18",
    store_address1: "Lindengasse 12",
    store_city: "Wien",
    store_zipcode: "1070",
    store_name: "Lindenhaus",
  };
  expect(v.parse(storeContactRow, contact)).toEqual({
    phone: "+43 1 2345678",
    supportHours: "Mo–Fr 9–17",
    supportHoursMonThu: "Mo–Do 9–18",
    storeName: "Lindenhaus",
    storeAddress: { street: "Lindengasse 12", postalCode: "1070", city: "Wien" },
  });
});

test("a menu category has id, title, URL, count, icon and children", () => {
  const chairs = { Id: "5", Title: "Sessel", URL: "/sessel", count: "3", icon: "chair", image: [], children: [] };
  expect(v.parse(menuRow, { ...chairs, Id: 4, Title: "Sitzen", URL: "/sitzen", children: [chairs] })).toEqual({
    id: 4,
    title: "Sitzen",
    url: "/sitzen",
    count: 3,
    icon: "chair",
    children: [{ id: 5, title: "Sessel", url: "/sessel", count: 3, icon: "chair", children: [] }],
  });
});

test("a menu category has the files of its first picture", () => {
  const seats = { Id: 4, Title: "Sitzen", URL: "/sitzen", count: 3, children: [] };
  const image = [
    { BASE: "/media/room", WIDTHS: [320, 800], WIDTH: 800, TITLE: "Sitzen" },
    { BASE: "/media/next", WIDTHS: [320] },
  ];
  expect(v.parse(menuRow, { ...seats, image })).toMatchObject({ picture: { base: "/media/room", widths: [320, 800] } });
  expect(v.parse(menuRow, seats).picture).toBeUndefined();
});

test("a content has id, title and the URL of its rewriting", () => {
  expect(v.parse(contentRow, { id: "9", title: "FAQ", rewriting_url: { url: "/faq" } })).toMatchObject({
    id: 9,
    title: "FAQ",
    url: "/faq",
  });
});

test("a shipping method has id and position; its cost net, gross or an error", () => {
  const method = { id: "77", position: "1", code: "Parcel", title: "Paket", description: "" };
  expect(v.parse(shippingMethodRow, method)).toMatchObject({ id: 77, position: 1 });
  expect(v.parse(shippingCostRow, { postage_amount: 4.08, postage_amount_taxed: "4.9", error: "" })).toEqual({
    shippingCents: 490,
    error: "",
  });
  expect(v.parse(shippingCostRow, { error: "Invalid data" })).toEqual({
    shippingCents: undefined,
    error: "Invalid data",
  });
});

const hit = {
  id: "7",
  ref: "S-7",
  url: "/sessel",
  stock: "9",
  title: "Sessel",
  price: "267.6",
  price_without_vat: "223.000000",
  listen_price: 299,
  image_url: "/media/sessel-400.avif",
  categories: ["Sessel"],
  associated_keyword: "skandinavisch",
  pse_id: "70",
  fulfilment_center: "Wien",
};

test("a product hit has ids, texts, stock, prices, image, categories, keyword and place", () => {
  const page = v.parse(searchPageResponse, { hits: { total: { value: 1 }, hits: [{ _source: hit }] } });
  expect(page.products).toMatchObject([
    {
      id: 7,
      ref: "S-7",
      url: "/sessel",
      stock: 9,
      title: "Sessel",
      priceCents: 26_760,
      netCents: 22_300,
      listPriceCents: 29_900,
      picture: { src: "/media/sessel-400.avif" },
      categories: ["Sessel"],
      keywords: ["skandinavisch"],
      variantId: 70,
      fulfilmentCenter: "Wien",
    },
  ]);
});

test("a search has its hits, their total and the number of hits by category", () => {
  const buckets = [{ key: 4, title: "Sessel", doc_count: 12 }];
  const response = {
    hits: { total: { value: 12 }, hits: [{ _source: hit }] },
    aggregations: { categories: { buckets }, all: { doc_count: 40 } },
  };
  expect(v.parse(searchPageResponse, response)).toMatchObject({
    products: [{ id: 7 }],
    total: 12,
    totalUnfiltered: 40,
    categories: [{ id: 4, title: "Sessel", count: 12 }],
  });
});

test("a content link of the search has title, link and parent", () => {
  const source = { title: "Versand", link: "/versandkosten", parent: "Hilfe" };
  expect(v.parse(searchLinksResponse, { hits: { hits: [{ _source: source }] } })).toEqual([
    { title: "Versand", url: "/versandkosten", parent: "Hilfe", language: undefined },
  ]);
});

test("the engine's connection has scheme, host, port, user, password and prefix", () => {
  const config = { scheme: "https", host: "engine.test", port: "9200", front_username: "front" };
  expect(v.parse(searchAccessRow, { ...config, front_password: "open", index_prefix: "shop_" })).toEqual({
    baseUrl: "https://engine.test:9200/",
    username: "front",
    password: "open",
    prefix: "shop_",
  });
});

test("of a list with one record the first element counts", () => {
  expect(v.parse(firstOf(integer), [1, 2])).toBe(1);
  expect(v.parse(firstOf(integer), [])).toBeUndefined();
});
