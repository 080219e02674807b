import type { Product, SaleElement } from "@shop/core";
import { localeConfigQuery, reviewsQuery, reviewSummaryQuery } from "@shop/core/query";
import { type Crumb, useShop } from "@shop/react";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { BreadcrumbData, JsonLd } from "../../app/jsonLd.tsx";
import { productData } from "./productData.ts";
import { FIRST_REVIEWS } from "./reviewPages.ts";

interface ProductDataProps {
  product: Product;
  elements: readonly SaleElement[];
  crumbs: readonly Crumb[];
}

/** JSON-LD of the product and its breadcrumbs. */
export function ProductData({ product, elements, crumbs }: ProductDataProps): ReactElement {
  const { origin } = useRouter().options.context;
  const shop = useShop();
  const { data: config } = useSuspenseQuery(localeConfigQuery(shop));
  const { data: summary } = useQuery(reviewSummaryQuery(shop, product.id));
  const { data: reviews = [] } = useQuery(reviewsQuery(shop, product.id, { limit: FIRST_REVIEWS }));
  return (
    <>
      <JsonLd key={product.id} data={productData({ product, elements, config, summary, reviews, origin })} />
      <BreadcrumbData crumbs={crumbs} />
    </>
  );
}
