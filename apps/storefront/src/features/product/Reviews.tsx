import type { Product, ReviewSummary } from "@shop/core";
import { reviewRightsQuery, reviewSummaryQuery } from "@shop/core/query";
import { RatingStars, useSession, useShop } from "@shop/react";
import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { lazyPart, useOpenedPart } from "../../ui/lazyPart.tsx";
import { ReviewList } from "./ReviewList.tsx";
import { useNumberFormat } from "../../shared/useNumberFormat.ts";

const reviewForm = lazyPart(() => import("./opened/ReviewForm.tsx").then(({ ReviewForm }) => ReviewForm));

export function Reviews({ product }: { product: Product }): ReactElement {
  const t = useTexts("product/belowFold");
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
      {/* Of the product, so that a choice of another variant neither checks again nor drops what was written. */}
      <ReviewEntry key={product.id} variantId={product.variantId} />
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

function ReviewOverview({ average, summary }: { average: number; summary: ReviewSummary }): ReactElement {
  const t = useTexts("product/belowFold");
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
              <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
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

/** Opens the review form for customers who may review the product. Source: specification 6, rights check. */
function ReviewEntry({ variantId }: { variantId: number }): ReactElement | null {
  const shop = useShop();
  const t = useTexts("product/belowFold");
  const { customerId, status } = useSession();
  const shared = useTexts("shared");
  const { texts } = useRouter().options.context;
  const { opened, isLoading, open } = useOpenedPart<true>(() =>
    Promise.all([reviewForm.load(), texts.load("product/opened", "core")]),
  );
  const { data: rights } = useQuery({
    ...reviewRightsQuery(shop, variantId, customerId),
    enabled: status === "customer",
  });
  // An opened form stays, also after the session has ended or the rights have changed.
  if (opened) return <reviewForm.Component variantId={variantId} />;
  if (status !== "customer" || rights?.allowed !== true) return null;
  return (
    <>
      <Button variant="outline" busy={isLoading} onClick={() => open(true)}>
        {t("reviewForm.open")}
      </Button>
      <p role="status">{isLoading && shared("wait")}</p>
    </>
  );
}
