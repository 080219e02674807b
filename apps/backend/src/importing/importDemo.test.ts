import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { importDemo, resetDemo } from "./importDemo.ts";
import { importFolder } from "./importFolder.ts";
import { isShopEmpty } from "./isShopEmpty.ts";
import { createFolderWith } from "./testing/folders.ts";
import { snapshot } from "./testing/snapshot.ts";
import { THELIA_FILES, theliaProducts } from "./testing/theliaFiles.ts";

const { db } = await createTestBackend("shop_empty");
const log = (): void => {};

test("the demo fills an empty shop with products for sale", async () => {
  expect(await isShopEmpty(db)).toBe(true);
  const lines: string[] = [];
  const { totals } = await importDemo(db, { log, progress: (line) => lines.push(line) });
  expect(await isShopEmpty(db)).toBe(false);
  expect(totals.products).toBeGreaterThan(0);
  expect(totals.variants).toBeGreaterThanOrEqual(totals.products);
  expect(lines).toHaveLength(2);
});

test("prices are whole cents in Austria", async () => {
  const { rows } = await sql<{ ref: string }>`
    select ref from sale_element where round(net * 120) <> round(net * 120, 2)::int or promo_net >= net`.execute(db);
  expect(rows).toEqual([]);
});

test("every product has one default variant, a category and a valid URL", async () => {
  const { rows } = await sql<{ ref: string }>`
    select ref from product p
    where (select count(*) from sale_element where product_id = p.id and is_default) <> 1
      or not exists (select from product_category where product_id = p.id)
      or not exists (select from rewriting_url where view = 'product' and view_id = p.id and redirected is null
        and url ~ '^[A-Za-z0-9-]+(\\.html)?$')`.execute(db);
  expect(rows).toEqual([]);
});

test("every price has a history that ends with the current price and has no future entries", async () => {
  const { rows } = await sql<{ ref: string }>`
    select s.ref from sale_element s
    where (select net from price_history where sale_element_id = s.id order by since desc limit 1)
      is distinct from asked_net(s.net, s.promo_net, s.promo)`.execute(db);
  expect(rows).toEqual([]);
});

test("D1: a reduced price is below the lowest price of the previous 30 days", async () => {
  const { rows } = await sql<{ ref: string; lowest: string | null; asked: string }>`
    select ref, lowest_net_before(id) as lowest, promo_net as asked from sale_element where promo`.execute(db);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ lowest, asked }) => lowest === null || Number(lowest) <= Number(asked))).toEqual([]);
});

test("coupons name existing products and shipping methods", async () => {
  const rows = await db.selectFrom("coupon").selectAll().orderBy("code").execute();
  const byCode = new Map(rows.map((row) => [row.code, row]));
  expect([...byCode.keys()]).toEqual([
    "ERSTE50",
    "GRATIS",
    "LICHT15",
    "MINUS20",
    "SOMMER25",
    "STAMMKUNDE",
    "WILLKOMMEN10",
  ]);
  expect(byCode.get("LICHT15")?.category_ids).toHaveLength(1);
  expect(byCode.get("GRATIS")).toMatchObject({ free_postage: true, postage_methods: [77], min_goods_cents: 10_000 });
  expect(byCode.get("SOMMER25")?.ends_at).toEqual(new Date("2026-09-01T00:00:00Z"));
  expect(byCode.get("ERSTE50")).toMatchObject({ used: 50, max_uses: 50 });
});

test("every product has a dimension drawing and a scale drawing beside a familiar object", async () => {
  const { rows } = await sql<{ ref: string; kinds: string[] }>`
    select ref, kinds from product p, lateral (
      select coalesce(array_agg(kind), '{}') as kinds from product_file where product_id = p.id and kind <> 'model') f
    where cardinality(kinds) <> 2 or not 'drawing' = any(kinds)
      or not kinds && array['scale-person', 'scale-sheet', 'scale-mug']`.execute(db);
  expect(rows).toEqual([]);
});

test("stock per place adds up to the total stock", async () => {
  const { rows } = await sql<{ ref: string }>`
    select ref from sale_element s
    where stock <> (select coalesce(sum(stock), -1) from fulfilment_stock where sale_element_id = s.id)`.execute(db);
  expect(rows).toEqual([]);
});

test("a second, slower process changes nothing", async () => {
  await db.updateTable("sale_element").set({ stock: 1 }).execute();
  const before = await snapshot(db);
  await importDemo(db, { log });
  expect(await snapshot(db)).toEqual(before);
});

test("the reset brings back exactly the demo, with the same ids, and empties carts", async () => {
  await resetDemo(db, { log });
  const { rewriting_url: urls, picture: pictures, ...before } = await snapshot(db);
  const { id } = await db.selectFrom("sale_element").select("id").executeTakeFirstOrThrow();
  const cart = await db
    .insertInto("cart")
    .values({ token_hash: Buffer.from("x") })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("cart_item")
    .values({ cart_id: cart.id, sale_element_id: id, quantity: 1, unit_net: "1" })
    .execute();
  await importFolder(
    db,
    await createFolderWith({ ...THELIA_FILES, "products.csv": theliaProducts({ ref: "P1", title: "Chair" }) }),
    { log },
  );
  await db.updateTable("product").set({ text: '{"de": {"title": "x", "meta_title": "y"}}', sold: 9999 }).execute();

  const { totals } = await resetDemo(db, { log });
  const { rewriting_url: urlsAfter, picture: picturesAfter, ...after } = await snapshot(db);
  expect(after).toEqual(before);
  const withoutIds = (rows: unknown[] | undefined) => (rows ?? []).map((row) => ({ ...(row as object), id: 0 }));
  expect(withoutIds(urlsAfter)).toHaveLength(withoutIds(urls).length);
  expect(withoutIds(picturesAfter)).toHaveLength(withoutIds(pictures).length);
  expect(after["product"]).toHaveLength(totals.products);
  expect(await db.selectFrom("cart_item").selectAll().execute()).toEqual([]);
});

test("an order survives the reset", async () => {
  const cart = await db.selectFrom("cart").select("id").executeTakeFirstOrThrow();
  const customer = await db
    .insertInto("customer")
    .values({ email: "a@example.com", language: "de" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const cents = { goods_cents: 1, postage_cents: 0, total_cents: 1 };
  const where = { country_id: 13, delivery_method_id: 77, payment_method_id: 1, locale: "de_AT" };
  const order = await db
    .insertInto("orders")
    .values({
      cart_id: cart.id,
      customer_id: customer.id,
      ...cents,
      ...where,
      delivery_address: "{}",
      invoice_address: "{}",
      vat: "[]",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await resetDemo(db, { log });
  expect(await db.selectFrom("orders").select("id").execute()).toEqual([order]);
});
