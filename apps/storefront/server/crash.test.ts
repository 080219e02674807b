import { existsSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { type Db, openDatabase } from "@shop/backend";
import { afterEach, expect, test } from "vitest";
import {
  AUSTRIA,
  CrashShopper,
  type ProductVariant,
  type QuantityByVariant,
  type ShopperRecord,
} from "./testing/crashShopper.ts";
import { createShopProcess } from "./testing/createShopProcess.ts";

const isBuilt = existsSync(new URL("../dist/server/entry-server.js", import.meta.url));
const STOCK = 10_000;
const SHOPPERS = 6;
/** Process killed in each round; the database restarts by itself when killed alone. */
const ROUNDS = ["shop", "both", "database", "shop", "both"] as const;
/** A slow machine runs fewer rounds instead of a longer test. */
const MAX_MS = 20_000;

const shop = await createShopProcess();
afterEach(() => shop.dispose());

test(
  "kill -9 at any moment loses no confirmed order or cart, and leaves no partial write",
  {
    timeout: 180_000,
  },
  async ({ skip }) => {
    skip(!isBuilt, "the storefront is not built: npm run build");
    await shop.start();
    const ids = await withDatabase(prepare);
    const records: ShopperRecord[] = [];
    const ending = new AbortController();
    const until = async (work: Promise<void>): Promise<void> => work.finally(() => ending.abort());
    const shopping = async (): Promise<void> => {
      const shopper = new CrashShopper(shop.url, ids, ending.signal);
      while (!ending.signal.aborted) await shopper.run((record) => records.push(record));
    };
    const all = await Promise.allSettled([
      until(crashRepeatedly(records, ending.signal)),
      ...Array.from({ length: SHOPPERS }, () => until(shopping())),
    ]);
    expect(all.filter(({ status }) => status === "rejected")).toEqual([]);
    expect(await shop.stop()).toBe(0);

    const confirmed = records.filter(({ order }) => order === "confirmed");
    expect(confirmed.length).toBeGreaterThan(ROUNDS.length);
    await withDatabase(async (db) => {
      const orders = await readOrders(db);
      expect(Object.fromEntries(confirmed.map(({ cartId, lines }) => [cartId, lines]))).toEqual(
        Object.fromEntries(confirmed.map(({ cartId }) => [cartId, orders.get(cartId)?.lines])),
      );
      const submitted = new Set(records.filter(({ order }) => order !== undefined).map(({ cartId }) => cartId));
      for (const [cartId, { lines, mails, sum, subtotal }] of orders) {
        expect([cartId, submitted.has(cartId), mails, sum]).toEqual([cartId, true, 1, subtotal]);
        expect(Object.keys(lines)).not.toHaveLength(0);
      }
      await expectStock(
        db,
        ids.variants,
        [...orders.values()].map(({ lines }) => lines),
      );
      for (const record of records) {
        if (orders.has(record.cartId)) continue;
        expect([record.unconfirmed ?? record.lines, record.lines]).toContainEqual(await readCart(db, record.cartId));
      }
    });
  },
);

async function crashRepeatedly(records: readonly ShopperRecord[], ending: AbortSignal): Promise<void> {
  const started = Date.now();
  for (const victim of ROUNDS) {
    const before = records.length;
    while (records.length < before + SHOPPERS && Date.now() - started < MAX_MS) await sleep(20);
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
  // All shoppers are guests at one address.
  const unlimited = ["unconfirmed_caller_pieces", "unconfirmed_caller_euros", "unconfirmed_mailbox_orders"];
  await db
    .insertInto("setting")
    .values(unlimited.map((name) => ({ scope: "shared", name, value: "1000000" })))
    .execute();
  const variants = await db
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
  const chosen = variants.map(({ product_sale_elements_id }) => product_sale_elements_id);
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
  return { variants, delivery: parcel.id, payment: prepayment.id };
}

interface StoredOrder {
  lines: QuantityByVariant;
  mails: number;
  sum: number;
  subtotal: number;
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
        subtotal: goods_cents,
      };
      return [cart_id, stored];
    }),
  );
}

async function expectStock(
  db: Db,
  variants: readonly ProductVariant[],
  ordered: readonly QuantityByVariant[],
): Promise<void> {
  const ids = variants.map(({ product_sale_elements_id }) => product_sale_elements_id);
  const rows = await db.selectFrom("sale_element").select(["id", "stock"]).where("id", "in", ids).execute();
  const expectedStock = (id: number): number => STOCK - ordered.reduce((sum, lines) => sum + (lines[id] ?? 0), 0);
  expect(Object.fromEntries(rows.map(({ id, stock }) => [id, stock]))).toEqual(
    Object.fromEntries(ids.map((id) => [id, expectedStock(id)])),
  );
}

async function readCart(db: Db, cartId: number): Promise<QuantityByVariant> {
  const rows = await db
    .selectFrom("cart_item")
    .select(["sale_element_id", "quantity"])
    .where("cart_id", "=", cartId)
    .execute();
  return Object.fromEntries(rows.map((row) => [row.sale_element_id, row.quantity]));
}
