import type { Review, ReviewSummary } from "@shop/core";
import { reviewsQuery } from "@shop/core/query";
import { ChoiceButtons, RatingStars, useShop } from "@shop/react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { type ReactElement, useState } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { getDateFormat } from "../../ui/intlFormats.ts";
import { ReviewPhotos } from "./ReviewPhotos.tsx";
import { INITIAL_REVIEWS, MAX_REVIEWS, REVIEWS_PER_STEP } from "./reviewPages.ts";

const ALL = 0;

export function ReviewList({ productId, summary }: { productId: number; summary: ReviewSummary }): ReactElement {
  const t = useTexts("product/belowFold");
  const { locale } = useRouter().options.context.storefront;
  const [selected, setSelected] = useState(ALL);
  const [limit, setLimit] = useState(INITIAL_REVIEWS);
  const only = summary.languages[selected - 1];
  const total = only?.count ?? summary.count;
  const { data, isFetching, isError } = useQuery({
    ...reviewsQuery(useShop(), productId, { limit, ...(only && { language: only.language }) }),
    placeholderData: keepPreviousData,
  });
  const reviews = data ?? [];
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

function ReviewItem({ review }: { review: Review }): ReactElement {
  const t = useTexts("product/belowFold");
  const { locale, timeZone } = useRouter().options.context.storefront;
  const date = getDateFormat(locale, { dateStyle: "long", timeZone });
  const [isTranslated, setIsTranslated] = useState(false);
  const { translation } = review;
  const { title, content, language } = isTranslated && translation ? { ...translation, language: undefined } : review;
  return (
    <li className="lh-review">
      <RatingStars value={review.rating} label={t("reviews.rating", { count: review.rating })} />
      {title !== "" && <h3 lang={language}>{title}</h3>}
      {content !== "" && (
        <p className="lh-review-text" lang={language}>
          {content}
        </p>
      )}
      {translation && (
        <button type="button" className="lh-link" onClick={() => setIsTranslated(!isTranslated)}>
          {t(isTranslated ? "reviews.original" : "reviews.translate")}
        </button>
      )}
      <ReviewPhotos pictures={review.pictures} author={review.author} />
      <p className="lh-review-by">
        {review.author} · <time dateTime={review.createdAt}>{date.format(new Date(review.createdAt))}</time>
        {review.verified && (
          <span className="lh-review-verified">
            <Icon name="circle-check" />
            {t("reviews.verified")}
          </span>
        )}
      </p>
    </li>
  );
}
