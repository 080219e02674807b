import { existsSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { type Db, openDatabase } from "@shop/backend";
import { afterEach, expect, test } from "vitest";
import { AUSTRIA, CrashShopper, type Goods, type Lines, type Memory } from "./testing/crashShopper.ts";
import { shopProcess } from "./testing/shopProcess.ts";

const isBuilt = existsSync(new URL("../dist/server/entry-server.js", import.meta.url));
const STOCK = 10_000;
const SHOPPERS = 6;
/** Process killed in each round; the database restarts by itself when killed alone. */
const ROUNDS = ["shop", "both", "database", "shop", "both"] as const;
/** A slow machine runs fewer rounds instead of a longer test. */
const MOST_MS = 20_000;

const shop = await shopProcess();
afterEach(() => shop.clean());

test(
  "kill -9 at any moment loses no confirmed order, no answered cart, and leaves nothing by half",
  {
    timeout: 180_000,
  },
  async ({ skip }) => {
    skip(!isBuilt, "the storefront is not built: npm run build");
    await shop.start();
    const ids = await withDatabase(prepare);
    const memories: Memory[] = [];
    const ending = new AbortController();
    const until = async (work: Promise<void>): Promise<void> => work.finally(() => ending.abort());
    const shopping = async (): Promise<void> => {
      const shopper = new CrashShopper(shop.url, ids, ending.signal);
      while (!ending.signal.aborted) await shopper.shop((memory) => memories.push(memory));
    };
    const all = await Promise.allSettled([
      until(crashes(memories, ending.signal)),
      ...Array.from({ length: SHOPPERS }, () => until(shopping())),
    ]);
    expect(all.filter(({ status }) => status === "rejected")).toEqual([]);
    expect(await shop.stop()).toBe(0);

    const confirmed = memories.filter(({ order }) => order === "confirmed");
    expect(confirmed.length).toBeGreaterThan(ROUNDS.length);
    await withDatabase(async (db) => {
      const orders = await readOrders(db);
      expect(Object.fromEntries(confirmed.map(({ cartId, lines }) => [cartId, lines]))).toEqual(
        Object.fromEntries(confirmed.map(({ cartId }) => [cartId, orders.get(cartId)?.lines])),
      );
      const asked = new Set(memories.filter(({ order }) => order !== undefined).map(({ cartId }) => cartId));
      for (const [cartId, { lines, mails, sum, goods }] of orders) {
        expect([cartId, asked.has(cartId), mails, sum]).toEqual([cartId, true, 1, goods]);
        expect(Object.keys(lines)).not.toHaveLength(0);
      }
      await expectStock(
        db,
        ids.goods,
        [...orders.values()].map(({ lines }) => lines),
      );
      for (const memory of memories) {
        if (orders.has(memory.cartId)) continue;
        expect([memory.unanswered ?? memory.lines, memory.lines]).toContainEqual(await readCart(db, memory.cartId));
      }
    });
  },
);

async function crashes(memories: readonly Memory[], ending: AbortSignal): Promise<void> {
  const started = Date.now();
  for (const victim of ROUNDS) {
    const before = memories.length;
    while (memories.length < before + SHOPPERS && Date.now() - started < MOST_MS) await sleep(20);
    await sleep(Math.random() * 500);
    if (ending.aborted) return;
    if (victim !== "shop") shop.killDatabase();
    if (victim === "database") continue;
    await shop.killShop();
    await shop.start();
  }
  await sleep(1500);
}

async function withDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir: shop.dataDir, log: () => {} });
  try {
    return await work(db);
  } finally {
    await close();
  }
}

async function prepare(db: Db) {
  const goods = await db
    .selectFrom("sale_element")
    .innerJoin("product", "product.id", "sale_element.product_id")
    .select(["product.id as product", "sale_element.id as product_sale_elements_id"])
    .where("product.freight", "=", false)
    .where("product.visible", "=", true)
    .where("sale_element.visible", "=", true)
    .where("product.quantity_step", "=", 1)
    .orderBy("product.weight_kg")
    .orderBy("sale_element.id")
    .limit(5)
    .execute();
  const chosen = goods.map(({ product_sale_elements_id }) => product_sale_elements_id);
  await db.updateTable("sale_element").set({ stock: STOCK }).where("id", "in", chosen).execute();
  const parcel = await db
    .selectFrom("delivery_method")
    .innerJoin("delivery_price", "delivery_price.delivery_method_id", "delivery_method.id")
    .select("delivery_method.id")
    .where("freight", "=", false)
    .where("active", "=", true)
    .where("code", "!=", "LocalPickup")
    .where("country_id", "=", AUSTRIA)
    .orderBy("weight_max", "desc")
    .executeTakeFirstOrThrow();
  const prepayment = await db
    .selectFrom("payment_method")
    .select("id")
    .where("code", "=", "Vorkasse")
    .executeTakeFirstOrThrow();
  return { goods, delivery: parcel.id, payment: prepayment.id };
}

interface StoredOrder {
  lines: Lines;
  mails: number;
  sum: number;
  goods: number;
}

/** Guest orders only, because the demo's customers already have orders. */
async function readOrders(db: Db): Promise<Map<number, StoredOrder>> {
  const orders = await db
    .selectFrom("orders")
    .innerJoin("customer", "customer.id", "orders.customer_id")
    .select(["orders.id", "cart_id", "goods_cents"])
    .where("customer.guest", "=", true)
    .execute();
  const lines = await db.selectFrom("order_line").selectAll().execute();
  const mails = await db.selectFrom("mail_outbox").select("order_id").execute();
  return new Map(
    orders.map(({ id, cart_id, goods_cents }) => {
      const own = lines.filter(({ order_id }) => order_id === id);
      const stored: StoredOrder = {
        lines: Object.fromEntries(own.map((line) => [line.sale_element_id, line.quantity])),
        mails: mails.filter(({ order_id }) => order_id === id).length,
        sum: own.reduce((sum, line) => sum + line.unit_cents * line.quantity, 0),
        goods: goods_cents,
      };
      return [cart_id, stored];
    }),
  );
}

async function expectStock(db: Db, goods: readonly Goods[], ordered: readonly Lines[]): Promise<void> {
  const ids = goods.map(({ product_sale_elements_id }) => product_sale_elements_id);
  const rows = await db.selectFrom("sale_element").select(["id", "stock"]).where("id", "in", ids).execute();
  const left = (id: number): number => STOCK - ordered.reduce((sum, lines) => sum + (lines[id] ?? 0), 0);
  expect(Object.fromEntries(rows.map(({ id, stock }) => [id, stock]))).toEqual(
    Object.fromEntries(ids.map((id) => [id, left(id)])),
  );
}

async function readCart(db: Db, cartId: number): Promise<Lines> {
  const rows = await db
    .selectFrom("cart_item")
    .select(["sale_element_id", "quantity"])
    .where("cart_id", "=", cartId)
    .execute();
  return Object.fromEntries(rows.map((row) => [row.sale_element_id, row.quantity]));
}
