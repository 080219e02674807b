import { Hono } from "hono";
import * as v from "valibot";
import type { Deps } from "../../deps.ts";
import type { AppEnv } from "../../http/appEnv.ts";
import { fastApi } from "../../http/fastApi.ts";
import { idInput, parseInput, readQuery, wholeInput } from "../../http/input.ts";
import { publicRead } from "../../http/publicRead.ts";
import { localeInput, LOCALES } from "../../locale.ts";
import { assortmentOf } from "./assortment/keepAssortment.ts";
import { listProducts } from "./assortment/listProducts.ts";
import { categoriesBelow } from "./openCategory.ts";
import { productRow } from "./productRow.ts";
import { type ProductRecord, selectProductsById } from "./products.queries.ts";
import { selectAccessories, selectKeywords, selectSelections, selectSimilar } from "./relations.queries.ts";
import { shownIn } from "./shownIn.ts";

const idPath = v.object({ id: idInput });
const shownQuery = v.object({ locale: localeInput, country_id: v.optional(idInput) });
const selectionPath = v.object({ id: idInput, locale: localeInput });
const priceQuery = v.object({ country_id: v.optional(idInput) });

const limit = v.optional(wholeInput(1, 100), "10");
const bestsellerQuery = v.object({ ...shownQuery.entries, limit });
const categoryDataQuery = v.object({ ...bestsellerQuery.entries, category_id: idInput });
const itemDataQuery = v.object({
  ...bestsellerQuery.entries,
  product_id: idInput,
  // The specification lists no values; only "similar" is supported.
  options: v.optional(v.literal("similar")),
});
const keywordQuery = v.object({ group_code: v.pipe(v.string(), v.maxLength(100)), locale: localeInput });

export function relationRoutes(deps: Deps): Hono<AppEnv> {
  const { db } = deps;
  const assortment = assortmentOf(deps);
  const app = new Hono<AppEnv>();

  app.get("/accessory_product/:id", fastApi, publicRead, async (c) => {
    const { id } = parseInput(idPath, c.req.param());
    const query = readQuery(c, shownQuery);
    const shown = await shownIn(db, query.locale, query.country_id);
    const accessories = await selectAccessories(db, id);
    const products = await selectProductsById(db, idsOf(accessories), shown);
    return c.json(joined(accessories, products, ({ position }) => ({ position })));
  });

  app.get("/selection_product/:id/:locale", fastApi, publicRead, async (c) => {
    const { id, locale } = parseInput(selectionPath, c.req.param());
    const shown = await shownIn(db, locale, readQuery(c, priceQuery).country_id);
    const members = await selectSelections(db, id, shown.language);
    const products = await selectProductsById(db, idsOf(members), shown);
    return c.json(
      joined(members, products, ({ selectionId, selectionTitle, productId, position }) => ({
        selection_id: selectionId,
        selection_title: selectionTitle ?? "",
        product_id: productId,
        position,
      })),
    );
  });

  app.get("/recommendation/item-data", fastApi, publicRead, async (c) => {
    const query = readQuery(c, itemDataQuery);
    const shown = await shownIn(db, query.locale, query.country_id);
    const ids = await selectSimilar(db, query.product_id, query.limit);
    return c.json((await selectProductsById(db, ids, shown)).map(productRow));
  });

  app.get("/recommendation/category-data", fastApi, publicRead, async (c) => {
    const query = readQuery(c, categoryDataQuery);
    const shown = await shownIn(db, query.locale, query.country_id);
    const categoryIds = await categoriesBelow(db, [query.category_id]);
    const page = { order: "sold", limit: query.limit, offset: 0 } as const;
    const ids = listProducts(await assortment.current(), { categoryIds }, page, shown);
    const products = await selectProductsById(db, ids, shown);
    return c.json(products.map(productRow));
  });

  app.get("/recommendation/bestseller-data", fastApi, publicRead, async (c) => {
    const query = readQuery(c, bestsellerQuery);
    const shown = await shownIn(db, query.locale, query.country_id);
    const page = { order: "sold", limit: query.limit, offset: 0 } as const;
    const products = await selectProductsById(db, listProducts(await assortment.current(), {}, page, shown), shown);
    return c.json(products.map(productRow));
  });

  app.get("/product-associated-keywords", fastApi, publicRead, async (c) => {
    const { group_code, locale } = readQuery(c, keywordQuery);
    const keywords = await selectKeywords(db, group_code, LOCALES[locale].language);
    return c.json(
      keywords.map(({ productId, keywordId, code, title, position }) => ({
        product_id: productId,
        keyword_id: keywordId,
        code,
        title: title ?? "",
        position,
      })),
    );
  });

  return app;
}

const idsOf = (members: readonly { productId: number }[]): number[] => [
  ...new Set(members.map(({ productId }) => productId)),
];

/** Joins relations with their product rows; skips hidden products. */
function joined<T extends { productId: number }>(
  relations: readonly T[],
  products: readonly ProductRecord[],
  toRow: (relation: T) => object,
): object[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  return relations.flatMap((relation) => {
    const product = byId.get(relation.productId);
    return product ? [{ ...productRow(product), ...toRow(relation) }] : [];
  });
}
