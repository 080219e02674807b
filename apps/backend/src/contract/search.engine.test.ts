import { afterAll, describe, expect, test } from "vitest";
import { openSearch } from "../search/openSearch.ts";
import { NO_HITS, type SearchEngine, type SearchQuery } from "../search/searchEngine.ts";
import { fakeEngine } from "../search/testing/fakeEngine.ts";
import { category, product } from "../testing/fixture/ids.ts";
import { useDatabase } from "../testing/testDatabase.ts";

const { db } = await useDatabase();
const inGerman: Omit<SearchQuery, "text"> = { kind: "product", language: "de", from: 0, size: 6 };
const open: SearchEngine[] = [];
afterAll(() => Promise.all(open.map((engine) => engine.close())));

interface Setup {
  url?: string;
  fake?: ReturnType<typeof fakeEngine>;
  now?: () => number;
}

function setup({ url = "http://shop:secret@engine.test:9200", fake = fakeEngine(), now = () => 0 }: Setup = {}) {
  const said: string[] = [];
  const logged: string[] = [];
  const engine = openSearch({
    db,
    url,
    prefix: "test_",
    say: (line) => void said.push(line),
    log: { error: (_fields, message) => void logged.push(message) },
    ...(url.includes("engine.test") ? { fetch: fake.fetch } : {}),
    now,
  });
  open.push(engine);
  return { engine, fake, said, logged };
}

const synced = (said: string[]): Promise<void> => expect.poll(() => said.at(-1) ?? "").toMatch(/indexed/);
const idsOf = async (engine: SearchEngine, text: string, more: Partial<SearchQuery> = {}): Promise<number[]> =>
  (await engine.search({ ...inGerman, text, ...more })).hits.map(({ id }) => id);

const addresses = { "the documented surface": undefined, TEST_SEARCH_URL: process.env["TEST_SEARCH_URL"] };

describe.each(Object.entries(addresses))("%s", (name, url) => {
  test.skipIf(name === "TEST_SEARCH_URL" && url === undefined)("finds what the catalogue has", async () => {
    const { engine, said, logged } = setup(url === undefined ? {} : { url });
    engine.refresh();
    await synced(said);
    expect(await idsOf(engine, "sofa")).toContain(product.sofa);
    expect(await idsOf(engine, "sofa", { category: category.chairs })).toEqual([]);
    expect(await idsOf(engine, "hocker versteckt")).not.toContain(product.hidden);
    const { categories, all } = await engine.search({ ...inGerman, text: "sofa", category: category.chairs });
    expect(all).toBeGreaterThan(0);
    expect(categories.map(({ id }) => id)).toContain(category.sofas);
    expect(await engine.search({ ...inGerman, text: "  " })).toEqual(NO_HITS);
    expect(logged).toEqual([]);
  });

  test.skipIf(name === "TEST_SEARCH_URL" && url === undefined)("hostile text is only text", async () => {
    const { engine, said, logged } = setup(url === undefined ? {} : { url });
    engine.refresh();
    await synced(said);
    for (const text of [
      `"}}, "script": {`,
      "{{text}} {{#toJson}}x{{/toJson}}",
      "a\u0000\u0007\n\t\\",
      "* OR _id:* ~^!",
    ]) {
      expect((await engine.search({ ...inGerman, text })).hits.length, text).toBeGreaterThanOrEqual(0);
    }
    expect(logged).toEqual([]);
  });
});

test("an index is filled beside the one that is searched, and takes its place at once", async () => {
  const fake = fakeEngine();
  const first = setup({ fake });
  first.engine.refresh();
  await synced(first.said);
  const [before] = fake.aliases.get("test_product_de") ?? [];
  fake.aliases.set("test_product_de", new Set(["test_product_de_old"]));
  fake.indices.set("test_product_de_old", new Map([["1", { id: 1, categories: [] }]]));

  fake.calls.length = 0;
  const second = setup({ fake });
  second.engine.refresh();
  await synced(second.said);
  const filled = fake.calls.findLastIndex((call) => call === "POST _bulk");
  const swapped = fake.calls.findIndex((call) => call === "POST _aliases");
  expect(filled).toBeLessThan(swapped);
  const [after, ...others] = fake.aliases.get("test_product_de") ?? [];
  expect(others).toEqual([]);
  expect(after).not.toBe(before);
  expect(fake.indices.has("test_product_de_old")).toBe(false);
});

test("of a changed catalogue only what changed is written", async () => {
  const { engine, fake, said } = setup();
  engine.refresh();
  await synced(said);
  const [index = ""] = fake.aliases.get("test_product_en") ?? [];
  await db.updateTable("product").set({ visible: false }).where("id", "=", product.lamp).execute();
  await db.updateTable("product").set({ sold: 999 }).where("id", "=", product.chair).execute();
  said.length = 0;
  engine.refresh();
  await synced(said);
  await db.updateTable("product").set({ visible: true }).where("id", "=", product.lamp).execute();
  expect(said.at(-1)).toContain("6 documents changed");
  expect(fake.indices.get(index)?.has(String(product.lamp))).toBe(false);
  expect([...(fake.aliases.get("test_product_en") ?? [])]).toEqual([index]);
});

test("the embedded engine takes over when the real one does not answer, says so once, and steps back", async () => {
  let time = 0;
  const { engine, fake, said, logged } = setup({ now: () => time });
  engine.refresh();
  await synced(said);
  fake.down = true;
  expect(await idsOf(engine, "sofa")).toContain(product.sofa);
  const asked = fake.calls.length;
  expect(await idsOf(engine, "sofa")).toContain(product.sofa);
  expect(fake.calls.length).toBe(asked);
  expect(logged).toEqual(["the search engine does not answer: the embedded one takes over"]);

  fake.down = false;
  time += 60_000;
  expect(await idsOf(engine, "sofa")).toContain(product.sofa);
  expect(said.at(-1)).toBe("The search engine answers again.");
  expect(logged).toHaveLength(1);
});

test("an engine that was down at the start is filled once it answers", async () => {
  let time = 0;
  const fake = fakeEngine();
  fake.down = true;
  const { engine, said, logged } = setup({ fake, now: () => time });
  engine.refresh();
  await expect.poll(() => logged).toContain("the search engine could not be brought up to date");
  expect(await idsOf(engine, "sofa")).toContain(product.sofa);
  fake.down = false;
  time += 120_000;
  expect(await idsOf(engine, "sofa")).toContain(product.sofa);
  await synced(said);
  time += 120_000;
  expect(await idsOf(engine, "sofa")).toContain(product.sofa);
  expect(said.at(-1)).toBe("The search engine answers again.");
});

test("a correction is the text with the misspelled word replaced", async () => {
  const { engine, said } = setup();
  engine.refresh();
  await synced(said);
  expect((await engine.search({ ...inGerman, text: "sofa halein" })).correction).toBe("sofa hallein");
});
