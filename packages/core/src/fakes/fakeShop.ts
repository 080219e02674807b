import type { ShopConfig } from "../shop.js";
import type { Environment } from "../environment/environment.js";
import { FakeCartBackend } from "./fakeCartBackend.js";

/** A product of a {@link fakeShop}, with one sale element. Amounts are gross cents. */
export interface FakeProduct {
  id: number;
  title: string;
  priceCents: number;
  /** absent: the product's id */
  saleElementId?: number | undefined;
  /** absent: 20 */
  vatPercent?: number | undefined;
  /** absent: 10 */
  stock?: number | undefined;
  /** quantity must be a multiple of this; absent: 1 */
  step?: number | undefined;
  /** comes by freight carrier; absent: false */
  freight?: boolean | undefined;
}

/** What a {@link fakeShop} is like beside what it sells. */
export interface FakeShopOptions {
  /** gross, of every cart; absent: 990 */
  postageCents?: number | undefined;
  /** false: an older shop, whose carts have no secret (decision D4) */
  cartTokens?: boolean | undefined;
  /**
   * Answers of your own, by method and path: `{ "POST cart/add": () => new Response(null, { status: 503 }) }`. They come
   * before the shop's.
   */
  answers?: Readonly<Record<string, (request: Request) => Response | Promise<Response>>> | undefined;
}

/** A shop in memory that answers real requests. */
export interface FakeShop {
  /** for `createShop`: Austria, German */
  config: ShopConfig;
  /** for the environment */
  fetch: Environment["fetch"];
  /** what was asked so far, `"POST cart/add"`, in order */
  calls: readonly string[];
}

const API = "https://shop.test/api/";

/**
 * A shop for tests: lists its products, keeps carts with stock, secrets and idempotency keys, and has one way of delivery.
 * Anything else is a 404, unless `answers` has it.
 *
 * @example
 * const backend = fakeShop([{ id: 1, title: "Chair", priceCents: 15_900, stock: 2 }]);
 * const shop = createShop(backend.config, testEnvironment({ fetch: backend.fetch }));
 */
export function fakeShop(products: readonly FakeProduct[], options: FakeShopOptions = {}): FakeShop {
  const { postageCents = 990, cartTokens = true, answers = {} } = options;
  const carts = new FakeCartBackend(products.map(shelfItem), 0, cartTokens);
  const calls: string[] = [];
  const delivery = { id: 1, position: 1, code: "parcel", title: "Paket", postage_amount_taxed: postageCents / 100 };

  async function answer(request: Request, path: string): Promise<Response> {
    if (path === "products_list/") return Response.json(products.map(productRow));
    if (path.startsWith("ExternalOrderApi/getActiveDelivery/")) return Response.json({ data: [delivery] });
    if (!path.startsWith("cart/")) return Response.json({ error: `No answer to ${path}` }, { status: 404 });
    const body: unknown = await request.json();
    const said = carts.handle({
      path,
      body: typeof body === "object" && body !== null ? { ...body } : {},
      cartToken: request.headers.get("X-Cart-Token") ?? undefined,
      idempotencyKey: request.headers.get("Idempotency-Key") ?? undefined,
    });
    return Response.json(said.body, { status: said.status });
  }

  return {
    config: {
      apiUrl: API,
      fastApi: API,
      token: "storefront",
      language: "de",
      locale: "de_AT",
      satellite: "AT",
      countryId: 13,
    },
    calls,
    async fetch(request) {
      const path = new URL(request.url).pathname.slice(new URL(API).pathname.length);
      const call = `${request.method} ${path}`;
      calls.push(call);
      return answers[call]?.(request) ?? answer(request, path);
    },
  };
}

function shelfItem({ id, saleElementId = id, priceCents, vatPercent = 20, stock = 10, ...rest }: FakeProduct) {
  return { ...rest, productId: id, saleElementId, unitCents: priceCents, vatPercent, stock };
}

/** As GET products_list/ has it. Source: docs/reference/wire.md. */
function productRow(product: FakeProduct): Record<string, unknown> {
  const { id, title, priceCents, saleElementId = id, vatPercent = 20, stock = 10, step = 1, freight = false } = product;
  return {
    ID: id,
    REF: `P${id}`,
    TITLE: title,
    URL: `/product/${id}`,
    PRODUCT_SALE_ELEMENT: saleElementId,
    BEST_TAXED_PRICE: priceCents / 100,
    TAXED_PRICE: priceCents / 100,
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
