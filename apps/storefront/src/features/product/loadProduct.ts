import { primaryImage } from "@shop/core";
import { pickupPointsQuery, productQuery, reviewsQuery, reviewSummaryQuery, variantsQuery } from "@shop/core/query";
import type { AppContext } from "../../shared/appContext.ts";
import type { PageMeta } from "../../shared/pageHead.ts";
import { servicesQuery } from "../../shared/services.ts";
import { nextDayQuery } from "../../shared/useNextDayText.ts";
import { preloadProductParts } from "./lazyProductParts.tsx";
import { INITIAL_REVIEWS } from "./reviewPages.ts";

/** Fetches the data of a product page. Prefetched queries are optional: not every backend supports them. */
export async function loadProduct(id: number, { queryClient, shop, storefront, texts }: AppContext): Promise<PageMeta> {
  const [product] = await Promise.all([
    queryClient.ensureQueryData(productQuery(shop, id)),
    queryClient.ensureQueryData(variantsQuery(shop, id)),
    queryClient.prefetchQuery(nextDayQuery(storefront)),
    queryClient.prefetchQuery(pickupPointsQuery(shop)),
    queryClient.prefetchQuery(servicesQuery(shop, id)),
    queryClient.prefetchQuery(reviewSummaryQuery(shop, id)),
    queryClient.prefetchQuery(reviewsQuery(shop, id, { limit: INITIAL_REVIEWS })),
    preloadProductParts(),
    texts.loadLazy("product/belowFold"),
  ]);
  return {
    title: product.metaTitle || product.title,
    description: product.metaDescription || product.summary,
    path: product.url,
    alternates: product.alternates,
    picture: primaryImage(product.pictures),
    kind: "product",
  };
}
