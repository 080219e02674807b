import { readFileSync, realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { MutationCache } from "./noMutations.ts";

// The library is a dependency of its React package only.
const reactPackage = realpathSync(new URL("../node_modules/@tanstack/react-query/package.json", import.meta.url));
const readModule = (name: string): string => {
  const core = createRequire(reactPackage).resolve("@tanstack/query-core");
  return readFileSync(core.replace(/build\/.*/, `build/modern/${name}`), "utf8");
};

test("the cache without mutations has what the query client calls of its own accord", () => {
  const called = new Set([...readModule("queryClient.js").matchAll(/#mutationCache\.(\w+)/g)].map(([, name]) => name));
  // Of `isMutating`, which needs mutations.
  called.delete("findAll");
  expect(called).toEqual(new Set(Object.keys(new MutationCache())));
});

test("the query client imports the module that browsers get replaced", () => {
  expect(readModule("queryClient.js")).toContain('from "./mutationCache.js"');
});
