import { ShopProvider } from "@shop/react";
import { localeConfigQuery, menuQuery } from "@shop/core/query";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { createTexts } from "../../i18n/createTexts.ts";
import { testShop } from "../../testing/testShop.ts";
import { NotFoundScreen } from "./NotFoundScreen.tsx";

const now = vi.hoisted(() => ({ path: "/", t: (_namespace: string): unknown => undefined }));

vi.mock("../../i18n/useTexts.ts", () => ({ useTexts: (namespace: string) => now.t(namespace) }));
vi.mock("@tanstack/react-router", () => ({
  useLocation: ({ select }: { select: (state: object) => unknown }) => select({ pathname: now.path }),
  Link: ({ params, children }: { params: object; children: ReactNode }) => (
    <b data-params={JSON.stringify(params)}>{children}</b>
  ),
}));
vi.mock("../../app/ShopLink.tsx", () => ({
  ShopLink: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));

async function drawn(language: string, path: string, data?: unknown): Promise<string> {
  const texts = createTexts(language);
  await texts.load("frame", "shared");
  Object.assign(now, { path, t: texts.t });
  const queries = new QueryClient();
  const category = { id: 1, title: "Sofas & Sessel", url: "/sofas", count: 3 };
  const shop = testShop();
  queries.setQueryData(menuQuery(shop).queryKey, [
    category,
    { ...category, id: 2, title: "Leer", url: "/leer", count: 0 },
  ]);
  queries.setQueryData(localeConfigQuery(shop).queryKey, { storePhone: "+43 1 5880 123" });
  return renderToString(
    <QueryClientProvider client={queries}>
      <ShopProvider shop={shop}>
        <NotFoundScreen data={data} />
      </ShopProvider>
    </QueryClientProvider>,
  );
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
  for (const reason of REASONS) headlines.set(headlineOf(await drawn(language, "/", { reason })), reason);
  expect([...headlines.keys()]).not.toContain(undefined);
  expect([...headlines.keys()].filter((headline) => headline?.includes("notFound"))).toEqual([]);
  expect([...headlines.values()]).toEqual(REASONS);
});

test("without a reason, or with one that nobody knows, the page was not found", async () => {
  const generic = headlineOf(await drawn("de", "/", { reason: "route-not-found" }));
  expect(headlineOf(await drawn("de", "/"))).toBe(generic);
  expect(headlineOf(await drawn("de", "/", { reason: "nonsense" }))).toBe(generic);
});

test("it leads on: home, to a search for the words of the address, to categories with products, to somebody", async () => {
  const html = await drawn("de", "/alt/sofa-hallein-17.html", { reason: "rewriting-failed" });
  expect(html).toContain('href="/"');
  expect(html).toContain("sofa hallein");
  expect(html).toContain('href="/sofas"');
  expect(html).not.toContain("/leer");
  expect(html).toContain('href="tel:+4315880123"');
});
