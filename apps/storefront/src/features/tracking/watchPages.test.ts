// @vitest-environment jsdom
import { productsQuery } from "@shop/core/query";
import { beforeEach, expect, test } from "vitest";
import { createAppRouter } from "../../routing/createAppRouter.tsx";
import { storefronts } from "../../storefronts.ts";
import { createTestShop } from "../../testing/createTestShop.ts";
import { watchPages } from "./watchPages.ts";

const card = (id: number) => ({
  id,
  ref: `LH-${id}`,
  title: `Sofa ${id}`,
  brand: "Lindenhaus",
  priceCents: 10_000 * id,
  compareAtCents: undefined,
});

// Prevents navigation.
document.addEventListener("click", (event) => event.preventDefault());

beforeEach(() => {
  document.body.innerHTML = `<main id="main"><h1>Sofas</h1>
    <article data-product-id="2"><a id="second" href="/two.html">Two</a></article>
    <article data-product-id="1"><a href="/one.html">One</a></article>
    <article data-product-id="9"><a href="/nine.html">Unknown</a></article></main>`;
});

/** Opens a page with a list and loaded data, and collects analytics events. */
function open(path: string, loaderData?: object) {
  history.replaceState(null, "", path);
  const shop = createTestShop({ fetch: async () => Response.json([]) });
  const router = createAppRouter({ shop, storefront: storefronts[0], origin: location.origin });
  router.stores.setMatches(
    router.matchRoutes(router.latestLocation).map((match) => ({ ...match, status: "success", loaderData })),
  );
  const { queryClient } = router.options.context;
  const query = queryClient.getQueryCache().build(queryClient, { queryKey: productsQuery(shop, {}).queryKey });
  query.setData([card(1), card(2), { id: "nonsense" }]);
  // Marks the query as active.
  Object.assign(query, { isActive: () => true });
  const events: unknown[] = [];
  shop.events.on("analytics", (event) => events.push(event));
  const unchanged = { pathChanged: false, hrefChanged: false, hashChanged: false };
  const again = (): void => router.emit({ type: "onRendered", toLocation: router.latestLocation, ...unchanged });
  return { shop, events, stop: watchPages(shop, router), again };
}

const listing = { screen: { name: "listing", props: { subject: { kind: "category", id: 7 } } } };

test("a list is reported as displayed, once per page", () => {
  const { events, again, stop } = open("/sofas.html", listing);
  again();
  expect(events).toEqual([
    {
      type: "view_item_list",
      list: { id: "category 7", name: "Sofas" },
      items: [
        expect.objectContaining({ ref: "LH-2", index: 0, priceCents: 20_000 }),
        expect.objectContaining({ ref: "LH-1", index: 1 }),
      ],
    },
  ]);
  stop();
});

test("a product selected from a list is reported with its position; other links are not", () => {
  const { events, stop } = open("/sofas.html", listing);
  document.getElementById("second")?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  document.querySelector("h1")?.click();
  expect(events.slice(1)).toEqual([
    {
      type: "select_item",
      list: { id: "category 7", name: "Sofas" },
      item: expect.objectContaining({ ref: "LH-2", index: 0 }),
    },
  ]);
  stop();
});

test("a search is reported with its text, then with its results", () => {
  const { events, stop } = open("/search/sofa", { text: "sofa" });
  expect(events).toMatchObject([
    { type: "search", term: "sofa" },
    { type: "view_item_list", list: { id: "search" } },
  ]);
  stop();
});

test("content pages and empty carts send no ecommerce event", () => {
  const { events, stop } = open("/cart");
  expect(events).toEqual([]);
  stop();
});
