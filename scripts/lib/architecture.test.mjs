import { describe, expect, test } from "vitest";
import { readFileSync } from "node:fs";
import { DOMAIN_ORDER, LAYERS, importsOf, findProblems } from "./architecture.mjs";
import { at } from "./workspace.mjs";

const core = (path, source) => findProblems(`packages/core/src/${path}`, source);

describe("the layers of the core", () => {
  test("allow imports from lower layers", () => {
    expect(
      core("domain/vat/a.ts", 'import { b } from "../money/b.js";\nimport { c } from "../../shared/c.js";'),
    ).toEqual([]);
  });

  test("reject imports from higher layers", () => {
    expect(core("domain/vat/a.ts", 'import { b } from "../../wire/b.js";')).toEqual([
      "domain/ may not import anything from wire/",
    ]);
  });

  test("reject imports of cart by money", () => {
    expect(core("domain/money/a.ts", 'import type { Cart } from "../cart/cart.js";')).toHaveLength(1);
  });

  test("allow state to import types of calls only", () => {
    expect(core("cart/a.ts", 'import type { B } from "../calls/b.js";')).toEqual([]);
    expect(core("cart/a.ts", 'import { b } from "../calls/b.js";')).toEqual([
      "cart/ may not import values from calls/",
    ]);
  });

  test("allow ky in calls only", () => {
    expect(core("calls/a.ts", 'import ky from "ky";')).toEqual([]);
    expect(core("wire/a.ts", 'import ky from "ky";')).toHaveLength(1);
  });

  test("reject global timers outside the environment", () => {
    expect(core("domain/vat/a.ts", "const now = new Date();")).toHaveLength(1);
    expect(core("environment/browser.ts", "const now = new Date();")).toEqual([]);
  });

  test("ignore tests and the composition root", () => {
    expect(core("domain/vat/a.test.ts", 'import { b } from "../../createShop.js";')).toEqual([]);
    expect(core("createShop.ts", 'import { b } from "./calls/b.js";')).toEqual([]);
  });
});

test("the architecture page has the same table", () => {
  const page = readFileSync(at("docs/architecture.md"), "utf8");
  const rows = [...page.matchAll(/^\| `(\w+)\/`\s*\|.*\| (.*?)\s*\|$/gm)].map(([, layer, imports]) => {
    const names = (text) => [...text.matchAll(/`([\w.]+)`/g)].map(([, name]) => name.replace(/\.ts$/, ".js"));
    const [values = "", types = ""] = imports.split("types of");
    return [layer, new Set([...names(values), ...names(types).map((name) => `${name}:type`)])];
  });
  const packages = new Set(["ky", "mitt", "valibot"]);
  const table = Object.entries(LAYERS).map(([layer, list]) => [
    layer,
    new Set(list.filter((one) => !packages.has(one))),
  ]);
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(table));
  expect(page).toContain(DOMAIN_ORDER.join(" → "));
});

test("features do not import each other", () => {
  const path = "apps/storefront/src/features/cart/CartScreen.tsx";
  expect(findProblems(path, 'import { a } from "../search/a.ts";')).toHaveLength(1);
  expect(findProblems(path, 'import { a } from "./a.ts";\nimport { b } from "../../shared/b.tsx";')).toEqual([]);
});

test.each([
  ["src/ui/Button.tsx", "../shared/hydration.ts"],
  ["src/ui/Button.tsx", "@shop/core"],
  ["src/shared/ShopLink.tsx", "../features/cart/a.ts"],
  ["src/shared/ShopLink.tsx", "../routing/a.ts"],
  ["src/features/cart/CartScreen.tsx", "../../routing/a.ts"],
  ["src/features/cart/CartScreen.tsx", "../../boot/a.ts"],
  ["src/routing/a.ts", "../boot/b.ts"],
  ["server/createServer.ts", "../src/features/cart/a.ts"],
])("in the storefront %s may not import %s", (path, from) => {
  expect(findProblems(`apps/storefront/${path}`, `import { a } from "${from}";`)).toHaveLength(1);
});

test.each([
  ["src/ui/Button.tsx", "./Icon.tsx"],
  ["src/shared/ShopLink.tsx", "../ui/Icon.tsx"],
  ["src/features/cart/a.ts", "../../storefronts.ts"],
  ["src/routing/a.ts", "../features/cart/a.ts"],
  ["src/routes/__root.tsx", "../boot/a.ts"],
  ["server/createServer.ts", "../src/shared/a.ts"],
  ["server/createServer.ts", "./forms.ts"],
])("in the storefront %s may import %s", (path, from) => {
  expect(findProblems(`apps/storefront/${path}`, `import { a } from "${from}";`)).toEqual([]);
});

test("a file has at most 350 lines, data aside", () => {
  const long = "a;\n".repeat(400);
  expect(findProblems("apps/backend/src/a.ts", long)).toHaveLength(1);
  expect(findProblems("packages/core/src/locales/de.ts", long)).toEqual([]);
});

describe("importsOf", () => {
  test("reads imports over several lines, re-exports and dynamic imports", () => {
    const source =
      'import {\n  a,\n  b,\n} from "./a.js";\nexport * from "./b.js";\nimport "./c.css";\nawait import("./d.js");';
    expect(importsOf(source).map(({ from }) => from)).toEqual(["./a.js", "./b.js", "./c.css", "./d.js"]);
  });

  test("detects type-only imports", () => {
    expect(
      importsOf('import { type A, type B } from "./a.js";\nimport { type A, b } from "./b.js";').map(
        (found) => found.typeOnly,
      ),
    ).toEqual([true, false]);
  });

  test("ignores strings", () => {
    expect(importsOf('export const a = "b";\nexport type A = "b" | "c";')).toEqual([]);
  });

  test("ignores comments", () => {
    expect(importsOf('// import { a } from "./a.js";\n/* import b from "b"; */')).toEqual([]);
  });
});
