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
const search = source("routes/search.$value.tsx?tsr-split=component");
const home = source("routes/index.tsx?tsr-split=component");
const cart = source("routes/cart.tsx?tsr-split=component");
const zoom = source("features/product/opened/ZoomView.tsx");
const searchPanel = source("features/search/SearchPanel.tsx");
const homeLoader = source("features/home/loadHome.ts");
const entry = source("boot/entry-client.tsx");
const forms = ["a", "b", "c", "d"].map((name) => source(`routes/${name}.tsx`));
const lazy = { dynamicImporters: [entry] };

test.each([
  ["one stage", [product], "product"],
  ["two first stages", [product, listing], "parts"],
  ["product pages and forms, not of lists", [product, ...forms], "purchase"],
  ["product pages and a part that opens on them", [product, zoom], "product"],
  ["the cart and lists", [cart, listing], "parts"],
  ["the cart and forms", [cart, ...forms], "cartParts"],
  ["listings and searches", [listing, search], "filters"],
  ["searches and suggestions", [search, searchPanel], "lists"],
  ["listings and the home page", [listing, home], "cards"],
  ["the home page and its loader", [home, homeLoader], "home"],
  ["the entry", [entry, product], null],
  ["four other pages", forms, "forms"],
  ["three other pages", forms.slice(1), null],
])("a module of %s", (_name, importers, chunk) => {
  const shared = source("shared/money.ts");
  const pages = Object.fromEntries(
    [product, listing, search, home, cart, zoom, searchPanel, homeLoader, ...forms].map((page) => [page, lazy]),
  );
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
  ["domain/vat/vatBreakdown", "cartParts"],
  ["domain/forms/formSchema", null],
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
