import { expect, it } from "vitest";
import { formatPercentOff } from "./formatPercentOff.js";

it.each([
  ["de_AT", "\u221213\u00a0%"],
  ["ro_RO", "\u221213%"],
  ["en_AT", "\u221213%"],
  ["en-RO", "\u221213%"],
])("writes a reduction as %s does", (locale, text) => {
  expect(formatPercentOff(13, locale)).toBe(text);
});
