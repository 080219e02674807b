import { type Context, Hono } from "hono";
import * as v from "valibot";
import type { Deps } from "../../deps.ts";
import { notFound } from "../../http/apiError.ts";
import { type AppEnv, fastApi } from "../../http/fastApi.ts";
import { idInput, idListInput, parseInput, readQuery, wholeInput } from "../../http/input.ts";
import { publicRead } from "../../http/publicRead.ts";
import { localeInput } from "../../locale.ts";
import { selectCategoryPath } from "./categories.queries.ts";
import { combinationRow } from "./combinationRow.ts";
import { selectCombinations } from "./combinations.queries.ts";
import { categoriesBelow } from "./openCategory.ts";
import { productDetailRow, productRow } from "./productRow.ts";
import { selectProducts } from "./products.queries.ts";
import { shownIn } from "./shownIn.ts";

const MAX_OFFSET = 2_147_483_647;
/** An object is asked for alone. */
const ONE = { order: "sales_view_quantity", limit: 1, offset: 0 } as const;

const idPath = v.object({ id: idInput });
const oneQuery = v.object({ translation: localeInput, country_id: v.optional(idInput) });
const pageSize = v.optional(wholeInput(1, 100), "10");

const listQuery = v.object({
  translation: localeInput,
  country_id: v.optional(idInput),
  limit: pageSize,
  offset: v.optional(wholeInput(0, MAX_OFFSET), "0"),
  order: v.optional(
    v.picklist(["sales_view_quantity", "min_price", "max_price", "created_reverse"]),
    "sales_view_quantity",
  ),
  category: v.optional(idListInput),
  brand: v.optional(idListInput),
  id: v.optional(idListInput),
});

const bestsellerQuery = v.object({ locale: localeInput, country_id: v.optional(idInput), limit: pageSize });
const combinationsPath = v.object({ product_id: idInput, locale: localeInput });
const combinationsQuery = v.object({ country_id: v.optional(idInput) });

export function productRoutes({ db }: Deps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  const list = async (c: Context<AppEnv>): Promise<Response> => {
    const query = readQuery(c, listQuery);
    const shown = await shownIn(db, query.translation, query.country_id);
    const categoryIds = query.category && (await categoriesBelow(db, query.category));
    const products = await selectProducts(db, { ids: query.id, categoryIds, brandIds: query.brand }, query, shown);
    return c.json(products.map(productRow));
  };
  app.get("/products_list", publicRead, list);
  app.get("/products", publicRead, list);

  app.get("/products/:id", publicRead, async (c) => {
    const { id } = parseInput(idPath, c.req.param());
    const query = readQuery(c, oneQuery);
    const shown = await shownIn(db, query.translation, query.country_id);
    const [product] = await selectProducts(db, { ids: [id] }, ONE, shown, { longTexts: true });
    if (!product) throw notFound("Product");
    const { defaultCategoryId } = product;
    const path = defaultCategoryId === null ? [] : await selectCategoryPath(db, defaultCategoryId, shown.language);
    return c.json([productDetailRow(product, path)]);
  });

  app.get("/get_pse/:id", publicRead, async (c) => {
    const { id } = parseInput(idPath, c.req.param());
    const query = readQuery(c, oneQuery);
    const shown = await shownIn(db, query.translation, query.country_id);
    const [combination] = await selectCombinations(db, { saleElementId: id }, shown);
    if (!combination) throw notFound("Sale element");
    const [product] = await selectProducts(db, { ids: [combination.productId] }, ONE, shown);
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

  app.get("/recommendation/bestseller-data", fastApi, publicRead, async (c) => {
    const query = readQuery(c, bestsellerQuery);
    const shown = await shownIn(db, query.locale, query.country_id);
    const products = await selectProducts(db, {}, { order: "sold", limit: query.limit, offset: 0 }, shown);
    return c.json(products.map(productRow));
  });

  return app;
}
