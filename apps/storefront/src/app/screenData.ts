import type { ResolvedUrl } from "@shop/core";
import {
  categoryQuery,
  contentQuery,
  menuQuery,
  productCountQuery,
  productQuery,
  productsQuery,
  saleElementsQuery,
  subcategoriesQuery,
} from "@shop/core/query";
import { notFound } from "@tanstack/react-router";
import { listingQueries } from "../features/listing/listingQuery.ts";
import type { AppContext } from "./context.ts";
import { isMissing } from "./isMissing.ts";
import type { PageFacts } from "./pageHead.ts";
import type { PageSearch } from "./pageSearch.ts";
import type { ScreenName } from "./screens.ts";

/** What the head of a screen's page needs; the screen itself reads the query cache. */
export interface ScreenData extends PageFacts {
  id: number;
}

type Where = Pick<ResolvedUrl, "view" | "viewId">;

/** Fetches everything a screen shows. What the shop does not know is a page that is not there, with the reason. */
export async function loadScreenData(
  name: ScreenName,
  where: Where,
  context: AppContext,
  search: PageSearch = {},
): Promise<ScreenData> {
  const missing = notYetShown[where.view];
  if (missing !== undefined) throw notFound({ data: { reason: missing } });
  const loading = [loaders[name](where.viewId, context, search), context.texts.load(name)] as const;
  const [data] = await Promise.all(loading).catch((error: unknown) => {
    throw isMissing(error) ? notFound({ data: { reason: reasons[name] } }) : error;
  });
  return { ...data, id: where.viewId };
}

/** Views whose screens there are, but not yet the calls that find what they show: their ids are of other things. */
const notYetShown: Readonly<Record<string, string>> = { brand: "brand-fetch-failed", pse: "product-fetch-failed" };

const reasons: Record<ScreenName, string> = {
  product: "product-fetch-failed",
  listing: "category-fetch-failed",
  content: "content-fetch-failed",
};

type Loader = (id: number, context: AppContext, search: PageSearch) => Promise<Omit<ScreenData, "id">>;

const loaders: Record<ScreenName, Loader> = {
  async product(id, context) {
    const { queryClient, shop } = context;
    const [product] = await Promise.all([
      queryClient.ensureQueryData(productQuery(shop, id)),
      queryClient.ensureQueryData(saleElementsQuery(shop, id)),
    ]);
    return {
      title: product.metaTitle || product.title,
      description: product.metaDescription || product.chapo,
      path: product.url,
      alternates: product.alternates,
      picture: product.pictures[0],
      kind: "product",
    };
  },
  async listing(id, context, search) {
    const { queryClient, shop } = context;
    const [category, count] = await Promise.all([
      queryClient.ensureQueryData(categoryQuery(shop, id)),
      queryClient.ensureQueryData(productCountQuery(shop, id)),
      queryClient.ensureQueryData(subcategoriesQuery(shop, id)),
      queryClient.ensureQueryData(menuQuery(shop)),
      // However many there are, there is a first page.
      ...listingQueries(id, { sort: search.sort }, 0).map((first) =>
        queryClient.ensureQueryData(productsQuery(shop, first)),
      ),
    ]);
    const pages = listingQueries(id, search, count).map((page) => productsQuery(shop, page));
    await Promise.all(pages.map((page) => queryClient.ensureQueryData(page)));
    return {
      title: category.metaTitle || category.title,
      description: category.metaDescription,
      path: category.url,
      alternates: category.alternates,
      picture: category.picture,
    };
  },
  async content(id, context) {
    const content = await context.queryClient.ensureQueryData(contentQuery(context.shop, id));
    return {
      title: content.metaTitle || content.title,
      description: content.metaDescription || content.chapo,
      path: content.url,
      alternates: content.alternates,
      picture: content.picture,
      kind: "article",
    };
  },
};
