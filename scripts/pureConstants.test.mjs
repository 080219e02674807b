// Bundles the built core with esbuild, which ignores annotations of functions in other modules.
import { build } from "esbuild";
import { expect, test } from "vitest";
import { markPure } from "../packages/core/scripts/markPure.ts";
import { at } from "./lib/workspace.mjs";

async function bundle(contents) {
  const stdin = { contents, resolveDir: at("packages/react") };
  const { outputFiles } = await build({ stdin, bundle: true, format: "esm", write: false, minifySyntax: true });
  return outputFiles[0].text;
}

test("a program with one call contains no other one, and no schema but its own", async () => {
  const text = await bundle('export { categoryCall, plainHttp } from "@shop/core/calls";');
  expect(text).toContain("categories/");
  expect(text).not.toContain("products_list/");
  expect(text).not.toContain("BEST_TAXED_PRICE");
});

test("calls in constants are marked, not those in functions and statements", () => {
  const code = "export const a = row({ b: list(c) }), d = () => row();\nlet e = row();\nstart(row());\n";
  expect(markPure(code)).toBe(
    "export const a = /* @__PURE__ */ row({ b: /* @__PURE__ */ list(c) }), d = () => row();\nlet e = row();\nstart(row());\n",
  );
});
