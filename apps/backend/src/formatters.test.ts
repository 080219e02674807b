import { expect, test } from "vitest";
import { createFormatters } from "./formatters.ts";

test.each([
  ["de_AT", "€ 1.327,50", "5,5 %"],
  ["de_DE", "1.327,50 €", "5,5 %"],
  ["en_AT", "€1,327.50", "5.5%"],
  ["en_DE", "€1,327.50", "5.5%"],
  ["ro_RO", "1.327,50 €", "5,5%"],
  ["en_RO", "€1,327.50", "5.5%"],
] as const)("mails and documents in %s write amounts and percents as the language does", (locale, amount, percent) => {
  const { money, percent: percentText } = createFormatters(locale);
  expect(money(132_750).replaceAll(/\s/gu, " ")).toBe(amount);
  expect(percentText(5.5)).toBe(percent);
});
