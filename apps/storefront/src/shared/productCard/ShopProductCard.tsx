import { displayPrice, type ProductCard as ProductCardData } from "@shop/core";
import { ProductCard, Rating } from "@shop/react";
import { useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { getNumberFormat } from "../../ui/intlFormats.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { CardDelivery } from "./CardDelivery.tsx";
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
      rating={<CardRating product={product} />}
      delivery={<CardDelivery product={product} />}
    />
  );
}

/** Listings know colours, not variants: the product route redirects `?color=` to a matching variant. */
const colorHref = ({ url }: ProductCardData, colorId: number): string => `${url}?color=${colorId}`;

function CardRating({ product }: { product: ProductCardData }): ReactElement | null {
  const t = useTexts("shared");
  const { locale, language } = useRouter().options.context.storefront;
  const { average, count } = product.rating;
  if (average === undefined || count === 0) return null;
  const formatted = getNumberFormat(language, { maximumFractionDigits: 1 }).format(average);
  return <Rating value={average} count={count} locale={locale} label={t("rating", { average: formatted, count })} />;
}
