import { beforeEach, describe, expect, test } from "vitest";
import { center, country, variant } from "../testing/fixture/ids.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { changeOrderStatus } from "./orderStatus.ts";
import {
  addBody,
  type Buyer,
  createBuyer,
  createShopper,
  fixtureItems,
  parseEnvelope,
  payBody,
  send,
  type Shopper,
} from "../cart/testing/shopper.ts";

const { app, db } = await createTestBackend();

const vienna = { fulfilment_center_id: center.vienna, sale_element_id: variant.pouf };

beforeEach(async () => {
  await db.deleteFrom("rate_limit").execute();
  await db.deleteFrom("fulfilment_stock").where("sale_element_id", "=", variant.pouf).execute();
  await db
    .insertInto("fulfilment_stock")
    .values({ ...vienna, stock: 3 })
    .execute();
  await db.updateTable("sale_element").set({ stock: 20 }).where("id", "=", variant.pouf).execute();
});

const heldInVienna = async () =>
  (
    await db
      .selectFrom("fulfilment_stock")
      .select("stock")
      .where("fulfilment_center_id", "=", center.vienna)
      .where("sale_element_id", "=", variant.pouf)
      .executeTakeFirstOrThrow()
  ).stock;

const read = async ({ cartId, token }: Shopper) =>
  (await parseEnvelope(send(app, "/cart/get", { cart_id: cartId }, { token }))).data;

async function update(shopper: Shopper, more: object) {
  const { items } = await read(shopper);
  const body = { cart_id: shopper.cartId, cart_item: items[0]?.cartItemId, ...more };
  return parseEnvelope(send(app, "/cart/update", body, { token: shopper.token }));
}

const chooseVienna = (shopper: Shopper) => update(shopper, { selectedFulfilmentCenter: center.vienna });

const pay = (buyer: Buyer) => send(app, "/vorkasse/pay", payBody(buyer), { token: buyer.token });

describe("a chosen center", () => {
  const refused = (quantity: number) => ({
    status_code: 409,
    status: "Not enough stock",
    data: { stock: 3, quantity },
  });

  test("cannot be chosen for more units than it has; the answer has its stock", async () => {
    const shopper = await createShopper(app, fixtureItems.pouf, 5);
    expect(await chooseVienna(shopper)).toEqual(refused(5));
    expect(await read(shopper)).toMatchObject({ items: [{ selectedFulfilmentCenter: null, stock: 20 }] });
    const both = { selectedFulfilmentCenter: center.vienna, quantity: 3, action: "update" };
    expect((await update(shopper, both)).data).toMatchObject({
      quantity: 3,
      cart: { items: [{ selectedFulfilmentCenter: center.vienna, quantity: 3, stock: 3 }] },
    });
  });

  test("limits every later quantity, until any center may supply the line", async () => {
    const shopper = await createShopper(app, fixtureItems.pouf, 2);
    await chooseVienna(shopper);
    expect(await update(shopper, { quantity: 4, action: "update" })).toEqual(refused(2));
    expect(await update(shopper, { quantity: 2 })).toEqual(refused(2));
    expect(
      await parseEnvelope(
        send(app, "/cart/add", addBody(fixtureItems.pouf, 2, shopper.cartId), { token: shopper.token }),
      ),
    ).toEqual(refused(2));
    await update(shopper, { selectedFulfilmentCenter: null });
    expect((await update(shopper, { quantity: 4, action: "update" })).data).toMatchObject({ quantity: 4 });
  });

  test("is removed and reported by cart/validate once it no longer has the units; the line stays", async () => {
    const shopper = await createShopper(app, fixtureItems.pouf, 3);
    await chooseVienna(shopper);
    await db
      .updateTable("fulfilment_stock")
      .set({ stock: 1 })
      .where("fulfilment_center_id", "=", center.vienna)
      .where("sale_element_id", "=", variant.pouf)
      .execute();
    expect(await read(shopper)).toMatchObject({ items: [{ quantity: 3, stock: 1 }] });
    const validate = () =>
      parseEnvelope(send(app, "/cart/validate", { cart_id: shopper.cartId }, { token: shopper.token }));
    expect((await validate()).data).toMatchObject({
      valid: false,
      quantity_changed: [],
      centers_removed: [{ cartItemId: expect.any(Number), title: expect.any(String) }],
      cart: { items: [{ quantity: 3, stock: 20, selectedFulfilmentCenter: null }] },
    });
    expect((await validate()).data).toMatchObject({ valid: true, centers_removed: [] });
  });
});

