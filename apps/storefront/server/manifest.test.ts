import { expect, test } from "vitest";
import { createClientBuild } from "./manifest.ts";

const vite = {
  "src/boot/entry-client.tsx": {
    file: "assets/entry.js",
    isEntry: true,
    imports: ["_react.js"],
    css: ["assets/entry.css"],
  },
  "src/boot/entry-early.ts": { file: "assets/early.js", isEntry: true },
  "_react.js": { file: "assets/react.js" },
  "src/routes/cart.tsx?tsr-split=component": { file: "assets/cart.js", imports: ["_react.js", "_totals.js"] },
  "src/routes/index.tsx?tsr-split=component": { file: "assets/home.js", imports: [] },
  "src/routes/product.$id.tsx?tsr-split=component": { file: "assets/product.js", imports: [] },
  "_totals.js": { file: "assets/totals.js", imports: ["_react.js"] },
  "src/features/content/ContentScreen.tsx": { file: "assets/content.js", imports: ["_react.js"] },
};

test("the route manifest has stylesheets only: no script or preload competes with the first paint", () => {
  const { manifest } = createClientBuild(vite);
  expect(manifest.routes).toMatchObject({ __root__: { css: ["/assets/entry.css"] }, "/cart": {}, "/": {} });
  expect(JSON.stringify(manifest)).not.toContain(".js");
});

test("the early module is apart from the modules that hydrate every page", () => {
  const { earlyModule, entryModules } = createClientBuild(vite);
  expect(earlyModule).toBe("/assets/early.js");
  expect(entryModules).toEqual(["/assets/entry.js", "/assets/react.js"]);
});

test.each([
  ["/cart", ["/assets/cart.js", "/assets/totals.js"]],
  ["/", ["/assets/home.js"]],
  ["/product/$id", ["/assets/product.js"]],
  ["src/features/content/ContentScreen.tsx", ["/assets/content.js"]],
  ["/unknown", []],
])("%s needs its own modules, each once, and none of the entry's", (source, modules) => {
  expect(createClientBuild(vite).getModules(source)).toEqual(modules);
});

test("a route's own styles are in its page only", () => {
  const styled = { file: "assets/totals.js", css: ["assets/totals.css"] };
  const { routes } = createClientBuild({ ...vite, "_totals.js": styled }).manifest;
  expect(routes["/cart"]).toEqual({ css: ["/assets/totals.css"] });
  expect(routes["/"]).toEqual({});
});

test("the first view's rules come from the stylesheets of the build", () => {
  const { criticalCss } = createClientBuild(vite, () => ".a { color: red } .b { color: blue }");
  const html = '<html><body><main><p class="a">x</p></main></body></html>';
  expect(criticalCss(html, ["/assets/entry.css"])).toBe(".a { color: red }");
});

test("font faces are in each document", () => {
  const { criticalCss } = createClientBuild(vite, undefined, "/* note */ @font-face { font-family: A }");
  expect(criticalCss("<html><body></body></html>", [])).toBe("@font-face { font-family: A }");
});

test("a build without an entry is an error", () => {
  const { "src/boot/entry-early.ts": early, ...withoutEarly } = vite;
  expect(early).toBeDefined();
  for (const manifest of [{}, withoutEarly]) expect(() => createClientBuild(manifest)).toThrow("no entry");
});
