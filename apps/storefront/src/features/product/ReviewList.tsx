import type { ReviewSummary } from "@shop/core";
import { reviewsQuery } from "@shop/core/query";
import { ChoiceButtons, useShop } from "@shop/react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { type ReactElement, useState } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Button } from "../../ui/Button.tsx";
import { ReviewItem } from "./ReviewItem.tsx";
import { INITIAL_REVIEWS, MAX_REVIEWS, REVIEWS_PER_STEP } from "./reviewPages.ts";

const ALL = 0;

/** Latest reviews, in all languages or one, with "load more". */
export function ReviewList({ productId, summary }: { productId: number; summary: ReviewSummary }): ReactElement {
  const t = useTexts("product");
  const { locale } = useRouter().options.context.storefront;
  const [selected, setSelected] = useState(ALL);
  const [limit, setLimit] = useState(INITIAL_REVIEWS);
  const only = summary.languages[selected - 1];
  const total = only?.count ?? summary.count;
  const {
    data: reviews = [],
    isFetching,
    isError,
  } = useQuery({
    ...reviewsQuery(useShop(), productId, { limit, ...(only && { language: only.language }) }),
    placeholderData: keepPreviousData,
  });
  const names = new Intl.DisplayNames(locale, { type: "language" });
  const languages = [
    { id: ALL, title: t("reviews.allLanguages", { count: summary.count }) },
    ...summary.languages.map(({ language, count }, index) => ({
      id: index + 1,
      title: `${names.of(language) ?? language} (${count})`,
    })),
  ];
  return (
    <div className="lh-reviews-list" aria-busy={isFetching}>
      {summary.languages.length > 1 && (
        <ChoiceButtons
          title={t("reviews.language")}
          choices={languages}
          value={selected}
          onChange={(id) => {
            setSelected(id);
            setLimit(INITIAL_REVIEWS);
          }}
        />
      )}
      <ul role="list">
        {reviews.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ul>
      <p role="status" className="lh-small lh-muted">
        {isError ? t("reviews.failed") : t("reviews.shown", { shown: reviews.length, count: total })}
      </p>
      {reviews.length < Math.min(total, MAX_REVIEWS) && (
        <Button
          variant="outline"
          busy={isFetching}
          onClick={() => setLimit(Math.min(limit + REVIEWS_PER_STEP, MAX_REVIEWS))}
        >
          {t("reviews.more")}
        </Button>
      )}
    </div>
  );
}
