import type { ShopConfig } from "../shop.js";
import type { Environment } from "../environment/environment.js";
import { FakeCartBackend } from "./fakeCartBackend.js";

/** A product of a {@link fakeShop}, with one variant. Amounts in gross cents. */
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

/** Options of a {@link fakeShop}. */
export interface FakeShopOptions {
  /** Shipping costs of every cart, in gross cents; defaults to 990. */
  shippingCents?: number | undefined;
  /** False for an older backend, whose carts have no secret. */
  cartTokens?: boolean | undefined;
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

const API = "https://shop.test/api/";

/**
 * Creates an in-memory backend for tests: lists its products, keeps carts with stock, secrets and idempotency keys, and
 * offers one shipping method. Any other call is a 404, unless `responses` covers it.
 *
 * @example
 * const backend = fakeShop([{ id: 1, title: "Chair", priceCents: 15_900, stock: 2 }]);
 * const shop = createShop(backend.config, testEnvironment({ fetch: backend.fetch }));
 */
export function fakeShop(products: readonly FakeProduct[], options: FakeShopOptions = {}): FakeShop {
  const { shippingCents = 990, cartTokens = true, responses = {} } = options;
  const carts = new FakeCartBackend(products.map(toFakeVariant), 0, cartTokens);
  const calls: string[] = [];
  const shippingMethod = {
    id: 1,
    position: 1,
    code: "parcel",
    title: "Paket",
    postage_amount_taxed: shippingCents / 100,
  };

  async function respond(request: Request, path: string): Promise<Response> {
    if (path === "products_list/") return Response.json(products.map(productRow));
    if (path.startsWith("ExternalOrderApi/getActiveDelivery/")) return Response.json({ data: [shippingMethod] });
    if (!path.startsWith("cart/")) return Response.json({ error: `No response for ${path}` }, { status: 404 });
    const body: unknown = await request.json();
    const response = carts.handle({
      path,
      body: typeof body === "object" && body !== null ? { ...body } : {},
      cartToken: request.headers.get("X-Cart-Token") ?? undefined,
      idempotencyKey: request.headers.get("Idempotency-Key") ?? undefined,
    });
    return Response.json(response.body, { status: response.status });
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
      const path = new URL(request.url).pathname.slice(new URL(API).pathname.length);
      const call = `${request.method} ${path}`;
      calls.push(call);
      return responses[call]?.(request) ?? respond(request, path);
    },
  };
}

function toFakeVariant({ id, variantId = id, priceCents, vatPercent = 20, stock = 10, ...rest }: FakeProduct) {
  return { ...rest, productId: id, variantId, unitCents: priceCents, vatPercent, stock };
}

/** A row of GET products_list/. */
function productRow(product: FakeProduct): Record<string, unknown> {
  const { id, title, priceCents, variantId = id, vatPercent = 20, stock = 10, step = 1, freight = false } = product;
  return {
    ID: id,
    REF: `P${id}`,
    TITLE: title,
    URL: `/product/${id}`,
    PRODUCT_SALE_ELEMENT: variantId,
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
