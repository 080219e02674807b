import { expect, test } from "vitest";
import { messages as de } from "./de.js";
import { messages as en } from "./en.js";
import { messages as ro } from "./ro.js";

test("the English cart and search messages have the specified words", () => {
  expect(en.cart).toMatchObject({
    addFailed: "Adding to cart failed",
    removed: "Removed from cart",
    removeFailed: "Failed to remove from cart",
    updateFailed: "Failed to update quantity",
  });
  expect(en.search).toMatchObject({
    failed: "An error occurred while searching. Please try again later.",
    none: "Sorry, we could not find any results. Please try another entry.",
  });
});

test.each([
  ["de", de],
  ["ro", ro],
])("no cart or search message is left in English: %s", (_language, messages) => {
  const english: unknown[] = [...Object.values(en.cart), ...Object.values(en.search)];
  const translated: unknown[] = [...Object.values(messages.cart), ...Object.values(messages.search)];
  expect(translated.filter((text) => english.includes(text))).toEqual([]);
});
