import type { Product, Variant } from "@shop/core";
import { localeConfigQuery, reviewsQuery, reviewSummaryQuery } from "@shop/core/query";
import { type Crumb, useShop } from "@shop/react";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { BreadcrumbData, JsonLd } from "../../shared/jsonLd.tsx";
import { buildProductJsonLd } from "./buildProductJsonLd.ts";
import { INITIAL_REVIEWS } from "./reviewPages.ts";

interface ProductJsonLdProps {
  product: Product;
  variants: readonly Variant[];
  crumbs: readonly Crumb[];
}

/** JSON-LD of the product and its breadcrumbs. */
export function ProductJsonLd({ product, variants, crumbs }: ProductJsonLdProps): ReactElement {
  const { origin } = useRouter().options.context;
  const shop = useShop();
  const { data: config } = useSuspenseQuery(localeConfigQuery(shop));
  const { data: summary } = useQuery(reviewSummaryQuery(shop, product.id));
  const { data: reviews = [] } = useQuery(reviewsQuery(shop, product.id, { limit: INITIAL_REVIEWS }));
  return (
    <>
      <JsonLd key={product.id} data={buildProductJsonLd({ product, variants, config, summary, reviews, origin })} />
      <BreadcrumbData crumbs={crumbs} />
    </>
  );
}
