import { productQuery } from "@shop/core/query";
import { Breadcrumbs, useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { type ReactElement, useEffect } from "react";
import { addRecentlyViewed } from "../../shared/recentlyViewed.ts";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { BuyBox } from "./BuyBox.tsx";
import { lazyBelowFold } from "./lazyProductParts.tsx";
import { ProductGallery } from "./ProductGallery.tsx";
import { useVariantSelection } from "./useVariantSelection.ts";

export function ProductDetails({ id }: { id: number }): ReactElement {
  "use memo";
  const shared = useTexts("shared");
  const { data: product } = useSuspenseQuery(productQuery(useShop(), id));
  const selection = useVariantSelection(product);
  useEffect(() => addRecentlyViewed(id), [id]);
  const crumbs = [
    { title: shared("home"), href: "/" },
    ...product.categories.map(({ title, url }) => ({ title, href: url })),
    { title: product.title },
  ];
  return (
    <div className="lh-page">
      <Breadcrumbs crumbs={crumbs} label={shared("crumbs")} link={ShopLink} />
      <div className="lh-product">
        <ProductGallery product={product} variant={selection.selected} />
        <BuyBox product={product} selection={selection} />
      </div>
      <lazyBelowFold.Component product={product} selection={selection} crumbs={crumbs} />
    </div>
  );
}
