import { productQuery } from "@shop/core/query";
import { Breadcrumbs, useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { type ReactElement, useEffect } from "react";
import { rememberViewed } from "../../app/recentlyViewed.ts";
import { ShopLink } from "../../app/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { BuyBox } from "./BuyBox.tsx";
import { details } from "./laterParts.tsx";
import { ProductGallery } from "./ProductGallery.tsx";
import { useVariant } from "./useVariant.ts";

export function WholeProduct({ id }: { id: number }): ReactElement {
  "use memo";
  const shared = useTexts("shared");
  const { data: product } = useSuspenseQuery(productQuery(useShop(), id));
  const variant = useVariant(product);
  useEffect(() => rememberViewed(id), [id]);
  const crumbs = [
    { title: shared("home"), href: "/" },
    ...product.categories.map(({ title, url }) => ({ title, href: url })),
    { title: product.title },
  ];
  return (
    <div className="lh-page">
      <Breadcrumbs crumbs={crumbs} label={shared("crumbs")} link={ShopLink} />
      <div className="lh-product">
        <ProductGallery product={product} chosen={variant.chosen} />
        <BuyBox product={product} variant={variant} />
      </div>
      <details.Part product={product} variant={variant} crumbs={crumbs} />
    </div>
  );
}
