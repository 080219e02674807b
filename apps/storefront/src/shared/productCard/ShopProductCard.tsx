import { displayPrice, type ProductCard as ProductCardData } from "@shop/core";
import { ProductCard } from "@shop/react";
import type { ReactElement } from "react";
import { CardDelivery } from "./CardDelivery.tsx";
import { ProductRating } from "./ProductRating.tsx";
import { ShopLink } from "../ShopLink.tsx";
import { useCardLabels } from "./useCardLabels.ts";
import { useShopPrices } from "../prices/useShopPrices.ts";

interface ShopProductCardProps {
  product: ProductCardData;
  headingLevel?: 2 | 3;
  priority?: boolean;
  sizes?: string;
  colorId?: number | undefined;
}

export function ShopProductCard({ product, headingLevel = 2, ...cardProps }: ShopProductCardProps): ReactElement {
  const { display, format } = useShopPrices();
  return (
    <ProductCard
      {...cardProps}
      product={product}
      price={displayPrice(product, display)}
      headingLevel={headingLevel}
      format={format}
      labels={useCardLabels()}
      link={ShopLink}
      colorHref={colorHref}
      rating={<ProductRating rating={product.rating} />}
      delivery={<CardDelivery product={product} />}
    />
  );
}

/** Listings know colours, not variants: the product route redirects `?color=` to a matching variant. */
const colorHref = ({ url }: ProductCardData, colorId: number): string => `${url}?color=${colorId}`;
