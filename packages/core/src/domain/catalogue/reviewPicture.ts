/** Photos that a review can have, and the files that are accepted. */
export const REVIEW_PICTURE_LIMITS: Readonly<{ count: number; bytes: number; types: readonly string[] }> = {
  count: 4,
  bytes: 10 * 1024 * 1024,
  types: ["image/jpeg", "image/png", "image/webp"],
};

/** Error code of a photo, with a message in `validation.picture` of the message catalogue. */
export type ReviewPictureError = "invalid" | "tooLarge";

/**
 * Returns why a file cannot be a photo of a review; undefined if it may. The backend also rejects damaged files.
 * @param file a `File` or `Blob`
 * @example
 * const problem = checkReviewPicture(file);
 */
export function checkReviewPicture(file: { type: string; size: number }): ReviewPictureError | undefined {
  if (!REVIEW_PICTURE_LIMITS.types.includes(file.type)) return "invalid";
  return file.size > REVIEW_PICTURE_LIMITS.bytes ? "tooLarge" : undefined;
}
