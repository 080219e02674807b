import { afterAll, expect, test } from "vitest";
import { createSearchEngine } from "../platform/search/createSearchEngine.ts";
import { NO_HITS, type SearchEngine, type SearchQuery } from "../platform/search/searchEngine.ts";
import { createFakeEngine } from "../platform/search/testing/fakeEngine.ts";
import { category, product } from "../testing/fixture/ids.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";

const { db } = await createTestBackend();
const inGerman: Omit<SearchQuery, "text"> = { kind: "product", language: "de", from: 0, size: 6 };
const open: SearchEngine[] = [];
afterAll(() => Promise.all(open.map((engine) => engine.close())));

interface Setup {
  fake?: ReturnType<typeof createFakeEngine>;
  now?: () => number;
}

function setup({ fake = createFakeEngine(), now = () => 0 }: Setup = {}) {
  const progress: string[] = [];
  const logged: string[] = [];
  const engine = createSearchEngine({
    db,
    url: "http://shop:secret@engine.test:9200",
    prefix: "test_",
    printProgress: (line) => void progress.push(line),
    log: { error: (_fields, message) => void logged.push(message) },
    fetch: fake.fetch,
    now,
  });
  open.push(engine);
  return { engine, fake, progress, logged };
}

const synced = (progress: string[]): Promise<void> => expect.poll(() => progress.at(-1) ?? "").toMatch(/indexed/);
const idsOf = async (engine: SearchEngine, text: string, more: Partial<SearchQuery> = {}): Promise<number[]> =>
  (await engine.search({ ...inGerman, text, ...more })).hits.map(({ id }) => id);

test("finds what the catalogue has", async () => {
  const { engine, progress, logged } = setup();
  engine.refresh();
  await synced(progress);
  expect(await idsOf(engine, "sofa")).toContain(product.sofa);
  expect(await idsOf(engine, "sofa", { category: category.chairs })).toEqual([]);
  expect(await idsOf(engine, "hocker versteckt")).not.toContain(product.hidden);
  const { categories, unfilteredTotal } = await engine.search({
    ...inGerman,
    text: "sofa",
    category: category.chairs,
  });
  expect(unfilteredTotal).toBeGreaterThan(0);
  expect(categories.map(({ id }) => id)).toContain(category.sofas);
  expect(await engine.search({ ...inGerman, text: "  " })).toEqual(NO_HITS);
  expect(logged).toEqual([]);
});

