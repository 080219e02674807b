import { localeConfigQuery, menuQuery } from "@shop/core/query";
import { expect, test } from "vitest";
import { storefronts } from "../../storefronts.ts";
import { createTestPage } from "../../testing/createTestPage.tsx";
import { NotFoundScreen } from "./NotFoundScreen.tsx";

async function renderPage(language: string, path: string, data?: unknown): Promise<string> {
  const category = { id: 1, title: "Sofas & Sessel", url: "/sofas", count: 3, children: [] };
  const { html } = await createTestPage({
    Screen: () => <NotFoundScreen data={data} />,
    path,
    storefront: storefronts.find((one) => one.language === language) ?? storefronts[0],
    seedQueries(queries, shop) {
      const empty = { ...category, id: 2, title: "Leer", url: "/leer", count: 0 };
      queries.setQueryData(menuQuery(shop).queryKey, [category, empty]);
      queries.setQueryData(localeConfigQuery(shop).queryKey, { storePhone: "+43 1 5880 123" });
    },
  });
  return html();
}

const headlineOf = (html: string): string | undefined => /<h1>([^<]*)</.exec(html)?.[1];

const REASONS = [
  "rewriting-failed",
  "product-fetch-failed",
  "category-fetch-failed",
  "brand-fetch-failed",
  "content-fetch-failed",
  "content-type-not-found",
  "route-not-found",
];

test.each(["de", "ro", "en"])("each of the seven reasons has a headline of its own: %s", async (language) => {
  const headlines = new Map<string | undefined, string>();
  for (const reason of REASONS) headlines.set(headlineOf(await renderPage(language, "/", { reason })), reason);
  expect([...headlines.keys()]).not.toContain(undefined);
  expect([...headlines.keys()].filter((headline) => headline?.includes("notFound"))).toEqual([]);
  expect([...headlines.values()]).toEqual(REASONS);
});

test("without a reason, or with an unknown one, the page was not found", async () => {
  const generic = headlineOf(await renderPage("de", "/", { reason: "route-not-found" }));
  expect(headlineOf(await renderPage("de", "/"))).toBe(generic);
  expect(headlineOf(await renderPage("de", "/", { reason: "nonsense" }))).toBe(generic);
});

test("it links to the home page, a search for the words of the URL, categories with products and the contact", async () => {
  const html = await renderPage("de", "/alt/sofa-hallein-17.html", { reason: "rewriting-failed" });
  expect(html).toContain('href="/"');
  expect(html).toContain('href="/search/sofa%20hallein"');
  expect(html).toContain('href="/sofas"');
  expect(html).not.toContain("/leer");
  expect(html).toContain('href="tel:+4315880123"');
});

test("it has a breadcrumb, a drawing and a button back to the home page", async () => {
  const html = await renderPage("de", "/alt", { reason: "rewriting-failed" });
  expect(html).toMatch(/<nav[^>]*class="[^"]*sh-crumbs/);
  expect(html).toMatch(/<svg[^>]*class="lh-chair"/);
  expect(html).toMatch(/<a class="lh-button"[^>]*href="\/"/);
});
