import { expect, test } from "vitest";
import { clientBuild } from "./manifest.ts";

const vite = {
  "src/entry-client.tsx": { file: "assets/entry.js", isEntry: true, imports: ["_react.js"], css: ["assets/entry.css"] },
  "_react.js": { file: "assets/react.js" },
  "src/routes/cart.tsx?tsr-split=component": { file: "assets/cart.js", imports: ["_react.js", "_totals.js"] },
  "src/routes/index.tsx?tsr-split=component": { file: "assets/home.js", imports: [] },
  "src/routes/product.$id.tsx?tsr-split=component": { file: "assets/product.js", imports: [] },
  "_totals.js": { file: "assets/totals.js", imports: ["_react.js"] },
  "src/features/content/ContentScreen.tsx": { file: "assets/content.js", imports: ["_react.js"] },
};

const built = (more: Parameters<typeof clientBuild>[0] = {}) => clientBuild({ ...vite, ...more });

test("the entry's script, what it imports and its style belong to every page", () => {
  const { manifest, script, imports } = built();
  expect(manifest.routes["__root__"]).toEqual({ css: ["/assets/entry.css"] });
  expect(script).toBe("/assets/entry.js");
  expect(imports).toEqual(["/assets/react.js"]);
});

test("a route has its own modules, each once, and none of the entry's", () => {
  const { modulesOfRoute } = built();
  expect(modulesOfRoute("/cart")).toEqual(["/assets/cart.js", "/assets/totals.js"]);
  expect(modulesOfRoute("/")).toEqual(["/assets/home.js"]);
  expect(modulesOfRoute("/product/$id")).toEqual(["/assets/product.js"]);
  expect(modulesOfRoute("/nowhere")).toEqual([]);
});

test("a route's own styles are in its page from the start, and in no other", () => {
  const { routes } = built({ "_totals.js": { file: "assets/totals.js", css: ["assets/totals.css"] } }).manifest;
  expect(routes["/cart"]).toEqual({ css: ["/assets/totals.css"] });
  expect(routes["/"]).toBeUndefined();
});

test("a screen of the catch-all route is found by its source", () => {
  expect(built().modulesOf("src/features/content/ContentScreen.tsx")).toEqual(["/assets/content.js"]);
});

test("a build without an entry is no build", () => {
  expect(() => clientBuild({})).toThrow("no entry");
});
