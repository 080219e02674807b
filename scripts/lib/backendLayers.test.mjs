import { existsSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { BACKEND_LAYERS, findBackendLayerProblems } from "./backendLayers.mjs";
import { mutualPairs } from "./mutualPairs.mjs";
import { sourceFiles } from "./sourceFiles.mjs";
import { at } from "./workspace.mjs";

const check = (path, from) => findBackendLayerProblems(`apps/backend/src/${path}`, `import { a } from "${from}";`);

describe("the layers of the backend", () => {
  test("allow the order to import pricing, platform and shared files", () => {
    expect(check("order/a.ts", "../pricing/vat/b.ts")).toEqual([]);
    expect(check("order/a.ts", "../platform/db/tables.ts")).toEqual([]);
    expect(check("order/deep/a.ts", "../../deps.ts")).toEqual([]);
    expect(check("order/a.ts", "./b.ts")).toEqual([]);
  });

  test("reject imports of mail, payments and the app by the order, types included", () => {
    expect(check("order/a.ts", "../mail/b.ts")).toEqual(["order/ may not import mail/b.ts"]);
    expect(
      findBackendLayerProblems("apps/backend/src/order/a.ts", 'import type { B } from "../payment/b.ts";'),
    ).toHaveLength(1);
    expect(check("order/a.ts", "../app.ts")).toEqual(["order/ may not import app.ts"]);
    expect(check("platform/http/a.ts", "../../auth/token.ts")).toHaveLength(1);
  });

  test("name every folder", () => {
    expect(check("loyalty/a.ts", "./b.ts")).toEqual(["loyalty/ has no place in scripts/lib/backendLayers.mjs"]);
    const missing = BACKEND_LAYERS.filter((folder) => !existsSync(at(`apps/backend/src/${folder}`)));
    expect(missing).toEqual([]);
  });

  test("ignore tests and the composition files", () => {
    expect(check("order/a.test.ts", "../mail/b.ts")).toEqual([]);
    expect(check("listeners.ts", "./mail/b.ts")).toEqual([]);
    expect(readdirSync(at("apps/backend/src"))).toContain("listeners.ts");
  });
});

test("no two folders of the backend import each other", () => {
  const sources = sourceFiles(/\.ts$/).filter((path) => !/\.test\.ts$|\/testing\//.test(path));
  expect(mutualPairs(sources, "apps/backend/src")).toEqual([]);
});
