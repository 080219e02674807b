import { expect, test } from "vitest";
import { findRouteChunks } from "./findRouteChunks.mjs";

const manifest = {
  "src/entry.tsx": { file: "entry.js", isEntry: true, imports: ["_react"], dynamicImports: ["later"] },
  "src/routes/cart.tsx?tsr-split=component": { file: "cart.js", imports: ["_react", "_form"] },
  _react: { file: "react.js" },
  _form: { file: "form.js", imports: ["_react"] },
  later: { file: "later.js" },
};

test("a route loads the entry, its component and what both import, each once", () => {
  expect(findRouteChunks(manifest, "src/routes/cart.tsx")).toEqual(["entry.js", "react.js", "cart.js", "form.js"]);
});

test("a renamed route is an error, not an empty budget", () => {
  expect(() => findRouteChunks(manifest, "src/routes/basket.tsx")).toThrow("basket");
});
