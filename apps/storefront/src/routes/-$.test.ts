import { createShop } from "@shop/core";
import { memoryEnvironment } from "@shop/core/testing";
import { resolveQuery, saleElementQuery } from "@shop/core/query";
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { shopConfig } from "../app/shopConfig.ts";
import { createTexts } from "../i18n/createTexts.ts";
import { storefronts } from "../storefronts.ts";
import { Route } from "./$.tsx";

const [storefront] = storefronts;
const origin = "https://shop.example";

/** What the route does with an address that the shop says to be this. */
async function open(
  found: { view: string; viewId: number; redirect: string | undefined },
  path = "somewhere",
  asked = path,
): Promise<unknown> {
  const environment = memoryEnvironment({
    fetch: () => Promise.reject(new Error("nothing is asked for")),
    clock: { now: () => 0 },
    timers: { after: () => () => undefined },
    random: { key: () => "key" },
  });
  const shop = createShop(shopConfig(storefront, origin, "token"), environment);
  const queryClient = new QueryClient();
  queryClient.setQueryData(resolveQuery(shop, asked).queryKey, found);
  queryClient.setQueryData(saleElementQuery(shop, 7).queryKey, { product: { url: "/sofa" } });
  const context = { shop, storefront, queryClient, texts: createTexts("de"), origin, screens: new Set() };
  const { loader } = Route.options;
  if (typeof loader !== "function") throw new Error("The route has no loader");
  const visit = { context, params: { _splat: path }, location: { searchStr: "?utm_source=mail" }, deps: {} };
  // oxlint-disable-next-line typescript/no-unsafe-argument, typescript/no-explicit-any -- the part of a visit it reads
  return Promise.resolve(loader(visit as any)).catch((thrown: unknown) => thrown);
}

test("a kind of page that this shop does not have is not found, and the reason is the content's type", async () => {
  expect(await open({ view: "folder", viewId: 4, redirect: undefined })).toMatchObject({
    isNotFound: true,
    data: { reason: "content-type-not-found" },
  });
});

test("an obsolete address leads for good to the one of today, with its query, and never to another host", async () => {
  const moved = (redirect: string) => open({ view: "product", viewId: 4, redirect });
  expect(await moved("/sofa-neu")).toMatchObject({ options: { href: "/sofa-neu?utm_source=mail", statusCode: 301 } });
  expect(await moved("//evil.example")).toMatchObject({ options: { href: "/evil.example?utm_source=mail" } });
});

test("a sale element leads to its product in one step, with its query, also from an obsolete address", async () => {
  for (const redirect of [undefined, "/sofa-grau-neu"]) {
    expect(await open({ view: "pse", viewId: 7, redirect })).toMatchObject({
      options: { href: "/sofa?utm_source=mail&pse=7", statusCode: 301 },
    });
  }
});

test.each([
  ["100%-wolle", "100%25-wolle"],
  ["a%41", "a%2541"],
  ["was?/nun#", "was%3F/nun%23"],
  ["null\0", "null%00"],
  ["möbel", "m%C3%B6bel"],
])("the shop decodes an address once: %j is asked for as %s", async (path, asked) => {
  const folder = { view: "folder", viewId: 4, redirect: undefined };
  expect(await open(folder, path, asked)).toMatchObject({ data: { reason: "content-type-not-found" } });
});
