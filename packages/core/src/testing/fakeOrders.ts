import type { FakeCartBackend } from "./fakeCartBackend.js";
import { type FakeRoutes, PAYMENT_METHOD } from "./fakeCatalogue.js";

export interface FakeCustomer {
  email: string;
  password: string;
}

interface FakeOrder {
  cartId: number;
  isCustomers: boolean;
  row: Record<string, unknown>;
}

const CUSTOMER_ID = 7;
const LIFETIME_SECONDS = 21_600;
/**
 * Of customer 7, for 6 hours from 2026-11-24 09:00 UTC, the start of `testEnvironment`'s clock. Encoded here, because some
 * native apps lack `btoa`.
 */
export const TOKEN =
  "eyJhbGciOiJub25lIn0.eyJzdWIiOiI3IiwiYXVkIjoic3RvcmVmcm9udCIsImlhdCI6MTc5NTUxMDgwMCwiZXhwIjoxNzk1NTMyNDAwfQ.fake";

/** Sign-in, addresses, payment and orders. */
export function fakeOrders(
  carts: FakeCartBackend,
  customer: FakeCustomer,
  shippingCents: number,
  isSignedIn: (request: Request) => boolean,
): (request: Request) => FakeRoutes {
  const addresses = new Map<number, Record<string, unknown>>();
  const orders: FakeOrder[] = [];
  let customerCartId: number | undefined;
  const customerRow = { ID: CUSTOMER_ID, EMAIL: customer.email, TITLE: 1, FIRSTNAME: "Anna", LASTNAME: "Auer" };

  function pay(body: Readonly<Record<string, unknown>>, isCustomers: boolean): unknown {
    const cartId = Number(body["cart_id"]);
    const placed = orders.find((order) => order.cartId === cartId);
    const lines = carts.items(cartId);
    if (placed !== undefined || lines === undefined || lines.length === 0) return placed && resultPath(cartId);
    const { subtotalCents, discountCents } = carts.totals(cartId);
    const totalCents = subtotalCents - discountCents + shippingCents;
    if (Math.round(Number(body["expected_total"]) * 100) !== totalCents)
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
      vat: [],
      PAYMENT_MODULE_CODE: PAYMENT_METHOD.code,
      PAYMENT_MODULE_TITLE: PAYMENT_METHOD.title,
      DELIVERY_MODULE_CODE: "parcel",
      DELIVERY_MODULE_TITLE: "Paket",
      delivery_address: addresses.get(Number(body["delivery_address_id"])),
      invoice_address: addresses.get(Number(body["invoice_address_id"])),
      order_product: lines.map(({ variant, quantity, cartItemId }) => ({
        ID: cartItemId,
        TITLE: variant.title,
        REF: `P${variant.productId}`,
        QUANTITY: quantity,
        TAXED_PRICE: variant.unitCents / 100,
        TOTAL_TAXED_PRICE: (variant.unitCents * quantity) / 100,
      })),
    };
    orders.push({ cartId, isCustomers, row });
    carts.endCart(cartId);
    return resultPath(cartId);
  }

  /** Orders of a cart, for the holder of its secret and for the customer. */
  const ordersOfCart = (request: Request, cartId: string | null): FakeOrder[] => {
    const token = request.headers.get("X-Cart-Token") ?? undefined;
    return orders.filter(
      (order) =>
        String(order.cartId) === cartId &&
        (carts.isTokenOf(order.cartId, token) || (order.isCustomers && isSignedIn(request))),
    );
  };

  return (request) => [
    [
      /^POST login$/,
      ({ body }) => {
        if (body["email"] !== customer.email || body["password"] !== customer.password)
          return Response.json({ error: "Wrong e-mail address or password", code: "LOGIN_FAILED" }, { status: 401 });
        const cartId = Number(body["cart_id"]);
        const guest = cartId > 0 ? { cartId, token: request.headers.get("X-Cart-Token") ?? undefined } : undefined;
        const { body: cart, cartId: ownId } = carts.signIn(guest, customerCartId);
        customerCartId = ownId;
        return { token: TOKEN, expires_in: LIFETIME_SECONDS, customer: customerRow, cart };
      },
    ],
    [/^POST logout$/, () => ({})],
    [
      /^GET ExternalOrderApi\/customer\/$/,
      () => (isSignedIn(request) ? { CustomerItems: [customerRow] } : UNAUTHORIZED()),
    ],
    [
      /^GET ExternalOrderApi\/address\/$/,
      () => (isSignedIn(request) ? { AddressItems: [...addresses.values()] } : UNAUTHORIZED()),
    ],
    [
      /^POST ExternalOrderApi\/address$/,
      ({ body }) => {
        const id = addresses.size + 1;
        const upper = Object.entries(body).map(([name, value]) => [name.toUpperCase(), value] as const);
        addresses.set(id, { ...Object.fromEntries(upper), ID: id });
        return { AddressItems: [addresses.get(id)] };
      },
    ],
    [/^GET ExternalOrderApi\/getActivePaymentMethods\/\d+\/\w+$/, () => ({ data: [PAYMENT_METHOD] })],
    [/^POST customdelivery\/postage$/, () => ({ postage_amount_taxed: shippingCents / 100 })],
    [/^POST vorkasse\/pay$/, ({ body }) => pay(body, isSignedIn(request))],
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
            email: order.row["EMAIL"],
          }
        );
      },
    ],
    [
      /^GET ExternalOrderApi\/order\/$/,
      ({ query }) => {
        const ofCart = query.get("cart_id");
        if (ofCart === null && !isSignedIn(request)) return UNAUTHORIZED();
        const found = ofCart === null ? orders.filter(({ isCustomers }) => isCustomers) : ordersOfCart(request, ofCart);
        return { OrderItems: found.map(({ row }) => row).toReversed() };
      },
    ],
  ];
}

const CONFLICT = { status: 409 };
const UNAUTHORIZED = (): Response => Response.json({ error: "", code: "UNAUTHORIZED" }, { status: 401 });
const resultPath = (cartId: number): string => `/order-placed?cart=${cartId}`;
