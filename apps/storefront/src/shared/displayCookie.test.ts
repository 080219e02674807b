import { expect, test } from "vitest";
import { displayCookie, isDefaultDisplay, parseDisplay, serializeDisplay } from "./displayCookie.ts";

const austria = { countryId: 13 };

test.each([
  { excludeVat: true, countryId: 5 },
  { excludeVat: false, countryId: 146 },
])("what was serialized is parsed again: %j", (flags) => {
  expect(parseDisplay(serializeDisplay(flags))).toEqual(flags);
});

test.each([undefined, "", "net", "net.", "net.999", "net.05", "net.5;", "NET.5", "gross.-5", "net.5 ", "net.1e1"])(
  "anything else is invalid: %j",
  (text) => expect(parseDisplay(text)).toBeUndefined(),
);

test("the default display needs no cookie, and its pages may be cached for everyone", () => {
  const home = { excludeVat: false, countryId: 13 };
  expect(isDefaultDisplay(home, austria)).toBe(true);
  expect(displayCookie(home, austria)).toContain("Max-Age=0");
  for (const own of [
    { ...home, excludeVat: true },
    { ...home, countryId: 5 },
  ]) {
    expect(isDefaultDisplay(own, austria)).toBe(false);
    expect(displayCookie(own, austria)).toMatch(/Max-Age=[1-9]/);
  }
});
