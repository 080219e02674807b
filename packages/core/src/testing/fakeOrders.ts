import type { FakeCartBackend, FakeLine } from "./fakeCartBackend.js";
import type { FindMarket } from "./fakeCurrencies.js";
import { type FakeRoutes, PAYMENT_METHOD } from "./fakeCatalogue.js";
import type { Buyers } from "./fakeReviews.js";

export interface FakeCustomer {
  email: string;
  password: string;
}

interface FakeOrder {
  cartId: number;
  /** Undefined for the order of a guest. */
  customerId: number | undefined;
  variantIds: readonly number[];
  row: Record<string, unknown>;
}

interface Account extends FakeCustomer {
  id: number;
  row: Record<string, unknown>;
  cartId: number | undefined;
}

const FIRST_CUSTOMER_ID = 7;
/** Tokens begin at 2026-11-24, the start of `testEnvironment`'s clock, and last for 6 hours. */
const ISSUED_AT = Date.parse("2026-11-24T09:00:00Z") / 1000;
const LIFETIME_SECONDS = 21_600;

const base64 = (value: object): string => btoa(JSON.stringify(value)).replaceAll("=", "");
const times = { iat: ISSUED_AT, exp: ISSUED_AT + LIFETIME_SECONDS };

/** @param number number of the sign-in, which makes each token another one */
const tokenOf = (customerId: number, number: number): string =>
  [base64({ alg: "none" }), base64({ sub: String(customerId), aud: "storefront", jti: number, ...times }), "fake"].join(
    ".",
  );

function createAccount(customer: FakeCustomer, index: number): Account {
  const id = FIRST_CUSTOMER_ID + index;
  const row = { ID: id, EMAIL: customer.email, TITLE: 1, FIRSTNAME: "Anna", LASTNAME: "Auer" };
  return { ...customer, id, row, cartId: undefined };
}

