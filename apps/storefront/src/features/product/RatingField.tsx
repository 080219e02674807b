import { RatingStars } from "@shop/react";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { RadioPills } from "../../ui/RadioPills.tsx";

const RATINGS = [5, 4, 3, 2, 1];

/** One to five stars, as native radio buttons. */
export function RatingField({
  id,
  name,
  error,
}: {
  id: string;
  name: string;
  error: string | undefined;
}): ReactElement {
  const t = useTexts("product");
  const choices = RATINGS.map((rating) => ({
    value: String(rating),
    title: <RatingStars value={rating} label={t("reviews.rating", { count: rating })} />,
  }));
  return <RadioPills id={id} name={name} error={error} legend={t("reviewForm.rating")} choices={choices} />;
}
