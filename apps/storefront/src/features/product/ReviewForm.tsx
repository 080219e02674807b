import { createFormSchema } from "@shop/core";
import { RatingStars, useShop } from "@shop/react";
import { type ReactElement, useState } from "react";
import { FormView } from "../../shared/form/FormView.tsx";
import { useShopForm } from "../../shared/form/useShopForm.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Field, TextArea } from "../../ui/Field.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { RadioCards } from "../../ui/RadioCards.tsx";

export function ReviewForm({ variantId }: { variantId: number }): ReactElement {
  const shop = useShop();
  const t = useTexts("product");
  const [sent, setSent] = useState<"pending" | "accepted">();
  const form = useShopForm({
    name: "review",
    schema: reviewSchema,
    submit: async (entry) => {
      setSent(await shop.reviews.write({ ...entry, variantId, language: shop.config.language }));
    },
  });
  if (sent !== undefined) {
    return (
      <Notice tone="ok" title={t("reviewForm.thanks")} announce="status">
        <p>{t(sent === "pending" ? "reviewForm.pending" : "reviewForm.accepted")}</p>
      </Notice>
    );
  }
  return (
    <FormView className="lh-reviewform" form={form} submitLabel={t("reviewForm.submit")}>
      <h3>{t("reviewForm.title")}</h3>
      <RadioCards
        {...form.field("rating")}
        look="pill"
        legend={t("reviewForm.rating")}
        defaultValue=""
        cards={[5, 4, 3, 2, 1].map((rating) => ({
          value: String(rating),
          title: <RatingStars value={rating} label={t("reviews.rating", { count: rating })} />,
        }))}
      />
      <Field {...form.field("title")} label={t("reviewForm.headline")} autoComplete="off" maxLength={100} required />
      <TextArea {...form.field("content")} label={t("reviewForm.words")} rows={5} maxLength={4000} required />
    </FormView>
  );
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