/** Sign-in, addresses, payment and orders. */
export function fakeOrders(
  carts: FakeCartBackend,
  customers: readonly FakeCustomer[],
  { shippingCents: shippingInEuro, findMarket }: { shippingCents: number; findMarket: FindMarket },
): { routes: (request: Request) => FakeRoutes; buyers: (request: Request) => Buyers } {
  const accounts = customers.map(createAccount);
  const sessions = new Map<string, Account>();
  let signIns = 0;
  const addresses = new Map<number, { customerId: number | undefined; row: Record<string, unknown> }>();
  const orders: FakeOrder[] = [];

  const bearerOf = (request: Request): string => request.headers.get("Authorization")?.replace(/^Bearer /, "") ?? "";
  const accountOf = (request: Request): Account | undefined => sessions.get(bearerOf(request));

  function pay(body: Readonly<Record<string, unknown>>, customerId: number | undefined): unknown {
    const cartId = Number(body["cart_id"]);
    const placed = orders.find((order) => order.cartId === cartId);
    const lines = carts.items(cartId);
    if (placed !== undefined || lines === undefined || lines.length === 0) return placed && resultPath(cartId);
    const address = addresses.get(Number(body["delivery_address_id"]))?.row;
    const market = findMarket(address?.["COUNTRY"]);
    const { currency, symbol, charge } = market;
    const shippingCents = charge(shippingInEuro);
    const { subtotalCents, discountCents } = carts.totals(cartId, market);
    const totalCents = subtotalCents - discountCents + shippingCents;
    const { expected_currency: expectedCurrency = currency } = body;
    if (Math.round(Number(body["expected_total"]) * 100) !== totalCents || expectedCurrency !== currency)
      return Response.json(
        { error: "The total has changed", code: "PRICE_CHANGED", total: totalCents / 100 },
        CONFLICT,
      );
    const id = orders.length + 1;
    const row = {
      ID: id,
      REF: `ORD${id}`,
      STATUS_CODE: "not_paid",
      CREATE_DATE: "2026-11-24T09:00:00Z",
      EMAIL: body["email"],
      TOTAL_TAXED_ITEMS_AMOUNT: subtotalCents / 100,
      DISCOUNT: discountCents / 100,
      POSTAGE: shippingCents / 100,
      PAYMENT_FEE: 0,
      TOTAL_TAXED_AMOUNT: totalCents / 100,
      currency,
      currency_symbol: symbol,
      vat: vatRows(lines, discountCents, { shippingCents, charge }),
      PAYMENT_MODULE_CODE: PAYMENT_METHOD.code,
      PAYMENT_MODULE_TITLE: PAYMENT_METHOD.title,
      DELIVERY_MODULE_CODE: "parcel",
      DELIVERY_MODULE_TITLE: "Paket",
      delivery_address: address,
      invoice_address: addresses.get(Number(body["invoice_address_id"]))?.row,
      order_product: lines.map(({ variant, quantity, cartItemId }) => ({
        ID: cartItemId,
        TITLE: variant.title,
        REF: `P${variant.productId}`,
        QUANTITY: quantity,
        TAXED_PRICE: charge(variant.unitCents) / 100,
        TOTAL_TAXED_PRICE: (charge(variant.unitCents) * quantity) / 100,
      })),
    };
    orders.push({ cartId, customerId, variantIds: lines.map(({ variant }) => variant.variantId), row });
    carts.endCart(cartId);
    return resultPath(cartId);
  }

  const ordersOf = ({ id }: Account): FakeOrder[] => orders.filter(({ customerId }) => customerId === id);

  /** Orders of a cart, for the holder of its secret and for its customer. */
  function ordersOfCart(request: Request, cartId: string | null): FakeOrder[] {
    const token = request.headers.get("X-Cart-Token") ?? undefined;
    const account = accountOf(request);
    return orders.filter(
      (order) =>
        String(order.cartId) === cartId &&
        (carts.isTokenOf(order.cartId, token) || (account !== undefined && order.customerId === account.id)),
    );
  }

  /** Responds to a customer, and rejects guests. */
  function asCustomer(request: Request, respond: (account: Account) => unknown): unknown {
    const account = accountOf(request);
    return account === undefined ? UNAUTHORIZED() : respond(account);
  }

  const routes = (request: Request): FakeRoutes => [
    [
      /^POST login$/,
      ({ body }) => {
        const account = accounts.find(
          ({ email, password }) => body["email"] === email && body["password"] === password,
        );
        if (account === undefined)
          return Response.json({ error: "Wrong e-mail address or password", code: "LOGIN_FAILED" }, { status: 401 });
        const cartId = Number(body["cart_id"]);
        const guest = cartId > 0 ? { cartId, token: request.headers.get("X-Cart-Token") ?? undefined } : undefined;
        const { body: cart, cartId: ownId } = carts.signIn(guest, account.cartId);
        account.cartId = ownId;
        const token = tokenOf(account.id, (signIns += 1));
        sessions.set(token, account);
        return { token, expires_in: LIFETIME_SECONDS, customer: account.row, cart };
      },
    ],
    [
      /^POST logout$/,
      () => {
        sessions.delete(bearerOf(request));
        return {};
      },
    ],
    [/^GET ExternalOrderApi\/customer\/$/, () => asCustomer(request, ({ row }) => ({ CustomerItems: [row] }))],
    [
      /^GET ExternalOrderApi\/address\/$/,
      () =>
        asCustomer(request, ({ id }) => ({
          AddressItems: [...addresses.values()].filter(({ customerId }) => customerId === id).map(({ row }) => row),
        })),
    ],
    [
      /^POST ExternalOrderApi\/address$/,
      ({ body }) => {
        const fields = addressErrors(body);
        if (Object.keys(fields).length > 0)
          return Response.json({ error: "Please check the marked fields", code: "INVALID_INPUT", fields }, INVALID);
        const id = addresses.size + 1;
        const upper = Object.entries(body).map(([name, value]) => [name.toUpperCase(), value] as const);
        const row = { ...Object.fromEntries(upper), ID: id };
        addresses.set(id, { customerId: accountOf(request)?.id, row });
        return { AddressItems: [row] };
      },
    ],
    [/^GET ExternalOrderApi\/getActivePaymentMethods\/\d+\/\w+$/, () => ({ data: [PAYMENT_METHOD] })],
    [
      /^POST customdelivery\/postage$/,
      ({ body }) => ({ postage_amount_taxed: findMarket(body["country_id"]).charge(shippingInEuro) / 100 }),
    ],
    [/^POST vorkasse\/pay$/, ({ body }) => pay(body, accountOf(request)?.id)],
    [
      /^GET order\/result$/,
      ({ query }) => {
        const [order] = ordersOfCart(request, query.get("cart_id"));
        return (
          order && {
            cart_id: order.cartId,
            order_id: order.row["ID"],
            ref: order.row["REF"],
            payment: "not_needed",
            payment_code: PAYMENT_METHOD.code,
            total: order.row["TOTAL_TAXED_AMOUNT"],
            currency: order.row["currency"],
            currency_symbol: order.row["currency_symbol"],
            email: order.row["EMAIL"],
          }
        );
      },
    ],
    [
      /^GET ExternalOrderApi\/order\/$/,
      ({ query }) => {
        const ofCart = query.get("cart_id");
        const toItems = (found: FakeOrder[]) => ({ OrderItems: found.map(({ row }) => row).toReversed() });
        return ofCart === null
          ? asCustomer(request, (account) => toItems(ordersOf(account)))
          : toItems(ordersOfCart(request, ofCart));
      },
    ],
    [
      /^GET ExternalOrderApi\/order\/(\d+)$/,
      ({ parts: [id] }) =>
        asCustomer(request, (account) => {
          const found = ordersOf(account).find(({ row }) => String(row["ID"]) === id);
          return found && { OrderItems: [found.row] };
        }),
    ],
  ];

  const hasBought = (customerId: number, variantId: number): boolean =>
    orders.some((order) => order.customerId === customerId && order.variantIds.includes(variantId));
  return { routes, buyers: (request) => ({ customerId: accountOf(request)?.id, hasBought }) };
}

