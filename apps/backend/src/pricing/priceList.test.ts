import fc from "fast-check";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import {
  addBody,
  createBuyer,
  createShopper,
  fixtureItems,
  parseEnvelope,
  payBody,
  send,
} from "../cart/testing/shopper.ts";
import { selectProductHits } from "../search/hits.queries.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { country, product, variant } from "../testing/fixture/ids.ts";
import { getJson } from "../testing/requests.ts";
import { createGrossPrice, type PriceList } from "./priceList.ts";
import { readPriceContext } from "./prices.ts";

const { app, db } = await createTestBackend();

const percent = fc.integer({ min: 0, max: 400_000 }).map((units) => String(units / 10_000));
const list: fc.Arbitrary<PriceList> = fc.record({
  basePercent: percent,
  percent: fc.integer({ min: 1, max: 5_000_000 }).map((units) => String(units / 10_000)),
  stepCents: fc.constantFrom(1, 5, 10, 50, 100, 1000),
  currency: fc.constantFrom("EUR", "RON"),
  taxPercent: percent,
});
const millionths = fc.integer({ min: 0, max: 20_000_000_000 });

describe("prices of a price list", () => {
  test("database and index calculate the same gross price, with and without VAT", async () => {
    const samples = fc.sample(fc.tuple(millionths, list), { numRuns: 2000, seed: 1 });
    const rows = samples.map(([net, prices], row) => ({
      row,
      net: String(BigInt(net)),
      base: prices.basePercent,
      percent: prices.percent,
      step: prices.stepCents,
      tax: prices.taxPercent,
    }));
    const { rows: gross } = await sql<{ taxed: number; untaxed: number }>`
      select gross_cents(listed, tax) as taxed, gross_cents(listed, 0) as untaxed
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (net numeric, base numeric, percent numeric, step int, tax numeric, row int)
      cross join lateral (select listed_net(net / 1000000, base, percent, step, tax) as listed) l
      order by row`.execute(db);
    expect(gross.map(({ taxed, untaxed }) => [taxed, untaxed])).toEqual(
      samples.map(([net, prices]) => {
        const price = createGrossPrice(prices);
        return [price(net, Number(prices.taxPercent)), price(net, 0)];
      }),
    );
  });

  test("a higher net price never has a lower gross price, which is a whole number of steps", () => {
    fc.assert(
      fc.property(millionths, fc.nat(5_000_000), list, (net, more, prices) => {
        const price = createGrossPrice(prices);
        const taxed = price(net, Number(prices.taxPercent));
        expect(taxed % prices.stepCents).toBe(0);
        expect(price(net + more, Number(prices.taxPercent))).toBeGreaterThanOrEqual(taxed);
        expect(price(net + more, 0)).toBeGreaterThanOrEqual(price(net, 0));
      }),
    );
  });
});

describe("a country with a price list", () => {
  const germany = "translation=de_DE&locale=de_DE";
  beforeAll(async () => {
    await db
      .insertInto("price_list")
      .values({ country_id: country.germany, base_country_id: country.austria, percent: "100" })
      .execute();
    await db.updateTable("sale_element").set({ promo: true }).where("id", "=", variant.stool).execute();
  });

  test("shows the base country's gross prices in lists, on product pages, for variants and in searches", async () => {
    const listed = await getJson(app, `/products_list/?${germany}&id=${product.pouf},${product.stool}&limit=5`);
    expect(listed).toMatchObject(
      [
        { ID: product.pouf, TAXED_PRICE: 59, BEST_TAXED_PRICE: 59, PRICE: "49.579832", vat_percent: 19 },
        { ID: product.stool, TAXED_PRICE: 119, BEST_TAXED_PRICE: 60, PROMO_PRICE: "50.420168", vat_percent: 19 },
      ].map((row) => expect.objectContaining(row)),
    );
    expect(await getJson(app, `/products/${product.stool}?${germany}`)).toMatchObject([
      { TAXED_PRICE: 119, BEST_TAXED_PRICE: 60 },
    ]);
    const hits = await selectProductHits(db, [product.stool], await readPriceContext(db, "de_DE", undefined));
    expect(hits).toMatchObject([{ net: "50.420168", grossCents: 6000, compareAtCents: 11_900 }]);
  });

  test("sells at these prices, and invoices the net price that they contain", async () => {
    const { cartId, token } = await createShopper(app);
    await send(app, "/cart/add", addBody(fixtureItems.stool, 2, cartId), { token });
    const read = async (path: string) =>
      (await parseEnvelope(send(app, path, { cart_id: cartId, locale: "de_DE" }, { token }))).data;
    expect((await read("/cart/get")).items).toMatchObject([
      { price: 59, PRICE: "49.579832", vat_percent: 19 },
      { price: 60, TAXED_PRICE: 119, IS_PROMO: 1 },
    ]);
    expect(await read("/cart/validate")).toMatchObject({ price_changed: [] });
    expect(await read("/cart/validate")).toMatchObject({ price_changed: [] });

    const home = { country: country.germany, zipcode: "10115", city: "Berlin" };
    const buyer = await createBuyer(app, fixtureItems.pouf, 1, home);
    const body = payBody(buyer, { expected_total: 65.9 });
    expect((await send(app, "/vorkasse/pay", body, { token: buyer.token })).status).toBe(200);
    const order = await db
      .selectFrom("orders")
      .innerJoin("order_line", "order_line.order_id", "orders.id")
      .select(["total_cents", "unit_net", "vat_percent"])
      .where("cart_id", "=", buyer.cartId)
      .executeTakeFirstOrThrow();
    expect(order).toMatchObject({ total_cents: 6590, unit_net: "49.579832", vat_percent: "19.0000" });
  });

  test("a changed price of the catalogue is reported once, in the prices of the list", async () => {
    const { cartId, token } = await createShopper(app);
    await db.updateTable("sale_element").set({ net: "60" }).where("id", "=", variant.pouf).execute();
    const validate = async () =>
      (await parseEnvelope(send(app, "/cart/validate", { cart_id: cartId, locale: "de_DE" }, { token }))).data;
    expect(await validate()).toMatchObject({ price_changed: [{ old: 59, new: 72 }] });
    expect(await validate()).toMatchObject({ price_changed: [] });
  });

  test("prices may be a share of the base country's, in whole steps", async () => {
    await db
      .updateTable("price_list")
      .set({ percent: "104.5", step_cents: 50 })
      .where("country_id", "=", country.germany)
      .execute();
    // 60.00 × 1.045 = 62.70, 119.00 × 1.045 = 124.355
    expect(await getJson(app, `/products/${product.stool}?${germany}`)).toMatchObject([
      { TAXED_PRICE: 124.5, BEST_TAXED_PRICE: 62.5 },
    ]);
    expect(await getJson(app, `/products/${product.stool}?translation=de_AT`)).toMatchObject([{ TAXED_PRICE: 119 }]);
  });
});
