import { expect, test } from "vitest";
import { emptyAddress } from "../checkout/checkoutDraft.js";
import { memoryEnvironment } from "../environment/runtime.js";
import { type CallClient, createClient } from "./apiCall.js";
import * as checkout from "./checkout.js";
import { createSessionHttp } from "./transport/sessionHttp.js";

const config = { apiUrl: "https://shop.test/api/", fastApi: "https://shop.test/api/", token: "shop" };
const cart = { cartId: 5, token: "secret" };
const choice = { countryId: 13, shippingMethodId: 77 };
const payment: checkout.PayRequest = {
  cart,
  customerId: 7,
  email: "anna@example.com",
  shippingAddressId: 70,
  billingAddressId: 71,
  shippingMethodId: 77,
  shippingTaxTitle: "",
  paymentMethodId: 6,
  paymentCode: "AmazonPay",
  countryId: 13,
  isCompany: false,
  vatNumber: "ATU12345675",
  coupons: [],
  isGuest: true,
  shipComplete: false,
  message: "Please ring",
  expectedTotalCents: 100,
  idempotencyKey: "pay-key",
};
const order = {
  ID: 3,
  REF: "ORD3",
  STATUS_CODE: "paid",
  CREATE_DATE: "2026-11-24T09:00:00Z",
  EMAIL: "anna@example.com",
  TOTAL_TAXED_ITEMS_AMOUNT: 90,
  DISCOUNT: 0,
  POSTAGE: 10,
  PAYMENT_FEE: 0,
  TOTAL_TAXED_AMOUNT: 100,
  vat: [],
  PAYMENT_MODULE_CODE: "PayPal",
  PAYMENT_MODULE_TITLE: "PayPal",
  DELIVERY_MODULE_CODE: "Parcel",
  DELIVERY_MODULE_TITLE: "Paket",
  delivery_address: address(70),
  invoice_address: address(71),
  order_product: [],
};

function address(ID: number) {
  const person = { FIRSTNAME: "Anna", LASTNAME: "Auer" };
  return { ID, ...person, ADDRESS1: "Gasse 1", ZIPCODE: "1060", CITY: "Wien", COUNTRY: 13 };
}

/** Returns the checkout calls of a backend with this response, and the requests that it received. */
function respondingWith(response: unknown) {
  const requests: Request[] = [];
  const environment = memoryEnvironment({
    fetch: async (request) => {
      requests.push(request);
      return response === undefined ? new Response() : Response.json(response);
    },
    clock: { now: () => 0 },
    timers: { after: () => () => {} },
    random: { key: () => "key" },
  });
  const client = createClient(checkout, createSessionHttp(config, environment), { locale: "de-AT", market: "AT" });
  return { client, requests };
}

test.each<
  [name: keyof typeof checkout, key: string | null, call: (client: CallClient<typeof checkout>) => Promise<unknown>]
>([
  ["shippingMethods", null, (client) => client.shippingMethods(cart, 13)],
  ["shippingCost", null, (client) => client.shippingCost(cart, choice)],
  ["paymentMethods", null, (client) => client.paymentMethods(cart, choice)],
  ["addAddress", "address-key", (client) => client.addAddress(cart, 7, emptyAddress(13), "address-key")],
  ["pay", "pay-key", (client) => client.pay(payment)],
  ["orderOfCart", null, (client) => client.orderOfCart(cart)],
])("%s has the secret of its cart, and the idempotency key %j", async (_name, key, call) => {
  const { client, requests } = respondingWith({});
  await call(client).catch(() => undefined);
  expect(requests.map(({ headers }) => [headers.get("x-cart-token"), headers.get("idempotency-key")])).toEqual([
    ["secret", key],
  ]);
});

test("a new address belongs to the customer and the cart, and has the id of the response", async () => {
  const { client, requests } = respondingWith({ AddressItems: [address(31), address(32)] });
  expect(await client.addAddress(cart, 7, { ...emptyAddress(13), city: "Wien" }, "key")).toBe(31);
  expect(requests[0]?.url).toBe("https://shop.test/api/ExternalOrderApi/address");
  expect(await requests[0]?.json()).toMatchObject({ city: "Wien", country: 13, customer_id: 7, cart_id: 5 });
});

test("shipping costs are gross cents, and unknown for invalid data", async () => {
  const costOf = (response: object) => respondingWith(response).client.shippingCost(cart, choice);
  expect(await costOf({ postage_amount_taxed: 9.9 })).toBe(990);
  expect(await costOf({ postage_amount_taxed: 9.9, error: "Invalid data" })).toBeUndefined();
});

test("shipping and payment methods are the rows of the response's data", async () => {
  const method = { id: 6, code: "Vorkasse", title: "Überweisung", position: 1 };
  const { client } = respondingWith({ data: [method] });
  expect(await client.paymentMethods(cart, choice)).toEqual([{ ...method, description: "", feeCents: 0 }]);
  expect((await client.shippingMethods(cart, 13)).methods).toMatchObject([method]);
});

test("the order of a cart is the first of the response, for one language; a cart may have none", async () => {
  const { client, requests } = respondingWith({ OrderItems: [order, { ...order, ID: 4 }] });
  expect(await client.orderOfCart(cart)).toMatchObject({ id: 3, ref: "ORD3", totalCents: 10_000 });
  expect(requests[0]?.url).toBe("https://shop.test/api/ExternalOrderApi/order/?cart_id=5&api_locale=de_AT");
  expect(await respondingWith({ OrderItems: [] }).client.orderOfCart(cart)).toBeUndefined();
});

test("the response to a payment may be empty", async () => {
  expect(await respondingWith(undefined).client.pay(payment)).toBeUndefined();
});

test("only Amazon Pay gets a session and a note, also without a session", async () => {
  const bodyOf = async (more: Partial<checkout.PayRequest>): Promise<unknown> => {
    const { client, requests } = respondingWith("/order-placed");
    expect(await client.pay({ ...payment, ...more })).toBe("/order-placed");
    return requests[0]?.json();
  };
  expect(await bodyOf({})).toMatchObject({ amazon_session_id: "", customer_note: "Please ring" });
  expect(await bodyOf({ amazonSessionId: "s-1" })).toMatchObject({ amazon_session_id: "s-1" });
  const other = await bodyOf({ paymentCode: "PayPal" });
  expect(other).not.toHaveProperty("amazon_session_id");
  expect(other).not.toHaveProperty("customer_note");
  expect(other).toMatchObject({ vat_number: "ATU12345675", isCompleteDelivery: false, guest: true });
});
