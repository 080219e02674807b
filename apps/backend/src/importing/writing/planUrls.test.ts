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
const plan = (existing: readonly UrlRow[], wanted: readonly WantedUrls[]): Promise<PlannedUrl[]> =>
  planUrls(
    {
      own: existing.filter(
        ({ viewId, redirected }) => redirected === null && wanted.some((each) => each.viewId === viewId),
      ),
      find: async (some) => existing.filter(({ url }) => some.includes(url)),
    },
    wanted,
    new Map(),
  );
const urls = (planned: readonly PlannedUrl[]): string[] => planned.map(({ url }) => url);

test("a free slug is used unchanged", async () => {
  expect(await plan([], [product(1, { de: "stuhl.html" })])).toEqual([
    { view: "product", viewId: 1, language: "de", url: "stuhl.html" },
  ]);
});

test("a slug of another current or former object gets a number", async () => {
  expect(urls(await plan([row(1, "sofa", 9)], [product(1, { en: "sofa" }), product(2, { en: "sofa" })]))).toEqual([
    "sofa-1",
    "sofa-2",
  ]);
  expect(urls(await plan([row(1, "new", 9), row(2, "sofa", 9, "en", 1)], [product(1, { en: "sofa" })]))).toEqual([
    "sofa-1",
  ]);
});

test("the assigned number stays", async () => {
  const existing = [row(1, "sofa", 1), row(2, "sofa-2", 2)];
  expect(urls(await plan(existing, [product(2, { en: "sofa" }), product(1, { en: "sofa" })]))).toEqual([
    "sofa-2",
    "sofa",
  ]);
});

test("an object may reuse its own old URL", async () => {
  expect(urls(await plan([row(1, "new", 1), row(2, "old", 1, "en", 1)], [product(1, { en: "old" })]))).toEqual(["old"]);
});

test("languages with the same slug share the URL of the fallback language, which takes precedence", async () => {
  expect(await plan([], [product(1, { de: "sofas", en: "sofas", ro: "canapele" })])).toEqual([
    { view: "product", viewId: 1, language: "en", url: "sofas" },
    { view: "product", viewId: 1, language: "de", url: "sofas" },
    { view: "product", viewId: 1, language: "ro", url: "canapele" },
  ]);
});

test("the URL of a language missing from the catalogue is kept", async () => {
  expect(urls(await plan([row(1, "contact", 1, "en")], [product(1, { ro: "contact" })]))).toEqual(["contact-1"]);
});

test("thousands of equal slugs are numbered quickly", async () => {
  const planned = await plan(
    [],
    Array.from({ length: 20_000 }, (_, viewId) => product(viewId, { en: "sofa.html" })),
  );
  expect(planned.at(-1)?.url).toBe("sofa-19999.html");
});

test("numbers are looked up until one is free, and the next plan continues from it", async () => {
  const existing = Array.from({ length: 450 }, (_, index) => row(index + 1, index === 0 ? "sofa" : `sofa-${index}`, 9));
  const lastNumbers = new Map<string, number>();
  const stored = { own: [], find: async (some: readonly string[]) => existing.filter(({ url }) => some.includes(url)) };
  expect(urls(await planUrls(stored, [product(1, { en: "sofa" })], lastNumbers))).toEqual(["sofa-450"]);
  expect(urls(await planUrls(stored, [product(2, { en: "sofa" })], lastNumbers))).toEqual(["sofa-451"]);
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
      if (same && each.id !== current && each.redirected === null) rows.set(each.url, { ...each, redirected: current });
    }
  }
  return [...rows.values()];
}

test("for any previous state: URLs are unique, old URLs keep their object, and a second run changes nothing", async () => {
  await fc.assert(
    fc.asyncProperty(catalogues, catalogues, async (before, after) => {
      const existing = written([], await plan([], before));
      const planned = await plan(existing, after);
      const owners = new Map(existing.map(({ url, viewId }) => [url, viewId]));
      for (const { url, viewId } of planned) {
        expect(owners.get(url) ?? viewId).toBe(viewId);
        owners.set(url, viewId);
      }
      const rows = written(existing, planned);
      const again = await plan(rows, after.toReversed());
      expect(new Set(again.map((each) => JSON.stringify(each)))).toEqual(
        new Set(planned.map((each) => JSON.stringify(each))),
      );
      expect(written(rows, again)).toEqual(rows);
    }),
    { numRuns: 500 },
  );
});
