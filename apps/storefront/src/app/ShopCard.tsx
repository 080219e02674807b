import type { ProductCard as ProductCardData } from "@shop/core";
import { ProductCard } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useTexts } from "../i18n/useTexts.ts";
import { deliveryRange } from "./deliveryRange.ts";
import { ShopLink } from "./ShopLink.tsx";
import { todayQuery } from "./todayQuery.ts";
import { useCardLabels } from "./useCardLabels.ts";
import { useMoneyFormat } from "./useMoney.ts";

interface ShopCardProps {
  product: ProductCardData;
  headingLevel?: 2 | 3;
  priority?: boolean;
  sizes?: string;
}

/** A product's card as this shop shows it: its words, its money, when it arrives. */
export function ShopCard({ product, headingLevel = 2, ...media }: ShopCardProps): ReactElement {
  const t = useTexts("shared");
  const { storefront } = useRouter().options.context;
  const { data: today } = useSuspenseQuery(todayQuery(storefront));
  const range = deliveryRange(product.deliveryDays, today, storefront);
  return (
    <ProductCard
      {...media}
      product={product}
      headingLevel={headingLevel}
      format={useMoneyFormat()}
      labels={useCardLabels()}
      link={ShopLink}
      delivery={
        <span data-stock={product.stock > 0 ? "some" : "none"}>
          {product.stock > 0 ? t("deliveryBetween", { range }) : t("soldOut")}
        </span>
      }
    />
  );
}
