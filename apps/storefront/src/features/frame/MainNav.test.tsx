import { localeConfigQuery, menuQuery } from "@shop/core/query";
import { expect, test } from "vitest";
import { createTestPage } from "../../testing/createTestPage.tsx";
import { MainNav } from "./MainNav.tsx";

const category = (id: number, children: object[] = [], picture?: object) => ({
  id,
  title: `Category ${id}`,
  url: `/category-${id}`,
  count: 3,
  children,
  picture,
});

async function renderNav(...menu: object[]): Promise<string> {
  const { html } = await createTestPage({
    Screen: () => <MainNav extraItems={undefined} />,
    seedQueries(queries, shop) {
      queries.setQueryData(menuQuery(shop).queryKey, menu);
      queries.setQueryData(localeConfigQuery(shop).queryKey, { menuCategoryIds: [] });
    },
  });
  return html();
}

const room = { base: "/media/room", widths: [320, 800] };

test("a panel ends with a link to all products of its category, which contains the decorative picture", async () => {
  const html = await renderNav(category(1, [category(2)], room));
  const [link = ""] = html.match(/<a class="lh-mega-all" href="\/category-1">.*?<\/a>/) ?? [];
  expect(link).toContain('srcSet="/media/room-320.avif 320w, /media/room-800.avif 800w"');
  expect(link).toContain('alt=""');
  expect(link).toContain('loading="lazy"');
  expect(link).toContain("Category 1: alle Produkte");
});

test("without a picture, a panel contains only links", async () => {
  const html = await renderNav(category(1, [category(2)]));
  expect(html).toContain("Category 1: alle Produkte");
  expect(html).not.toContain("<img");
  expect(html).not.toContain("data-columns");
});

test.each([
  [8, "1"],
  [9, "2"],
  [32, "4"],
])("the %i entries of two levels fill %s columns", async (count, columns) => {
  const third = Array.from({ length: 3 }, (_, index) => category(index + 10));
  const second = Array.from({ length: count - third.length - 1 }, (_, index) => category(index + 20));
  const html = await renderNav(category(1, [category(2, third), ...second], room));
  expect(html.match(/data-columns="(\d)"/)?.[1]).toBe(columns);
});
