import { expect, test, vi } from "vitest";
import { rejectChunkCycles } from "./rejectChunkCycles.ts";
import { stageChunk } from "./stageChunk.ts";

type Graph = Record<string, { isEntry?: boolean; importers?: string[]; dynamicImporters?: string[] }>;
const source = (path: string): string => `/repo/apps/storefront/src/${path}`;
const contextOf = (graph: Graph) => ({
  getModuleInfo: (id: string) => ({ isEntry: false, importers: [], dynamicImporters: [], ...graph[id] }),
});

const product = source("features/product/ProductScreen.tsx");
const listing = source("features/listing/ListingScreen.tsx");
const entry = source("boot/entry-client.tsx");
const forms = ["a", "b", "c", "d"].map((name) => source(`routes/${name}.tsx`));
const lazy = { dynamicImporters: [entry] };

test.each([
  ["one stage", [product], "product"],
  ["two first stages", [product, listing], "parts"],
  ["product pages and forms, not of lists", [product, ...forms], "purchase"],
  ["the entry", [entry, product], null],
  ["four other pages", forms, "forms"],
  ["three other pages", forms.slice(1), null],
])("a module of %s", (_name, importers, chunk) => {
  const shared = source("shared/money.ts");
  const pages = Object.fromEntries([product, listing, ...forms].map((page) => [page, lazy]));
  const context = contextOf({ ...pages, [entry]: { isEntry: true }, [shared]: { importers } });
  expect(stageChunk(shared, context)).toBe(chunk);
});

test("a stage's entry belongs to it, and other packages are left to the bundler", () => {
  const context = contextOf({ [product]: lazy });
  expect(stageChunk(product, context)).toBe("product");
  expect(stageChunk("/repo/node_modules/x/index.js", context)).toBeNull();
});

test.each([
  ["domain/money/formatMoney", "parts"],
  ["domain/shipping/calendar", "purchase"],
  ["domain/vat/vatBreakdown", null],
])("the core's %s is in the chunk of the pages that start with it", (name, chunk) => {
  expect(stageChunk(`/repo/packages/core/dist/${name}.js`, contextOf({}))).toBe(chunk);
});

function findCycle(imports: Record<string, string[]>): string | undefined {
  const { generateBundle } = rejectChunkCycles();
  if (typeof generateBundle !== "function") throw new TypeError("The plugin has another form");
  const error = vi.fn((message: string) => {
    throw new Error(message);
  });
  const bundle = Object.fromEntries(
    Object.entries(imports).map(([fileName, list]) => [
      fileName,
      { type: "chunk", fileName, name: fileName, imports: list },
    ]),
  );
  try {
    Reflect.apply(generateBundle, { error }, [{}, bundle, true]);
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown);
  }
  return undefined;
}

test("chunks that import each other in a circle fail the build, with their path", () => {
  expect(findCycle({ a: ["b"], b: ["c"], c: ["a"] })).toBe("Chunks import each other: a (a) → b (b) → c (c) → a (a)");
  expect(findCycle({ a: ["b", "c"], b: ["c"], c: [] })).toBeUndefined();
});
