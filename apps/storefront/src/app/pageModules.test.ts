import { expect, test } from "vitest";
import { fetchModules, runModules } from "./pageModules.ts";

const modules = { script: "/assets/entry.js", imports: ["/assets/libraries.js"], others: ["/assets/product.js"] };

test("all of a page's code is asked for by a script, so that a browser that reads ahead does not find it", () => {
  const code = fetchModules(modules);
  expect(code).toContain('["/assets/libraries.js","/assets/entry.js","/assets/product.js"]');
  expect(code).not.toContain("<");
});

test("libraries run first, in a task of their own", () => {
  expect(runModules(modules)).toBe(
    'Promise.all(["/assets/libraries.js"].map(one=>import(one))).then(()=>setTimeout(()=>import("/assets/entry.js")))',
  );
});
