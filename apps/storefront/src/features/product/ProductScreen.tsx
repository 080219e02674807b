import type { ProductCard } from "@shop/core";
import { productQuery } from "@shop/core/query";
import { Breadcrumbs, Gallery, useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { type ReactElement, useEffect } from "react";
import { addRecentlyViewed } from "../../shared/recentlyViewed.ts";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { whenActive } from "../../ui/whenActive.ts";
import { BuyBox, BuyBoxHead } from "./BuyBox.tsx";
import { countView } from "./countView.ts";
import { lazyBelowFold } from "./lazyProductParts.tsx";
import { ProductGallery } from "./ProductGallery.tsx";
import { selectPictures } from "./selectPictures.ts";
import { type PreviewProps, useProductPreview } from "./useProductPreview.ts";
import { useVariantSelection } from "./VariantPicker.tsx";
import "./product.css";

export type ProductScreenProps = PreviewProps & { id: number };

/** Product page. Opened by a link, it renders a preview at once and the full page when ready. */
export function ProductScreen({ id, ...loaderData }: ProductScreenProps): ReactElement {
  "use memo";
  const preview = useProductPreview(loaderData);
  return preview === undefined ? <ProductDetails id={id} /> : <ProductPreview product={preview} />;
}

function ProductDetails({ id }: { id: number }): ReactElement {
  "use memo";
  const shared = useTexts("shared");
  const { data: product } = useSuspenseQuery(productQuery(useShop(), id));
  const selection = useVariantSelection(product);
  const { texts } = useRouter().options.context;
  useEffect(() => {
    addRecentlyViewed(id);
    countView(id);
  }, [id]);
  // Together with the code of the part, not after it.
  useEffect(() => void whenActive().then(() => texts.ready("product/belowFold")), [texts]);
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

/** The page from the data of a product card, without layout shift when the full page follows. Omits prices and variants. */
function ProductPreview({ product }: { product: ProductCard }): ReactElement {
  const shared = useTexts("shared");
  const t = useTexts("product");
  const pictures = selectPictures(product.pictures, undefined).slice(0, 1);
  return (
    <div className="lh-page lh-product-preview" aria-busy>
      <Breadcrumbs
        crumbs={[{ title: shared("home"), href: "/" }, { title: product.title }]}
        label={shared("crumbs")}
        link={ShopLink}
      />
      <div className="lh-product">
        <div className="lh-product-gallery">
          <Gallery
            slides={pictures.map((picture) => ({ key: picture.base, picture }))}
            labels={{ gallery: t("gallery", { product: product.title }), picture: () => "" }}
          />
          {/* A card has one picture: reserves the space of the usual thumbnails. */}
          <div className="sh-gallery-thumbs" data-count={4} aria-hidden="true">
            <span className="sh-gallery-thumb">
              <span className="sh-picture" />
            </span>
          </div>
        </div>
        <div className="lh-buybox">
          <BuyBoxHead product={product} />
        </div>
      </div>
    </div>
  );
}
