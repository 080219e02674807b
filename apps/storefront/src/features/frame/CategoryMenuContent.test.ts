import { localeConfigQuery, menuQuery } from "@shop/core/query";
import { expect, test } from "vitest";
import { createTestPage } from "../../testing/createTestPage.tsx";
import { CategoryMenuContent } from "./CategoryMenuContent.tsx";
import { menuExtrasQuery } from "./frameQueries.ts";

const category = (id: number, children: object[] = []) => ({
  id,
  title: `Level ${id}`,
  url: `/level-${id}`,
  count: 3,
  icon: id === 2 ? "/media/icon.svg" : undefined,
  picture: { base: "/media/room", widths: [320, 800] },
  children,
});

async function renderMenu(): Promise<string> {
  const { html } = await createTestPage({
    Screen: CategoryMenuContent,
    seedQueries(queries, shop) {
      const menu = category(1, [category(2, [category(3, [category(4, [category(5)])])])]);
      queries.setQueryData(menuQuery(shop).queryKey, [menu]);
      queries.setQueryData(localeConfigQuery(shop).queryKey, { storePhone: "", menuCategoryIds: [] });
      queries.setQueryData(menuExtrasQuery(shop).queryKey, [
        { id: 9, title: "Advice", url: "/advice" },
        { id: undefined, title: "Offers", url: "/offers" },
      ]);
    },
  });
  return html();
}

test("the menu nests four levels, with an arrow on each that has more, and ends there", async () => {
  const html = await renderMenu();
  expect([...html.matchAll(/data-level="(\d)"/g)].map(([, level]) => level)).toEqual(["1", "2", "3", "4"]);
  expect(html.match(/<summary[\s\S]*?<\/summary>/g)?.filter((one) => one.includes("#chevron-down"))).toHaveLength(3);
  expect(html).not.toContain("Level 5");
});

test("the server HTML contains no picture of a branch, which the main menu contains already", async () => {
  expect(await renderMenu()).not.toContain("/media/room");
});

test("an entry leads to the category's URL and has its icon", async () => {
  const html = await renderMenu();
  expect(html).toContain('href="/level-4"');
  expect(html.match(/class="lh-menu-icon"/g)).toHaveLength(1);
  expect(html).toContain('src="/media/icon.svg"');
});

test("configured content pages and links are entries of the menu", async () => {
  const html = await renderMenu();
  expect(html).toMatch(/href="\/advice"[\s\S]*?Advice/);
  expect(html).toMatch(/href="\/offers"[\s\S]*?Offers/);
});
