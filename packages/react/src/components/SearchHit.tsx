import { type DisplayPrice, type SearchProduct, stockLabel } from "@shop/core";
import type { ReactElement } from "react";
import type { MoneyFormat } from "./Money.js";
import { PicturePlaceholder, buildSrcSet } from "./ProductPicture.js";
import { PriceBlock, type PriceBlockLabels } from "./PriceBlock.js";
import { StockLabel, type StockLabels } from "./StockLabel.js";
import { requireProps } from "./requireProps.js";

/** Labels of {@link SearchHit}. */
export interface SearchHitLabels extends PriceBlockLabels {
  stock: StockLabels;
}

/** Props of {@link SearchHit}. */
export interface SearchHitProps {
  product: Pick<SearchProduct, "title" | "picture" | "stock">;
  price: DisplayPrice;
  format: MoneyFormat;
  labels: SearchHitLabels;
}

/** Suggested product, with its stock when low or empty. Place it in the link or option that leads to the product. */
export function SearchHit({ product, price, format, labels }: SearchHitProps): ReactElement {
  requireProps("SearchHit", { product, price, format, labels });
  const { picture } = product;
  return (
    <span className="sh-hit">
      <span className="sh-hit-picture">
        {picture === undefined ? (
          <PicturePlaceholder />
        ) : (
          <img
            className="sh-hit-image"
            src={picture.src}
            srcSet={picture.widths.length === 0 ? undefined : buildSrcSet(picture)}
            sizes="64px"
            width="64"
            height="64"
            alt=""
            decoding="async"
          />
        )}
      </span>
      <span className="sh-hit-about">
        <span className="sh-hit-title">{product.title}</span>
        <PriceBlock price={price} format={format} labels={labels} size="small" />
        {stockLabel(product.stock).kind !== "enough" && <StockLabel stock={product.stock} labels={labels.stock} />}
      </span>
    </span>
  );
}
