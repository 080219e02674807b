import { createFormSchema } from "@shop/core";

/** Fields: rating, title, content; all required. */
export const reviewSchema = createFormSchema((form) => {
  const rating = form.id("rating") ?? 0;
  if (rating < 1 || rating > 5) form.addIssue("rating", "rating.required");
  const needed = (value: string): "required" | undefined => (value === "" ? "required" : undefined);
  return {
    rating,
    title: form.text("title", needed, "reviewTitle"),
    content: form.text("content", needed, "reviewContent"),
  };
});
