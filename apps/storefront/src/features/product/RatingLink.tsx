import type { Product } from "@shop/core";
import { Rating } from "@shop/react";
import { useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { useNumberFormat } from "./useNumberFormat.ts";

/** Average rating, linked to the reviews and to how they are verified. */
export function RatingLink({ product: { rating } }: { product: Pick<Product, "rating"> }): ReactElement | null {
  const shared = useTexts("shared");
  const { language } = useRouter().options.context.storefront;
  const formatNumber = useNumberFormat();
  const { average, count } = rating;
  if (average === undefined || count === 0) return null;
  const averageText = formatNumber(average, { maximumFractionDigits: 1 });
  return (
    <a className="lh-rating-link" href="#reviews">
      <Rating
        value={average}
        count={count}
        locale={language}
        label={shared("rating", { average: averageText, count })}
      />
    </a>
  );
}
