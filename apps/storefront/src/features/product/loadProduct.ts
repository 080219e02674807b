import { primaryImage } from "@shop/core";
import { pickupPointsQuery, productQuery, reviewsQuery, reviewSummaryQuery, saleElementsQuery } from "@shop/core/query";
import type { AppContext } from "../../app/context.ts";
import type { PageFacts } from "../../app/pageHead.ts";
import { loadParts } from "./laterParts.tsx";
import { FIRST_REVIEWS } from "./reviewPages.ts";

/** Fetches the data of a product page. Prefetched queries are optional: not every backend supports them. */
export async function loadProduct(id: number, { queryClient, shop }: AppContext): Promise<PageFacts> {
  const [product] = await Promise.all([
    queryClient.ensureQueryData(productQuery(shop, id)),
    queryClient.ensureQueryData(saleElementsQuery(shop, id)),
    queryClient.prefetchQuery(pickupPointsQuery(shop)),
    queryClient.prefetchQuery(reviewSummaryQuery(shop, id)),
    queryClient.prefetchQuery(reviewsQuery(shop, id, { limit: FIRST_REVIEWS })),
    loadParts(),
  ]);
  return {
    title: product.metaTitle || product.title,
    description: product.metaDescription || product.chapo,
    path: product.url,
    alternates: product.alternates,
    picture: primaryImage(product.pictures),
    kind: "product",
  };
}
