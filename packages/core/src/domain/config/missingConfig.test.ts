import { expect, test } from "vitest";
import { missingConfig } from "./missingConfig.js";

const complete = {
  apiUrl: "https://shop.example/api",
  fastApi: "https://fast.example/api",
  token: "t",
  language: "de",
  locale: "de-AT",
};

test("nothing is missing from a complete configuration", () => {
  expect(missingConfig(complete)).toEqual([]);
});

test("config must have non-empty apiUrl, fastApi, token, language, locale: all are named, in that order", () => {
  expect(missingConfig({})).toEqual(["apiUrl", "fastApi", "token", "language", "locale"]);
});

test("blank, null and values that are no text are missing", () => {
  expect(missingConfig({ ...complete, apiUrl: "", token: "  ", locale: null, language: 0 })).toEqual([
    "apiUrl",
    "token",
    "language",
    "locale",
  ]);
});

test("an inherited property is not configuration", () => {
  const inheriting: Record<string, unknown> = {};
  Object.setPrototypeOf(inheriting, complete);
  expect(missingConfig(inheriting)).toHaveLength(5);
});
