import { contentRow } from "@shop/core/wire";
import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";
import { getParsed, getJson, postInit, getStatusAndBody } from "../testing/requests.ts";
import { content } from "../testing/fixture/ids.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";

const { app, db } = await createTestBackend();

test("a content has its texts and its URL", async () => {
  expect(
    await getParsed(app, `/content/custom_attribute/?content_id=${content.terms}&locale=de_AT`, contentRow),
  ).toEqual({
    id: content.terms,
    title: "AGB",
    description: "<p>Es gilt &amp; bleibt.</p>",
    summary: "Unsere Bedingungen",
    metaTitle: "AGB | Lindenhaus",
    metaDescription: "",
    footnote: "",
    url: "/agb.html",
    code: "terms",
    market: undefined,
    alternates: { de: "/agb.html", en: "/terms.html", ro: "/terms.html" },
    publishedOn: undefined,
    picture: undefined,
  });
});

test("untranslated content falls back to another language", async () => {
  const terms = await getParsed(app, `/content/custom_attribute/?content_id=${content.terms}&locale=ro_RO`, contentRow);
  expect(terms).toMatchObject({ title: "Terms", summary: "Unsere Bedingungen", url: "/terms.html" });
  // Reports the language of each text.
  expect(terms.fallbackLanguages).toEqual({ title: "en", summary: "de", description: "en" });
  expect(await getJson(app, "/content_folder?folder_id=legal&locale=ro_RO")).toMatchObject([
    {},
    { id: content.terms, title: "Terms", languages: { title: "en", chapo: "de", description: "en" } },
  ]);
  const own = await getParsed(app, `/content/custom_attribute/?content_id=${content.terms}&locale=de_AT`, contentRow);
  expect(own.fallbackLanguages).toBeUndefined();
});

test("the footnote arrives unchanged", async () => {
  const { footnote } = await getParsed(app, `/content/custom_attribute/?content_id=${content.offers}`, contentRow);
  expect(JSON.parse(footnote)).toEqual({ brand_id: 2, category_id: 2 });
});

test("a URL with non-ASCII letters is a valid path", async () => {
  expect(await getParsed(app, `/content/custom_attribute/?content_id=${content.care}`, contentRow)).toMatchObject({
    url: "/m%C3%B6belpflege.html",
  });
});

test.each([content.draft, 999])("content %i is not found", async (id) => {
  expect(await getStatusAndBody(app, `/content/custom_attribute/?content_id=${id}`)).toEqual({
    status: 404,
    body: { detail: "Content not found" },
  });
});

test("a folder lists its visible contents in order", async () => {
  expect(await getJson(app, "/content_folder?folder_id=legal&locale=de_AT")).toMatchObject([
    { id: content.imprint, code: "imprint", title: "Impressum", rewriting_url: { url: "/Impressum" }, position: 1 },
    { id: content.terms, code: "terms", title: "AGB", rewriting_url: { url: "/agb.html" }, position: 2 },
  ]);
  expect(await getJson(app, "/content_folder?folder_id=nothing")).toEqual([]);
});

describe("a page of one country's folder", () => {
  beforeAll(async () => {
    const text = JSON.stringify({ ro: { title: "Garanție", description: "<p>Doi ani.</p>" } });
    await db.insertInto("content").values({ id: 900, code: "warranty", folder: "service-ro", text }).execute();
    const address = { url: "conditii-de-garantie.html", view: "content", view_id: 900, language: "ro" };
    await db.insertInto("rewriting_url").values(address).execute();
  });

  test.each([
    ["ro_RO", true],
    ["en_RO", true],
    ["de_AT", false],
    ["en_DE", false],
  ])("exists in %s: %s, for every way of requesting it", async (locale, there) => {
    const status = there ? 200 : 404;
    expect((await app.request(`/content/custom_attribute/?content_id=900&locale=${locale}`)).status).toBe(status);
    const looked = await app.request(
      "/search_url",
      postInit({ view_locale: locale, view_url: "/conditii-de-garantie" }),
    );
    expect(looked.status).toBe(status);
    const folder = v.parse(
      v.array(v.unknown()),
      await getJson(app, `/content_folder?folder_id=service-ro&locale=${locale}`),
    );
    expect(folder).toHaveLength(there ? 1 : 0);
    const listed = v.parse(
      v.array(v.object({ id: v.number() })),
      await getJson(app, `/sitemap/content?locale=${locale}`),
    );
    expect(listed.some(({ id }) => id === 900)).toBe(there);
  });

  test("names its market", async () => {
    const page = await getParsed(app, "/content/custom_attribute/?content_id=900&locale=ro_RO", contentRow);
    expect(page.market).toBe("RO");
  });
});
