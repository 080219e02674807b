import { rm } from "node:fs/promises";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  newSearchDataDir,
  prepareOpenSearch,
  type RunningEngine,
  startOpenSearch,
} from "../../../../../../scripts/lib/openSearch.mjs";
import { importDemo } from "../../../importing/importDemo.ts";
import { createTestBackend } from "../../../testing/createTestBackend.ts";
import { createEmbeddedSearch } from "../createEmbeddedSearch.ts";
import { createSearchEngine } from "../createSearchEngine.ts";
import { selectSharedTitles } from "../index/catalogueRows.queries.ts";
import { createAnalyzers } from "../index/createAnalyzers.ts";
import { type Language, LANGUAGES, type SearchEngine, type SearchHits, type SearchQuery } from "../searchEngine.ts";
import { readQueries } from "../testing/measureQuality.ts";
import { testQuality } from "../testing/testQuality.ts";
import { createEngineClient } from "./engineClient.ts";
import { openIndex, sendDocuments } from "./indexWriter.ts";
import { rankRemotely } from "./rankRemotely.ts";
import { planRemotely, type RemoteIndex } from "./remoteVocabulary.ts";

/** Another engine than the one that the tests start. */
const givenUrl = process.env["TEST_SEARCH_URL"];
const problem = givenUrl === undefined ? await prepareOpenSearch() : undefined;
const START_TIMEOUT_MS = 180_000;

