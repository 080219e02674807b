import type { ProductCard } from "@shop/core";
import { Breadcrumbs, Gallery } from "@shop/react";
import type { ReactElement } from "react";
import { ShopLink } from "../../app/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { productPictures } from "./productPictures.ts";
import { RatingLink } from "./RatingLink.tsx";

/** So many small pictures most pages have. */
const THUMBS = 4;

/**
 * The beginning of a product's page, of what its card says: what is drawn here stands where it stays. Prices and what can be
 * bought are left to the page itself.
 */
export function FirstSight({ product }: { product: ProductCard }): ReactElement {
  const shared = useTexts("shared");
  const t = useTexts("product");
  const pictures = productPictures(product.pictures, undefined).slice(0, 1);
  return (
    <div className="lh-page lh-product-first" aria-busy>
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
          {/* A card has one picture, its page has more: the small ones' room is kept. */}
          <div className="sh-gallery-thumbs" data-count={THUMBS} aria-hidden="true">
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
