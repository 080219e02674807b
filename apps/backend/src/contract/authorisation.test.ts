import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { call, PASSWORD } from "../features/auth/testing/account.ts";
import {
  anAddressBody,
  newCustomer,
  newGuest,
  payBodyOf,
  type Person,
  type Things,
} from "../features/auth/testing/people.ts";
import { category, country, delivery, product, saleElement } from "../testing/fixture/ids.ts";
import { useDatabase } from "../testing/testDatabase.ts";

// Every call of specification 7 × who calls × whose thing it is. What is somebody else's and what is not at all must be
// answered with the same bytes, and must change nothing.

const backend = await useDatabase();
const { app, db } = backend;

interface Call {
  method: string;
  path: (thing: Things) => string;
  body?: (thing: Things) => unknown;
  /** answers to the owner */
  own: { customer: number; guest: number };
}

const at = (path: string) => () => path;
const cartId = ({ cartId: id }: Things) => ({ "thelia.cart_id": id });
/** needs a customer */
const signedIn = (customer = 200) => ({ customer, guest: 401 });
const anybody = { customer: 200, guest: 200 };
const NEW = "Tisch-im-Garten-9";

/** The destructive ones last: each caller has one of everything. */
const CALLS: Record<string, Call> = {
  "POST cart/get": { method: "POST", path: at("/cart/get"), body: cartId, own: anybody },
  "POST cart/add": {
    method: "POST",
    path: at("/cart/add"),
    body: (o) => ({
      ...cartId(o),
      thelia_cart_add: { product: product.stool, product_sale_elements_id: saleElement.stool, quantity: 1 },
    }),
    own: anybody,
  },
  "POST cart/update": {
    method: "POST",
    path: at("/cart/update"),
    body: (o) => ({ ...cartId(o), cart_item: o.cartItemId, quantity: 2, action: "update" }),
    own: anybody,
  },
  "POST cart/validate": { method: "POST", path: at("/cart/validate"), body: cartId, own: anybody },
  "POST cart/assignCustomer": {
    method: "POST",
    path: at("/cart/assignCustomer"),
    body: (o) => ({ email: "somebody@example.com", cart_id: o.cartId }),
    own: anybody,
  },
  "POST insertCoupon": {
    method: "POST",
    path: at("/ExternalOrderApi/insertCoupon/?api_locale=de_AT"),
    body: (o) => ({ coupon_code: "NOBODYS", cart_id: o.cartId, customer_id: o.customerId }),
    own: anybody,
  },
  "GET coupon": { method: "GET", path: (o) => `/ExternalOrderApi/coupon/?cart_id=${o.cartId}`, own: anybody },
  "GET getActivePaymentMethods": {
    method: "GET",
    path: (o) => `/ExternalOrderApi/getActivePaymentMethods/${o.cartId}/de_AT`,
    own: anybody,
  },
  "GET getActiveDelivery": {
    method: "GET",
    path: (o) => `/ExternalOrderApi/getActiveDelivery/${o.cartId}/de_AT`,
    own: anybody,
  },
  "POST customdelivery/postage": {
    method: "POST",
    path: at("/customdelivery/postage"),
    body: (o) => ({
      country_id: country.austria,
      state_id: null,
      cart_id: o.cartId,
      locale: "de_AT",
      delivery_module_id: delivery.parcel,
    }),
    own: anybody,
  },
  "GET order of a cart": { method: "GET", path: (o) => `/ExternalOrderApi/order/?cart_id=${o.cartId}`, own: anybody },
  "GET orders": {
    method: "GET",
    path: (o) => `/ExternalOrderApi/order/?customer=${o.customerId}&api_locale=de_AT&limit=999`,
    own: signedIn(),
  },
  "GET order": {
    method: "GET",
    path: (o) => `/ExternalOrderApi/order/${o.orderId}?customer=${o.customerId}`,
    own: signedIn(),
  },
  "GET order_product": {
    method: "GET",
    path: (o) => `/ExternalOrderApi/order_product/?order_id=${o.orderId}&api_locale=de_AT`,
    own: signedIn(),
  },
  "GET customer": {
    method: "GET",
    path: (o) => `/ExternalOrderApi/customer/?email=${encodeURIComponent(o.email)}`,
    own: signedIn(),
  },
  "PUT customer": {
    method: "PUT",
    path: (o) => `/ExternalOrderApi/customer/${o.customerId}`,
    body: (o) => ({ title: 1, firstname: "Anna", lastname: "Huber", company: "", vat_number: "", email: o.email }),
    own: signedIn(),
  },
  "GET addresses": {
    method: "GET",
    path: (o) => `/ExternalOrderApi/address/?customer_id=${o.customerId}&limit=100`,
    own: signedIn(),
  },
  "POST address": {
    method: "POST",
    path: at("/ExternalOrderApi/address"),
    body: (o) => ({ ...anAddressBody(), customer_id: o.customerId, cart_id: o.cartId }),
    own: { customer: 201, guest: 201 },
  },
  "PUT address": {
    method: "PUT",
    path: (o) => `/ExternalOrderApi/address/${o.addressId}`,
    body: () => anAddressBody({ city: "Linz" }),
    own: signedIn(),
  },
  "PATCH set-default of the other address": {
    method: "PATCH",
    path: (o) => `/address/${o.addressId}/set-default`,
    body: () => ({}),
    own: signedIn(),
  },
  "DELETE address": {
    method: "DELETE",
    path: (o) => `/${o.customerId}/addresses/${o.addressId}`,
    own: signedIn(409),
  },
  "GET comments/rights": {
    method: "GET",
    path: (o) => `/comments/rights/${saleElement.pouf}/${o.customerId}`,
    own: anybody,
  },
  "POST order/cancel": {
    method: "POST",
    path: at("/order/cancel"),
    body: (o) => ({ order_id: o.orderId }),
    // A guest's cart of the matrix is not ordered yet.
    own: { customer: 200, guest: 404 },
  },
  "POST vorkasse/pay": { method: "POST", path: at("/vorkasse/pay"), body: payBodyOf, own: anybody },
  "POST ramburs/pay": { method: "POST", path: at("/ramburs/pay"), body: payBodyOf, own: anybody },
  "POST cart/delete": {
    method: "POST",
    path: at("/cart/delete"),
    body: (o) => ({ ...cartId(o), cart_item: o.cartItemId }),
    own: anybody,
  },
  "POST cart/clear": { method: "POST", path: at("/cart/clear"), body: cartId, own: anybody },
  "POST changePassword": {
    method: "POST",
    path: at("/changePassword"),
    body: (o) => ({ customer_id: o.customerId, password_old: PASSWORD, password: NEW, password_confirm: NEW }),
    own: signedIn(),
  },
};

