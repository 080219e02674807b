import { type Context, Hono } from "hono";
import * as v from "valibot";
import type { Deps } from "../../deps.ts";
import { notFound } from "../../http/apiError.ts";
import type { AppEnv } from "../../http/appEnv.ts";
import { fastApi } from "../../http/fastApi.ts";
import { idInput, parseInput, readQuery, wholeInput } from "../../http/input.ts";
import { publicRead } from "../../http/publicRead.ts";
import { localeInput } from "../../locale.ts";
import { quotedIn } from "../cart/quotedIn.ts";
import { readProductPostage } from "../delivery/deliveryMethods.ts";
import { countFacets } from "./assortment/countFacets.ts";
import { assortmentOf } from "./assortment/keepAssortment.ts";
import { listProducts } from "./assortment/listProducts.ts";
import { selectCategoryPath } from "./categories.queries.ts";
import { combinationRow } from "./combinationRow.ts";
import { selectCombinations } from "./combinations.queries.ts";
import { facetsRow } from "./facetsRow.ts";
import { filterInput, toFilter } from "./filterInput.ts";
import { featureValueRow, productDetailRow, productRow } from "./productRow.ts";
import { selectFeatures, selectProductDetails } from "./productDetails.queries.ts";
import { selectProductsById } from "./products.queries.ts";
import { shownIn } from "./shownIn.ts";

const MAX_OFFSET = 2_147_483_647;

const idPath = v.object({ id: idInput });
const oneQuery = v.object({ translation: localeInput, country_id: v.optional(idInput) });
const pageSize = v.optional(wholeInput(1, 100), "10");

const listQuery = v.object({
  translation: localeInput,
  country_id: v.optional(idInput),
  limit: pageSize,
  offset: v.optional(wholeInput(0, MAX_OFFSET), "0"),
  order: v.optional(
    v.picklist(["sales_view_quantity", "min_price", "max_price", "created_reverse", "rating", "given_id"]),
    "sales_view_quantity",
  ),
  ...filterInput,
});

const facetsQuery = v.object({ locale: localeInput, country_id: v.optional(idInput), ...filterInput });

const featuresPath = v.object({ id: idInput, language: v.picklist(["de", "ro", "en"]) });
const combinationsPath = v.object({ product_id: idInput, locale: localeInput });
const combinationsQuery = v.object({ country_id: v.optional(idInput) });

export function productRoutes(deps: Deps): Hono<AppEnv> {
  const { db } = deps;
  const assortment = assortmentOf(deps);
  const app = new Hono<AppEnv>();

  const list = async (c: Context<AppEnv>): Promise<Response> => {
    const query = readQuery(c, listQuery);
    const shown = await shownIn(db, query.translation, query.country_id);
    const [filter, all] = await Promise.all([toFilter(db, query), assortment.current()]);
    const products = await selectProductsById(db, listProducts(all, filter, query, shown), shown);
    return c.json(products.map(productRow));
  };
  app.get("/products_list", publicRead, list);
  app.get("/products", publicRead, list);

  app.get("/product_facets", fastApi, publicRead, async (c) => {
    const query = readQuery(c, facetsQuery);
    const shown = await shownIn(db, query.locale, query.country_id);
    const [filter, all] = await Promise.all([toFilter(db, query), assortment.current()]);
    return c.json(facetsRow(countFacets(all, filter, shown)));
  });

  app.get("/products/:id", publicRead, async (c) => {
    const { id } = parseInput(idPath, c.req.param());
    const query = readQuery(c, oneQuery);
    const quoted = await quotedIn(db, query.translation, query.country_id);
    const [product] = await selectProductsById(db, [id], quoted, { longTexts: true });
    if (!product) throw notFound("Product");
    const { defaultCategoryId, undeliverable } = product;
    const isBrought = !undeliverable.includes(quoted.countryId);
    const [path, details, postageCents] = await Promise.all([
      defaultCategoryId === null ? [] : selectCategoryPath(db, defaultCategoryId, quoted.language),
      selectProductDetails(db, id, quoted.language),
      isBrought ? readProductPostage(db, id, quoted) : undefined,
    ]);
    return c.json([productDetailRow(product, path, { ...details, postageCents })]);
  });

  app.get("/get_pse/:id", publicRead, async (c) => {
    const { id } = parseInput(idPath, c.req.param());
    const query = readQuery(c, oneQuery);
    const shown = await shownIn(db, query.translation, query.country_id);
    const [combination] = await selectCombinations(db, { saleElementId: id }, shown);
    if (!combination) throw notFound("Sale element");
    const [product] = await selectProductsById(db, [combination.productId], shown);
    if (!product) throw notFound("Sale element");
    return c.json([{ ...combinationRow(combination), product: productRow(product) }]);
  });

  app.get("/products/combinations/:product_id/:locale", fastApi, publicRead, async (c) => {
    const { product_id, locale } = parseInput(combinationsPath, c.req.param());
    const query = readQuery(c, combinationsQuery);
    const shown = await shownIn(db, locale, query.country_id);
    const combinations = await selectCombinations(db, { productId: product_id }, shown);
    return c.json(combinations.map(combinationRow));
  });

  app.get("/ExternalOrderApi/features/product/:id/:language", publicRead, async (c) => {
    const { id, language } = parseInput(featuresPath, c.req.param());
    return c.json({ data: (await selectFeatures(db, id, language)).map(featureValueRow) });
  });

  return app;
}
