import { createFormSchema, isShopError } from "@shop/core";
import { MAX_LENGTHS } from "@shop/core/wire";
import { RatingStars, useReviewPictures, useShop } from "@shop/react";
import { type ReactElement, useState } from "react";
import { FormView } from "../../../shared/form/FormView.tsx";
import { useShopForm } from "../../../shared/form/useShopForm.ts";
import { writeOnce } from "../../../shared/writeOnce.ts";
import { useTexts } from "../../../i18n/useTexts.ts";
import { Field, TextArea } from "../../../ui/Field.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { RadioCards } from "../../../ui/RadioCards.tsx";
import { PhotoField } from "./PhotoField.tsx";

export function ReviewForm({ variantId }: { variantId: number }): ReactElement {
  const shop = useShop();
  const t = useTexts("product/opened");
  const belowFold = useTexts("product/belowFold");
  const [sent, setSent] = useState<"pending" | "accepted" | "known">();
  const pictures = useReviewPictures(variantId);
  const form = useShopForm({
    name: "review",
    schema: reviewSchema,
    async submit(entry) {
      const review = { ...entry, variantId, language: shop.config.language };
      const sending = pictures.submit((keys) => {
        const complete = { ...review, pictures: keys };
        return writeOnce("review", complete, (key) => shop.reviews.write(complete, key));
      });
      setSent(await sending.catch(acceptKnown));
    },
  });
  const { id: photoId, name: photoName } = form.field("picture");
  if (sent !== undefined) {
    return (
      <Notice tone="ok" title={t("review.thanks")} announce="status">
        <p>{t(`review.${sent}`)}</p>
      </Notice>
    );
  }
  return (
    <FormView className="lh-reviewform" form={form} submitLabel={t("review.submit")}>
      <h3>{t("review.title")}</h3>
      <RadioCards
        {...form.field("rating")}
        look="pill"
        legend={t("review.rating")}
        defaultValue=""
        cards={[5, 4, 3, 2, 1].map((rating) => ({
          value: String(rating),
          title: <RatingStars value={rating} label={belowFold("reviews.rating", { count: rating })} />,
        }))}
      />
      <Field
        {...form.field("title")}
        label={t("review.headline")}
        autoComplete="off"
        maxLength={MAX_LENGTHS.reviewTitle}
        required
      />
      <TextArea {...form.field("content")} label={t("review.words")} rows={5} maxLength={MAX_LENGTHS.review} required />
      <PhotoField id={photoId} name={photoName} pictures={pictures} disabled={form.busy} />
    </FormView>
  );
}

/** The answer to an earlier attempt was lost, or another tab sent the review. */
function acceptKnown(error: unknown): "known" {
  if (isShopError(error, "FORBIDDEN") && error.details.reason === "ALREADY_POSTED") return "known";
  throw error;
}

const reviewSchema = createFormSchema((form) => {
  const rating = form.id("rating") ?? 0;
  if (rating < 1 || rating > 5) form.addIssue("rating", "rating.required");
  const required = (value: string): "required" | undefined => (value === "" ? "required" : undefined);
  return {
    rating,
    title: form.text("title", required, "reviewTitle"),
    content: form.text("content", required, "reviewContent"),
  };
});