/** Ways of paying and pick-up that this shop may not have: whoever asks hears the same. */
const OTHER_PAYMENTS = ["paypal", "globalpayments", "sofort", "stripe", "klarna"].map((name) => `/${name}/pay`);
for (const path of [...OTHER_PAYMENTS, "/paypal/accept", "/paypal/cancel", "/amazon/pay"]) {
  CALLS[`POST ${path.slice(1)}`] = { method: "POST", path: at(path), body: payBodyOf, own: { customer: 0, guest: 0 } };
}
for (const path of ["/localpickup/order", "/localPickupAddress/order", "/ExternalOrderApi/getQrCode"]) {
  CALLS[`POST ${path.slice(1)}`] = {
    method: "POST",
    path: at(path),
    body: (o) => ({ order_id: o.orderId, cart_id: o.cartId }),
    own: { customer: 0, guest: 0 },
  };
}

CALLS["GET order_local_pickup"] = {
  method: "GET",
  path: (o) => `/order_local_pickup/?search_order_id=${o.orderId}`,
  own: { customer: 0, guest: 0 },
};

const UNKNOWN: Things = {
  customerId: 987_654,
  email: "unknown@example.com",
  addressId: 987_654,
  orderId: 987_654,
  cartId: 987_654,
  cartItemId: 987_654,
};

