import { categoryRow, menuRow } from "@shop/core/wire";
import * as v from "valibot";
import { expect, test } from "vitest";
import { getParsed, getJson, getStatusAndBody } from "../testing/requests.ts";
import { brand, category } from "../testing/fixture/ids.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";

const { app, db } = await createTestBackend();

const categoryAnswer = v.object({ categoryItems: v.array(categoryRow) });

test("a category has its texts, its picture and its parent", async () => {
  const { categoryItems } = await getParsed(app, `/categories/${category.living}?translation=de_AT`, categoryAnswer);
  expect(categoryItems).toMatchObject([
    {
      id: category.living,
      parentId: 0,
      title: "Wohnen",
      description: "<p>Zum <strong>Wohnen</strong></p>",
      url: "/wohnen.html",
      metaTitle: "Wohnen | Lindenhaus",
      picture: { base: "/media/room-living.bc678e8e", alt: "Wohnen", width: 1600 },
    },
  ]);
  const sofas = await getParsed(app, `/categories/${category.sofas}`, categoryAnswer);
  expect(sofas.categoryItems).toMatchObject([{ parentId: category.seating, picture: undefined }]);
});

test.each([category.archive, category.oldBenches, 999])(
  "category %i is not found: hidden, below a hidden one, or nonexistent",
  async (id) => {
    expect(await getStatusAndBody(app, `/categories/${id}`)).toEqual({
      status: 404,
      body: { error: "Category not found", code: "NOT_FOUND" },
    });
  },
);

test("the menu is the tree of visible categories, counting each product once", async () => {
  const menu = await getParsed(app, "/category_menu/custom_attribute/?locale=de_AT", v.array(menuRow));
  const [living, dining] = menu;
  expect(menu.map(({ title, count }) => [title, count])).toEqual([
    ["Wohnen", 4],
    ["Esszimmer", 3],
  ]);
  expect(living?.children).toEqual([
    {
      id: category.seating,
      title: "Sitzmöbel",
      url: "/sitzmoebel.html",
      count: 3,
      children: [
        { id: category.armchairs, title: "Sessel", url: "/sessel.html", count: 2, children: [] },
        { id: category.sofas, title: "Sofas", url: "/sofas.html", count: 1, children: [] },
        { id: category.poufs, title: "Poufs", url: "/poufs.html", count: 0, children: [] },
      ],
    },
  ]);
  expect(dining?.children.map(({ url, count }) => [url, count])).toEqual([
    ["/tische.html", 1],
    ["/stuehle.html", 2],
  ]);
});

test("a hidden category hides its descendants, and its products from the counts above", async () => {
  await db.updateTable("category").set({ visible: false }).where("id", "=", category.seating).execute();
  const [living] = await getParsed(app, "/category_menu/custom_attribute/", v.array(menuRow));
  expect(living).toMatchObject({ count: 1, children: [] });
  expect((await app.request(`/categories/${category.sofas}`)).status).toBe(404);
  expect(await getJson(app, `/products_list/?category=${category.living}`)).toHaveLength(1);
  await db.updateTable("category").set({ visible: true }).where("id", "=", category.seating).execute();
});

test("the menu is in the locale's language", async () => {
  const menu = await getParsed(app, "/category_menu/custom_attribute/?locale=ro_RO", v.array(menuRow));
  expect(menu[1]).toMatchObject({ title: "Sufragerie" });
});

test("only the top level of the menu has pictures", async () => {
  const [living] = await getParsed(app, "/category_menu/custom_attribute/", v.array(menuRow));
  expect(living?.picture).toMatchObject({ base: "/media/room-living.bc678e8e" });
  await db
    .updateTable("picture")
    .set({ object_id: category.seating })
    .where("file", "=", "room-living.bc678e8e")
    .execute();
  const [next] = await getParsed(app, "/category_menu/custom_attribute/", v.array(menuRow));
  expect([next, ...(next?.children ?? [])].map((entry) => entry?.picture)).toEqual([undefined, undefined]);
  await db
    .updateTable("picture")
    .set({ object_id: category.living })
    .where("file", "=", "room-living.bc678e8e")
    .execute();
});

test("a menu row has no icon and only the requested fields", async () => {
  const [, dining] = v.parse(v.array(v.looseObject({})), await getJson(app, "/category_menu/custom_attribute/"));
  expect(Object.keys(dining ?? {})).toEqual(["Id", "Title", "URL", "count", "icon", "image", "children"]);
  expect(dining).toMatchObject({ icon: null });
});

test.each([
  [category.living, "", 4],
  [category.seating, "", 3],
  [category.seating, `?brand_id=${brand.nordwald}`, 2],
  [category.poufs, "", 0],
  [category.archive, "", 0],
  [category.oldBenches, "", 0],
  [999, "", 0],
])("category %i%s holds %i products", async (id, query, count) => {
  expect(await getJson(app, `/category_count/single/${id}${query}`)).toEqual({ category_id: id, count });
});

test("the count of a category is the length of its list", async () => {
  for (const id of Object.values(category)) {
    const { count } = v.parse(v.object({ count: v.number() }), await getJson(app, `/category_count/single/${id}`));
    expect(await getJson(app, `/products_list/?category=${id}&limit=100`)).toHaveLength(count);
  }
});

test("children are the visible categories directly below, in order", async () => {
  expect(await getJson(app, `/category_children/?category_id=${category.seating}&locale=en_AT`)).toEqual([
    {
      id: category.armchairs,
      title: "Armchairs",
      url: "/sessel.html",
      visible: true,
      position: 1,
      count: 2,
      image: [],
    },
    { id: category.sofas, title: "Sofas", url: "/sofas.html", visible: true, position: 2, count: 1, image: [] },
    { id: category.poufs, title: "Poufs", url: "/poufs.html", visible: true, position: 3, count: 0, image: [] },
  ]);
  expect(await getJson(app, `/category_children/?category_id=${category.archive}`)).toEqual([]);
});

test("0 or no parent returns the top level", async () => {
  const top = await getJson(app, "/category_children/?category_id=0");
  expect(top).toMatchObject([
    { id: category.living, image: [{ BASE: "/media/room-living.bc678e8e" }] },
    { id: category.dining },
  ]);
  expect(await getJson(app, "/category_children")).toEqual(top);
});

test("cyclic categories are hidden and cause no endless query", async () => {
  const { id } = await db
    .insertInto("category")
    .values({ code: "a", text: "{}" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const other = await db
    .insertInto("category")
    .values({ code: "b", parent_id: id, text: "{}" })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db.updateTable("category").set({ parent_id: other.id }).where("id", "=", id).execute();
  expect((await app.request(`/categories/${id}`)).status).toBe(404);
  expect(await getParsed(app, "/category_menu/custom_attribute/", v.array(menuRow))).toHaveLength(2);
});
