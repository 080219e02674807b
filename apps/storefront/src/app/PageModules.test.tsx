import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { PageModules, type ModulesOfPage } from "./PageModules.tsx";

function draw(modules?: ModulesOfPage): string {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory(), context: { modules } });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of the shop's router the part needs the context alone
  const given = router as never;
  return renderToString(<RouterContextProvider router={given}>{<PageModules />}</RouterContextProvider>);
}

test("what the page's script imports runs by itself; what it asks for later is only fetched, and all of it gives way", () => {
  const html = draw({ imports: ["/assets/libraries.js"], others: ["/assets/product.js"] });
  expect(html).toContain('<script type="module" async fetchpriority="low" src="/assets/libraries.js"></script>');
  expect(html).toContain('<link rel="modulepreload" fetchpriority="low" href="/assets/product.js">');
});

test("a browser has it already: it draws the same place, empty", () => {
  expect(draw()).toBe('<div hidden=""></div>');
});
