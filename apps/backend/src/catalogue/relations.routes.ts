import { Hono } from "hono";
import * as v from "valibot";
import type { Deps } from "../deps.ts";
import type { AppEnv } from "../platform/http/appEnv.ts";
import { markFastApi } from "../platform/http/markFastApi.ts";
import { idInput, parseInput, readQuery, integerInput } from "../platform/http/input.ts";
import { cachePublicly } from "../platform/http/cachePublicly.ts";
import { localeInput, LOCALES } from "../locale.ts";
import { createUncachedIndex } from "./productIndex/createEmbeddedIndex.ts";
import { tagList, tagProducts } from "./cacheTags.ts";
import { selectCategoriesWithDescendants } from "./visibleCategories.ts";
import { toProductRow } from "./toProductRow.ts";
import { type ProductRecord, selectProductsById } from "./products.queries.ts";
import { selectAccessories, selectKeywords, selectSelections, selectSimilar } from "./relations.queries.ts";
import { readPriceContext } from "../pricing/prices.ts";
import { readQuoteContext } from "../pricing/quoteContext.ts";

const idPath = v.object({ id: idInput });
const priceContextQuery = v.object({ locale: localeInput, country_id: v.optional(idInput) });
const accessoryQuery = v.object({
  ...priceContextQuery.entries,
  kind: v.optional(v.picklist(["product", "service", "sample"]), "product"),
});
/** Only the products of the cart limit a service. */
const MAX_SERVICES = 9999;
const selectionPath = v.object({ id: idInput, locale: localeInput });
const priceQuery = v.object({ country_id: v.optional(idInput) });

const limit = v.optional(integerInput(1, 100), "10");
const bestsellerQuery = v.object({ ...priceContextQuery.entries, limit });
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
  const { catalogueIndex = createUncachedIndex(db) } = deps;
  const app = new Hono<AppEnv>();

  app.get("/accessory_product/:id", markFastApi, cachePublicly, async (c) => {
    const { id } = parseInput(idPath, c.req.param());
    const query = readQuery(c, accessoryQuery);
    const quote = await readQuoteContext(db, query.locale, query.country_id);
    const accessories = await selectAccessories(db, id, query.kind);
    const hasPage = query.kind === "product";
    const found = await selectProductsById(db, uniqueProductIds(accessories), quote, { kind: query.kind });
    const products = found.filter(({ undeliverable }) => hasPage || !undeliverable.includes(quote.countryId));
    tagProducts(c, [id, ...uniqueProductIds(accessories)]);
    const kindFields = { ...(!hasPage && { URL: "" }), ...(query.kind === "service" && { stock: MAX_SERVICES }) };
    return c.json(joinProducts(accessories, products, ({ position }) => ({ position, ...kindFields })));
  });

  app.get("/selection_product/:id/:locale", markFastApi, cachePublicly, async (c) => {
    const { id, locale } = parseInput(selectionPath, c.req.param());
    const priceContext = await readPriceContext(db, locale, readQuery(c, priceQuery).country_id);
    const members = await selectSelections(db, id, priceContext.language);
    const products = await selectProductsById(db, uniqueProductIds(members), priceContext);
    tagProducts(c, [id, ...uniqueProductIds(members)]);
    return c.json(
      joinProducts(members, products, ({ selectionId, selectionTitle, productId, position }) => ({
        selection_id: selectionId,
        selection_title: selectionTitle ?? "",
        product_id: productId,
        position,
      })),
    );
  });

  app.get("/recommendation/item-data", markFastApi, cachePublicly, async (c) => {
    const query = readQuery(c, itemDataQuery);
    const priceContext = await readPriceContext(db, query.locale, query.country_id);
    const ids = await selectSimilar(db, query.product_id, query.limit);
    tagProducts(c, [query.product_id, ...ids]);
    return c.json((await selectProductsById(db, ids, priceContext)).map(toProductRow));
  });

  app.get("/recommendation/category-data", markFastApi, cachePublicly, async (c) => {
    const query = readQuery(c, categoryDataQuery);
    const priceContext = await readPriceContext(db, query.locale, query.country_id);
    const categoryIds = await selectCategoriesWithDescendants(db, [query.category_id]);
    const page = { order: "sold", limit: query.limit, offset: 0 } as const;
    const ids = await catalogueIndex.list({ categoryIds }, page, priceContext);
    tagList(c, { category: [query.category_id] });
    tagProducts(c, ids);
    const products = await selectProductsById(db, ids, priceContext);
    return c.json(products.map(toProductRow));
  });

  app.get("/recommendation/bestseller-data", markFastApi, cachePublicly, async (c) => {
    const query = readQuery(c, bestsellerQuery);
    const priceContext = await readPriceContext(db, query.locale, query.country_id);
    const page = { order: "sold", limit: query.limit, offset: 0 } as const;
    const ids = await catalogueIndex.list({}, page, priceContext);
    tagList(c, {});
    tagProducts(c, ids);
    const products = await selectProductsById(db, ids, priceContext);
    return c.json(products.map(toProductRow));
  });

  app.get("/product-associated-keywords", markFastApi, cachePublicly, async (c) => {
    const { group_code, locale } = readQuery(c, keywordQuery);
    const keywords = await selectKeywords(db, group_code, LOCALES[locale].language);
    tagProducts(
      c,
      keywords.map(({ productId }) => productId),
    );
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

const uniqueProductIds = (members: readonly { productId: number }[]): number[] => [
  ...new Set(members.map(({ productId }) => productId)),
];

/** Joins relations with their product rows; skips hidden products. */
function joinProducts<T extends { productId: number }>(
  relations: readonly T[],
  products: readonly ProductRecord[],
  toRow: (relation: T) => object,
): object[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  return relations.flatMap((relation) => {
    const product = byId.get(relation.productId);
    return product ? [{ ...toProductRow(product), ...toRow(relation) }] : [];
  });
}
