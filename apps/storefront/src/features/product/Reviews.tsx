import type { Product } from "@shop/core";
import { reviewSummaryQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Icon } from "../../ui/Icon.tsx";
import { ReviewEntry } from "./ReviewEntry.tsx";
import { ReviewList } from "./ReviewList.tsx";
import { ReviewOverview } from "./ReviewOverview.tsx";

interface ReviewsProps {
  product: Product;
  variantId: number;
}

export function Reviews({ product, variantId }: ReviewsProps): ReactElement {
  const t = useTexts("product");
  const { data: summary } = useQuery(reviewSummaryQuery(useShop(), product.id));
  return (
    <section className="lh-reviews lh-section" aria-labelledby="reviews">
      <h2 id="reviews">{t("reviews.title")}</h2>
      {summary?.count === 0 && <p>{t("reviews.none")}</p>}
      {summary?.average !== undefined && (
        <div className="lh-reviews-columns">
          <ReviewOverview average={summary.average} summary={summary} />
          <ReviewList productId={product.id} summary={summary} />
        </div>
      )}
      <ReviewEntry variantId={variantId} />
      <ul className="lh-reviews-notes" role="list">
        <li>
          <Icon name="shield-check" />
          <span>{t("reviews.checked")}</span>
        </li>
        <li>
          <Icon name="pencil" />
          <span>{t("reviews.whoMay")}</span>
        </li>
      </ul>
    </section>
  );
}
