import { expect, test } from "vitest";
import { createClientBuild } from "./manifest.ts";

const vite = {
  "src/boot/entry-client.tsx": {
    file: "assets/entry.js",
    isEntry: true,
    imports: ["_react.js"],
    css: ["assets/entry.css"],
  },
  "_react.js": { file: "assets/react.js" },
  "src/routes/cart.tsx?tsr-split=component": { file: "assets/cart.js", imports: ["_react.js", "_totals.js"] },
  "src/routes/index.tsx?tsr-split=component": { file: "assets/home.js", imports: [] },
  "src/routes/product.$id.tsx?tsr-split=component": { file: "assets/product.js", imports: [] },
  "_totals.js": { file: "assets/totals.js", imports: ["_react.js"] },
  "src/features/content/ContentScreen.tsx": { file: "assets/content.js", imports: ["_react.js"] },
};

test("every page has the entry's script, style and modules", () => {
  const { manifest } = createClientBuild(vite);
  expect(manifest.routes["__root__"]).toEqual({
    preloads: ["/assets/entry.js", "/assets/react.js"],
    scripts: [{ attrs: { type: "module", async: true, src: "/assets/entry.js" } }],
    css: ["/assets/entry.css"],
  });
});

test("a route preloads its own modules, each once, and none of the entry's", () => {
  const { routes } = createClientBuild(vite).manifest;
  expect(routes["/cart"]).toEqual({ preloads: ["/assets/cart.js", "/assets/totals.js"] });
  expect(routes["/"]).toEqual({ preloads: ["/assets/home.js"] });
  expect(routes["/product/$id"]).toEqual({ preloads: ["/assets/product.js"] });
});

test("a route's own styles are in its page only", () => {
  const styled = { file: "assets/totals.js", css: ["assets/totals.css"] };
  const { routes } = createClientBuild({ ...vite, "_totals.js": styled }).manifest;
  expect(routes["/cart"]).toMatchObject({ css: ["/assets/totals.css"] });
  expect(routes["/"]).toEqual({ preloads: ["/assets/home.js"] });
});

test("a screen of the catch-all route is found by its source", () => {
  expect(createClientBuild(vite).getModules("src/features/content/ContentScreen.tsx")).toEqual(["/assets/content.js"]);
});

test("a build without an entry is an error", () => {
  expect(() => createClientBuild({})).toThrow("no entry");
});
