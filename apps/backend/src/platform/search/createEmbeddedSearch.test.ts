import { afterAll, describe, expect, test } from "vitest";
import { product } from "../../testing/fixture/ids.ts";
import { createTestBackend } from "../../testing/createTestBackend.ts";
import { createEmbeddedSearch } from "./createEmbeddedSearch.ts";
import type { SearchQuery } from "./searchEngine.ts";

const { db, deps } = await createTestBackend();
const engine = createEmbeddedSearch({ db, log: deps.log });
afterAll(() => engine.close());

const find = async (text: string, more: Partial<SearchQuery> = {}) =>
  engine.search({ kind: "product", language: "de", text, from: 0, size: 10, ...more });
const first = async (text: string): Promise<number | undefined> => (await find(text)).hits[0]?.id;

test("a changed title is found after the change event, the old one until then", async () => {
  expect(await first("sofa")).toBe(product.sofa);
  await db
    .updateTable("product")
    .set({ text: JSON.stringify({ de: { title: "Hängematte Kuba" } }) })
    .where("id", "=", product.stool)
    .execute();
  expect(await first("haengematte")).toBeUndefined();
  engine.refresh();
  await expect.poll(() => first("haengematte")).toBe(product.stool);
});

test("changes during a build cause one more build", async () => {
  engine.refresh();
  await db
    .updateTable("product")
    .set({ text: JSON.stringify({ de: { title: "Gartenzwerg" } }) })
    .where("id", "=", product.stool)
    .execute();
  engine.refresh();
  await expect.poll(() => first("gartenzwerg")).toBe(product.stool);
});

test("words of a URL are found, for any title", async () => {
  expect(await first("schwaz")).toBe(product.stool);
});

test("a measure without exact match finds close ones only", async () => {
  await db
    .insertInto("product_feature")
    .values({ product_id: product.stool, feature_id: 1, number: "73" })
    .onConflict((known) => known.columns(["product_id", "feature_id"]).doUpdateSet({ number: "73" }))
    .execute();
  engine.refresh();
  await expect.poll(() => first("72.5")).toBe(product.stool);
  expect(await first("66")).toBeUndefined();
});

test("an article number finds its product alone", async () => {
  for (const text of ["SOFA-HALLEIN", "sofa hallein", " sofahallein "]) expect(await first(text)).toBe(product.sofa);
  expect((await find("SOFA-HALLEIN")).total).toBe(1);
});

test("a long query with unknown words still finds matching products", async () => {
  expect(await first("ich suche bitte ein bequemes sofa für meine xylophonsammlung im wintergarten")).toBe(
    product.sofa,
  );
});

test("empty queries, punctuation and unknown words find nothing", async () => {
  for (const text of ["", "   ", "?!*", "qqqqqqqq"]) expect((await find(text)).total, text).toBe(0);
});

test("a number matches nothing if the words beside it are unknown", async () => {
  expect((await find("<script>alert(1)</script>")).total).toBe(0);
});

test("price limits are not searched as text", async () => {
  expect((await find("sofa unter 1000 €")).hits).toEqual((await find("sofa")).hits);
});

test("a correction keeps the word's case", async () => {
  await db
    .updateTable("product")
    .set({ text: JSON.stringify({ de: { title: "Hängematte Kuba" } }) })
    .where("id", "=", product.stool)
    .execute();
  engine.refresh();
  await expect.poll(async () => (await find("hängemate grün")).correction).toBe("hängematte grün");
});

test("after closing, a search fails instead of waiting", async () => {
  const closed = createEmbeddedSearch({ db, log: deps.log });
  await closed.close();
  await expect(closed.search({ kind: "product", language: "de", text: "sofa", from: 0, size: 1 })).rejects.toThrow(
    "shutting down",
  );
});

describe("misspellings", () => {
  test("a misspelled query finds what the correct one finds", async () => {
    const { hits, correction } = await find("blaues soffa");
    expect(correction).toBe("blaues sofa");
    expect(hits).toEqual((await find("blaues sofa")).hits);
  });

  test("a word that only has synonyms in the catalogue is corrected too, and is no misspelling itself", async () => {
    expect(await find("cuoch")).toMatchObject({ correction: "couch", hits: (await find("sofa")).hits.map(() => ({})) });
    expect((await find("couch")).correction).toBeUndefined();
  });

  test("a query of which no word can be corrected has no correction", async () => {
    expect(await find("xyzzyqwv")).toMatchObject({ total: 0, hits: [] });
    expect((await find("xyzzyqwv")).correction).toBeUndefined();
  });
});
