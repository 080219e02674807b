import { contentQuery } from "@shop/core/query";
import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { createTexts } from "../i18n/createTexts.ts";
import { storefronts } from "../storefronts.ts";
import { createTestShop } from "../testing/createTestShop.ts";
import type { AppContext } from "../shared/appContext.ts";
import { resolveScreen, listingTypeScreen } from "./loadPage.ts";

afterEach(() => vi.restoreAllMocks());

const [storefront] = storefronts;
const origin = "https://shop.example";

/** Context whose backend has one content with this footnote. */
function contextWith(footnote: string): AppContext {
  const shop = createTestShop({ fetch: () => Promise.reject(new Error("nothing is asked for")) });
  const queryClient = new QueryClient();
  queryClient.setQueryData(contentQuery(shop, 30).queryKey, { id: 30, footnote });
  return { shop, storefront, queryClient, texts: createTexts("de"), origin, screens: new Set() };
}

const content = { view: "content", viewId: 30 };

test("a content whose footnote names a brand and a category is displayed as their list", async () => {
  expect(await resolveScreen(content, contextWith('{"brand_id": 2, "category_id": "4"}'))).toEqual({
    name: "listing",
    props: { subject: { kind: "content", id: 30, brandId: 2, categoryId: 4 } },
  });
});

test("an invalid footnote is only logged", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  expect(await resolveScreen(content, contextWith("{brand"))).toEqual({ name: "content", props: { id: 30 } });
  expect(warn).toHaveBeenCalledOnce();
});

test("a content without a footnote is a page, without a log entry", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  expect(await resolveScreen(content, contextWith(""))).toEqual({ name: "content", props: { id: 30 } });
  expect(warn).not.toHaveBeenCalled();
});

test("category and brand show the listing, product the product screen, another view nothing", async () => {
  const shop = contextWith("");
  expect((await resolveScreen({ view: "category", viewId: 4 }, shop))?.props).toEqual({
    subject: { kind: "category", id: 4 },
  });
  expect((await resolveScreen({ view: "brand", viewId: 4 }, shop))?.props).toEqual({
    subject: { kind: "brand", id: 4 },
  });
  expect(await resolveScreen({ view: "product", viewId: 4 }, shop)).toEqual({ name: "product", props: { id: 4 } });
  expect(await resolveScreen({ view: "folder", viewId: 4 }, shop)).toBeUndefined();
});

test.each(["bestsellers", "new", "sale", "fast"])("the list of %s has an address", (type) => {
  expect(listingTypeScreen(type)?.props).toEqual({ subject: { kind: "type", type } });
});

test.each(["", "Sale", "__proto__", "all"])("there is no list of %j", (type) => {
  expect(listingTypeScreen(type)).toBeUndefined();
});
