import { formSchema } from "@shop/core";

/** Fields: rating, title, content; all required. */
export const reviewSchema = formSchema((form) => {
  const rating = form.id("rating") ?? 0;
  if (rating < 1 || rating > 5) form.fault("rating", "rating.required");
  const needed = (value: string): "required" | undefined => (value === "" ? "required" : undefined);
  return {
    rating,
    title: form.text("title", needed, "reviewTitle"),
    content: form.text("content", needed, "reviewContent"),
  };
});
