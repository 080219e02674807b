import { createShop } from "@shop/core";
import { memoryEnvironment } from "@shop/core/testing";
import { resolveQuery } from "@shop/core/query";
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { shopConfig } from "../app/shopConfig.ts";
import { createTexts } from "../i18n/createTexts.ts";
import { storefronts } from "../storefronts.ts";
import { Route } from "./$.tsx";

const [storefront] = storefronts;
const origin = "https://shop.example";

/** What the route does with an address that the shop says to be this. */
async function open(found: { view: string; viewId: number; redirect: string | undefined }): Promise<unknown> {
  const environment = memoryEnvironment({
    fetch: () => Promise.reject(new Error("nothing is asked for")),
    clock: { now: () => 0 },
    timers: { after: () => () => undefined },
    random: { key: () => "key" },
  });
  const shop = createShop(shopConfig(storefront, origin, "token"), environment);
  const queryClient = new QueryClient();
  queryClient.setQueryData(resolveQuery(shop, "somewhere").queryKey, found);
  const context = { shop, storefront, queryClient, texts: createTexts("de"), origin, screens: new Set() };
  const { loader } = Route.options;
  if (typeof loader !== "function") throw new Error("The route has no loader");
  const visit = { context, params: { _splat: "somewhere" }, location: { searchStr: "?utm_source=mail" }, deps: {} };
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
