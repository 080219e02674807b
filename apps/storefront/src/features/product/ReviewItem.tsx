import type { Review } from "@shop/core";
import { RatingStars } from "@shop/react";
import { useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { getDateFormat } from "../../ui/intlFormats.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Icon } from "../../ui/Icon.tsx";

/** Review in the language of its author. */
export function ReviewItem({ review }: { review: Review }): ReactElement {
  const t = useTexts("product");
  const { locale, timeZone } = useRouter().options.context.storefront;
  const date = getDateFormat(locale, { dateStyle: "long", timeZone });
  return (
    <li className="lh-review">
      <RatingStars value={review.rating} label={t("reviews.rating", { count: review.rating })} />
      {review.title !== "" && <h3 lang={review.language}>{review.title}</h3>}
      {review.content !== "" && (
        <p className="lh-review-text" lang={review.language}>
          {review.content}
        </p>
      )}
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