const WHO = ["nobody", "guest A", "customer A", "customer B", "admin"] as const;
type Who = (typeof WHO)[number];
const people = new Map<Who, Person>();
let victim: Person;

beforeAll(async () => {
  victim = await newCustomer(backend, "victim@example.com");
  const [a, b, admin] = ["a@example.com", "b@example.com", "admin@example.com"];
  people.set("nobody", { as: { address: "nobody" }, own: UNKNOWN });
  people.set("guest A", await newGuest(app));
  for (const [who, email] of [
    ["customer A", a],
    ["customer B", b],
    ["admin", admin],
  ] as const) {
    people.set(who, await newCustomer(backend, email ?? ""));
  }
  await db.updateTable("customer").set({ admin: true }).where("email", "=", "admin@example.com").execute();
});

const person = (who: Who): Person => people.get(who) ?? { as: {}, own: UNKNOWN };

async function answerTo({ as }: Person, { method, path, body }: Call, thing: Things) {
  const answer = await call(app, method, path(thing), body?.(thing), as);
  return { status: answer.status, body: await answer.text(), cache: answer.headers.get("Cache-Control") };
}

/** All that the victim has. */
async function stateOfVictim(): Promise<unknown> {
  const { customerId, cartId: cart } = victim.own;
  const { rows } = await sql`
    select (select jsonb_agg(to_jsonb(c)) from customer c where id = ${customerId}) as customer,
      (select jsonb_agg(to_jsonb(a) order by id) from address a where customer_id = ${customerId}) as addresses,
      (select jsonb_agg(to_jsonb(o) order by id) from orders o where customer_id = ${customerId}) as orders,
      (select jsonb_agg(to_jsonb(k)) from cart k where id = ${cart}) as cart,
      (select jsonb_agg(to_jsonb(i) order by id) from cart_item i where cart_id = ${cart}) as items`.execute(db);
  return rows;
}

describe.each(WHO)("%s", (who) => {
  test.each(Object.entries(CALLS))("%s: foreign and unknown are the same, and nothing happens", async (_, one) => {
    const before = await stateOfVictim();
    const foreign = await answerTo(person(who), one, victim.own);
    const unknown = await answerTo(person(who), one, UNKNOWN);
    expect(foreign).toEqual(unknown);
    expect(foreign.body).not.toContain("victim");
    expect(await stateOfVictim()).toEqual(before);
  });

  test("an own cart is not sent to, or paid from, what is somebody else's", async () => {
    const me = person(who);
    const { addressId } = victim.own;
    const pay = CALLS["POST vorkasse/pay"]!;
    const foreign = await answerTo(me, pay, { ...me.own, addressId });
    expect(foreign).toEqual(await answerTo(me, pay, { ...me.own, addressId: UNKNOWN.addressId }));
    expect(foreign.status).toBe(404);
  });
});

describe.each(["guest A", "customer A", "admin"] as const)("%s and the own things", (who) => {
  const kind = who === "guest A" ? "guest" : "customer";
  test.each(Object.entries(CALLS).filter(([, { own }]) => own.customer !== 0))("%s", async (_, one) => {
    const { status, cache } = await answerTo(person(who), one, person(who).own);
    expect([status, cache]).toEqual([one.own[kind], "no-store"]);
  });
});

test.each([
  "/products_list/?limit=3",
  `/products/${product.sofa}`,
  `/categories/${category.living}`,
  `/get_pse/${saleElement.pouf}`,
  `/comments/${product.sofa}`,
  `/ExternalOrderApi/county/${country.romania}?api_locale=ro_RO`,
  `/ExternalOrderApi/features/product/${product.sofa}/de`,
  "/locale_config/custom_attribute/?locale=de_AT",
  "/brand_list",
])("what is for everybody says the same to everybody: %s", async (path) => {
  const answers = await Promise.all(
    WHO.map(async (who) => (await call(app, "GET", path, undefined, person(who).as)).text()),
  );
  expect(new Set(answers).size).toBe(1);
});
