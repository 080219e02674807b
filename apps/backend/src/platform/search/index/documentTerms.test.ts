import { expect, test } from "vitest";
import { createTestBackend } from "../../../testing/createTestBackend.ts";
import { elapsedMs } from "../../../testing/elapsedMs.ts";
import { buildIndices } from "./buildIndices.ts";
import { selectSharedTitles } from "./catalogueRows.queries.ts";
import { createAnalyzers } from "./createAnalyzers.ts";
import { documentTerms } from "./documentTerms.ts";

const { db } = await createTestBackend();
const analyzers = createAnalyzers(await selectSharedTitles(db));
const termsOf = (text: string) =>
  documentTerms(analyzers.de, {
    id: 1,
    texts: [["title", text]],
    refs: [],
    sizes: [],
    categories: [],
    popularity: 0,
    inStock: true,
  });

test("words with a letter that folding changes keep their spelling", () => {
  expect([...termsOf("Möbel und Größe, Sofa").spellings]).toEqual([
    ["mobel", "möbel"],
    ["grosse", "größe"],
  ]);
});

test.each(["a", "ä", "1 ", "<", "0x", " "])("a text of %j, 100,000 times, does not block the shop", (unit) => {
  expect(elapsedMs(() => termsOf(`1${unit.repeat(100_000)}`))).toBeLessThan(1000);
});

test("a build does not rest for long after a slow part", async () => {
  await expect(buildIndices(db, { isAborted: () => false, rest: 1_000_000 })).resolves.toBeDefined();
});
