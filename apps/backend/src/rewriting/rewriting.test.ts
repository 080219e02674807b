import { resolvedUrlRow } from "@shop/core/wire";
import * as v from "valibot";
import { expect, test } from "vitest";
import { postInit } from "../testing/requests.ts";
import { brand, category, content, product, variant } from "../testing/fixture/ids.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { LOCALES } from "../locale.ts";
import { toRewritingUrl } from "./resolveUrl.ts";

const { app, db } = await createTestBackend();

const search = (view_url: string, view_locale = "de_AT") =>
  app.request("/search_url/", postInit({ view_locale, view_url }));
const resolve = async (url: string, locale?: string) =>
  v.parse(resolvedUrlRow, await (await search(url, locale)).json());

test.each([
  ["/sofa-hallein.html", "product", product.sofa],
  ["sitzmoebel.html", "category", category.seating],
  ["/nordwald.html", "brand", brand.nordwald],
  ["/agb.html", "content", content.terms],
  ["/sofa-hallein-grau.html", "pse", variant.sofaGrey2],
])("%s resolves to %s %i", async (url, view, viewId) => {
  expect(await resolve(url)).toEqual({ view, viewId, redirect: undefined });
});

test("the answer has exactly the members the wire names", async () => {
  expect(await (await search("/agb.html")).json()).toEqual({
    view_id: content.terms,
    view: "content",
    view_locale: "de_AT",
    redirect: null,
  });
});

test("query, fragment and leading slashes do not matter", async () => {
  expect(await resolve("//sofa-hallein.html?utm_source=mail#top")).toMatchObject({ viewId: product.sofa });
});

test("a URL of another language redirects to this storefront's language", async () => {
  expect(await resolve("/sofa-hallein.html", "ro_RO")).toMatchObject({ redirect: "/canapea-hallein.html" });
  expect(await resolve("/canapea-hallein.html", "en_DE")).toMatchObject({ redirect: "/hallein-sofa.html" });
  expect(await resolve("/HALLEIN-sofa", "de_DE")).toMatchObject({ redirect: "/sofa-hallein.html" });
  // Without a Romanian text, the URL of another language is used.
  expect(await resolve("/stuhl-anif.html", "ro_RO")).toMatchObject({ viewId: product.chair, redirect: undefined });
});

test("an obsolete URL redirects to this storefront's language, from any language", async () => {
  expect(await resolve("/sofa-hallein-alt.html", "ro_RO")).toMatchObject({ redirect: "/canapea-hallein.html" });
});

test("redirects are resolved completely: no redirect follows another", async () => {
  const led: unknown[] = [];
  const arrived: unknown[] = [];
  for (const { url } of await db.selectFrom("rewriting_url").select("url").execute()) {
    for (const locale of Object.keys(LOCALES)) {
      const response = await search(`/${encodeURIComponent(url)}`, locale);
      const found = v.safeParse(resolvedUrlRow, await response.json());
      if (!found.success || found.output.redirect === undefined) continue;
      led.push({ ...found.output, redirect: undefined });
      arrived.push(await resolve(found.output.redirect, locale));
    }
  }
  expect(led.length).toBeGreaterThan(10);
  expect(arrived).toEqual(led);
});

test("a URL is decoded once", async () => {
  expect(await resolve("/m%C3%B6belpflege.html")).toMatchObject({ viewId: content.care });
  expect((await search("/m%25C3%25B6belpflege.html")).status).toBe(404);
  expect(toRewritingUrl("/a%2541")).toBe("a%41");
});

test("with or without .html, in any case: found, and redirected to the canonical URL", async () => {
  expect(await resolve("/sofa-hallein")).toMatchObject({ viewId: product.sofa, redirect: "/sofa-hallein.html" });
  expect(await resolve("/hocker-schwaz.html")).toMatchObject({ viewId: product.stool, redirect: "/hocker-schwaz" });
  expect(await resolve("/SOFA-Hallein.HTML")).toMatchObject({ viewId: product.sofa, redirect: "/sofa-hallein.html" });
  expect(await resolve("/impressum.html")).toMatchObject({ viewId: content.imprint, redirect: "/Impressum" });
});

test("the exact URL takes precedence over a similar one", async () => {
  await db
    .insertInto("rewriting_url")
    .values({ url: "Agb", view: "category", view_id: category.dining, language: "en" })
    .execute();
  expect(await resolve("/agb.html")).toMatchObject({ view: "content" });
  expect(await resolve("/Agb")).toMatchObject({ view: "category" });
  expect(await resolve("/agb")).toMatchObject({ view: "content" });
  expect(await resolve("/AGB", "en_AT")).toMatchObject({ view: "category" });
  expect(await resolve("/AGB", "de_AT")).toMatchObject({ view: "content" });
});

test("an obsolete URL redirects to the current one in one hop", async () => {
  expect(await resolve("/sofa-hallein-alt.html")).toEqual({
    view: "product",
    viewId: product.sofa,
    redirect: "/sofa-hallein.html",
  });
  expect(await resolve("/sofa-hallein-neu.html")).toMatchObject({ redirect: "/sofa-hallein.html" });
});

test.each([
  ["no row", "/nowhere.html"],
  ["a hidden product", "/geheim.html"],
  ["a hidden category", "/archiv.html"],
  ["a category below a hidden one", "/alte-baenke.html"],
  ["a hidden content", "/entwurf.html"],
  ["a hidden variant", "/tisch-graz-grau.html"],
  ["a product that is gone", "/verschwunden.html"],
  ["an obsolete address of a product that is gone", "/lange-verschwunden.html"],
  ["bad encoding", "/%E0%A4%A"],
  ["encoded bytes that are no text", "/%ff"],
  ["a zero byte", "/agb.html%00"],
  ["nothing", "/"],
  ["an empty text", ""],
  ["only a query", "?agb.html"],
  ["far too long", `/${"a".repeat(100_000)}`],
  ["a wildcard", "/%25"],
  ["SQL", "/' or 1=1 --"],
])("%s is not found", async (_what, url) => {
  const response = await search(url);
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ detail: "Not Found" });
});

test("a variant of a hidden product is not found", async () => {
  const hidden = { url: "geheim-1.html", view: "pse", view_id: variant.hidden, language: "de" };
  await db.insertInto("rewriting_url").values(hidden).execute();
  expect((await search("/geheim-1.html")).status).toBe(404);
});

test("an unknown view is not found", async () => {
  await db
    .insertInto("rewriting_url")
    .values({ url: "folder.html", view: "folder", view_id: 1, language: "de" })
    .execute();
  expect((await search("/folder.html")).status).toBe(404);
});

test.each([
  ["no body", undefined],
  ["no address", JSON.stringify({ view_locale: "de_AT" })],
  ["an address that is no text", JSON.stringify({ view_url: ["agb.html"] })],
  ["an unknown locale", JSON.stringify({ view_locale: "xx", view_url: "agb.html" })],
  ["half a JSON", '{"view_url": '],
  ["null", "null"],
  ["a zero byte in its JSON", '{"view_url": "agb\\u0000"}'],
])("%s is bad input", async (_what, body) => {
  const response = await app.request("/search_url/", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    ...(body !== undefined && { body }),
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ detail: expect.any(String) });
});
