import type { ProductCard } from "@shop/core";
import { Breadcrumbs, Gallery } from "@shop/react";
import type { ReactElement } from "react";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { selectPictures } from "./selectPictures.ts";
import { RatingLink } from "./RatingLink.tsx";

/** Typical number of thumbnails. */
const THUMBNAIL_COUNT = 4;

/**
 * Product page rendered from the data of a product card, without layout shift when the full page follows. Omits prices
 * and variants.
 */
export function ProductPreview({ product }: { product: ProductCard }): ReactElement {
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
          {/* A card has one picture: reserves the space of the thumbnails. */}
          <div className="sh-gallery-thumbs" data-count={THUMBNAIL_COUNT} aria-hidden="true">
            <span className="sh-gallery-thumb">
              <span className="sh-picture" />
            </span>
          </div>
        </div>
        <div className="lh-buybox">
          <div className="lh-buybox-head">
            {product.brand !== "" && <p className="lh-buybox-brand">{product.brand}</p>}
            <h1>{product.title}</h1>
            <RatingLink product={product} />
          </div>
        </div>
      </div>
    </div>
  );
}
