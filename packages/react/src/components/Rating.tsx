import type { ReactElement } from "react";
import { formatNumber } from "./formatNumber.js";
import { requireProps } from "./requireProps.js";

/** Props of {@link Rating}. */
export interface RatingProps {
  /** Average rating, 0 to 5. */
  value: number;
  count: number;
  locale: string;
  /** Screen-reader text: "4,6 von 5 Sternen, 128 Bewertungen". */
  label: string;
}

/** Star, average rating and number of reviews. */
export function Rating({ value, count, locale, label }: RatingProps): ReactElement {
  requireProps("Rating", { value, count, locale });
  return (
    <p className="sh-rating">
      <span className="sh-hidden">{label}</span>
      <svg className="sh-rating-star" viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
        <path d="m12 2 3.1 6.3 6.9 1-5 4.9 1.2 6.8-6.2-3.2L5.8 21 7 14.2l-5-4.9 6.9-1z" />
      </svg>
      <span aria-hidden="true">
        {formatNumber(locale, value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} ({count})
      </span>
    </p>
  );
}
