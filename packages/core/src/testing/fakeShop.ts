import { configMissing } from "../shared/shopError.js";
import type { ShopConfig } from "../shop.js";
import type { Environment } from "../environment/environment.js";
import { FakeCartBackend, type FakeResponse } from "./fakeCartBackend.js";
import { countryRows, createMarkets, type FakeCurrency } from "./fakeCurrencies.js";
import { fakeCatalogue, type FakeProduct, SEARCH_HOST } from "./fakeCatalogue.js";
import { type FakeCustomer, fakeOrders } from "./fakeOrders.js";
import { type FakeReview, fakeReviews } from "./fakeReviews.js";

/** Options of a {@link fakeShop}. */
export interface FakeShopOptions {
  /** Shipping costs of every cart, in gross euro cents; defaults to 990. */
  shippingCents?: number | undefined;
  /** False for an older backend, whose carts have no secret. */
  cartTokens?: boolean | undefined;
  /** Discount on the whole cart in whole percent, by coupon code: `{ HERBST: 10 }`. */
  coupons?: Readonly<Record<string, number>> | undefined;
  /**
   * Countries that pay in a currency of their own, by ISO 3166 code: `{ RO: { currency: "RON", symbol: "lei", rate: 5 } }`.
   * The others pay in euro.
   */
  currencies?: Readonly<Record<string, FakeCurrency>> | undefined;
  /** The first customer; defaults to "anna@example.com" with the password "password". */
  customer?: FakeCustomer | undefined;
  /** Defaults to none. */
  otherCustomers?: readonly FakeCustomer[] | undefined;
  /** Published reviews, the newest first; defaults to none. */
  reviews?: readonly FakeReview[] | undefined;
  /**
   * Custom responses by method and path, which precede the built-in ones: `{ "POST cart/add": () => new Response(null,
   * { status: 503 }) }`.
   */
  responses?: Readonly<Record<string, (request: Request) => Response | Promise<Response>>> | undefined;
}

/** An in-memory backend that responds to real requests. */
export interface FakeShop {
  /** For `createShop`: Austria, German. */
  config: ShopConfig;
  /** For the environment. */
  fetch: Environment["fetch"];
  /** Calls received so far, such as `"POST cart/add"`, in order. */
  calls: readonly string[];
}

const API_PATH = "/api/";
const API = `https://shop.test${API_PATH}`;

const SHIPPING_METHOD = { id: 1, position: 1, code: "parcel", title: "Paket" };

const CUSTOMER: FakeCustomer = { email: "anna@example.com", password: "password" };

/**
 * Creates an in-memory backend for tests, without network and with the same result in every run: product pages, lists,
 * one category with a menu, settings, search, carts with stock, secrets, idempotency keys and coupons, one shipping and
 * one payment method, customers, orders, and reviews. Any other call is HTTP_STATUS with the reason FAKE_CALL_UNKNOWN, unless
 * `responses` covers it.
 *
 * @throws ShopError CONFIG_MISSING without a list of products
 * @example
 * const backend = fakeShop([{ id: 1, title: "Chair", priceCents: 15_900, stock: 2 }]);
 * const shop = createShop(backend.config, testEnvironment({ fetch: backend.fetch }));
 */
export function fakeShop(products: readonly FakeProduct[], options: FakeShopOptions = {}): FakeShop {
  if (!Array.isArray(products)) throw configMissing(`products: array, not ${typeof products}`);
  const { shippingCents = 990, cartTokens = true, coupons = {}, currencies = {}, responses = {} } = options;
  const { customer = CUSTOMER, otherCustomers = [] } = options;
  const variants = products.map(toFakeVariant);
  const findMarket = createMarkets(currencies);
  const carts = new FakeCartBackend(variants, 0, cartTokens, findMarket);
  const calls: string[] = [];
  const shippingMethodIn = (countryId: unknown) => ({
    ...SHIPPING_METHOD,
    postage_amount_taxed: findMarket(countryId).charge(shippingCents) / 100,
  });

  const orders = fakeOrders(carts, [customer, ...otherCustomers], { shippingCents, findMarket });
  const reviews = fakeReviews(
    options.reviews ?? [],
    new Map(variants.map(({ variantId, productId }) => [variantId, productId])),
  );
  const catalogue = fakeCatalogue(products, SHIPPING_METHOD.id, { findMarket, countries: countryRows(currencies) });

  async function respond(request: Request, call: string): Promise<Response> {
    const path = call.slice(call.indexOf(" ") + 1);
    const parsed: unknown = request.headers.get("Content-Type")?.includes("json") ? await request.json() : {};
    const body: Record<string, unknown> = typeof parsed === "object" && parsed !== null ? { ...parsed } : {};
    const cartCall = {
      path,
      body,
      cartToken: request.headers.get("X-Cart-Token") ?? undefined,
      idempotencyKey: request.headers.get("Idempotency-Key") ?? undefined,
    };
    const { email } = body;
    if (path === "cart/assignCustomer" && (typeof email !== "string" || !/^\S+@\S+$/.test(email.trim())))
      return Response.json({ error: "email: e-mail address expected", code: "BAD_INPUT" }, { status: 400 });
    if (path.startsWith("cart/")) return toResponse(carts.handle(cartCall));
    if (path === "ExternalOrderApi/insertCoupon/") {
      const code = String(body["coupon_code"]);
      const percentOff = coupons[code];
      if (code !== "" && percentOff === undefined)
        return Response.json({ status_code: 404, status: "Coupon not found", data: null, reason: "unknown" });
      const coupon = percentOff === undefined ? undefined : { code, percentOff };
      const ofCart = { ...body, "thelia.cart_id": body["cart_id"] };
      return toResponse(carts.setCoupon({ ...cartCall, body: ofCart }, coupon));
    }
    const { searchParams: query } = new URL(request.url);
    if (path.startsWith("ExternalOrderApi/getActiveDelivery/"))
      return Response.json({ data: [shippingMethodIn(query.get("country_id"))] });
    for (const [route, answer] of [
      ...catalogue,
      ...orders.routes(request),
      ...reviews(request, orders.buyers(request)),
    ]) {
      const [matched, ...parts] = route.exec(call) ?? [];
      if (matched === undefined) continue;
      const found = answer({ query, body, parts });
      if (found instanceof Response) return found;
      return found === undefined
        ? Response.json({ error: `No record for ${call}`, code: "NOT_FOUND" }, { status: 404 })
        : Response.json(found);
    }
    const error = `fakeShop does not know ${call}: pass its response in options.responses`;
    return Response.json({ error, code: "FAKE_CALL_UNKNOWN" }, { status: 400 });
  }

  return {
    config: {
      apiUrl: API,
      fastApi: API,
      token: "storefront",
      language: "de",
      locale: "de-AT",
      market: "AT",
    },
    calls,
    async fetch(request) {
      const { pathname, host } = new URL(request.url);
      const call = `${request.method} ${pathname.slice(host === SEARCH_HOST ? 1 : API_PATH.length)}`;
      calls.push(call);
      return responses[call]?.(request) ?? respond(request, call);
    },
  };
}

function toFakeVariant({ id, variantId = id, priceCents, vatPercent = 20, stock = 10, ...rest }: FakeProduct) {
  return { ...rest, productId: id, variantId, unitCents: priceCents, vatPercent, stock };
}

const toResponse = ({ status, body }: FakeResponse): Response => Response.json(body, { status });
