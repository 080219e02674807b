import { createShop } from "@shop/core";
import { memoryEnvironment } from "@shop/core/testing";
import { productQuery, productsQuery, resolveQuery, variantQuery, variantsQuery } from "@shop/core/query";
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { createShopConfig } from "../shared/createShopConfig.ts";
import { createTexts } from "../i18n/createTexts.ts";
import { storefronts } from "../storefronts.ts";
import { Route } from "./$.tsx";

const [storefront] = storefronts;
const origin = "https://shop.example";

/** Runs the route's loader for a path that the backend resolves to `found`. */
async function open(
  found: { view: string; viewId: number; redirect: string | undefined },
  path = "somewhere",
  requests = path,
): Promise<unknown> {
  const environment = memoryEnvironment({
    fetch: () => Promise.reject(new Error("nothing is asked for")),
    clock: { now: () => 0 },
    timers: { after: () => () => undefined },
    random: { key: () => "key" },
  });
  const shop = createShop(createShopConfig(storefront, origin, "token"), environment);
  const queryClient = new QueryClient();
  queryClient.setQueryData(resolveQuery(shop, requests).queryKey, found);
  queryClient.setQueryData(variantQuery(shop, 7).queryKey, { product: { url: "/sofa" } });
  const context = { shop, storefront, queryClient, texts: createTexts("de"), origin, screens: new Set() };
  const { loader } = Route.options;
  if (typeof loader !== "function") throw new Error("The route has no loader");
  const visit = { context, params: { _splat: path }, location: { searchStr: "?utm_source=mail" }, deps: {} };
  // oxlint-disable-next-line typescript/no-unsafe-argument, typescript/no-explicit-any -- partial arguments
  return Promise.resolve(loader(visit as any)).catch((thrown: unknown) => thrown);
}

test("an unknown page kind is not found, with the content's type as reason", async () => {
  expect(await open({ view: "folder", viewId: 4, redirect: undefined })).toMatchObject({
    isNotFound: true,
    data: { reason: "content-type-not-found" },
  });
});

test("an obsolete URL redirects permanently to the current one, with its query, never to another host", async () => {
  const moved = (redirect: string) => open({ view: "product", viewId: 4, redirect });
  expect(await moved("/sofa-neu")).toMatchObject({ options: { href: "/sofa-neu?utm_source=mail", statusCode: 301 } });
  expect(await moved("//evil.example")).toMatchObject({ options: { href: "/evil.example?utm_source=mail" } });
});

test("a variant redirects to its product in one step, with its query, also from an obsolete URL", async () => {
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
])("a URL is decoded once: %j is requested as %s", async (path, requests) => {
  const folder = { view: "folder", viewId: 4, redirect: undefined };
  expect(await open(folder, path, requests)).toMatchObject({ data: { reason: "content-type-not-found" } });
});

const card = { id: 4, title: "Sofa", url: "/sofa", pictures: [] };

async function follow({ location = "", preload = false, isNewNavigation = true } = {}) {
  const requests: string[] = [];
  const environment = memoryEnvironment({
    fetch: async (request) => {
      requests.push(new URL(request.url).pathname);
      return Response.json({}, { status: 404 });
    },
    clock: { now: () => 0 },
    timers: { after: () => () => undefined },
    random: { key: () => "key" },
  });
  const shop = createShop(createShopConfig(storefront, origin, "token"), environment);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.setQueryData(productsQuery(shop, {}).queryKey, [card]);
  const context = {
    shop,
    storefront,
    queryClient,
    texts: createTexts("de"),
    origin,
    screens: new Set(),
    isNewNavigation,
  };
  const { loader } = Route.options;
  if (typeof loader !== "function") throw new Error("The route has no loader");
  const visit = { context, params: { _splat: "sofa" }, location: { pathname: "/sofa", searchStr: location }, deps: {} };
  const seed = (product: object): void => {
    queryClient.setQueryData(productQuery(shop, 4).queryKey, { ...card, ...product });
    queryClient.setQueryData(variantsQuery(shop, 4).queryKey, []);
  };
  const read = (): Promise<unknown> =>
    // oxlint-disable-next-line typescript/no-unsafe-argument, typescript/no-explicit-any -- partial arguments
    Promise.resolve(loader({ ...visit, preload } as any)).catch((thrown: unknown) => thrown);
  return { requests, seed, read, context };
}

const LOOKUP = "search_url";

test("the target of a card is cached: the backend does not resolve the URL", async () => {
  const { requests, seed, read } = await follow();
  seed({ metaTitle: "Sofa, dreisitzig" });
  expect(await read()).toMatchObject({ title: "Sofa, dreisitzig", screen: { name: "product", props: { id: 4 } } });
  expect(requests.some((path) => path.includes(LOOKUP))).toBe(false);
});

test("a card whose product has another URL by now redirects to it", async () => {
  const { context, seed, read } = await follow();
  const found = { view: "product", viewId: 4, redirect: "/sofa-neu" };
  context.queryClient.setQueryData(resolveQuery(context.shop, "sofa").queryKey, found);
  seed({ url: "/sofa-neu" });
  expect(await read()).toMatchObject({ options: { href: "/sofa-neu", statusCode: 301 } });
});

test("a card whose product was deleted opens what the URL resolves to", async () => {
  const { requests, read } = await follow({ isNewNavigation: false });
  expect(await read()).toMatchObject({ isNotFound: true, data: { reason: "rewriting-failed" } });
  expect(requests.some((path) => path.includes(LOOKUP))).toBe(true);
});

test("a tap on a card opens its page before the backend has responded, also when preloading", async () => {
  for (const how of [{ isNewNavigation: true }, { isNewNavigation: false, preload: true }]) {
    const { read } = await follow(how);
    const page = await read();
    expect(page).toMatchObject({ title: "Sofa", path: "/sofa", screen: { props: { first: card } } });
    expect(page).toHaveProperty("screen.props.rest", expect.any(Promise));
  }
});

test("when such a page fails to load, the next load reports the reason", async () => {
  const { context, read } = await follow();
  const page = await read();
  expect(page).toHaveProperty("screen.props.rest");
  context.isNewNavigation = false;
  expect(await read()).toMatchObject({ isNotFound: true, data: { reason: "rewriting-failed" } });
});

test.each([
  ["goes back to it", { isNewNavigation: false }],
  ["names a choice", { location: "?pse=7" }],
])("a shopper who %s gets the complete page at once", async (_how, how) => {
  const { seed, read } = await follow(how);
  seed({});
  expect(await read()).not.toHaveProperty("screen.props.first");
});
