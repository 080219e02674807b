import { afterEach, expect, test, vi } from "vitest";
import { createTestPage } from "../testing/createTestPage.tsx";
import { ShopLink } from "./ShopLink.tsx";

afterEach(() => vi.unstubAllGlobals());

const attributes = (html: string): string[] =>
  (html.match(/<a [^>]*>/)?.[0] ?? "").match(/[\w-]+="[^"]*"/g)?.toSorted() ?? [];

test.each([
  "/sofas.html",
  "/",
  "/cart",
  "/sofas/x",
  "/current",
  "/sofas?sort=min_price",
  "/cart#x",
  "/t%C3%BCren",
  "/a/../b",
  "/a//b",
])("the server renders the link %s as the router does", async (to) => {
  const Screen = () => <ShopLink to={to} className="lh-link" rel="nofollow" onClick={() => {}} />;
  const { html } = await createTestPage({ Screen, path: "/current" });
  const rendered = attributes(html());
  // With a document the link passes through the router.
  vi.stubGlobal("document", {});
  expect(rendered).toEqual(attributes(html()));
  expect(rendered.some((attribute) => attribute.startsWith("href="))).toBe(true);
});
