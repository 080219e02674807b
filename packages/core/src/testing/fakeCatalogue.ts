import type { FakeMarket, FindMarket } from "./fakeCurrencies.js";

/** A product of a `fakeShop`, with one variant. Amounts in gross cents. */
export interface FakeProduct {
  id: number;
  title: string;
  priceCents: number;
  /** Defaults to the product's id. */
  variantId?: number | undefined;
  /** Defaults to 20. */
  vatPercent?: number | undefined;
  /** Defaults to 10. */
  stock?: number | undefined;
  /** Quantity must be a multiple of this; defaults to 1. */
  step?: number | undefined;
  /** Ships by freight carrier; defaults to false. */
  freight?: boolean | undefined;
}

/** A request as the fake backend reads it. */
export interface FakeRequest {
  query: URLSearchParams;
  body: Readonly<Record<string, unknown>>;
  /** The parts of the path that the route names. */
  parts: readonly string[];
}

/** Routes by "METHOD path"; a route returns the body of its response, or undefined for a missing record. */
export type FakeRoutes = ReadonlyArray<readonly [call: RegExp, respond: (request: FakeRequest) => unknown]>;

export const SEARCH_HOST = "search.shop.test";
/** The one category, with all products. */
const CATEGORY = { id: 1, title: "Möbel", url: "/moebel" };

/** Product pages, lists, the menu, settings and the search. */
export function fakeCatalogue(
  products: readonly FakeProduct[],
  shippingMethodId: number,
  { findMarket, countries }: { findMarket: FindMarket; countries: readonly object[] },
): FakeRoutes {
  const find = (id: unknown): FakeProduct | undefined => products.find((product) => product.id === Number(id));
  const page = (found: readonly FakeProduct[], query: URLSearchParams): readonly FakeProduct[] => {
    const offset = Number(query.get("offset") ?? 0);
    return found.slice(offset, offset + Number(query.get("limit") ?? found.length));
  };
  const category = { ...CATEGORY, count: products.length };

  return [
    [
      /^GET products(?:_list)?\/$/,
      ({ query }) => {
        const ids = query.get("id")?.split(",");
        const isOther = query.has("category") && query.get("category") !== String(CATEGORY.id);
        return page(
          products.filter(({ id }) => !isOther && (ids?.includes(String(id)) ?? true)),
          query,
        ).map((product) => productRow(product, findMarket(query.get("country_id"))));
      },
    ],
    [
      /^GET products\/(\d+)$/,
      ({ parts: [id], query }) => {
        const product = find(id);
        const row = product && productRow(product, findMarket(query.get("country_id")));
        return row && [{ ...row, DESCRIPTION: "", WEIGHT: 1, category: [CATEGORY] }];
      },
    ],
    [
      /^GET products\/combinations\/(\d+)\/\w+$/,
      ({ parts: [id], query }) => {
        const product = find(id);
        return product && [variantRow(product, findMarket(query.get("country_id")))];
      },
    ],
    [
      /^GET categories\/(\d+)$/,
      ({ parts: [id] }) =>
        Number(id) === CATEGORY.id
          ? { categoryItems: [{ ID: CATEGORY.id, PARENT: 0, TITLE: CATEGORY.title, URL: CATEGORY.url }] }
          : undefined,
    ],
    [/^GET category_children\/$/, ({ query }) => (query.get("category_id") === "0" ? [category] : [])],
    [/^GET category_count\/single\/(\d+)$/, () => ({ count: products.length })],
    [
      /^GET category_menu\/custom_attribute\/$/,
      () => [
        { Id: CATEGORY.id, Title: CATEGORY.title, URL: CATEGORY.url, count: products.length, icon: "", children: [] },
      ],
    ],
    [
      /^POST search_url\/$/,
      ({ body }) => {
        const product = products.find(({ id }) => body["view_url"] === productUrl(id));
        if (product !== undefined) return { view: "product", view_id: product.id, redirect: null };
        return body["view_url"] === CATEGORY.url
          ? { view: "category", view_id: CATEGORY.id, redirect: null }
          : undefined;
      },
    ],
    [/^GET locale_config\/custom_attribute\/$/, () => localeConfig(shippingMethodId, countries)],
    [
      /^GET ConfigApi$/,
      () => ({ scheme: "https", host: SEARCH_HOST, port: 443, front_username: "", front_password: "" }),
    ],
    [/^POST content_\w+\/_search\/template$/, () => ({ hits: { total: 0, hits: [] } })],
    [
      /^POST product_\w+\/_search\/template$/,
      ({ body }) => {
        const params: SearchParams = Object(body["params"]);
        const { text = "", from = 0, size = products.length } = params;
        const market = findMarket(params.country_id);
        const found = products.filter(({ title }) => title.toLowerCase().includes(text.toLowerCase()));
        const hits = found.slice(from, from + size).map((product) => ({ _source: searchRow(product, market) }));
        return { hits: { total: found.length, hits } };
      },
    ],
  ];
}

