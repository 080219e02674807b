import { expect, test } from "vitest";
import { createBuyer, fixtureItems, payBody, send } from "../../cart/testing/shopper.ts";
import { changeOrderStatus } from "../../order/orderStatus.ts";
import { createTestBackend } from "../../testing/createTestBackend.ts";
import { product, variant } from "../../testing/fixture/ids.ts";
import type { CatalogueProduct } from "../catalogue.ts";
import { inImportTransaction } from "./inImportTransaction.ts";
import { writeVariants } from "./writeVariants.ts";

const { app, db, clock } = await createTestBackend();
const MINUTE = 60_000;

const { ref, variantRef, net } = await db
  .selectFrom("product")
  .innerJoin("sale_element", "sale_element.product_id", "product.id")
  .select(["product.ref", "sale_element.ref as variantRef", "net"])
  .where("sale_element.id", "=", variant.pouf)
  .executeTakeFirstOrThrow();

const pouf = (stock: number): CatalogueProduct => ({
  ref,
  brand: undefined,
  categories: [],
  visible: true,
  freight: false,
  weightKg: "1",
  quantityStep: 1,
  sold: 0,
  createdOn: undefined,
  deliveryDays: [1, 2],
  text: {},
  slugs: {},
  features: [],
  pictures: undefined,
  variants: [
    { ref: variantRef, isDefault: true, stock, stockSource: "counted", net, promoNet: undefined, choices: [] },
  ],
});

const write = (stock: number, countedAt: Date): Promise<void> =>
  inImportTransaction(db, (trx) =>
    writeVariants(
      trx,
      [pouf(stock)],
      {
        brand: new Map(),
        category: new Map(),
        attributeValue: new Map(),
        feature: new Map(),
        featureValue: new Map(),
        product: new Map([[ref, product.pouf]]),
      },
      countedAt,
    ),
  );

const stock = async (): Promise<number> =>
  (await db.selectFrom("sale_element").select("stock").where("id", "=", variant.pouf).executeTakeFirstOrThrow()).stock;

/** Orders at this minute, and cancels at the other one. */
async function orderAt(minute: number, quantity: number, canceledAt?: number): Promise<void> {
  const start = clock.now;
  const buyer = await createBuyer(app, fixtureItems.pouf, quantity);
  clock.now = new Date(start.getTime() + minute * MINUTE);
  expect((await send(app, "/vorkasse/pay", payBody(buyer), { token: buyer.token })).status).toBe(200);
  if (canceledAt !== undefined) {
    const { id } = await db.selectFrom("orders").select("id").orderBy("id", "desc").executeTakeFirstOrThrow();
    const now = new Date(start.getTime() + canceledAt * MINUTE);
    const change = { to: "canceled", actor: "shop", reason: "test", now } as const;
    await db.transaction().execute((trx) => changeOrderStatus(trx, id, change));
  }
  clock.now = start;
}

test("units sold since the stock was counted are subtracted; canceled orders give back what they had before", async () => {
  const countedAt = clock.now;
  await write(100, countedAt);
  await orderAt(-1, 1);
  await orderAt(1, 2);
  await orderAt(2, 3, 3);
  await orderAt(-2, 4, 3);
  await write(100, countedAt);
  expect(await stock()).toBe(100 - 2 + 4);
  await write(100, new Date(countedAt.getTime() + 10 * MINUTE));
  expect(await stock()).toBe(100);
});

test("imports and orders of the same products do not deadlock", async () => {
  await write(1000, clock.now);
  const buyers = await Promise.all(Array.from({ length: 8 }, () => createBuyer(app, fixtureItems.pouf, 1)));
  const orders = buyers.map((buyer) => send(app, "/vorkasse/pay", payBody(buyer), { token: buyer.token }));
  const imports = [2000, 2001, 2002].map((count) => write(count, new Date(clock.now.getTime() + MINUTE)));
  const responses = await Promise.all(orders);
  await Promise.all(imports);
  expect(responses.map(({ status }) => status)).toEqual(buyers.map(() => 200));
});
