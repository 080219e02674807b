import { afterAll, beforeAll, expect, test } from "vitest";
import { importDemo } from "../../importing/importDemo.ts";
import { createTestBackend } from "../../testing/createTestBackend.ts";
import { createEmbeddedSearch } from "./createEmbeddedSearch.ts";
import { measureQuality, readQueries } from "./testing/measureQuality.ts";

const { db, deps } = await createTestBackend("shop_empty");
const engine = createEmbeddedSearch({ db, log: deps.log });
beforeAll(() => importDemo(db, { log: () => {} }));
afterAll(() => engine.close());

test.each([
  ["German", "de", 150],
  ["Romanian", "ro", 150],
  ["English", "en", 75],
] as const)("%s queries find their product among the first three hits", async (_name, language, atLeast) => {
  const queries = await readQueries(language);
  expect(queries.length).toBeGreaterThanOrEqual(atLeast);
  const { top1, top3, empty, missed } = await measureQuality(db, engine, language, queries);
  expect(top3, missed.join("\n")).toBeGreaterThanOrEqual(0.97);
  expect(top1).toBeGreaterThanOrEqual(0.93);
  expect(empty).toEqual([]);
});
