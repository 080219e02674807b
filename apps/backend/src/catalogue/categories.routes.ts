import { Hono } from "hono";
import * as v from "valibot";
import type { Deps } from "../deps.ts";
import { notFound } from "../platform/http/apiError.ts";
import type { AppEnv } from "../platform/http/appEnv.ts";
import { markFastApi } from "../platform/http/markFastApi.ts";
import { idInput, idListInput, parseInput, readQuery } from "../platform/http/input.ts";
import { cachePublicly } from "../platform/http/cachePublicly.ts";
import { localeInput, LOCALES } from "../locale.ts";
import { createUncachedIndex } from "./productIndex/createEmbeddedIndex.ts";
import { selectCategories, selectMenu } from "./categories.queries.ts";
import {
  toCategoryRow,
  toChildCategoryRow,
  toCategoryCountRows,
  toFastCategoryRow,
  buildMenuTree,
} from "./toCategoryRow.ts";
import { tagCategory, tagList } from "./cacheTags.ts";
import { selectCategoriesWithDescendants } from "./visibleCategories.ts";

const categoryPath = v.object({ id: idInput });
const categoryQuery = v.object({ translation: localeInput });
const menuQuery = v.object({ locale: localeInput });
const categoryByIdQuery = v.object({
  category_id: idInput,
  // Accepted and ignored: hidden categories are never listed.
  visible: v.optional(v.string()),
  locale: localeInput,
});
const childrenCountQuery = v.object({ category_ids: idListInput });
const countPath = v.object({ category_id: idInput });
const countQuery = v.object({ brand_id: v.optional(idInput) });
const childrenQuery = v.object({
  locale: localeInput,
  category_id: v.optional(v.union([v.literal("0"), idInput]), "0"),
});

export function categoryRoutes(deps: Deps): Hono<AppEnv> {
  const { db } = deps;
  const { catalogueIndex = createUncachedIndex(db) } = deps;
  const app = new Hono<AppEnv>();

  app.get("/categories/:id", cachePublicly, async (c) => {
    const { id } = parseInput(categoryPath, c.req.param());
    const { translation } = readQuery(c, categoryQuery);
    tagCategory(c, id);
    const [category] = await selectCategories(db, LOCALES[translation].language, { id });
    if (!category) throw notFound("Category");
    return c.json({ categoryItems: [toCategoryRow(category)] });
  });

  app.get("/category_menu/custom_attribute", markFastApi, cachePublicly, async (c) => {
    const { locale } = readQuery(c, menuQuery);
    const [categories, counts] = await Promise.all([
      selectMenu(db, LOCALES[locale].language),
      catalogueIndex.categoryCounts(),
    ]);
    return c.json(buildMenuTree(categories, counts));
  });

  app.get("/category", markFastApi, cachePublicly, async (c) => {
    const { category_id, locale } = readQuery(c, categoryByIdQuery);
    tagCategory(c, category_id);
    const [category] = await selectCategories(db, LOCALES[locale].language, { id: category_id });
    if (!category) throw notFound("Category");
    return c.json(toFastCategoryRow(category));
  });

  app.get("/category_count/custom_attribute", markFastApi, cachePublicly, async (c) =>
    c.json(toCategoryCountRows(await catalogueIndex.categoryCounts())),
  );

  app.get("/category_count/children", markFastApi, cachePublicly, async (c) => {
    const { category_ids } = readQuery(c, childrenCountQuery);
    const counts = await catalogueIndex.categoryCounts();
    return c.json(category_ids.map((id) => ({ category_id: id, count: counts.get(id) ?? 0 })));
  });

  app.get("/category_count/single/:category_id", markFastApi, cachePublicly, async (c) => {
    const { category_id } = parseInput(countPath, c.req.param());
    const { brand_id } = readQuery(c, countQuery);
    const categoryIds = await selectCategoriesWithDescendants(db, [category_id]);
    const brandIds = brand_id === undefined ? undefined : [brand_id];
    tagList(c, { category: [category_id] });
    return c.json({ category_id, count: await catalogueIndex.count({ categoryIds, brandIds }) });
  });

  app.get("/category_children", markFastApi, cachePublicly, async (c) => {
    const { category_id, locale } = readQuery(c, childrenQuery);
    // 0 is the parent of the top level, as in PARENT of the category row.
    const parentId = category_id === "0" ? null : category_id;
    const children = await selectCategories(db, LOCALES[locale].language, { parentId });
    const counts = await catalogueIndex.categoryCounts();
    return c.json(children.map((child) => toChildCategoryRow(child, counts.get(child.id) ?? 0)));
  });

  return app;
}
