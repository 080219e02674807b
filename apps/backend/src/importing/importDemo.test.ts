import { contentListing, fullMenu, megaMenu, type MenuCategory } from "@shop/core";
import { contentRow, menuRow, resolvedUrlRow } from "@shop/core/wire";
import { DEMO_FOLDER } from "@shop/demo";
import { sql } from "kysely";
import * as v from "valibot";
import { expect, test } from "vitest";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { getParsed, postInit } from "../testing/requests.ts";
import { importDemo, resetDemo } from "./importDemo.ts";
import { importFolder } from "./importFolder.ts";
import { isShopEmpty } from "./isShopEmpty.ts";
import { createFolderWith } from "./testing/folders.ts";
import { snapshot } from "./testing/snapshot.ts";
import { THELIA_FILES, theliaProducts } from "./testing/theliaFiles.ts";

const { app, db } = await createTestBackend("shop_empty");
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

test("the first import turns the codes of the menu's pages into ids", async () => {
  const codes = ["blog", "contact"];
  const pages = await db.selectFrom("content").select(["id", "code"]).where("code", "in", codes).execute();
  const { value } = await db
    .selectFrom("setting")
    .select("value")
    .where("name", "=", "menu_content_ids")
    .executeTakeFirstOrThrow();
  expect(value).toEqual(codes.map((code) => pages.find((page) => page.code === code)?.id));
});

test.each(["de_AT", "ro_RO", "en_AT"])("the demo's menu has four levels: %s", async (locale) => {
  const menu = await getParsed(app, `/category_menu/custom_attribute/?locale=${locale}`, v.array(menuRow));
  const levels = (entries: readonly MenuCategory[]): number =>
    Math.max(0, ...entries.map(({ children }) => 1 + levels(children)));
  const full = fullMenu(menu);
  expect(levels(full)).toBe(4);
  expect(full.flatMap(({ children }) => children).every(({ count }) => count > 0)).toBe(true);
  const benches = full
    .flatMap(({ children }) => children.flatMap((second) => second.children))
    .find(({ children }) => children.length > 0);
  // The shoe bench and the plain bench have no category of their own below.
  expect([benches?.count, ...(benches?.children ?? []).map(({ count }) => count)]).toEqual([6, 2, 2]);
  expect(megaMenu(menu).flatMap(({ children }) => children.flatMap((second) => second.children))).toContainEqual(
    expect.objectContaining({ id: benches?.id, count: 6 }),
  );
});

test.each([
  ["de_AT", "/sofa-lienz-waldgruen"],
  ["ro_RO", "/canapea-lienz-verde-padure"],
  ["en_DE", "/lienz-sofa-forest-green"],
])("an address of the demo leads to a variant: %s %s", async (view_locale, view_url) => {
  const { id } = await db
    .selectFrom("sale_element")
    .select("id")
    .where("ref", "=", "LH-1002-FOR")
    .executeTakeFirstOrThrow();
  const response = await app.request("/search_url/", postInit({ view_locale, view_url }));
  expect(v.parse(resolvedUrlRow, await response.json())).toEqual({ view: "pse", viewId: id, redirect: undefined });
});

