import type { ProductCard as ProductCardData } from "@shop/core";
import { ProductCard, Rating } from "@shop/react";
import { useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { numberFormat } from "./formats.ts";
import { useTexts } from "../i18n/useTexts.ts";
import { CardDelivery } from "./CardDelivery.tsx";
import { ShopLink } from "./ShopLink.tsx";
import { useCardLabels } from "./useCardLabels.ts";
import { useMoneyFormat } from "./useMoney.ts";
import { useShown } from "./useShown.ts";

interface ShopCardProps {
  product: ProductCardData;
  headingLevel?: 2 | 3;
  priority?: boolean;
  sizes?: string;
  colorId?: number | undefined;
}

/** A product's card as this shop shows it: its words, its money, what others think of it, when it arrives. */
export function ShopCard({ product, headingLevel = 2, ...look }: ShopCardProps): ReactElement {
  return (
    <ProductCard
      {...look}
      product={useShown().card(product)}
      headingLevel={headingLevel}
      format={useMoneyFormat()}
      labels={useCardLabels()}
      link={ShopLink}
      colorHref={colorHref}
      rating={<CardRating product={product} />}
      delivery={<CardDelivery product={product} />}
    />
  );
}

/** A list knows colours, not sale elements: the address says the colour, and the shop leads on to what has it. */
const colorHref = ({ url }: ProductCardData, colorId: number): string => `${url}?color=${colorId}`;

function CardRating({ product }: { product: ProductCardData }): ReactElement | null {
  const t = useTexts("shared");
  const { locale, language } = useRouter().options.context.storefront;
  const { average, count } = product.rating;
  if (average === undefined || count === 0) return null;
  const shown = numberFormat(language, { maximumFractionDigits: 1 }).format(average);
  return <Rating value={average} count={count} locale={locale} label={t("rating", { average: shown, count })} />;
}
