import { rm } from "node:fs/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  newSearchDataDir,
  prepareOpenSearch,
  type RunningEngine,
  startOpenSearch,
} from "../../../../../scripts/lib/openSearch.mjs";
import { importDemo } from "../../importing/importDemo.ts";
import { createTestBackend } from "../../testing/createTestBackend.ts";
import type { CatalogueIndex, CountContext, ListPage } from "../catalogueIndex.ts";
import type { Facets } from "../facets.ts";
import type { ProductFilter } from "../productFilter.ts";
import { createEmbeddedIndex } from "../productIndex/createEmbeddedIndex.ts";
import { createEngineIndex } from "./createEngineIndex.ts";

const reason = await prepareOpenSearch();
const { db, deps } = await createTestBackend("shop_empty");

describe.skipIf(reason !== undefined)(`lists of a real engine${reason ? ` (skipped: ${reason})` : ""}`, () => {
  const dataDir = newSearchDataDir();
  const embedded = createEmbeddedIndex({ db, log: deps.log });
  const failures: string[] = [];
  const progress: string[] = [];
  const clock = { now: 0 };
  const prices: CountContext = { language: "de", taxPercent: "20", zeroVatCategoryIds: [] };
  /** Product ids that the search received. */
  const handled = { ids: new Array<number>(), isBroken: false };
  let engine: RunningEngine;
  let index: CatalogueIndex;
  let all: Facets;
  let categoryId = 0;
  let ids: number[];

  const open = (prefix = "test_", isReader = false): CatalogueIndex =>
    createEngineIndex({
      isReader,
      db,
      url: engine.url,
      prefix,
      log: { error: (_fields, message) => void failures.push(message) },
      printProgress: (line) => void progress.push(line),
      now: () => clock.now,
      // A busy machine must not turn to the database.
      timeoutFactor: 10,
      async onChanges(productIds) {
        if (handled.isBroken) throw new Error("the search is away");
        handled.ids.push(...productIds);
      },
    });

  beforeAll(async () => {
    await importDemo(db, { log: () => {} });
    engine = await startOpenSearch({ dataDir });
    index = open();
    await index.refresh();
    all = await embedded.facets({}, prices);
    const counts = await embedded.categoryCounts();
    [categoryId = 0] = [...counts].toSorted(([, a], [, b]) => b - a)[3] ?? [];
    ids = await embedded.list({}, { order: "rating", limit: 30, offset: 5 }, prices);
  }, 120_000);

  afterAll(async () => {
    await Promise.all([index.close(), embedded.close()]);
    await engine.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const attribute = (position: number) => {
    const { id = 0, values = [] } = all.attributes[position] ?? {};
    return { id, values: values.map((value) => ({ id: value.id })) };
  };
  const feature = () => ({ id: all.features[0]?.id ?? 0, value: { id: all.features[0]?.values[0]?.id ?? 0 } });
  const filters: Record<string, () => ProductFilter> = {
    "no filter": () => ({}),
    "a category": () => ({ categoryIds: [categoryId] }),
    "two brands": () => ({ brandIds: all.brands.slice(0, 2).map(({ id }) => id) }),
    "a color or another": () => ({
      attributes: [{ id: attribute(0).id, expression: { oneOf: attribute(0).values.slice(0, 2) } }],
    }),
    "both colors, and any value of another attribute": () => ({
      attributes: [
        { id: attribute(0).id, expression: { all: attribute(0).values.slice(0, 2) } },
        { id: attribute(1).id, expression: "any" },
      ],
    }),
    "a value of another attribute": () => ({
      attributes: attribute(1)
        .values.slice(0, 1)
        .map((expression) => ({ id: attribute(0).id, expression })),
    }),
    "a feature in a category": () => ({
      categoryIds: [categoryId],
      features: [{ id: feature().id, expression: feature().value }],
    }),
    "any value of a feature": () => ({ features: [{ id: feature().id, expression: "any" }] }),
    "a measure": () => ({ ranges: [{ id: all.numbers[0]?.id ?? 0, min: 40, max: 90 }] }),
    "a price": () => ({ price: { min: 9_900, max: 49_900 } }),
    "price, color and rating": () => ({
      price: { min: 5_000, max: 90_000 },
      minRating: 4,
      attributes: [{ id: attribute(0).id, expression: { oneOf: attribute(0).values.slice(0, 1) } }],
    }),
    "in stock and fast": () => ({ inStock: true, maxDays: 5 }),
    reduced: () => ({ reduced: true }),
    new: () => ({ isNew: true }),
    bestsellers: () => ({ bestseller: true }),
    "ids, of which some are in the category": () => ({ ids, categoryIds: [categoryId] }),
    "no product": () => ({ ids: [] }),
  };
  const orders: ListPage["order"][] = [
    "sales_view_quantity",
    "sold",
    "min_price",
    "max_price",
    "created_reverse",
    "rating",
    "given_id",
  ];

  test.each(Object.entries(filters))(
    "%s: as the embedded index, with and without VAT and a price list",
    async (_name, toFilter) => {
      const filter = toFilter();
      const untaxed = { language: "ro" as const, taxPercent: "21", zeroVatCategoryIds: [categoryId] };
      const priceList = { basePercent: "20", percent: "103.5", stepCents: 500, taxPercent: "21", currency: "RON" };
      for (const context of [prices, untaxed, { ...untaxed, priceList }]) {
        for (const order of orders) {
          const page = { order, limit: 24, offset: 3 };
          expect(await index.list(filter, page, context), order).toEqual(await embedded.list(filter, page, context));
        }
        expect(await index.facets(filter, context)).toEqual(await embedded.facets(filter, context));
      }
      const { price: _price, ...countable } = filter;
      expect(await index.count(countable)).toBe(await embedded.count(countable));
      expect(await index.brandIds(countable)).toEqual(await embedded.brandIds(countable));
    },
  );

  test("categories are counted as by the embedded index", async () => {
    expect(await index.categoryCounts()).toEqual(await embedded.categoryCounts());
  });

  test("a filter that the engine rejects is answered with 503, and the engine stays in use", async () => {
    const page = { order: "min_price", limit: 24, offset: 0 } as const;
    const tooMany = Array.from({ length: 70_000 }, (_, id) => id);
    await expect(index.list({ ids: tooMany, inStock: true }, page, prices)).rejects.toMatchObject({ status: 503 });
    expect(failures.splice(0)).toEqual(["the catalogue's engine rejected a request"]);
    expect(await index.list({ inStock: true }, page, prices)).toEqual(
      await embedded.list({ inStock: true }, page, prices),
    );
  });

  test("sold stock, prices, reviews and hidden products are in lists seconds later", async () => {
    const [first = 0, second = 0, third = 0] = ids;
    await sql`update sale_element set stock = 0 where product_id = ${first}`.execute(db);
    await sql`update sale_element set net = 1, promo = false where product_id = ${second}`.execute(db);
    await sql`delete from review where product_id = ${second}`.execute(db);
    await sql`update product set visible = false where id = ${third}`.execute(db);
    await embedded.refresh();
    const page = { order: "min_price", limit: 100, offset: 0 } as const;
    await expect
      .poll(() => index.list({}, page, prices), { timeout: 10_000 })
      .toEqual(await embedded.list({}, page, prices));
    expect(await index.facets({}, prices)).toEqual(await embedded.facets({}, prices));
    expect((await index.list({ ids: [third] }, page, prices)).length).toBe(0);
  });

  test("changes that the search did not take are sent again", async () => {
    const [first = 0] = ids;
    handled.isBroken = true;
    handled.ids.length = 0;
    await sql`update sale_element set stock = 3 where product_id = ${first}`.execute(db);
    await expect.poll(() => failures.splice(0), { timeout: 10_000 }).toContain("changed products could not be indexed");
    handled.isBroken = false;
    await expect.poll(() => handled.ids, { timeout: 10_000 }).toContain(first);
    failures.length = 0;
    await embedded.refresh();
  });

  test("a process that only reads creates and updates no index", async () => {
    const reader = open("reader_", true);
    await reader.refresh();
    await reader.close();
    expect((await fetch(`${engine.url}/reader_catalogue`)).status).toBe(404);
  });

  test("with a new engine that no worker has filled, lists come from the database, and no error is logged", async () => {
    const reader = open("reader_", true);
    expect(await reader.categoryCounts()).toEqual(await embedded.categoryCounts());
    expect(progress).toContain("The engine has no catalogue yet: lists come from the database.");
    expect(failures).toEqual([]);
    await reader.close();
  });

  test("while the engine is away, the shop's own lists come from the database", async () => {
    await engine.kill();
    const page = { order: "sales_view_quantity", limit: 24, offset: 0 } as const;
    const lists = [
      {},
      { categoryIds: [categoryId] },
      { ids },
      { brandIds: [all.brands[0]?.id ?? 0] },
      { reduced: true },
      { isNew: true },
      { bestseller: true },
    ];
    for (const filter of lists)
      for (const order of orders)
        expect(await index.list(filter, { ...page, order }, prices), order).toEqual(
          await embedded.list(filter, { ...page, order }, prices),
        );
    expect((await index.facets({ categoryIds: [categoryId] }, prices)).total).toBe(
      (await embedded.facets({ categoryIds: [categoryId] }, prices)).total,
    );
    expect(await index.categoryCounts()).toEqual(await embedded.categoryCounts());
    await expect(index.list({ inStock: true }, page, prices)).rejects.toMatchObject({ status: 503 });
    expect(failures).toEqual(["the catalogue's engine does not answer: lists come from the database"]);
  });

  test("after its return the engine has the changes made meanwhile", async () => {
    await sql`update sale_element set net = net + 500 where product_id = ${ids[0] ?? 0}`.execute(db);
    await embedded.refresh();
    engine = await startOpenSearch({ dataDir, port: new URL(engine.url).port });
    const page = { order: "max_price", limit: 100, offset: 0 } as const;
    const list = (): Promise<unknown> => {
      clock.now += 60_000;
      return index.list({ inStock: true }, page, prices).catch(String);
    };
    await expect
      .poll(list, { timeout: 20_000, interval: 200 })
      .toEqual(await embedded.list({ inStock: true }, page, prices));
  }, 60_000);
});
