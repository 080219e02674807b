// Clients of the SDK for `globalIdBackend`, written with the public names of the package only.
import {
  createCartCoupon,
  createCartLine,
  createCustomer,
  createOrder,
  createProduct,
  unwrapToken,
  wrapToken,
} from "../../../exports/adapter.js";
import {
  type Cart,
  type ClientContext,
  type LocaleConfig,
  type OwnClients,
  type Product,
  roundToCents,
  ShopError,
  type ShopErrorCode,
} from "../../../exports/index.js";

import type { CategoryRow, CheckoutRow, Money, OrderRow, ProductRow, SessionRow, UserRow } from "./globalIdRows.js";

/** Countries of the shop, with ids of the adapter's own. */
export const COUNTRIES: Readonly<Record<string, number>> = { AT: 1, DE: 2 };
const codeOf = (countryId: number): string =>
  Object.keys(COUNTRIES).find((code) => COUNTRIES[code] === countryId) ?? "";

const CODES: Readonly<Record<string, ShopErrorCode>> = {
  NO_SUCH_CHECKOUT: "CART_NOT_FOUND",
  INSUFFICIENT_STOCK: "OUT_OF_STOCK",
  TOTAL_MISMATCH: "PRICE_CHANGED",
  VOUCHER_UNKNOWN: "COUPON_REJECTED",
  INVALID_CREDENTIALS: "LOGIN_FAILED",
  SIGN_IN_REQUIRED: "UNAUTHORIZED",
  KEY_REUSED: "IDEMPOTENCY_REUSED",
};

const cents = ({ amount }: Money): number => roundToCents(amount);
const toId = (gid: string): number => Number(atob(gid).split(":")[1]);
const toGid = (kind: string, id: number): string => btoa(`${kind}:${id}`);

/** Returns the number that the shop shows for a checkout; its token is the secret (FNV-1a). */
const cartIdOf = (token: string): number =>
  Array.from(token).reduce((hash, char) => Math.imul(hash ^ char.charCodeAt(0), 16_777_619) >>> 0, 2_166_136_261);

function toProduct({ id, name, slug, category, variants: [variant] }: ProductRow): Product {
  if (variant === undefined) throw new ShopError("NOT_FOUND");
  const { gross, net } = variant.price;
  return createProduct({
    id: toId(id),
    variantId: toId(variant.id),
    ref: variant.sku,
    title: name,
    url: `/${slug}`,
    priceCents: cents(gross),
    vatPercent: Math.round((cents(gross) / cents(net) - 1) * 100),
    stock: variant.quantityAvailable,
    deliveryDays: { min: 3, max: 5 },
    categories: [{ id: toId(category.id), title: category.name, url: `/${category.slug}` }],
  });
}

/** @param isNew adds the secret, for the response that creates the cart or returns a customer's */
function toCart(row: CheckoutRow, countryId: number | undefined, isNew: boolean): Cart {
  const { token, voucher, vatRate } = row;
  const discountCents = cents(row.discount);
  return {
    id: cartIdOf(token),
    currency: "EUR",
    countryId,
    lines: row.lines.map(({ id, product, quantity }) => {
      const { id: productId, variantId, priceCents, title, url, stock } = toProduct(product);
      const line = { cartItemId: toId(id), productId, variantId, quantity, title, url, stock };
      return createCartLine({ ...line, unitCents: priceCents, vatPercent: vatRate * 100 });
    }),
    discountCents,
    coupons: voucher ? [createCartCoupon({ code: voucher.code, discountCents, percent: voucher.percentage })] : [],
    token: isNew ? token : undefined,
  };
}

const toCustomer = ({ id, ...user }: UserRow) => createCustomer({ ...user, id: toId(id) });

const toOrder = (row: OrderRow) =>
  createOrder({
    id: toId(row.id),
    ref: row.number,
    status: "not_paid",
    placedAt: row.created,
    email: row.email,
    subtotalCents: cents(row.subtotal),
    discountCents: cents(row.discount),
    shippingCents: cents(row.shipping),
    totalCents: cents(row.total),
    payment: { code: row.gateway.id, title: row.gateway.name },
    shippingMethod: { code: "parcel", title: "Paket" },
    shippingAddress: row.address,
    lines: row.lines.map(({ id, name, quantity, unitPrice }) => {
      const prices = { unitCents: cents(unitPrice), totalCents: cents(unitPrice) * quantity };
      return { ...prices, id: toId(id), title: name, ref: "", options: [], picture: undefined, quantity };
    }),
  });

