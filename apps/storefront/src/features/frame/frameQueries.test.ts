import { type Content, type Shop, ShopError } from "@shop/core";
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { createTestShop } from "../../testing/createTestShop.ts";
import { menuExtrasQuery, salesBarQuery } from "./frameQueries.ts";

const config = (message: string) => ({ activate: 1, default: { salesbar_active: 1, salesbar_message: message } });
const failing = () => Promise.reject(new Error("NETWORK"));

/** Shop whose sales bar requests return `answers` in order. */
function shopWithSalesBar(...responses: ReadonlyArray<() => Promise<Record<string, unknown>>>): Shop {
  const shop = createTestShop();
  const left = [...responses];
  return { ...shop, content: { ...shop.content, moduleConfig: () => (left.shift() ?? failing)() } };
}

test("a cached sales bar stays when a refetch fails, and is removed when the backend removes it", async () => {
  const client = new QueryClient();
  const query = salesBarQuery(
    shopWithSalesBar(
      async () => config("Sale"),
      failing,
      async () => ({ activate: 0 }),
    ),
  );
  const fetch = () => client.fetchQuery({ ...query, staleTime: 0 });
  expect(await fetch()).toMatchObject({ message: "Sale" });
  expect(await fetch()).toMatchObject({ message: "Sale" });
  expect(await fetch()).toBeNull();
});

test("a page does not fail for its sales bar", async () => {
  expect(await new QueryClient().fetchQuery(salesBarQuery(shopWithSalesBar()))).toBeNull();
});

const contentPage = (id: number): Content => ({
  id,
  title: `Page ${id}`,
  url: `page-${id}`,
  description: "",
  summary: "",
  code: "",
  market: undefined,
  metaTitle: "",
  metaDescription: "",
  alternates: {},
  publishedOn: undefined,
  picture: undefined,
  footnote: "",
});

test("a cached menu link stays when a refetch fails, and is removed with its page", async () => {
  const client = new QueryClient();
  const shop = createTestShop();
  let setting = async (name: string): Promise<string> => (name === "menu_content_ids" ? "4,7" : "[]");
  let content: Shop["content"]["content"] = async (id) => contentPage(id);
  const fetch = async () => {
    const currentShop = {
      ...shop,
      content: { ...shop.content, setting: (name: string) => setting(name), content: (id: number) => content(id) },
    };
    const links = await client.fetchQuery({ ...menuExtrasQuery(currentShop), staleTime: 0 });
    return links.map(({ title }) => title);
  };
  expect(await fetch()).toEqual(["Page 4", "Page 7"]);
  const works = setting;
  setting = failing;
  expect(await fetch()).toEqual(["Page 4", "Page 7"]);
  setting = works;
  content = async (id) => Promise.reject(id === 4 ? new Error("NETWORK") : new ShopError("NOT_FOUND", {}));
  expect(await fetch()).toEqual(["Page 4"]);
});
