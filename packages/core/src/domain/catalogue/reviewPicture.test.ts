import { expect, test } from "vitest";
import { checkReviewPicture, REVIEW_PICTURE_LIMITS } from "./reviewPicture.js";

const MAX = REVIEW_PICTURE_LIMITS.bytes;

test.each([
  ["image/jpeg", 1, undefined],
  ["image/png", MAX, undefined],
  ["image/webp", MAX, undefined],
  ["image/webp", MAX + 1, "tooLarge"],
  ["image/heic", 1, "invalid"],
  ["image/svg+xml", 1, "invalid"],
  ["", MAX + 1, "invalid"],
])("a file of type %j with %d bytes is %s", (type, size, expected) => {
  expect(checkReviewPicture({ type, size })).toBe(expected);
});
