import type { ProductCard } from "@shop/core";
import { Rating } from "@shop/react";
import { useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { getNumberFormat } from "../../ui/intlFormats.ts";
import { useTexts } from "../../i18n/useTexts.ts";

/** Average rating and number of reviews; nothing without reviews. */
export function ProductRating({ rating: { average, count } }: Pick<ProductCard, "rating">): ReactElement | null {
  const t = useTexts("shared");
  const { language } = useRouter().options.context.storefront;
  if (average === undefined || count === 0) return null;
  const formatted = getNumberFormat(language, { maximumFractionDigits: 1 }).format(average);
  return <Rating value={average} count={count} locale={language} label={t("rating", { average: formatted, count })} />;
}