/** Returns the VAT of an order by rate, highest first; discount and shipping are split in proportion to the lines. */
function vatRows(
  lines: readonly FakeLine[],
  discountCents: number,
  { shippingCents, charge }: { shippingCents: number; charge: (cents: number) => number },
): unknown[] {
  const sums = new Map<number, number>();
  for (const { variant, quantity } of lines)
    sums.set(variant.vatPercent, (sums.get(variant.vatPercent) ?? 0) + charge(variant.unitCents) * quantity);
  const rates = [...sums].toSorted(([a], [b]) => b - a);
  const subtotalCents = rates.reduce((sum, [, cents]) => sum + cents, 0);
  let restCents = shippingCents - discountCents;
  return rates.map(([percent, cents], index) => {
    const share = ((shippingCents - discountCents) * cents) / (subtotalCents || 1);
    const shareCents = index === rates.length - 1 ? restCents : Math.round(share);
    restCents -= shareCents;
    const taxCents = Math.round(((cents + shareCents) * percent) / (100 + percent));
    return { percent, net: (cents + shareCents - taxCents) / 100, tax: taxCents / 100 };
  });
}

const ADDRESS_FIELDS = ["firstname", "lastname", "address1", "zipcode", "city", "country"];

/** Returns a code for each empty field of an address, in the names of the wire. */
function addressErrors(body: Readonly<Record<string, unknown>>): Record<string, string> {
  const empty = ADDRESS_FIELDS.filter((name) => {
    const value = body[name];
    return typeof value === "string" ? value.trim() === "" : !value;
  });
  return Object.fromEntries(empty.map((name) => [name, "required"]));
}

const INVALID = { status: 422 };
const CONFLICT = { status: 409 };
const UNAUTHORIZED = (): Response => Response.json({ error: "", code: "UNAUTHORIZED" }, { status: 401 });
const resultPath = (cartId: number): string => `/order-placed?cart_id=${cartId}`;
