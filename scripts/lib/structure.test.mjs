import { describe, expect, test } from "vitest";
import { commentsOf } from "./comments.mjs";
import { importedFiles, reach } from "./importGraph.mjs";
import { mutualPairs } from "./mutualPairs.mjs";
import { sourceFiles } from "./sourceFiles.mjs";
import { importedNames, unusedPublicNames } from "./unusedPublicNames.mjs";
import { addToCartFiles, PRICE_STATIONS, priceFiles } from "./walks.mjs";
import { at } from "./workspace.mjs";
import { existsSync, readFileSync } from "node:fs";

const read = (path) => readFileSync(at(path), "utf8");

describe("the walk of an addition to the cart", () => {
  const files = addToCartFiles();

  test("is measured from the form's handler to the request", () => {
    expect(read(files[0])).toContain("onSubmit={onSubmit}");
    expect(read(files[1])).toMatch(/<BuyForm\s[^>]*onAdd=/);
    expect(files).toContain("packages/core/src/cart/cartStore.ts");
    expect(files).toContain("packages/core/src/cart/cartTransition.ts");
    expect(files.filter((path) => path.includes("/calls/transport/"))).not.toEqual([]);
  });

  test("names each file once, and only sources", () => {
    expect(new Set(files).size).toBe(files.length);
    expect(files.filter((path) => !existsSync(at(path)) || path.includes(".test."))).toEqual([]);
  });
});

describe("the walk of a price", () => {
  const files = priceFiles();

  test("leads from SQL over the row, its schema and its type to the page", () => {
    const [query, row, schema, type, page] = PRICE_STATIONS.map(read);
    expect(query).toMatch(/gross_cents\(.*\) as "grossCents"/);
    expect(row).toContain("price: centsToUnits(variant.grossCents)");
    expect(schema).toContain('priceCents: ["price", cents]');
    expect(type).toMatch(/priceCents: /);
    expect(importedFiles(PRICE_STATIONS[1])).toContain(PRICE_STATIONS[0]);
    expect(importedFiles(PRICE_STATIONS[2])).toContain(PRICE_STATIONS[3]);
    expect(page).toContain("PriceBlock");
  });

  test("follows the price files behind each step", () => {
    expect(files).toContain("apps/backend/src/pricing/prices.ts");
    expect(files).toContain("packages/react/src/components/PriceBlock.tsx");
    expect(files.filter((path) => path.includes(".test."))).toEqual([]);
  });
});

test("imports of a workspace package lead to the file that declares the name", () => {
  expect(importedFiles("packages/react/src/hooks/useCart.ts")).toContain("packages/react/src/ShopProvider.tsx");
  expect(reach(["packages/react/src/components/Money.tsx"], () => false)).toEqual([
    "packages/react/src/components/Money.tsx",
  ]);
});

test("a name counts as used when it is imported from the main entry", () => {
  const source = `import { type Cart, createShop as create } from "@shop/core";\nimport { cartQuery } from "@shop/core/query";`;
  expect(importedNames(source)).toEqual(["Cart", "createShop"]);
  expect(importedNames('const { taxPercent } = await import("@shop/core");')).toEqual(["taxPercent"]);
  expect(importedNames('import type { Shop } from "@shop/react";')).toEqual([]);
});

test("nothing in the main entry is unused", () => {
  expect(unusedPublicNames(sourceFiles(/\.(ts|tsx|mjs)$/)).map(({ name }) => name)).toEqual([]);
});

test("consecutive line comments are one comment", () => {
  expect(commentsOf("a.ts", "// One.\n// Two.\nconst a = 1; // Three.\n/** Four. */\n")).toEqual([
    { line: 1, lines: 2, text: "One.\nTwo.", isDoc: false },
    { line: 3, lines: 1, text: "Three.", isDoc: false },
    { line: 4, lines: 1, text: "Four.", isDoc: true },
  ]);
});

test("folders that import each other are a pair, named once", () => {
  const sources = sourceFiles(/\.ts$/, ["apps/backend/src"]).filter((path) => !path.includes(".test."));
  for (const [from, to] of mutualPairs(sources, "apps/backend/src")) expect(from < to).toBe(true);
});
