import { expect, test } from "vitest";
import { createBuyer, fixtureItems, payBody, send } from "../cart/testing/shopper.ts";
import { addToProducts } from "../catalogue/addToProducts.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { product } from "../testing/fixture/ids.ts";
import { changeOrderStatus } from "./orderStatus.ts";

const { app, db, clock } = await createTestBackend();

const soldOf = async (id: number): Promise<number> =>
  (await db.selectFrom("product").select("sold").where("id", "=", id).executeTakeFirstOrThrow()).sold;

const order = async (quantity: number): Promise<number> => {
  const buyer = await createBuyer(app, fixtureItems.pouf, quantity);
  expect((await send(app, "/vorkasse/pay", payBody(buyer), { token: buyer.token })).status).toBe(200);
  const { id } = await db.selectFrom("orders").select("id").orderBy("id", "desc").executeTakeFirstOrThrow();
  return id;
};

test("sold units are counted once, however many processes count, and canceled ones are subtracted", async () => {
  const before = await soldOf(product.pouf);
  const orderId = await order(3);
  await order(2);
  expect(await soldOf(product.pouf)).toBe(before);
  await Promise.all([addToProducts(db, "sold"), addToProducts(db, "sold"), addToProducts(db, "sold")]);
  expect(await soldOf(product.pouf)).toBe(before + 5);

  await db
    .transaction()
    .execute((trx) =>
      changeOrderStatus(trx, orderId, { to: "canceled", actor: "shop", reason: "test", now: clock.now }),
    );
  await addToProducts(db, "sold");
  await addToProducts(db, "sold");
  expect(await soldOf(product.pouf)).toBe(before + 2);
});

test("an order changes no row of its products: it never waits for an import that holds them", async () => {
  const held = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const holding = db.transaction().execute(async (trx) => {
    await trx.updateTable("product").set({ weight_kg: "9" }).where("id", "=", product.pouf).execute();
    held.resolve();
    await release.promise;
  });
  await held.promise;
  expect(await order(1)).toBeGreaterThan(0);
  release.resolve();
  await holding;
});
