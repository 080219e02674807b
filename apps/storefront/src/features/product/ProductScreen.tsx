import { productQuery } from "@shop/core/query";
import { Breadcrumbs, Gallery, useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { ShopLink } from "../../app/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { BuyBox } from "./BuyBox.tsx";
import { ProductData } from "./ProductData.tsx";
import { ProductSections } from "./ProductSections.tsx";
import { productPictures } from "./productPictures.ts";
import { useVariant } from "./useVariant.ts";
import { colorOf } from "./variants.ts";

/** A product: what it looks like, what it costs, when it comes, what it is made of. */
export function ProductScreen({ id }: { id: number }): ReactElement {
  const t = useTexts("product");
  const shared = useTexts("shared");
  const { data: product } = useSuspenseQuery(productQuery(useShop(), id));
  const variant = useVariant(id);
  const color = colorOf(variant.chosen);
  const pictures = productPictures(product.pictures, color?.valueId);
  const shown = pictures[0]?.colorId;
  const shownColor = product.colors.find((one) => one.id === shown && one.id !== color?.valueId);
  const crumbs = [
    { title: shared("home"), href: "/" },
    ...product.categories.map(({ title, url }) => ({ title, href: url })),
    { title: product.title },
  ];
  return (
    <div className="lh-page">
      <Breadcrumbs crumbs={crumbs} label={shared("crumbs")} link={ShopLink} />
      <div className="lh-product">
        <div className="lh-product-gallery">
          <Gallery
            key={color?.valueId}
            pictures={pictures}
            labels={{
              gallery: t("gallery", { product: product.title }),
              picture: (position, count) => t("picture", { position, total: count }),
            }}
          />
          {shownColor !== undefined && (
            <p className="lh-product-caption">{t("pictureShows", { color: shownColor.title })}</p>
          )}
        </div>
        <BuyBox product={product} variant={variant} />
      </div>
      <ProductSections product={product} available={(variant.chosen?.stock ?? 0) > 0} />
      <ProductData product={product} elements={variant.elements} />
    </div>
  );
}
