import type { ReactElement } from "react";
import { requireProps } from "./requireProps.js";

const STAR = "m12 2 3.1 6.3 6.9 1-5 4.9 1.2 6.8-6.2-3.2L5.8 21 7 14.2l-5-4.9 6.9-1z";
const STARS = [0, 24, 48, 72, 96].map((x) => <path key={x} d={STAR} transform={`translate(${x})`} />);

/** Props of {@link RatingStars}. */
export interface RatingStarsProps {
  /** Rating, 0 to 5. */
  value: number;
  /** Accessible name: "4 von 5 Sternen". */
  label: string;
}

/** Five stars, filled up to the rating. */
export function RatingStars({ value, label }: RatingStarsProps): ReactElement {
  requireProps("RatingStars", { value });
  return (
    <svg className="sh-stars" viewBox="0 0 120 24" width="100" height="20" role="img" aria-label={label}>
      <g className="sh-stars-empty">{STARS}</g>
      <svg className="sh-stars-filled" width={value * 24} height="24">
        {STARS}
      </svg>
    </svg>
  );
}