describe.skipIf(problem !== undefined)(
  `a real engine${problem === undefined ? "" : ` (skipped: ${problem})`}`,
  async () => {
    const { db, deps } = await createTestBackend("shop_empty");
    let dataDir = "";
    const progress: string[] = [];
    const logged: { message: string; err: unknown }[] = [];
    let now = 0;
    let started: RunningEngine | undefined;
    let remote: SearchEngine;
    const embedded = createEmbeddedSearch({ db, log: deps.log });
    const engine = { search: (query: SearchQuery): Promise<SearchHits> => remote.search(query) };
    const find = (text: string, more: Partial<SearchQuery> = {}): Promise<SearchHits> =>
      engine.search({ kind: "product", language: "de", text, from: 0, size: 24, ...more });
    const url = (): string => givenUrl ?? started?.url ?? "";

    async function call(method: string, path: string, body?: object): Promise<unknown> {
      const response = await fetch(`${url()}/${path}`, {
        method,
        headers: { "Content-Type": "application/json" },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      expect(response.ok, path).toBe(true);
      return response.json();
    }
    const indicesOf = async (alias: string): Promise<string[]> =>
      Object.keys(Object(await call("GET", `_alias/${alias}`)));

    const indexOf = async (language: Language): Promise<RemoteIndex> => ({
      client: createEngineClient(url(), fetch, 10),
      name: `test_product_${language}`,
      analyzer: createAnalyzers(await selectSharedTitles(db))[language],
    });

    /** Resolves when the catalogue is in the engine. */
    async function sync(): Promise<void> {
      progress.length = 0;
      remote.refresh();
      await waitUntil(() => progress.some((line) => line.includes("indexed")) || logged.length > 0);
      expect(logged).toEqual([]);
    }

    beforeAll(async () => {
      dataDir = newSearchDataDir();
      if (givenUrl === undefined) started = await startOpenSearch({ dataDir });
      await importDemo(db, { log: () => {} });
      remote = createSearchEngine({
        db,
        url: url(),
        prefix: "test_",
        printProgress: (line) => void progress.push(line),
        log: { error: (fields, message) => void logged.push({ message, err: Object(fields).err }) },
        now: () => now,
        // A busy machine may be slow.
        timeoutFactor: 10,
      });
      await sync();
      // The first searches of an engine may take longer than the shop waits.
      await Promise.all(LANGUAGES.map((language) => find("sofa", { language })));
      logged.length = 0;
      now += 60_000;
    }, START_TIMEOUT_MS);
    afterAll(async () => {
      await remote.close();
      await embedded.close();
      if (givenUrl !== undefined) await call("DELETE", "test_*");
      await started?.stop();
      await rm(dataDir, { recursive: true, force: true });
    });

    testQuality(db, engine);

    test("no query of the sets failed", () => {
      expect(logged).toEqual([]);
    });

    test.each(LANGUAGES)("%s: the best hit and the correction are those of the engine in memory", async (language) => {
      const queries = (await readQueries(language)).filter((_, at) => at % 8 === 0);
      const different: string[] = [];
      for (const { q: text } of queries) {
        const [one, other] = await Promise.all([
          find(text, { language, size: 1 }),
          embedded.search({ kind: "product", language, text, from: 0, size: 1 }),
        ]);
        if (one.hits[0]?.id !== other.hits[0]?.id || one.correction !== other.correction) different.push(text);
      }
      expect(different.length / queries.length, different.join("\n")).toBeLessThanOrEqual(0.05);
    });

    test.each(LANGUAGES)("%s: if the strongest hits are scored only, the best ones are found", async (language) => {
      const index = await indexOf(language);
      const page = { from: 0, size: 6 };
      let queries = 0;
      let found = 0;
      for (const { q: text } of (await readQueries(language)).filter((_, at) => at % 2 === 0)) {
        const plan = await planRemotely(index, text);
        const exact = await rankRemotely(index, plan, page);
        if (exact.total <= 20) continue;
        const some = await rankRemotely(index, plan, page, 20);
        expect(some.total, text).toBeGreaterThanOrEqual(exact.total);
        queries++;
        if (some.hits[0]?.id === exact.hits[0]?.id) found++;
      }
      expect(queries).toBeGreaterThan(10);
      expect(found / queries).toBeGreaterThanOrEqual(0.95);
    });

    test("pages of the strongest documents continue each other, in all categories and in one", async () => {
      const index = await indexOf("de");
      const plan = await planRemotely(index, "sofa");
      const { categories } = await rankRemotely(index, plan, { from: 0, size: 0 }, 20);
      for (const category of [undefined, categories[0]?.id]) {
        const read = async (from: number, size: number) =>
          (await rankRemotely(index, plan, { from, size, category }, 20)).hits.map(({ id }) => id);
        const all = await read(0, 12);
        expect(all.length).toBeGreaterThan(5);
        expect([...(await read(0, 3)), ...(await read(3, 9))]).toEqual(all);
        expect(await read(0, 0)).toEqual([]);
      }
    });

    test("a category restricts the hits, but not the counts of categories", async () => {
      const all = await find("sofa");
      const [first] = all.categories;
      const some = await find("sofa", { category: first?.id });
      expect(some.total).toBe(first?.count);
      expect(some.total).toBeLessThan(all.total);
      expect(some).toMatchObject({ unfilteredTotal: all.total, categories: all.categories });
      expect(all.hits.map(({ id }) => id)).toEqual(expect.arrayContaining(some.hits.map(({ id }) => id)));
    });

    test("pages follow each other without gaps and repetitions", async () => {
      const { total } = await find("tisch");
      const pages = await Promise.all([0, 7, 14, 21].map((from) => find("tisch", { from, size: 7 })));
      const ids = pages.flatMap(({ hits }) => hits.map(({ id }) => id));
      expect(new Set(ids).size).toBe(Math.min(total, 28));
      expect((await find("tisch", { from: 50_000 })).hits).toEqual([]);
    });

    test.each(["LH-1001", "lh 1001", "lh1001"])("the article number %s finds its product only", async (text) => {
      const { hits } = await find(text);
      const rows = await db
        .selectFrom("product")
        .select("ref")
        .where(
          "id",
          "in",
          hits.map(({ id }) => id),
        )
        .execute();
      expect(rows).toEqual([{ ref: "LH-1001" }]);
    });

    test("hostile text is only text", async () => {
      for (const text of [
        `"}}, "script": {`,
        "{{text}} {{#toJson}}x{{/toJson}}",
        "a\u0000\u0007\n\t\\",
        "* OR _id:* ~^! (sofa) [1 TO 2]",
        "terms.sofa names:sofa",
        "<script>alert(1)</script> ' or 1=1 --",
        "sofa ".repeat(500),
        "x".repeat(5000),
        "💺 沙发 диван",
      ]) {
        expect((await find(text)).total, text).toBeGreaterThanOrEqual(0);
      }
      expect(logged).toEqual([]);
    });

    test("an index of another version is replaced while searches go on", async () => {
      const before = await indicesOf("test_product_de");
      await call("PUT", "test_product_de/_mapping", { _meta: { version: "old" } });
      const state = { isSynced: false };
      const synced = sync().then(() => (state.isSynced = true));
      let searches = 0;
      for (; !state.isSynced; searches++) expect((await find("sofa")).total).toBeGreaterThan(5);
      await synced;
      const after = await indicesOf("test_product_de");
      expect(after).toHaveLength(1);
      expect(after).not.toEqual(before);
      expect(searches).toBeGreaterThan(0);
      expect(logged).toEqual([]);
    });

    test("an index that is filled anew misses no change made meanwhile", async () => {
      const client = createEngineClient(url(), fetch, 10);
      const document = (id: number, digest: string) => ({ id, digest });
      const all = (digest: string) => [1, 2, 3, 4].map((id) => document(id, digest));
      const fill = async (version: string, startedAt: number, changes?: () => Promise<void>) => {
        const writer = await openIndex(client, "test_filled", { version, body: FILLED_BODY }, startedAt);
        await changes?.();
        for (const one of all(`filled at ${startedAt}`)) await writer.put(one, startedAt);
        return writer.finish();
      };
      await fill("0000000000000001", 10);
      const { replaced } = await fill("0000000000000002", 20, async () => {
        // 2 is changed and 3 deleted after the fill read them, 4 before it.
        await Promise.all([
          sendDocuments(client, "test_filled", [2, 3], new Map([[2, document(2, "changed")]]), 25),
          sendDocuments(client, "test_filled", [4], new Map([[4, document(4, "outdated")]]), 15),
        ]);
      });
      expect(replaced).toHaveLength(1);
      await call("POST", "test_filled/_refresh");
      const { hits } = v.parse(
        v.object({ hits: v.object({ hits: v.array(v.object({ _source: v.unknown() })) }) }),
        await call("POST", "test_filled/_search", { sort: ["id"] }),
      );
      expect(hits.hits.map(({ _source: source }) => source)).toEqual([
        document(1, "filled at 20"),
        document(2, "changed"),
        document(4, "filled at 20"),
      ]);
      const again = await openIndex(client, "test_filled", { version: "0000000000000002", body: FILLED_BODY }, 30);
      for (const one of [document(1, "filled at 20"), document(3, "new")]) await again.put(one, 30);
      // 2 and 4 are gone, 3 is new.
      expect((await again.finish()).changes).toBe(3);
    });

    test("only changed documents are written", async () => {
      await db.updateTable("product").set({ visible: false }).where("ref", "=", "LH-1001").execute();
      await sync();
      expect(progress.at(-1)).toContain("3 documents changed");
      expect((await find("LH-1001")).hits).toEqual([]);
      await db.updateTable("product").set({ visible: true }).where("ref", "=", "LH-1001").execute();
      await sync();
      expect((await find("LH-1001")).hits).toHaveLength(1);
    });

    test.skipIf(givenUrl !== undefined)(
      "searches fail with 503 while the engine is killed, and work again after it",
      async () => {
        const expected = await find("sofa");
        const { port } = new URL(url());
        await started?.kill();
        await expect(find("sofa")).rejects.toMatchObject({ status: 503, code: "BUSY" });
        expect(logged.splice(0).map(({ message }) => message)).toEqual(["the search engine does not answer"]);
        started = await startOpenSearch({ dataDir, port });
        await waitUntil(async () => {
          now += 60_000;
          await find("sofa").catch(() => {});
          return progress.at(-1) === "The search engine answers again.";
        });
        expect(await find("sofa")).toEqual(expected);
      },
      START_TIMEOUT_MS,
    );
  },
);

const FILLED_BODY = {
  mappings: { properties: { id: { type: "integer" }, digest: { type: "keyword", index: false } } },
};

async function waitUntil(isDone: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isDone())) await new Promise((resolve) => setTimeout(resolve, 50));
}
