import { type ProductCard, stockLabel } from "@shop/core";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { formatDeliveryRange } from "../format/formatDeliveryRange.ts";
import { todayQuery } from "../todayQuery.ts";
import { useDeliveryCountry } from "../useDeliveryCountry.ts";

export function CardDelivery({ product }: { product: ProductCard }): ReactElement {
  "use memo";
  const t = useTexts("shared");
  const { storefront } = useRouter().options.context;
  const { data: today } = useSuspenseQuery(todayQuery(storefront));
  const { country, isDeliverable } = useDeliveryCountry(product);
  if (!isDeliverable) return <span data-tone="warn">{t("undeliverable", { country })}</span>;
  // A stock below the order step cannot be sold.
  const stock = stockLabel(product.stock < product.step ? 0 : product.stock);
  if (stock.kind === "none") return <span data-tone="none">{t("soldOut")}</span>;
  const range = formatDeliveryRange(product.deliveryDays, today, storefront);
  return (
    <>
      {t("deliveryBetween", { range })}
      {stock.kind === "few" && <span data-tone="warn"> · {t("lowStock", { count: stock.count })}</span>}
    </>
  );
}
