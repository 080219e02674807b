import { LOCALES } from "@shop/backend";
import { LANGUAGES, MARKETS } from "@shop/core";
import { expect, test } from "vitest";
import { storefrontById, storefrontByHost, storefronts, buildStorefrontUrl } from "./storefronts.ts";

test("there are six storefronts, each country in its language and in English", () => {
  expect(storefronts.map(({ locale }) => locale)).toEqual(["de-AT", "en-AT", "de-DE", "en-DE", "ro-RO", "en-RO"]);
});

test("the backend has the locales, languages and country ids of the storefronts", () => {
  expect(Object.entries(LOCALES)).toEqual(
    storefronts.map(({ locale, language, market, countryId }) => [
      locale.replace("-", "_"),
      { language, market, countryId },
    ]),
  );
  expect(new Set(storefronts.map(({ language }) => language))).toEqual(new Set(Object.keys(LANGUAGES)));
  expect(MARKETS.AT.countryId).toBe(LOCALES.de_AT.countryId);
});

test("a storefront is named in its own language", () => {
  expect(storefronts.map(({ title }) => title)).toEqual([
    "Österreich · Deutsch",
    "Austria · English",
    "Deutschland · Deutsch",
    "Germany · English",
    "România · Română",
    "Romania · English",
  ]);
});

test.each([
  ["localhost:3000", "at-de"],
  ["ro-ro.localhost:3000", "ro-ro"],
  ["DE-EN.shop.example", "de-en"],
  ["www.shop.example", "at-de"],
  ["", "at-de"],
])("the host %s is the storefront %s", (host, id) => {
  expect(storefrontByHost(host).id).toBe(id);
});

test("another storefront has the same base URL", () => {
  const roRo = storefrontById("ro-ro");
  const atDe = storefrontById("at-de");
  if (roRo === undefined || atDe === undefined) throw new Error("missing storefront");
  expect(buildStorefrontUrl(new URL("http://localhost:3000/x"), roRo)).toBe("http://ro-ro.localhost:3000/");
  expect(buildStorefrontUrl(new URL("http://ro-ro.localhost:3000/x"), atDe)).toBe("http://localhost:3000/");
  expect(buildStorefrontUrl(new URL("https://de-de.shop.example/x"), roRo, "/cart")).toBe(
    "https://ro-ro.shop.example/cart",
  );
});
