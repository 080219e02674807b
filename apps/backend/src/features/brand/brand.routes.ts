import { Hono } from "hono";
import * as v from "valibot";
import type { Deps } from "../../deps.ts";
import { pictureRow } from "../../dialects/pictureRow.ts";
import { notFound } from "../../http/apiError.ts";
import type { AppEnv } from "../../http/appEnv.ts";
import { fastApi } from "../../http/fastApi.ts";
import { idInput, parseInput, readQuery } from "../../http/input.ts";
import { publicRead } from "../../http/publicRead.ts";
import { localeInput, LOCALES } from "../../locale.ts";
import { assortmentOf } from "../catalogue/assortment/keepAssortment.ts";
import { brandsOf, countProducts } from "../catalogue/assortment/listProducts.ts";
import { categoriesBelow } from "../catalogue/openCategory.ts";
import { toPath, toPaths } from "../rewriting/currentUrl.ts";
import { type BrandRecord, selectBrands } from "./brand.queries.ts";

const listQuery = v.object({ locale: localeInput, category_id: v.optional(idInput) });
const brandPath = v.object({ id: idInput, locale: localeInput });
const idPath = v.object({ id: idInput });
const categoryCountQuery = v.object({ brand_id: idInput, category_id: idInput });

export function brandRoutes(deps: Deps): Hono<AppEnv> {
  const { db } = deps;
  const assortment = assortmentOf(deps);
  /** Counts visible products of a brand, optionally within a category tree. */
  const countOf = async (brandId: number, categoryId?: number): Promise<number> =>
    countProducts(await assortment.current(), {
      brandIds: [brandId],
      categoryIds: categoryId === undefined ? undefined : await categoriesBelow(db, [categoryId]),
    });
  const idsIn = async (categoryId: number): Promise<number[]> =>
    brandsOf(await assortment.current(), { categoryIds: await categoriesBelow(db, [categoryId]) });
  const app = new Hono<AppEnv>();

  app.get("/brand_list", fastApi, publicRead, async (c) => {
    const { locale, category_id } = readQuery(c, listQuery);
    const ids = category_id === undefined ? undefined : await idsIn(category_id);
    const brands = await selectBrands(db, LOCALES[locale].language, ids);
    return c.json(brands.map(brandRow));
  });

  app.get("/brands/:id/:locale", fastApi, publicRead, async (c) => {
    const { id, locale } = parseInput(brandPath, c.req.param());
    const [brand] = await selectBrands(db, LOCALES[locale].language, [id]);
    if (!brand) throw notFound("Brand");
    return c.json(brandRow(brand));
  });

  app.get("/brand_count/:id", fastApi, publicRead, async (c) => {
    const { id } = parseInput(idPath, c.req.param());
    return c.json({ brand_id: id, count: await countOf(id) });
  });

  app.get("/brand_category_count", fastApi, publicRead, async (c) => {
    const { brand_id, category_id } = readQuery(c, categoryCountQuery);
    return c.json({ brand_id, category_id, count: await countOf(brand_id, category_id) });
  });

  return app;
}

const brandRow = ({ id, title, position, texts, url, urls, pictures }: BrandRecord) => ({
  id,
  title,
  url: toPath(url, "brand", id),
  alternates: toPaths(urls, "brand", id),
  description: texts.description ?? "",
  meta_title: texts.meta_title ?? "",
  meta_description: texts.meta_description ?? "",
  visible: true,
  position,
  image: pictures.map((picture) => pictureRow(picture, title)),
});
