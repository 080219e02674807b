import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { country } from "../../testing/fixture/ids.ts";
import { useDatabase } from "../../testing/testDatabase.ts";
import { goods, newBuyer, payBody, send } from "../cart/testing/shopper.ts";
import { bankPageOf, offerAll, ordersOf, payBy, playAt } from "../payment/testing/bank.ts";

// No request field decides the price of an order.

const { app, db, clock } = await useDatabase();

beforeAll(() => offerAll(db));

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

test("one wrong value in any field: the same amounts, or no order", async () => {
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...FIELDS), fc.constantFrom(...LIES), async (field, lie) => {
      clock.now = new Date(clock.now.getTime() + 3_600_000);
      await db.updateTable("sale_element").set({ stock: 5 }).execute();
      const buyer = await newBuyer(app, goods.armchair, 1);
      const answer = await payBy(app, "klarna", buyer, { [field]: lie });
      const orders = await amountsOf(buyer.cartId);
      const isRefused = answer.status >= 400 && answer.status < 500;
      if (isRefused) refused += 1;
      expect([isRefused || answer.status === 200, orders]).toEqual([true, isRefused ? [] : [HONEST]]);
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

test("back from the provider, the cart is as it was, and what is put in meanwhile is not in the order", async () => {
  clock.now = new Date(clock.now.getTime() + 3_600_000);
  await db.updateTable("sale_element").set({ stock: 1 }).execute();
  const buyer = await newBuyer(app, goods.armchair, 1);
  const page = await bankPageOf(payBy(app, "paypal", buyer));
  const checked = await send(app, "/cart/validate", { cart_id: buyer.cartId }, { token: buyer.token });
  expect(await checked.json()).toMatchObject({ data: { valid: true, cart: { items: [{ quantity: 1, stock: 1 }] } } });
  const body = {
    cart_id: buyer.cartId,
    thelia_cart_add: { product: goods.pouf.product, product_sale_elements_id: goods.pouf.product_sale_elements_id },
  };
  await send(app, "/cart/add", body, { token: buyer.token });
  await playAt(app, page, "pay");
  expect([await amountsOf(buyer.cartId), await ordersOf(db, buyer.cartId)]).toEqual([[HONEST], ["paid"]]);
});

test("an answer that is lost on the way: the same call leads to the same payment, as often as it is sent", async () => {
  await db.updateTable("sale_element").set({ stock: 5 }).execute();
  const buyer = await newBuyer(app, goods.armchair, 1);
  const key = "lost-on-the-way-0123456789";
  const answers = await Promise.all([1, 2].map(() => payBy(app, "stripe", buyer, {}, key)));
  const pages = await Promise.all(answers.filter(({ ok }) => ok).map((answer) => answer.json()));
  expect(pages.length).toBeGreaterThan(0);
  expect(await (await payBy(app, "stripe", buyer, {}, key)).json()).toBe(pages[0]);
  expect(await ordersOf(db, buyer.cartId)).toEqual(["not_paid"]);
});