test.each([
  ["de_AT", "/sessel-von-haldenhof"],
  ["ro_RO", "/fotolii-haldenhof"],
  ["en_DE", "/haldenhof-armchairs"],
])("a content of the demo stands for the products of a brand in a category: %s %s", async (locale, view_url) => {
  const response = await app.request("/search_url/", postInit({ view_locale: locale, view_url }));
  const { view, viewId } = v.parse(resolvedUrlRow, await response.json());
  expect(view).toBe("content");
  const path = `/content/custom_attribute/?content_id=${viewId}&locale=${locale}`;
  const { footnote } = await getParsed(app, path, contentRow);
  const [brand, category] = await Promise.all([
    db.selectFrom("brand").select("id").where("code", "=", "haldenhof").executeTakeFirstOrThrow(),
    db.selectFrom("category").select("id").where("code", "=", "armchairs").executeTakeFirstOrThrow(),
  ]);
  expect(contentListing(footnote)).toEqual({ listing: { brandId: brand.id, categoryId: category.id } });
  const countPath = `/category_count/single/${category.id}?brand_id=${brand.id}`;
  expect(await getParsed(app, countPath, v.object({ count: v.number() }))).toEqual({ count: 7 });
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
      or kind = 'product' and not exists (select from product_category where product_id = p.id)
      or kind = 'product' and not exists (select from rewriting_url where view = 'product' and view_id = p.id and redirected is null
        and url ~ '^[A-Za-z0-9-]+(\\.html)?$')`.execute(db);
  expect(rows).toEqual([]);
});

test("a side is no size: every size of the demo is a measure", async () => {
  const valuesOf = async (code: string) => {
    const { rows } = await sql<{ title: string }>`
      select value.text -> 'de' ->> 'title' as "title" from attribute_value value
      join attribute on attribute.id = value.attribute_id where attribute.code = ${code} order by 1`.execute(db);
    return rows.map(({ title }) => title);
  };
  expect(await valuesOf("side")).toEqual(["links", "rechts"]);
  for (const title of await valuesOf("size")) expect(title).toMatch(/\d+\scm/);
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

test("some parcels arrive the next day, so that the note about it can show; freight never does", async () => {
  const products = await db
    .selectFrom("product")
    .select(["delivery_days_min as min", "freight"])
    .where("delivery_days_min", "<=", 1)
    .execute();
  expect(products.length).toBeGreaterThan(10);
  expect(products.filter(({ freight }) => freight)).toEqual([]);
});

test("shipping rates of a country are in the currency of its price list", async () => {
  const rates = await db
    .selectFrom("delivery_price")
    .select(["country_id", "postage_cents"])
    .where("postage_cents", ">", 0)
    .where("country_id", "in", [13, 146])
    .orderBy("postage_cents")
    .execute();
  const of = (country: number) => rates.filter((rate) => rate.country_id === country).map((rate) => rate.postage_cents);
  expect(of(13)).toEqual([490, 990, 9000, 14_900]);
  expect(of(146)).toEqual([35_00, 70_00, 470_00, 775_00]);
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
      select coalesce(array_agg(distinct kind), '{}') as kinds from product_file where product_id = p.id and kind not in ('model', 'swatches')) f
    where kind = 'product' and (cardinality(kinds) <> 2 or not 'drawing' = any(kinds)
      or not kinds && array['scale-person', 'scale-sheet', 'scale-mug'])`.execute(db);
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

  // A list of an earlier demo: its rates would be charged in another currency.
  const romania = db.selectFrom("price_list").selectAll().where("country_id", "=", 146);
  const list = await romania.executeTakeFirstOrThrow();
  await db
    .updateTable("price_list")
    .set({ percent: "104", currency_code: "EUR" })
    .where("country_id", "=", 146)
    .execute();

  const { totals } = await resetDemo(db, { log });
  expect(await romania.executeTakeFirstOrThrow()).toEqual(list);
  const { rewriting_url: urlsAfter, picture: picturesAfter, ...after } = await snapshot(db);
  expect(after).toEqual(before);
  const withoutIds = (rows: unknown[] | undefined) => (rows ?? []).map((row) => ({ ...(row as object), id: 0 }));
  expect(withoutIds(urlsAfter)).toHaveLength(withoutIds(urls).length);
  expect(withoutIds(picturesAfter)).toHaveLength(withoutIds(pictures).length);
  expect(after["product"]).toHaveLength(totals.products);
  expect(await db.selectFrom("cart_item").selectAll().execute()).toEqual([]);
});

test("another catalogue deletes the demo's coupons, unless the shop changed their texts; the reset restores them", async () => {
  const codes = async () =>
    (await db.selectFrom("coupon").select("code").orderBy("code").execute()).map((row) => row.code);
  await resetDemo(db, { log });
  const ofDemo = await codes();
  await db
    .updateTable("coupon")
    .set({ text: '{"de": {"title": "Unser Rabatt"}}' })
    .where("code", "=", "MINUS20")
    .execute();
  const thelia = await createFolderWith({
    ...THELIA_FILES,
    "products.csv": theliaProducts({ ref: "P1", title: "Chair" }),
  });
  await importFolder(db, thelia, { log });
  expect(ofDemo).toContain("WILLKOMMEN10");
  expect(await codes()).toEqual(["MINUS20"]);
  await resetDemo(db, { log });
  expect(await codes()).toEqual(ofDemo);
  await importFolder(db, DEMO_FOLDER, { log });
  expect(await codes()).toEqual(ofDemo);
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
