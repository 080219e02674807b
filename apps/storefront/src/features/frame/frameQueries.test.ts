import { type Content, type Shop, ShopError } from "@shop/core";
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { testShop } from "../../testing/testShop.ts";
import { menuExtrasQuery, salesBarQuery } from "./frameQueries.ts";

const config = (message: string) => ({ activate: 1, default: { salesbar_active: 1, salesbar_message: message } });
const failing = () => Promise.reject(new Error("NETWORK"));

/** Shop whose sales bar requests return `answers` in order. */
function shopThat(...answers: ReadonlyArray<() => Promise<Record<string, unknown>>>): Shop {
  const shop = testShop();
  const left = [...answers];
  return { ...shop, content: { ...shop.content, moduleConfig: () => (left.shift() ?? failing)() } };
}

test("a sales bar that is known stays when asking again fails, and goes when the shop says so", async () => {
  const client = new QueryClient();
  const query = salesBarQuery(
    shopThat(
      async () => config("Sale"),
      failing,
      async () => ({ activate: 0 }),
    ),
  );
  const ask = () => client.fetchQuery({ ...query, staleTime: 0 });
  expect(await ask()).toMatchObject({ message: "Sale" });
  expect(await ask()).toMatchObject({ message: "Sale" });
  expect(await ask()).toBeNull();
});

test("a page does not fail for its sales bar", async () => {
  expect(await new QueryClient().fetchQuery(salesBarQuery(shopThat()))).toBeNull();
});

const pageOfWords = (id: number): Content => ({
  id,
  title: `Page ${id}`,
  url: `page-${id}`,
  description: "",
  chapo: "",
  code: "",
  satellite: undefined,
  metaTitle: "",
  metaDescription: "",
  alternates: {},
  publishedOn: undefined,
  picture: undefined,
  postscriptum: "",
});

test("a link of the menu that is known stays when asking again fails, and goes when its page is gone", async () => {
  const client = new QueryClient();
  const shop = testShop();
  let setting = async (name: string): Promise<string> => (name === "menu_content_ids" ? "4,7" : "[]");
  let content: Shop["content"]["content"] = async (id) => pageOfWords(id);
  const ask = async () => {
    const asked = {
      ...shop,
      content: { ...shop.content, setting: (name: string) => setting(name), content: (id: number) => content(id) },
    };
    const links = await client.fetchQuery({ ...menuExtrasQuery(asked), staleTime: 0 });
    return links.map(({ title }) => title);
  };
  expect(await ask()).toEqual(["Page 4", "Page 7"]);
  const works = setting;
  setting = failing;
  expect(await ask()).toEqual(["Page 4", "Page 7"]);
  setting = works;
  content = async (id) => Promise.reject(id === 4 ? new Error("NETWORK") : new ShopError("NOT_FOUND", {}));
  expect(await ask()).toEqual(["Page 4"]);
});