interface SearchParams {
  text?: string;
  from?: number;
  size?: number;
  country_id?: number;
}

const productUrl = (id: number): string => `/product/${id}`;

/** A row of GET products_list/. */
function productRow(product: FakeProduct, { charge }: FakeMarket): Record<string, unknown> {
  const { id, title, priceCents, variantId = id, vatPercent = 20, stock = 10, step = 1, freight = false } = product;
  return {
    ID: id,
    REF: `P${id}`,
    TITLE: title,
    URL: productUrl(id),
    PRODUCT_SALE_ELEMENT: variantId,
    BEST_TAXED_PRICE: charge(priceCents) / 100,
    TAXED_PRICE: charge(priceCents) / 100,
    IS_PROMO: 0,
    LOWEST_PRICE: "",
    vat_percent: vatPercent,
    stock,
    PSE_COUNT: 1,
    freight,
    quantityCount: step,
    delivery_delay_min: 3,
    delivery_delay_max: 5,
  };
}

const variantRow = (
  { id, variantId = id, priceCents, stock = 10 }: FakeProduct,
  { charge }: FakeMarket,
): Record<string, unknown> => ({
  pse_id: variantId,
  ref: `P${id}`,
  is_default: 1,
  quantity: stock,
  promo: 0,
  price: charge(priceCents) / 100,
  promo_price: "",
  lowest_price: "",
  attributes: [],
});

const searchRow = (
  { id, title, variantId = id, priceCents, stock = 10 }: FakeProduct,
  { charge }: FakeMarket,
): Record<string, unknown> => ({
  id,
  title,
  url: productUrl(id),
  stock,
  price: charge(priceCents) / 100,
  price_without_vat: "",
  listen_price: "",
  categories: [CATEGORY.title],
  associated_keyword: [],
  lowest_price: "",
  pse_id: variantId,
});

const localeConfig = (shippingMethodId: number, countries: readonly object[]): Record<string, unknown> => ({
  lang_locale: "de_AT",
  lang_code: "de",
  country_id: 13,
  tax_tax_title: "20% Ust.",
  currency_currency_code: "EUR",
  currency_currency_symbol: "€",
  currency_rate: 1,
  store_name: "Shop",
  site_name: "Shop",
  store_email: "shop@shop.test",
  phone_regex: "",
  is_phone_required: 0,
  password_min_length: 8,
  vat_min_length: 0,
  config_min_price: 0,
  show_fallback_old_price: 0,
  accepted_delivery_country: [13],
  deliveryToPaymentMethods: { [shippingMethodId]: [PAYMENT_METHOD.id] },
  free_shipping_from: "",
  categories_0_vat: [],
  menu_category_ids: [CATEGORY.id],
  countries: [{ id: 13, title: "Österreich", tax_title: "20% Ust.", isoalpha2: "AT" }, ...countries],
});

/** The one payment method: a bank transfer after the order, without a provider. */
export const PAYMENT_METHOD = { id: 1, code: "Vorkasse", title: "Vorkasse", position: 1, fee: 0 };
