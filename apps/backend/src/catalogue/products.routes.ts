import { type Context, Hono } from "hono";
import * as v from "valibot";
import type { Deps } from "../deps.ts";
import { notFound } from "../platform/http/apiError.ts";
import type { AppEnv } from "../platform/http/appEnv.ts";
import { markFastApi } from "../platform/http/markFastApi.ts";
import { idInput, parseInput, readQuery, integerInput } from "../platform/http/input.ts";
import { cachePublicly } from "../platform/http/cachePublicly.ts";
import { countryIdOf, LANGUAGES, localeInput, LOCALES, type Market, MARKETS } from "../locale.ts";
import { readQuoteContext } from "../pricing/quoteContext.ts";
import { readProductShippingCents } from "../pricing/shipping/shippingMethods.ts";
import { createUncachedIndex } from "./productIndex/createEmbeddedIndex.ts";
import { selectCategoryPath } from "./categories.queries.ts";
import { toVariantRow } from "./toVariantRow.ts";
import { selectVariants } from "./variants.queries.ts";
import { toFacetsRow } from "./toFacetsRow.ts";
import { filterInput, toProductFilter } from "./filterInput.ts";
import { toFeatureValueRow, toProductDetailRow, toProductRow } from "./toProductRow.ts";
import { selectFeatures, selectProductDetails } from "./productDetails.queries.ts";
import { selectProductsById } from "./products.queries.ts";
import { readPriceContext } from "../pricing/prices.ts";
import { tagList, tagProducts } from "./cacheTags.ts";
import { createProductFinder } from "../platform/search/createProductFinder.ts";

const MAX_OFFSET = 2_147_483_647;

const idPath = v.object({ id: idInput });
/** Without a country, prices are those of the market, or of the locale's country. */
const countryInput = { country_id: v.optional(idInput), satellite: v.optional(v.picklist(MARKETS)) };
const productQuery = v.object({ translation: localeInput, ...countryInput });
const pageSize = v.optional(integerInput(1, 100), "10");

const listQuery = v.object({
  translation: localeInput,
  ...countryInput,
  limit: pageSize,
  offset: v.optional(integerInput(0, MAX_OFFSET), "0"),
  order: v.optional(
    v.picklist(["sales_view_quantity", "min_price", "max_price", "created_reverse", "rating", "given_id"]),
    "sales_view_quantity",
  ),
  ...filterInput,
});

const facetsQuery = v.object({ locale: localeInput, country_id: v.optional(idInput), ...filterInput });

const featuresPath = v.object({ id: idInput, language: v.picklist(LANGUAGES) });
const variantsPath = v.object({ product_id: idInput, locale: localeInput });
const variantsQuery = v.object({ country_id: v.optional(idInput) });

const countryOf = (query: { country_id?: number | undefined; satellite?: Market | undefined }): number | undefined =>
  query.country_id ?? (query.satellite && countryIdOf(query.satellite));

export function productRoutes(deps: Deps): Hono<AppEnv> {
  const { db } = deps;
  const { catalogueIndex = createUncachedIndex(db) } = deps;
  const findProducts = createProductFinder(deps);
  const app = new Hono<AppEnv>();

  const listHandler = async (c: Context<AppEnv>): Promise<Response> => {
    const query = readQuery(c, listQuery);
    const priceContext = await readPriceContext(db, query.translation, countryOf(query));
    const find = (text: string): Promise<number[]> => findProducts(c, text, LOCALES[query.translation].language);
    const filter = await toProductFilter(db, query, find);
    const ids = await catalogueIndex.list(filter, query, priceContext);
    const products = await selectProductsById(db, ids, priceContext);
    tagList(c, query);
    tagProducts(c, ids);
    return c.json(products.map(toProductRow));
  };
  app.get("/products_list", cachePublicly, listHandler);
  app.get("/products", cachePublicly, listHandler);

  app.get("/product_facets", markFastApi, cachePublicly, async (c) => {
    const query = readQuery(c, facetsQuery);
    const priceContext = await readPriceContext(db, query.locale, query.country_id);
    const find = (text: string): Promise<number[]> => findProducts(c, text, LOCALES[query.locale].language);
    const filter = await toProductFilter(db, query, find);
    tagList(c, query);
    return c.json(toFacetsRow(await catalogueIndex.facets(filter, priceContext)));
  });

  app.get("/products/:id", cachePublicly, async (c) => {
    const { id } = parseInput(idPath, c.req.param());
    const query = readQuery(c, productQuery);
    const quote = await readQuoteContext(db, query.translation, countryOf(query));
    const [product] = await selectProductsById(db, [id], quote, { longTexts: true });
    if (!product) throw notFound("Product");
    tagProducts(c, [id]);
    const { defaultCategoryId, undeliverable } = product;
    const isDeliverable = !undeliverable.includes(quote.countryId);
    const [path, details, shippingCents] = await Promise.all([
      defaultCategoryId === null ? [] : selectCategoryPath(db, defaultCategoryId, quote.language),
      selectProductDetails(db, id, quote.language),
      isDeliverable ? readProductShippingCents(db, id, quote) : undefined,
    ]);
    return c.json([toProductDetailRow(product, path, { ...details, shippingCents })]);
  });

  app.get("/get_pse/:id", cachePublicly, async (c) => {
    const { id } = parseInput(idPath, c.req.param());
    const query = readQuery(c, productQuery);
    const priceContext = await readPriceContext(db, query.translation, countryOf(query));
    const [variant] = await selectVariants(db, { variantId: id }, priceContext);
    if (!variant) throw notFound("Sale element");
    const [product] = await selectProductsById(db, [variant.productId], priceContext);
    if (!product) throw notFound("Sale element");
    tagProducts(c, [product.id]);
    return c.json([{ ...toVariantRow(variant), product: toProductRow(product) }]);
  });

  app.get("/products/combinations/:product_id/:locale", markFastApi, cachePublicly, async (c) => {
    const { product_id, locale } = parseInput(variantsPath, c.req.param());
    const query = readQuery(c, variantsQuery);
    const priceContext = await readPriceContext(db, locale, query.country_id);
    const variants = await selectVariants(db, { productId: product_id }, priceContext);
    tagProducts(c, [product_id]);
    return c.json(variants.map(toVariantRow));
  });

  app.get("/ExternalOrderApi/features/product/:id/:language", cachePublicly, async (c) => {
    const { id, language } = parseInput(featuresPath, c.req.param());
    tagProducts(c, [id]);
    return c.json({
      data: (await selectFeatures(db, id, language)).map((feature, at) => toFeatureValueRow(feature, at, language)),
    });
  });

  return app;
}