interface SendOptions {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  query?: Readonly<Record<string, string | number | undefined>>;
  body?: object;
  key?: string | undefined;
  /** Default: the token of the session. */
  jwt?: string | undefined;
}

/** Returns the clients; `url` is the base URL of the backend, with a final "/". */
export function createGlobalIdClients(url: string, settings: LocaleConfig, context: ClientContext): OwnClients {
  const { environment, countryId, token: sessionToken } = context;
  const country = (): string => codeOf(countryId());

  async function send<Row>(path: string, options: SendOptions = {}): Promise<Row> {
    const { method = "GET", query = {}, body, key, jwt = sessionToken() } = options;
    const target = new URL(path, url);
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) target.searchParams.set(name, String(value));
    const request = new Request(target, {
      method,
      headers: {
        ...(jwt !== undefined && { Authorization: `Bearer ${unwrapToken(jwt)}` }),
        ...(key !== undefined && { "Idempotency-Key": key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: environment.signal,
    });
    const response = await environment.fetch(request).catch((cause: unknown) => {
      throw new ShopError(environment.signal.aborted ? "ABORTED" : "NETWORK", { cause, details: { path } });
    });
    const answer = (await response.json()) as Row & { error?: { code: string; available?: number; total?: Money } };
    if (answer.error === undefined) return answer;
    const { code, available, total } = answer.error;
    throw new ShopError(CODES[code] ?? (response.status === 404 ? "NOT_FOUND" : "HTTP_STATUS"), {
      details: {
        path,
        status: response.status,
        reason: code === "VOUCHER_UNKNOWN" ? "unknown" : code,
        stock: available,
        totalCents: total && cents(total),
      },
    });
  }

  const checkout = <Row = CheckoutRow>(token: string | undefined, part = "", options: SendOptions = {}): Promise<Row> =>
    send<Row>(`checkouts/${token ?? "none"}${part}`, options);

  async function list(query: SendOptions["query"]): Promise<{ total: number; products: Product[] }> {
    const { totalCount, nodes } = await send<{ totalCount: number; nodes: ProductRow[] }>("products", {
      query: { ...query, country: country() },
    });
    return { total: totalCount, products: nodes.map(toProduct) };
  }

  const fetchProduct = async (id: number): Promise<Product> =>
    toProduct(await send<ProductRow>(`products/${toGid("Product", id)}`, { query: { country: country() } }));

  const categories = async () =>
    (await send<Array<CategoryRow & { productCount: number }>>("categories")).map(
      ({ id, name, slug, productCount }) => ({ id: toId(id), title: name, url: `/${slug}`, count: productCount }),
    );

  async function findCategory(id: number): Promise<Awaited<ReturnType<typeof categories>>[number]> {
    const found = (await categories()).find((category) => category.id === id);
    if (found === undefined) throw new ShopError("NOT_FOUND", { details: { record: `category ${id}` } });
    return found;
  }

  return {
    catalogue: {
      async products({ id, category: categoryId, limit: first, offset: skip } = {}) {
        const ids = id?.map((one) => toGid("Product", one)).join(",");
        const category = categoryId === undefined ? undefined : toGid("Category", categoryId);
        return (await list({ ids, category, first, skip })).products;
      },
      product: fetchProduct,
      async variants(id) {
        const { variantId, ref, stock, priceCents } = await fetchProduct(id);
        const prices = { priceCents, compareAtCents: undefined, lowestPrice30dCents: undefined };
        return [{ ...prices, id: variantId, ref, stock, isDefault: true, options: [], measures: {} }];
      },
      async category(id) {
        const texts = { description: "", metaTitle: "", metaDescription: "", alternates: {} };
        return { ...texts, ...(await findCategory(id)), parentId: 0, picture: undefined };
      },
      productCount: async (id) => (await findCategory(id)).count,
      menu: async () => (await categories()).map((category) => ({ ...category, children: [] })),
    },
    content: {
      localeConfig: async () => settings,
      async resolve(path) {
        const { id } = await send<{ id: string }>("pages", { query: { slug: path.slice(1) } });
        return { view: "product", viewId: toId(id), redirect: undefined };
      },
    },
    search: {
      async products({ text, from, size }) {
        const { total, products } = await list({ search: text, skip: from, first: size });
        const found = products.map((product) => ({
          ...product,
          netCents: undefined,
          listPriceCents: undefined,
          picture: undefined,
          categories: product.categories.map(({ title }) => title),
          keywords: [],
          fulfilmentCenter: "",
        }));
        return { products: found, total, totalUnfiltered: total, categories: [], spellingSuggestions: [] };
      },
      links: async () => [],
    },
    cart: {
      get: async ({ token }, id) => toCart(await checkout(token, "", { query: { country: codeOf(id) } }), id, false),
      async validate({ token }, { countryId: id }) {
        const cart = toCart(await checkout(token, "", { query: { country: codeOf(id) } }), id, false);
        const none = { removed: [], priceChanged: [], quantityChanged: [], centersRemoved: [], couponsRemoved: [] };
        return { ...none, valid: true, undeliverable: [], cart };
      },
      async write({ cartId, token, key, countryId: id, cartItemId, mutation }) {
        const place = { country: codeOf(id) };
        const line = `/lines/${toGid("Line", cartItemId)}`;
        const change = async (of: string | undefined, part: string, options: SendOptions) =>
          toCart(await checkout(of, part, { ...options, key }), id, cartId === 0);
        if (mutation.kind === "clear") return change(token, "/lines", { method: "DELETE", query: place });
        if (mutation.kind === "setQuantity") {
          const { quantity } = mutation;
          return quantity > 0
            ? change(token, line, { method: "PATCH", body: { ...place, quantity } })
            : change(token, line, { method: "DELETE", query: place });
        }
        if (mutation.kind !== "add") throw new ShopError("CART_REJECTED", { details: { status: mutation.kind } });
        const created = { method: "POST", body: place, key: `${key}-create` } as const;
        const of = cartId === 0 ? (await send<CheckoutRow>("checkouts", created)).token : token;
        const added = { ...place, variant: toGid("Variant", mutation.variantId), quantity: mutation.quantity };
        return change(of, "/lines", { method: "POST", body: added });
      },
      applyCoupon: async ({ token }, code, { countryId: id, idempotencyKey: key }) =>
        toCart(await checkout(token, "/voucher", { method: "PUT", body: { code }, key }), id, false),
      removeCoupon: async ({ token }, _code, { countryId: id, idempotencyKey: key }) =>
        toCart(await checkout(token, "/voucher", { method: "DELETE", key }), id, false),
      async assignCustomer({ token }, email) {
        await checkout(token, "/email", { method: "PUT", body: { email } });
        return context.customer()?.id ?? 0;
      },
    },
    checkout: {
      async shippingMethods({ token }, id) {
        const { shippingMethods } = await checkout(token, "", { query: { country: codeOf(id) } });
        const methods = shippingMethods.map(({ id: gid, name, price }, position) => {
          const texts = { code: name, title: name, description: "" };
          return { ...texts, id: toId(gid), position, freight: false, shippingCents: cents(price) };
        });
        return { methods, rates: undefined };
      },
      paymentMethods: async ({ token }) =>
        (await checkout(token)).gateways.map(({ id: code, name: title }, position) => {
          return { id: position + 1, code, title, description: "", position, feeCents: 0 };
        }),
      addAddress: async ({ token }, _customerId, address, key) =>
        (await checkout<{ number: number }>(token, "/addresses", { method: "POST", body: address, key })).number,
      async pay({ cart, shippingAddressId, paymentCode, expectedTotalCents, idempotencyKey: key }) {
        const expectedTotal = expectedTotalCents / 100;
        const body = { shippingAddress: shippingAddressId, gateway: paymentCode, expectedTotal };
        await checkout(cart.token, "/complete", { method: "POST", body, key });
        return `/order-placed?cart_id=${cart.cartId}`;
      },
      orderOfCart: async ({ token }) => toOrder(await checkout<OrderRow>(token, "/order")),
    },
    order: {
      async result({ cartId, token }) {
        const { id, ref, totalCents, email, payment } = toOrder(await checkout<OrderRow>(token, "/order"));
        const order = { cartId, orderId: id, ref, totalCents, email, paymentCode: payment.code };
        return { ...order, payment: "not_needed", reason: "", guestHash: undefined, bankAccount: undefined };
      },
    },
    session: {
      async login({ email, password }, cart) {
        const body = { email, password, checkout: cart?.token };
        const { token, user, checkout: row } = await send<SessionRow>("sessions", { method: "POST", body });
        const customer = toCustomer(user);
        const wrapped = wrapToken(token, { customerId: customer.id, nowMs: environment.clock.now() });
        return { ...wrapped, customer, cart: toCart(row, undefined, true) };
      },
      logout: (jwt) => send("sessions", { method: "DELETE", jwt }),
    },
    account: {
      customer: async () => toCustomer(await send<UserRow>("me")),
      orders: async () => (await send<OrderRow[]>("me/orders")).map(toOrder),
      order: async (id) => toOrder(await send<OrderRow>(`me/orders/${toGid("Order", id)}`)),
    },
  };
}
