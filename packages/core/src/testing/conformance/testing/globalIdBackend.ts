// A backend of another shape, in memory: global ids as text, amounts as numbers with a currency, checkouts by a secret
// token, sessions by an opaque token, payment gateways and error codes of its own.

import type { CheckoutRow, Money, OrderRow, ProductRow, SessionRow, UserRow } from "./globalIdRows.js";

/** Country codes with their VAT rate. */
const VAT: Readonly<Record<string, number>> = { AT: 0.2, DE: 0.19 };
const CATEGORY = { id: gid("Category", 1), name: "Möbel", slug: "moebel" };
const GATEWAY = { id: "nord.prepayment", name: "Vorkasse" };

interface Goods {
  number: number;
  name: string;
  slug: string;
  netAmount: number;
  stock: number;
}

interface Checkout {
  token: string;
  country: string;
  lines: Array<{ number: number; goods: Goods; quantity: number }>;
  voucher: string | undefined;
  email: string;
  user: number | undefined;
  addresses: Array<OrderRow["address"]>;
  order: OrderRecord | undefined;
}

interface OrderRecord {
  number: number;
  user: number | undefined;
  row: OrderRow;
}

interface Call {
  method: string;
  parts: readonly string[];
  query: URLSearchParams;
  body: Readonly<Record<string, unknown>>;
  session: string;
  user: number | undefined;
}

class Refusal extends Error {
  readonly status: number;
  readonly details: object;

  constructor(status: number, code: string, details: object = {}) {
    super(code);
    this.status = status;
    this.details = details;
  }
}

function gid(kind: string, number: number): string {
  return btoa(`${kind}:${number}`);
}
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const numberOf = (id: unknown): number => Number(atob(String(id)).split(":")[1]);
const money = (amount: number): Money => ({ amount: Math.round(amount * 100) / 100, currency: "EUR" });
const grossOf = ({ netAmount }: Goods, country: string): number =>
  Math.round(netAmount * (1 + (VAT[country] ?? 0)) * 100) / 100;

