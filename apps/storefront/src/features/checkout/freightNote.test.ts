import { expect, test } from "vitest";
import { createTexts } from "../../i18n/createTexts.ts";

test.each([
  ["de", "90\u00a0€", /90\s€.*2–\u20603\sWochen/],
  ["en", "€90", /€90.*2–\u20603\sweeks/],
  ["ro", "470\u00a0lei", /470\slei.*2–\u20603\ssăptămâni/],
] as const)("the freight note names 90 euro and 2-3 weeks: %s", async (language, fee, facts) => {
  const texts = createTexts(language);
  await texts.load("checkout");
  expect(texts.t("checkout")("freightNote", { fee })).toMatch(facts);
});
