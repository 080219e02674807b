import { displayPrice, type ProductCard as ProductCardData, stockLabel } from "@shop/core";
import { ProductCard, type ProductCardProps } from "@shop/react";
import type { ReactElement } from "react";
import { ProductRating } from "./ProductRating.tsx";
import { WishlistButton } from "../WishlistButton.tsx";
import { ShopLink } from "../ShopLink.tsx";
import { useCardLabels } from "./useCardLabels.ts";
import { useShopPrices } from "../prices/useShopPrices.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { useDeliveryRange } from "../dates.tsx";
import { useDeliveryCountry } from "../useDeliveryCountry.ts";

type ShopProductCardProps = Pick<
  ProductCardProps,
  "product" | "headingLevel" | "priority" | "sizes" | "colorId" | "linkId"
>;

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
      action={<WishlistButton product={product} />}
    />
  );
}

/** Listings know colours, not variants: the product route redirects `?color=` to a matching variant. */
const colorHref = ({ url }: ProductCardData, colorId: number): string => `${url}?color=${colorId}`;

function CardDelivery({ product }: { product: ProductCardData }): ReactElement {
  "use memo";
  const t = useTexts("shared");
  const rangeOf = useDeliveryRange("short");
  const { country, isDeliverable } = useDeliveryCountry(product);
  if (!isDeliverable) return <span data-tone="warn">{t("undeliverable", { country })}</span>;
  // A stock below the order step cannot be sold.
  const stock = stockLabel(product.stock < product.step ? 0 : product.stock);
  if (stock.kind === "none") return <span data-tone="none">{t("soldOut")}</span>;
  const delivery = t("deliveryBetween", { range: rangeOf(product.deliveryDays) });
  if (stock.kind === "enough") return <>{delivery}</>;
  return (
    <>
      {`${delivery}\u00A0· `}
      <span data-tone="warn">{t("lowStock", { count: stock.count })}</span>
    </>
  );
}
