import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { country } from "../testing/fixture/ids.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { fixtureItems, createBuyer, payBody, send } from "../cart/testing/shopper.ts";
import {
  readBankPage,
  addAllPaymentMethods,
  readOrderStatuses,
  payWith,
  submitScenario,
} from "../payment/testing/paymentHelpers.ts";

// No request field decides the price of an order.

const { app, db, clock } = await createTestBackend();

beforeAll(() => addAllPaymentMethods(db));

const HONEST = { goods_cents: 27_900, discount_cents: 0, postage_cents: 890, fee_cents: 0, total_cents: 28_790 };

const amountsOf = (cartId: number) =>
  db
    .selectFrom("orders")
    .select(["goods_cents", "discount_cents", "postage_cents", "fee_cents", "total_cents"])
    .where("cart_id", "=", cartId)
    .execute();

/** Fields of the payload of specification 7, and some unknown ones. */
const FIELDS = Object.keys(payBody({ cartId: 1, token: "", customerId: 1, addressId: 1 })).concat([
  "total",
  "amount",
  "price",
  "discount",
  "postage",
  "currency",
  "quantity",
  "status",
  "vat",
  "paid",
  "coupon",
]);
const LIES = [0, -1, 0.5, 1e9, "0", "0%", "", null, true, false, "x", "ALL100", country.romania, [], {}, "__proto__"];

test("a forged value in any field: the same amounts, or no order", async () => {
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...FIELDS), fc.constantFrom(...LIES), async (field, lie) => {
      clock.now = new Date(clock.now.getTime() + 3_600_000);
      await db.updateTable("sale_element").set({ stock: 5 }).execute();
      const buyer = await createBuyer(app, fixtureItems.armchair, 1);
      const response = await payWith(app, "klarna", buyer, { [field]: lie });
      const orders = await amountsOf(buyer.cartId);
      const isRefused = response.status >= 400 && response.status < 500;
      if (isRefused) refused += 1;
      expect([isRefused || response.status === 200, orders]).toEqual([true, isRefused ? [] : [HONEST]]);
      const payments = await db
        .selectFrom("payment")
        .innerJoin("orders", "orders.id", "payment.order_id")
        .select(["amount_cents", "currency"])
        .where("cart_id", "=", buyer.cartId)
        .execute();
      const due = { amount_cents: HONEST.total_cents, currency: "EUR" };
      expect(payments).toEqual(isRefused ? [] : [due]);
    }),
    { numRuns: 40 },
  );
  expect(refused).toBeGreaterThan(0);
}, 60_000);

test("back from the provider the cart is unchanged, and later additions are not in the order", async () => {
  clock.now = new Date(clock.now.getTime() + 3_600_000);
  await db.updateTable("sale_element").set({ stock: 1 }).execute();
  const buyer = await createBuyer(app, fixtureItems.armchair, 1);
  const page = await readBankPage(payWith(app, "paypal", buyer));
  const checked = await send(app, "/cart/validate", { cart_id: buyer.cartId }, { token: buyer.token });
  expect(await checked.json()).toMatchObject({ data: { valid: true, cart: { items: [{ quantity: 1, stock: 1 }] } } });
  const body = {
    cart_id: buyer.cartId,
    thelia_cart_add: {
      product: fixtureItems.pouf.product,
      product_sale_elements_id: fixtureItems.pouf.product_sale_elements_id,
    },
  };
  await send(app, "/cart/add", body, { token: buyer.token });
  await submitScenario(app, page, "pay");
  expect([await amountsOf(buyer.cartId), await readOrderStatuses(db, buyer.cartId)]).toEqual([[HONEST], ["paid"]]);
});

test("a lost response: every repeated call leads to the same payment", async () => {
  await db.updateTable("sale_element").set({ stock: 5 }).execute();
  const buyer = await createBuyer(app, fixtureItems.armchair, 1);
  const key = "lost-on-the-way-0123456789";
  const responses = await Promise.all([1, 2].map(() => payWith(app, "stripe", buyer, {}, key)));
  const pages = await Promise.all(responses.filter(({ ok }) => ok).map((response) => response.json()));
  expect(pages.length).toBeGreaterThan(0);
  expect(await (await payWith(app, "stripe", buyer, {}, key)).json()).toBe(pages[0]);
  expect(await readOrderStatuses(db, buyer.cartId)).toEqual(["not_paid"]);
});
