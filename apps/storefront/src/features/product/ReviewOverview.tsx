import type { ReviewSummary } from "@shop/core";
import { RatingStars } from "@shop/react";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { useNumberFormat } from "./useNumberFormat.ts";

/** Average rating and number of reviews per star. */
export function ReviewOverview({ average, summary }: { average: number; summary: ReviewSummary }): ReactElement {
  const t = useTexts("product");
  const shared = useTexts("shared");
  const formatNumber = useNumberFormat();
  const averageText = formatNumber(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <div className="lh-reviews-overview">
      <p className="lh-reviews-average" aria-hidden="true">
        {averageText}
      </p>
      <RatingStars value={average} label={shared("rating", { average: averageText, count: summary.count })} />
      <p className="lh-muted">{t("reviews.count", { count: summary.count })}</p>
      <dl className="lh-reviews-bars">
        {summary.ratings.toReversed().map(({ rating, count }) => (
          <div key={rating}>
            <dt>{t("reviews.stars", { count: rating })}</dt>
            <dd>
              <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" focusable="false">
                <path className="lh-reviews-bar" d="M0 0h100v8H0z" />
                <path d={`M0 0h${(100 * count) / summary.count}v8H0z`} />
              </svg>
              {count}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
