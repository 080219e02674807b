import * as v from "valibot";
import { expect, test } from "vitest";
import { httpsUrl, jsonWithFallback, pictureUrl } from "./localeConfig.js";

test.each([
  ["https://www.facebook.com/lindenhaus", "https://www.facebook.com/lindenhaus"],
  [" https://wa.me/40210001234 ", "https://wa.me/40210001234"],
  ["http://plain.example", ""],
  ["javascript:alert(1)", ""],
  ["https:///evil", ""],
  ["//evil.example", ""],
  [undefined, ""],
  [null, ""],
  [{}, ""],
])("an external link is https or none: %j", (value, read) => {
  expect(v.parse(httpsUrl, value)).toBe(read);
});

test.each([
  ["/media/logo.svg", "/media/logo.svg"],
  ["https://cdn.example/logo.svg", "https://cdn.example/logo.svg"],
  ["//evil.example/logo.svg", ""],
  ["/\\evil.example/logo.svg", ""],
  ["data:image/svg+xml,x", ""],
])("a logo is the shop's own file or an https one: %j", (value, read) => {
  expect(v.parse(pictureUrl, value)).toBe(read);
});

test("a setting is a value or JSON; anything else is the default", () => {
  const list = jsonWithFallback(v.array(v.number()), []);
  expect([[1], "[1, 2]", "[", '["a"]', undefined, 7].map((value) => v.parse(list, value))).toEqual([
    [1],
    [1, 2],
    [],
    [],
    [],
    [],
  ]);
});