test("concurrent orders take no more from a center than it has, and a rejected one takes nothing", async () => {
  const buyers = await Promise.all(
    Array.from({ length: 4 }, (_, at) =>
      createBuyer(app, fixtureItems.pouf, 2, { country: country.austria }, `center${at}@example.com`),
    ),
  );
  for (const buyer of buyers) expect((await chooseVienna(buyer)).status_code).toBe(200);
  const answers = await Promise.all(buyers.map(pay));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  const rejected = answers.find(({ status }) => status === 409);
  expect(await rejected?.json()).toMatchObject({ code: "OUT_OF_STOCK", items: [{ stock: 1, quantity: 2 }] });
  expect(await heldInVienna()).toBe(1);
  const { stock } = await db
    .selectFrom("sale_element")
    .select("stock")
    .where("id", "=", variant.pouf)
    .executeTakeFirstOrThrow();
  expect(stock).toBe(18);
});

describe("an order without a chosen center", () => {
  const bucharest = { fulfilment_center_id: center.bucharest, sale_element_id: variant.pouf };
  const setStock = (total: number) =>
    db.updateTable("sale_element").set({ stock: total }).where("id", "=", variant.pouf).execute();
  const readStock = async () => {
    const held = await db
      .selectFrom("fulfilment_stock")
      .select("stock")
      .where("sale_element_id", "=", variant.pouf)
      .orderBy("fulfilment_center_id")
      .execute();
    const { stock } = await db
      .selectFrom("sale_element")
      .select("stock")
      .where("id", "=", variant.pouf)
      .executeTakeFirstOrThrow();
    return { total: stock, inCenters: held.map((row) => row.stock) };
  };
  const cancel = async (cartId: number) => {
    const { id } = await db.selectFrom("orders").select("id").where("cart_id", "=", cartId).executeTakeFirstOrThrow();
    await db
      .transaction()
      .execute((trx) => changeOrderStatus(trx, id, { to: "canceled", actor: "shop", reason: "test", now: new Date() }));
  };
  const buy = async (quantity: number, email: string) => {
    const buyer = await createBuyer(app, fixtureItems.pouf, quantity, { country: country.austria }, email);
    return { buyer, order: () => pay(buyer) };
  };

  beforeEach(() =>
    db
      .insertInto("fulfilment_stock")
      .values({ ...bucharest, stock: 5 })
      .execute(),
  );

  test("takes its units from the fullest center first, and returns them when canceled", async () => {
    await setStock(8);
    const { buyer, order } = await buy(6, "spread@example.com");
    expect((await order()).status).toBe(200);
    expect(await readStock()).toEqual({ total: 2, inCenters: [2, 0] });
    await cancel(buyer.cartId);
    expect(await readStock()).toEqual({ total: 8, inCenters: [3, 5] });
  });

  test("takes units that no center holds first", async () => {
    await setStock(10);
    const { order } = await buy(3, "unplaced@example.com");
    await order();
    expect(await readStock()).toEqual({ total: 7, inCenters: [3, 4] });
  });

  test("concurrent ones, some with a chosen center, leave the centers as many units as there are", async () => {
    await setStock(8);
    const buyers = await Promise.all([1, 2, 1, 2].map((quantity, at) => buy(quantity, `mixed${at}@example.com`)));
    await chooseVienna(buyers[1]!.buyer);
    const [first, chosen, ...others] = await Promise.all(buyers.map(async ({ order }) => (await order()).status));
    expect([first, ...others]).toEqual([200, 200, 200]);
    // Refused if the others emptied Vienna first.
    expect(chosen).toBeOneOf([200, 409]);
    const left = chosen === 200 ? 2 : 4;
    const { total, inCenters } = await readStock();
    expect([total, inCenters.reduce((sum, stock) => sum + stock, 0)]).toEqual([left, left]);
  });
});
