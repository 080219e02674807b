import { ProductGrid, ProductGridItem } from "@shop/react";
import type { ReactElement } from "react";
import { cardLinkId, LoadMoreLink, ProductResults } from "../../shared/productCard/ProductResults.tsx";
import { ShopProductCard } from "../../shared/productCard/ShopProductCard.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { lastPageOf, PAGE_SIZE } from "./listingQuery.ts";
import type { Listing } from "./useListing.ts";

export function ListingProducts({ listing }: { listing: Listing }): ReactElement {
  "use memo";
  const t = useTexts("listing");
  const { products, page, filter, baseFacets, currentFacets } = listing;
  const colorFacet = baseFacets.attributes.find(({ code }) => code === "color");
  const selectedColorIds = filter.attributes[colorFacet?.id ?? 0] ?? [];
  const shown = products.length;
  const total = Math.max(currentFacets.count, shown);
  return (
    <ProductResults
      label={t("products")}
      progress={t("shown", { shown, total })}
      shown={shown}
      total={total}
      more={
        page < lastPageOf(currentFacets.count) && (
          <LoadMoreLink
            shown={shown}
            to="."
            search={(search) => ({ ...search, page: page + 1 })}
            resetScroll={false}
            replace
          >
            {t("loadMore")}
          </LoadMoreLink>
        )
      }
    >
      <ProductGrid>
        {products.map((product, index) => (
          <ProductGridItem key={product.id}>
            <ShopProductCard
              product={product}
              priority={index === 0}
              linkId={page > 1 && index === (page - 1) * PAGE_SIZE ? cardLinkId(index) : undefined}
              colorId={product.colors.find(({ id }) => selectedColorIds.includes(id))?.id}
            />
          </ProductGridItem>
        ))}
      </ProductGrid>
    </ProductResults>
  );
}
