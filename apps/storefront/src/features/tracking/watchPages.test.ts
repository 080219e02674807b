// @vitest-environment jsdom
import { createShop } from "@shop/core";
import { memoryEnvironment } from "@shop/core/testing";
import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, test } from "vitest";
import { shopConfig } from "../../app/shopConfig.ts";
import type { AppRouter } from "../../router.tsx";
import { storefronts } from "../../storefronts.ts";
import { watchPages } from "./watchPages.ts";

const card = (id: number) => ({
  id,
  ref: `LH-${id}`,
  title: `Sofa ${id}`,
  brand: "Lindenhaus",
  priceCents: 10_000 * id,
  regularCents: undefined,
});

// Nobody goes anywhere.
document.addEventListener("click", (event) => event.preventDefault());

beforeEach(() => {
  document.body.innerHTML = `<main id="main"><h1>Sofas</h1>
    <article data-product-id="2"><a id="second" href="/two.html">Two</a></article>
    <article data-product-id="1"><a href="/one.html">One</a></article>
    <article data-product-id="9"><a href="/nine.html">Unknown</a></article></main>`;
});

/** A page with a list on it, as much of a router as is looked at, and what is told. */
function open(match: object, pathname: string) {
  const queryClient = new QueryClient();
  const shop = createShop(
    shopConfig(storefronts[0], "https://shop.test", "storefront"),
    memoryEnvironment({
      fetch: async () => Response.json([]),
      clock: { now: () => 0 },
      timers: { after: () => () => {} },
      random: { key: () => "key-abcdefghijklmnop" },
    }),
  );
  const query = queryClient.getQueryCache().build(queryClient, { queryKey: ["products", "de_AT", {}] });
  query.setData([card(1), card(2), { id: "nonsense" }]);
  // Somebody shows it.
  Object.assign(query, { isActive: () => true });
  const listeners: Array<() => void> = [];
  const router = {
    options: { context: { queryClient } },
    state: { location: { pathname, search: {} }, matches: [match] },
    subscribe(_type: string, listener: () => void) {
      listeners.push(listener);
      return () => {};
    },
  } as unknown as AppRouter;
  const told: unknown[] = [];
  shop.events.on("trade", (event) => told.push(event));
  return { shop, told, watch: watchPages({ shop, router }), again: () => listeners.forEach((listener) => listener()) };
}

const listing = {
  routeId: "/$",
  loaderData: { screen: { name: "listing", props: { subject: { kind: "category", id: 7 } } } },
};

test("a list is told as it stands there, once per page", () => {
  const { told, again, watch } = open(listing, "/sofas.html");
  again();
  expect(told).toEqual([
    {
      type: "view_item_list",
      list: { id: "category 7", name: "Sofas" },
      items: [
        expect.objectContaining({ ref: "LH-2", index: 0, priceCents: 20_000 }),
        expect.objectContaining({ ref: "LH-1", index: 1 }),
      ],
    },
  ]);
  watch.stop();
});

test("a product that is chosen from a list is told with its place in it; other links are not", () => {
  const { told, watch } = open(listing, "/sofas.html");
  document.getElementById("second")?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  document.querySelector("h1")?.click();
  expect(told.slice(1)).toEqual([
    {
      type: "select_item",
      list: { id: "category 7", name: "Sofas" },
      item: expect.objectContaining({ ref: "LH-2", index: 0 }),
    },
  ]);
  watch.stop();
});

test("a search is told with its words, then what was found", () => {
  const { told, watch } = open({ routeId: "/search/$value", loaderData: { text: "sofa" } }, "/search/sofa");
  expect(told).toMatchObject([
    { type: "search", term: "sofa" },
    { type: "view_item_list", list: { id: "search" } },
  ]);
  watch.stop();
});

test("a page of words, and a cart with nothing in it, are no trade", () => {
  const { told, watch } = open({ routeId: "/cart" }, "/cart");
  expect(told).toEqual([]);
  watch.stop();
});