/** Creates the backend: two products, two customers, a voucher of 10 %, one shipping method and one gateway. */
export function createGlobalIdBackend(): (request: Request) => Promise<Response> {
  const goods: Goods[] = [
    { number: 1, name: "Stuhl Enns", slug: "stuhl-enns", netAmount: 132.5, stock: 100 },
    { number: 2, name: "Tisch Traun", slug: "tisch-traun", netAmount: 415.83, stock: 3 },
  ];
  const users = [
    { number: 1, email: "anna@example.com", password: "password", firstName: "Anna", lastName: "Auer" },
    { number: 2, email: "eva@example.com", password: "password", firstName: "Eva", lastName: "Enz" },
  ];
  const vouchers: Readonly<Record<string, number>> = { HERBST: 0.1 };
  const checkouts = new Map<string, Checkout>();
  const orders: OrderRecord[] = [];
  const sessions = new Map<string, number>();
  const responses = new Map<string, { request: string; status: number; body: unknown }>();
  let last = 0;

  const secret = (kind: string): string => `${kind}-${crypto.randomUUID()}`;

  function goodsRow(product: Goods, country: string): ProductRow {
    const { number, name, slug, netAmount, stock } = product;
    const price = { gross: money(grossOf(product, country)), net: money(netAmount) };
    const variant = { id: gid("Variant", number), sku: `N-${number}`, price, quantityAvailable: stock };
    return { id: gid("Product", number), name, slug, category: CATEGORY, variants: [variant] };
  }

  function totals({ lines, voucher, country }: Checkout): { subtotal: number; discount: number } {
    const subtotal = lines.reduce((sum, line) => sum + grossOf(line.goods, country) * line.quantity, 0);
    return { subtotal, discount: Math.round(subtotal * (vouchers[voucher ?? ""] ?? 0) * 100) / 100 };
  }

  const shippingOf = ({ country }: Checkout): number => (country === "AT" ? 9.9 : 14.9);

  function checkoutRow(checkout: Checkout): CheckoutRow {
    const { token, country, lines, voucher } = checkout;
    return {
      token,
      lines: lines.map((line) => ({
        id: gid("Line", line.number),
        product: goodsRow(line.goods, country),
        quantity: line.quantity,
      })),
      discount: money(totals(checkout).discount),
      voucher: voucher === undefined ? null : { code: voucher, percentage: (vouchers[voucher] ?? 0) * 100 },
      vatRate: VAT[country] ?? 0,
      shippingMethods: [{ id: gid("Shipping", 1), name: "Paket", price: money(shippingOf(checkout)) }],
      gateways: [GATEWAY],
    };
  }

  function createCheckout(country: string, user: number | undefined): Checkout {
    const token = secret("checkout");
    const checkout = {
      token,
      country,
      lines: [],
      voucher: undefined,
      email: "",
      user,
      addresses: [],
      order: undefined,
    };
    checkouts.set(token, checkout);
    return checkout;
  }

  function setQuantity(checkout: Checkout, product: Goods | undefined, quantity: number): void {
    if (product === undefined) throw new Refusal(404, "NO_SUCH_VARIANT");
    if (quantity > product.stock) throw new Refusal(409, "INSUFFICIENT_STOCK", { available: product.stock });
    const line = checkout.lines.find((other) => other.goods === product);
    if (line !== undefined) line.quantity = quantity;
    else checkout.lines.push({ number: (last += 1), goods: product, quantity });
  }

  function complete(checkout: Checkout, { body, user }: Call): OrderRow {
    const shipping = shippingOf(checkout);
    const { subtotal, discount } = totals(checkout);
    const total = Math.round((subtotal - discount + shipping) * 100) / 100;
    if (body["expectedTotal"] !== total) throw new Refusal(409, "TOTAL_MISMATCH", { total: money(total) });
    const address = checkout.addresses[Number(body["shippingAddress"]) - 1];
    if (address === undefined) throw new Refusal(400, "ADDRESS_REQUIRED");
    const number = orders.length + 1;
    const row: OrderRow = {
      id: gid("Order", number),
      number: `N${number}`,
      created: "2026-11-24T09:00:00Z",
      email: checkout.email,
      subtotal: money(subtotal),
      discount: money(discount),
      shipping: money(shipping),
      total: money(total),
      gateway: GATEWAY,
      address,
      lines: checkout.lines.map((line) => ({
        id: gid("Line", line.number),
        name: line.goods.name,
        quantity: line.quantity,
        unitPrice: money(grossOf(line.goods, checkout.country)),
      })),
    };
    for (const line of checkout.lines) line.goods.stock -= line.quantity;
    checkout.order = { number, user, row };
    orders.push(checkout.order);
    return row;
  }

  function handleCheckout(call: Call): unknown {
    const { method, body, query, user } = call;
    const [, token, part, id] = call.parts;
    if (token === undefined) return checkoutRow(createCheckout(String(body["country"]), user));
    const checkout = checkouts.get(token);
    if (checkout === undefined) throw new Refusal(404, "NO_SUCH_CHECKOUT");
    if (part === "order") {
      if (checkout.order === undefined) throw new Refusal(404, "NO_SUCH_ORDER");
      return checkout.order.row;
    }
    if (checkout.order !== undefined) throw new Refusal(404, "NO_SUCH_CHECKOUT");
    checkout.country = textOf(body["country"]) || (query.get("country") ?? checkout.country);
    if (part === "lines") {
      const variant = goods.find(({ number }) => number === numberOf(body["variant"] ?? ""));
      const line = checkout.lines.find(({ number }) => number === numberOf(id ?? ""));
      const before = checkout.lines.find((other) => other.goods === variant)?.quantity ?? 0;
      if (method === "DELETE")
        checkout.lines = id === undefined ? [] : checkout.lines.filter((other) => other !== line);
      else if (method === "PATCH") setQuantity(checkout, line?.goods, Number(body["quantity"]));
      else setQuantity(checkout, variant, before + Number(body["quantity"]));
    }
    if (part === "voucher") {
      const code = method === "DELETE" ? undefined : String(body["code"]);
      if (code !== undefined && vouchers[code] === undefined) throw new Refusal(400, "VOUCHER_UNKNOWN");
      checkout.voucher = code;
    }
    if (part === "email") checkout.email = String(body["email"]);
    if (part === "addresses") return { number: checkout.addresses.push(body as unknown as OrderRow["address"]) };
    if (part === "complete") return complete(checkout, call);
    return checkoutRow(checkout);
  }

  function signIn({ method, body, session }: Call): SessionRow | object {
    if (method === "DELETE") return { ended: sessions.delete(session) };
    const user = users.find(({ email, password }) => email === body["email"] && password === body["password"]);
    if (user === undefined) throw new Refusal(400, "INVALID_CREDENTIALS");
    const open = [...checkouts.values()].find((other) => other.user === user.number && other.order === undefined);
    const guest = checkouts.get(String(body["checkout"]));
    const own = open ?? createCheckout(guest?.country ?? "AT", user.number);
    for (const line of guest === own ? [] : (guest?.lines ?? [])) {
      const before = own.lines.find((other) => other.goods === line.goods)?.quantity ?? 0;
      setQuantity(own, line.goods, Math.min(before + line.quantity, line.goods.stock));
    }
    if (guest !== undefined && guest !== own) checkouts.delete(guest.token);
    const token = secret("session");
    sessions.set(token, user.number);
    return { token, user: userRow(user.number), checkout: checkoutRow(own) };
  }

  function userRow(number: number | undefined): UserRow {
    const user = users.find((other) => other.number === number);
    if (user === undefined) throw new Refusal(401, "SIGN_IN_REQUIRED");
    const { email, firstName, lastName } = user;
    return { id: gid("User", user.number), email, firstName, lastName };
  }

  function handleUser({ parts: [, part, id], user }: Call): unknown {
    const row = userRow(user);
    if (part === undefined) return row;
    const own = orders.filter((order) => order.user === user).map((order) => order.row);
    if (id === undefined) return own.toReversed();
    const found = own.find((order) => order.id === id);
    if (found === undefined) throw new Refusal(404, "NO_SUCH_ORDER");
    return found;
  }

  function handleProducts({ parts: [, id], query }: Call): unknown {
    const country = query.get("country") ?? "AT";
    if (id !== undefined) {
      const found = goods.find(({ number }) => number === numberOf(id));
      if (found === undefined) throw new Refusal(404, "NO_SUCH_PRODUCT");
      return goodsRow(found, country);
    }
    const ids = query.get("ids")?.split(",");
    const search = query.get("search")?.toLowerCase() ?? "";
    const found = goods.filter(
      ({ number, name }) =>
        (ids?.includes(gid("Product", number)) ?? true) &&
        (query.get("category") ?? CATEGORY.id) === CATEGORY.id &&
        name.toLowerCase().includes(search),
    );
    const skip = Number(query.get("skip") ?? 0);
    const page = found.slice(skip, skip + Number(query.get("first") ?? found.length));
    return { totalCount: found.length, nodes: page.map((product) => goodsRow(product, country)) };
  }

  function route(call: Call): unknown {
    const [kind = ""] = call.parts;
    switch (kind) {
      case "products":
        return handleProducts(call);
      case "categories":
        return [{ ...CATEGORY, productCount: goods.length }];
      case "pages": {
        const found = goods.find(({ slug }) => slug === call.query.get("slug"));
        if (found === undefined) throw new Refusal(404, "NO_SUCH_PAGE");
        return { kind: "Product", id: gid("Product", found.number) };
      }
      case "shop":
        return {
          name: "Nord",
          currency: "EUR",
          countries: Object.entries(VAT).map(([code, rate]) => ({ code, rate })),
        };
      case "checkouts":
        return handleCheckout(call);
      case "sessions":
        return signIn(call);
      case "me":
        return handleUser(call);
      default:
        throw new Refusal(404, "NO_SUCH_PATH");
    }
  }

  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const text = await request.text();
    const session = request.headers.get("Authorization")?.slice("Bearer ".length) ?? "";
    const call: Call = {
      method: request.method,
      parts: pathname.split("/").slice(2),
      query: searchParams,
      body: text === "" ? {} : (JSON.parse(text) as Record<string, unknown>),
      session,
      user: sessions.get(session),
    };
    const key = request.headers.get("Idempotency-Key");
    const print = `${request.method} ${pathname} ${text}`;
    const stored = key === null ? undefined : responses.get(key);
    if (stored !== undefined && stored.request !== print) {
      return Response.json({ error: { code: "KEY_REUSED" } }, { status: 422 });
    }
    const { status, body } = stored ?? { ...respond(call), request: print };
    if (key !== null) responses.set(key, { request: print, status, body });
    return Response.json(body, { status });
  };

  function respond(call: Call): { status: number; body: unknown } {
    try {
      return { status: 200, body: structuredClone(route(call)) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { status: error.status, body: { error: { code: error.message, ...error.details } } };
    }
  }
}