test("hostile text is only text", async () => {
  const { engine, progress, logged } = setup();
  engine.refresh();
  await synced(progress);
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

test("an index is built beside the active one and replaces it atomically", async () => {
  const fake = createFakeEngine();
  const first = setup({ fake });
  first.engine.refresh();
  await synced(first.progress);
  const [before] = fake.aliases.get("test_product_de") ?? [];
  fake.aliases.set("test_product_de", new Set(["test_product_de_old"]));
  fake.indices.set("test_product_de_old", new Map([["1", { id: 1, categories: [] }]]));

  fake.calls.length = 0;
  const second = setup({ fake });
  second.engine.refresh();
  await expect.poll(() => fake.calls).toContain("POST _aliases");
  // Searches that began before the switch read it to their end.
  expect(fake.indices.has("test_product_de_old")).toBe(true);
  await synced(second.progress);
  const filled = fake.calls.findLastIndex((call) => call === "POST _bulk");
  const swapped = fake.calls.findIndex((call) => call === "POST _aliases");
  expect(filled).toBeLessThan(swapped);
  const [after, ...others] = fake.aliases.get("test_product_de") ?? [];
  expect(others).toEqual([]);
  expect(after).not.toBe(before);
  expect(fake.indices.has("test_product_de_old")).toBe(false);
});

test("an index that an interrupted update left is deleted, those of others are not", async () => {
  const fake = createFakeEngine();
  const abandoned = "test_product_de_0123456789abcdef_01234567";
  fake.indices.set(abandoned, new Map());
  fake.indices.set("test_product_de_backup", new Map());
  const { engine, progress } = setup({ fake });
  engine.refresh();
  await synced(progress);
  expect(fake.indices.has(abandoned)).toBe(false);
  expect(fake.indices.has("test_product_de_backup")).toBe(true);
});

test("only changed documents are written", async () => {
  const { engine, fake, progress } = setup();
  engine.refresh();
  await synced(progress);
  const [index = ""] = fake.aliases.get("test_product_en") ?? [];
  await db.updateTable("product").set({ visible: false }).where("id", "=", product.lamp).execute();
  await db.updateTable("product").set({ sold: 999 }).where("id", "=", product.chair).execute();
  progress.length = 0;
  engine.refresh();
  await synced(progress);
  await db.updateTable("product").set({ visible: true }).where("id", "=", product.lamp).execute();
  expect(progress.at(-1)).toContain("6 documents changed");
  expect(fake.indices.get(index)?.has(String(product.lamp))).toBe(false);
  expect([...(fake.aliases.get("test_product_en") ?? [])]).toEqual([index]);
});

test("searches fail with 503 while the engine is away, which is logged once, and work again after it", async () => {
  let time = 0;
  const { engine, fake, progress, logged } = setup({ now: () => time });
  engine.refresh();
  await synced(progress);
  fake.isDown = true;
  const busy = { status: 503, code: "BUSY" };
  await expect(idsOf(engine, "sofa")).rejects.toMatchObject(busy);
  const asked = fake.calls.length;
  await expect(idsOf(engine, "sofa")).rejects.toMatchObject(busy);
  expect(fake.calls.length).toBe(asked);
  expect(logged).toEqual(["the search engine does not answer"]);

  fake.isDown = false;
  time += 60_000;
  expect(await idsOf(engine, "sofa")).toContain(product.sofa);
  expect(progress.at(-1)).toBe("The search engine answers again.");
  expect(logged).toHaveLength(1);
});

test("one rejected request does not take the search from all shoppers", async () => {
  const { engine, fake, progress, logged } = setup();
  engine.refresh();
  await synced(progress);
  fake.rejectNext = true;
  await expect(idsOf(engine, "sofa")).rejects.toMatchObject({ status: 503 });
  expect(await idsOf(engine, "sofa")).toContain(product.sofa);
  expect(logged).toEqual(["the search engine rejected a request"]);
});

test("an engine that was down at the start is filled once it responds", async () => {
  let time = 0;
  const fake = createFakeEngine();
  fake.isDown = true;
  const { engine, progress, logged } = setup({ fake, now: () => time });
  engine.refresh();
  await expect.poll(() => logged).toContain("the search engine could not be brought up to date");
  await expect(idsOf(engine, "sofa")).rejects.toMatchObject({ status: 503 });
  fake.isDown = false;
  time += 120_000;
  await idsOf(engine, "sofa").catch(() => {});
  await synced(progress);
  time += 120_000;
  expect(await idsOf(engine, "sofa")).toContain(product.sofa);
  expect(progress.at(-1)).toBe("The search engine answers again.");
});

test("a batch that the engine does not take ends the fill, which leaves nothing behind", async () => {
  const fake = createFakeEngine();
  const { fetch } = fake;
  fake.fetch = async (input, init) =>
    new Request(input, init).url.endsWith("/_bulk") ? new Response("{}", { status: 507 }) : fetch(input, init);
  const { engine, logged } = setup({ fake });
  engine.refresh();
  await expect.poll(() => logged).toEqual(["the search engine could not be brought up to date"]);
  expect([...fake.indices.keys()]).toEqual([]);
  expect([...fake.aliases.keys()]).toEqual([]);
});

test("changed products are updated without reading the catalogue", async () => {
  const { engine, fake, progress } = setup();
  engine.refresh();
  await synced(progress);
  fake.calls.length = 0;
  await db.updateTable("product").set({ visible: false }).where("id", "=", product.lamp).execute();
  await engine.update?.([product.lamp, product.chair]);
  const [index = ""] = fake.aliases.get("test_product_en") ?? [];
  expect(fake.indices.get(index)?.has(String(product.lamp))).toBe(false);
  expect(fake.indices.get(index)?.has(String(product.chair))).toBe(true);
  expect(fake.calls.filter((call) => !call.startsWith("GET"))).toEqual(["POST _bulk", "POST _bulk", "POST _bulk"]);
  await db.updateTable("product").set({ visible: true }).where("id", "=", product.lamp).execute();
  await engine.update?.([product.lamp]);
  expect(fake.indices.get(index)?.has(String(product.lamp))).toBe(true);
});

test("of several processes one fills the engine, and the others wait for it", async () => {
  const fake = createFakeEngine();
  const [first, second] = [setup({ fake }), setup({ fake })];
  first.engine.refresh();
  second.engine.refresh();
  await expect.poll(() => [...first.progress, ...second.progress].join()).toMatch(/indexed/);
  await Promise.all([first.engine.close(), second.engine.close()]);
  expect([...first.progress, ...second.progress].filter((line) => line.includes("indexed"))).toHaveLength(1);
});

test("a correction is the text with the misspelled word replaced", async () => {
  const { engine, progress } = setup();
  engine.refresh();
  await synced(progress);
  expect((await engine.search({ ...inGerman, text: "sofa halein" })).correction).toBe("sofa hallein");
});
