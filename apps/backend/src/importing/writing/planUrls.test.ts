import fc from "fast-check";
import { expect, test } from "vitest";
import type { Slugs } from "../catalogue.ts";
import { type PlannedUrl, planUrls, type UrlRow, type WantedUrls } from "./planUrls.ts";

const product = (viewId: number, slugs: Slugs): WantedUrls => ({ view: "product", viewId, slugs });
const row = (id: number, url: string, viewId: number, language = "en", redirected: number | null = null): UrlRow => ({
  id,
  url,
  view: "product",
  viewId,
  language,
  redirected,
});
const urls = (planned: readonly PlannedUrl[]): string[] => planned.map(({ url }) => url);

test("a free slug is used unchanged", () => {
  expect(planUrls([], [product(1, { de: "stuhl.html" })])).toEqual([
    { view: "product", viewId: 1, language: "de", url: "stuhl.html" },
  ]);
});

test("a slug of another current or former object gets a number", () => {
  expect(urls(planUrls([row(1, "sofa", 9)], [product(1, { en: "sofa" }), product(2, { en: "sofa" })]))).toEqual([
    "sofa-1",
    "sofa-2",
  ]);
  expect(urls(planUrls([row(1, "new", 9), row(2, "sofa", 9, "en", 1)], [product(1, { en: "sofa" })]))).toEqual([
    "sofa-1",
  ]);
});

test("the assigned number stays", () => {
  const existing = [row(1, "sofa", 1), row(2, "sofa-2", 2)];
  expect(urls(planUrls(existing, [product(2, { en: "sofa" }), product(1, { en: "sofa" })]))).toEqual([
    "sofa-2",
    "sofa",
  ]);
});

test("an object may reuse its own old URL", () => {
  expect(urls(planUrls([row(1, "new", 1), row(2, "old", 1, "en", 1)], [product(1, { en: "old" })]))).toEqual(["old"]);
});

test("languages with the same slug share the URL of the fallback language, which takes precedence", () => {
  expect(planUrls([], [product(1, { de: "sofas", en: "sofas", ro: "canapele" })])).toEqual([
    { view: "product", viewId: 1, language: "en", url: "sofas" },
    { view: "product", viewId: 1, language: "de", url: "sofas" },
    { view: "product", viewId: 1, language: "ro", url: "canapele" },
  ]);
});

test("the URL of a language missing from the catalogue is kept", () => {
  expect(urls(planUrls([row(1, "contact", 1, "en")], [product(1, { ro: "contact" })]))).toEqual(["contact-1"]);
});

test("thousands of equal slugs are numbered quickly", () => {
  const planned = planUrls(
    [],
    Array.from({ length: 20_000 }, (_, viewId) => product(viewId, { en: "sofa.html" })),
  );
  expect(planned.at(-1)?.url).toBe("sofa-19999.html");
});

const slugs = fc.dictionary(fc.constantFrom("de", "ro", "en"), fc.constantFrom("a", "a-1", "a-2", "b", "b.html", "c"), {
  minKeys: 1,
});
const catalogues = fc.array(slugs, { maxLength: 8 }).map((all) => all.map((own, viewId) => product(viewId, own)));

/** Rows of the table after a plan was written. */
function written(existing: readonly UrlRow[], planned: readonly PlannedUrl[]): UrlRow[] {
  const rows = new Map(existing.map((each) => [each.url, each]));
  for (const { url, view, viewId, language } of planned.toReversed()) {
    rows.set(url, { id: rows.get(url)?.id ?? rows.size + 1, url, view, viewId, language, redirected: null });
  }
  for (const { url, view, viewId, language } of planned) {
    const current = rows.get(url)!.id;
    for (const each of rows.values()) {
      const same = each.view === view && each.viewId === viewId && each.language === language;
      if (same && each.id !== current) rows.set(each.url, { ...each, redirected: current });
    }
  }
  return [...rows.values()];
}

test("for any previous state: URLs are unique, old URLs keep their object, and a second run changes nothing", () => {
  fc.assert(
    fc.property(catalogues, catalogues, (before, after) => {
      const existing = written([], planUrls([], before));
      const planned = planUrls(existing, after);
      const owners = new Map(existing.map(({ url, viewId }) => [url, viewId]));
      for (const { url, viewId } of planned) {
        expect(owners.get(url) ?? viewId).toBe(viewId);
        owners.set(url, viewId);
      }
      const rows = written(existing, planned);
      const again = planUrls(rows, after.toReversed());
      expect(new Set(again.map((each) => JSON.stringify(each)))).toEqual(
        new Set(planned.map((each) => JSON.stringify(each))),
      );
      expect(written(rows, again)).toEqual(rows);
    }),
    { numRuns: 500 },
  );
});
