import { expect, test } from "vitest";
import { countryIdOf, isDefaultMarket, marketCookieHeader, parseMarket, serializeMarket } from "./market.js";

test.each([
  { excludeVat: true, country: "DE" },
  { excludeVat: false, country: "RO" },
])("a serialized market is parsed again: %j", (settings) => {
  expect(parseMarket(serializeMarket(settings))).toEqual(settings);
});

test.each([undefined, "", "net", "net.", "net.999", "net.05", "net.5;", "NET.5", "gross.-5", "net.5 ", "net.1e1"])(
  "anything else is invalid: %j",
  (text) => expect(parseMarket(text)).toBeUndefined(),
);

test("the default market needs no cookie, and its pages may be cached for everyone", () => {
  const home = { excludeVat: false, country: "AT" };
  expect(isDefaultMarket(home, "AT")).toBe(true);
  expect(marketCookieHeader(home, "AT")).toContain("Max-Age=0");
  for (const own of [
    { ...home, excludeVat: true },
    { ...home, country: "DE" },
  ]) {
    expect(isDefaultMarket(own, "AT")).toBe(false);
    expect(marketCookieHeader(own, "AT")).toMatch(/Max-Age=[1-9]/);
  }
});

test("a backend with other countries configures their ids", () => {
  const countryIds = { FR: 64 };
  expect(parseMarket("gross.64", countryIds)).toEqual({ excludeVat: false, country: "FR" });
  expect(countryIdOf("FR", countryIds)).toBe(64);
  expect(() => countryIdOf("AT", countryIds)).toThrow(expect.objectContaining({ code: "INVALID_INPUT" }));
});
