import { expect, test } from "vitest";
import { createTexts } from "../../i18n/createTexts.ts";
import { tooShortMessage } from "./tooShortMessage.ts";

test.each([
  ["en", 4, "Please enter more than three characters."],
  ["en", 6, "Please enter more than 5 characters."],
  ["de", 4, "Geben Sie bitte mehr als drei Zeichen ein."],
  ["de", 2, "Geben Sie bitte mehr als ein Zeichen ein."],
  ["ro", 4, "Vă rugăm să introduceți mai mult de trei caractere."],
  ["ro", 3, "Vă rugăm să introduceți mai mult de două caractere."],
] as const)("the hint names the configured minimum length: %s, %i", async (language, minLength, message) => {
  const texts = createTexts(language);
  await texts.load("core");
  expect(tooShortMessage(texts.t("core"), minLength)).toBe(message);
});
