import { Hono } from "hono";
import * as v from "valibot";
import type { Deps } from "../deps.ts";
import { toPictureRow } from "../dialects/pictureRow.ts";
import { notFound } from "../platform/http/apiError.ts";
import type { AppEnv } from "../platform/http/appEnv.ts";
import { markFastApi } from "../platform/http/markFastApi.ts";
import { idInput, parseInput, readQuery } from "../platform/http/input.ts";
import { cachePublicly } from "../platform/http/cachePublicly.ts";
import { localeInput, LOCALES } from "../locale.ts";
import { createUncachedIndex } from "./productIndex/createEmbeddedIndex.ts";
import { tagBrand, tagList } from "./cacheTags.ts";
import { selectCategoriesWithDescendants } from "./visibleCategories.ts";
import { toPath, toPaths } from "../urls/currentUrl.ts";
import { type BrandRecord, selectBrands } from "./brand.queries.ts";

const listQuery = v.object({ locale: localeInput, category_id: v.optional(idInput) });
const brandPath = v.object({ id: idInput, locale: localeInput });
const idPath = v.object({ id: idInput });
const categoryCountQuery = v.object({ brand_id: idInput, category_id: idInput });

export function brandRoutes(deps: Deps): Hono<AppEnv> {
  const { db } = deps;
  const { catalogueIndex = createUncachedIndex(db) } = deps;
  /** Counts visible products of a brand, optionally within a category tree. */
  const countBrandProducts = async (brandId: number, categoryId?: number): Promise<number> =>
    catalogueIndex.count({
      brandIds: [brandId],
      categoryIds: categoryId === undefined ? undefined : await selectCategoriesWithDescendants(db, [categoryId]),
    });
  const selectBrandIds = async (categoryId: number): Promise<number[]> =>
    catalogueIndex.brandIds({ categoryIds: await selectCategoriesWithDescendants(db, [categoryId]) });
  const app = new Hono<AppEnv>();

  app.get("/brand_list", markFastApi, cachePublicly, async (c) => {
    const { locale, category_id } = readQuery(c, listQuery);
    const ids = category_id === undefined ? undefined : await selectBrandIds(category_id);
    if (category_id !== undefined) tagList(c, { category: [category_id] });
    const brands = await selectBrands(db, LOCALES[locale].language, ids);
    return c.json(brands.map(toBrandRow));
  });

  app.get("/brands/:id/:locale", markFastApi, cachePublicly, async (c) => {
    const { id, locale } = parseInput(brandPath, c.req.param());
    const [brand] = await selectBrands(db, LOCALES[locale].language, [id]);
    if (!brand) throw notFound("Brand");
    tagBrand(c, id);
    return c.json(toBrandRow(brand));
  });

  app.get("/brand_count/:id", markFastApi, cachePublicly, async (c) => {
    const { id } = parseInput(idPath, c.req.param());
    tagList(c, { brand: [id] });
    return c.json({ brand_id: id, count: await countBrandProducts(id) });
  });

  app.get("/brand_category_count", markFastApi, cachePublicly, async (c) => {
    const { brand_id, category_id } = readQuery(c, categoryCountQuery);
    tagList(c, { brand: [brand_id] });
    return c.json({ brand_id, category_id, count: await countBrandProducts(brand_id, category_id) });
  });

  return app;
}

const toBrandRow = ({ id, title, position, texts, url, urls, pictures }: BrandRecord) => ({
  id,
  title,
  url: toPath(url, "brand", id),
  alternates: toPaths(urls, "brand", id),
  description: texts.description ?? "",
  meta_title: texts.meta_title ?? "",
  meta_description: texts.meta_description ?? "",
  visible: true,
  position,
  image: pictures.map((picture) => toPictureRow(picture, title)),
});
