// Typical defects of shops, and where they are tested here:
//
// | Defect                                                          | Tested in                                             |
// | --------------------------------------------------------------- | ----------------------------------------------------- |
// | net and gross mixed: list, product, suggestion, cart            | searchPlan.test, cartPrices.e2e, product.e2e          |
// | VAT added twice to net prices in lists                          | cartPrices.e2e                                        |
// | rounding errors per item, line or total                         | grossCents.test (twice), testkit's golden tables      |
// | a country's VAT for categories without VAT                      | zeroVat.test, facets.test                             |
// | numbers and prices formatted differently on the server          | formatMoney.test, and the console of every test       |
// | a personal response cached for everyone                         | cacheReads.test, createServer.test                    |
// | an error cached                                                 | cacheReads.test, products.test, reads.test            |
// | a slow response to an older text or filter overwrites a newer   | searchStore.test, search.e2e, listing.e2e             |
// | a canceled search empties the list                              | searchStore.test                                      |
// | redirects by country, language or cookie, or endless ones       | here: every URL responds 200 at once to every visitor |
// | a cached redirect, or a URL spelled in another case or language | here, rewriting.test, redirects.test                  |
// | hreflang that points to a redirect, or omits the page itself    | here, pageHead.test                                   |
// | sort order and filters lost from the URL                        | browse.e2e, listing.e2e, filterParams.test            |
// | types that promise more than the responses contain              | reads.test and search.test, in both dialects          |
// | a focus that jumps, or is lost with the pressed control         | listing.e2e, product.e2e                              |
// | a reduction relative to an invented price                       | calculateReduction.test, product.e2e                  |
// | filter counts that differ from the number of products           | facets.test                                           |

import { storefronts } from "../src/storefronts.ts";
import { crawl, readHtml, resolveServer } from "./support/crawl.ts";
import { findPageDefects, extractAlternates } from "./support/findPageDefects.ts";
import { expect, test } from "./support/shopTest.ts";
import { storefrontHome, testedStorefronts, loadTexts } from "./support/storefronts.ts";
import { listTemplates } from "./support/templates.ts";
import { inspectPage } from "./support/inspectPage.ts";

/** Half a minute on an idle machine. */
const MANY_PAGES_MS = 600_000;

// The HTML is the same on every screen.
test.describe("every URL of sitemaps and links", { tag: "@desktop" }, () => {
  for (const storefront of testedStorefronts) {
    test(`${storefront.id} › is a complete page`, async ({ request, baseURL }) => {
      test.setTimeout(MANY_PAGES_MS);
      const home = storefrontHome(storefront, baseURL);
      const pages = await crawl(request, home);
      const paths = new Set(pages.map(({ path }) => path));
      expect(pages.flatMap((page) => findPageDefects(page, paths, home))).toEqual([]);
      expect(pages.length).toBeGreaterThan(300);

      // A sample to save time; `npm run crawl` tests all pages.
      for (const { html } of pages.filter((_page, pageIndex) => pageIndex % 60 === 0)) {
        const siblings = extractAlternates(html);
        for (const sibling of new Set(siblings)) {
          expect.soft([sibling, extractAlternates(await readHtml(request, sibling))]).toEqual([sibling, siblings]);
        }
      }
    });
  }
});

const MISSING = {
  "/there-is-no-such-page": "rewriting-failed",
  "/there-is-no-such-page%00": "rewriting-failed",
  "/product/999999": "product-fetch-failed",
  "/product/99999999999999": "product-fetch-failed",
  "/pse/999999": "product-fetch-failed",
  "/category/999999": "category-fetch-failed",
  "/brand/999999": "brand-fetch-failed",
  "/content/999999": "content-fetch-failed",
  "/shop-grid-standard/nonsense": "route-not-found",
};

// The seventh reason needs a backend with unknown page types: NotFoundScreen.test, loadScreens.test.
test(
  "unknown URLs respond with 404 and a reason, in every language",
  { tag: "@desktop" },
  async ({ request, baseURL }) => {
    for (const storefront of testedStorefronts) {
      const t = loadTexts("frame", storefront.language);
      const { host, server } = resolveServer(storefrontHome(storefront, baseURL));
      for (const [path, reason] of Object.entries(MISSING)) {
        const response = await request.get(server + path, { headers: { Host: host } });
        const [, headline] = /<h1[^>]*>([^<]*)/.exec(await response.text()) ?? [];
        expect([path, response.status(), headline]).toEqual([path, 404, t(`notFound.${reason}`)]);
      }
    }
  },
);

/** Misspelled or foreign-language URLs, and the URL they redirect to in each language. */
const REDIRECTS = {
  "/sofas/": { de: "/sofas", ro: "/canapele", en: "/sofas" },
  "//SOFAS.html?utm_source=mail": {
    de: "/sofas?utm_source=mail",
    ro: "/canapele?utm_source=mail",
    en: "/sofas?utm_source=mail",
  },
  "/wohnzimmer.html": { de: "/wohnzimmer", ro: "/living", en: "/living-room" },
  "/Lieferung": { de: "/lieferung", ro: "/livrare", en: "/delivery" },
  "/Products?sort=rating": { de: "/products?sort=rating", ro: "/products?sort=rating", en: "/products?sort=rating" },
};

test(
  "a URL in another spelling or language redirects permanently to the canonical one",
  { tag: "@desktop" },
  async ({ request, baseURL }) => {
    for (const storefront of testedStorefronts) {
      const { host, server } = resolveServer(storefrontHome(storefront, baseURL));
      const ask = (path: string) => request.get(server + path, { headers: { Host: host }, maxRedirects: 0 });
      for (const [requested, own] of Object.entries(REDIRECTS)) {
        let path = requested;
        let response = await ask(path);
        while (response.status() === 301) {
          path = response.headers()["location"] ?? "";
          response = await ask(path);
        }
        expect([requested, response.status(), path]).toEqual([requested, 200, own[storefront.language]]);
      }
    }
  },
);

/** Visitors from another country, with cookies of another storefront, and a bot without cookies. */
const VISITORS = [
  { "Accept-Language": "ro-RO,ro;q=0.9" },
  { "Accept-Language": "en-GB", "X-Forwarded-For": "5.2.128.1" },
  { Cookie: "display=net.146" },
  { "User-Agent": "Googlebot/2.1" },
];

test(
  "no visitor is redirected to another storefront by language, country, cookie or name",
  { tag: "@desktop" },
  async ({ request, baseURL }) => {
    for (const storefront of testedStorefronts) {
      const { host, server } = resolveServer(storefrontHome(storefront, baseURL));
      for (const visitor of VISITORS) {
        const response = await request.get(`${server}/`, { headers: { Host: host, ...visitor }, maxRedirects: 0 });
        expect([visitor, response.status()]).toEqual([visitor, 200]);
        expect(await response.text()).toContain(`data-storefront="${storefront.id}"`);
      }
    }
  },
);

// Every kind of page on both screens, in two of the languages each; `npm run crawl` covers all of them.
for (const [index, storefront] of testedStorefronts.entries()) {
  test(`every kind of page › ${storefront.id} › hydrates, logs nothing in the console, and axe finds nothing`, async ({
    page,
    request,
    expected,
    baseURL,
    viewport,
  }) => {
    test.setTimeout(MANY_PAGES_MS);
    expected.expectStatus(404);
    const home = storefrontHome(storefront, baseURL);
    const screen = (viewport?.width ?? 0) < 1000 ? 1 : 0;
    const { locale, countryId } = storefronts.find(({ id }) => id === storefront.id) ?? storefronts[0];
    const all = await listTemplates(request, home, { locale, countryId });
    for (const { path, status } of all.filter(
      (_one, pageIndex) => (pageIndex + index) % testedStorefronts.length === screen,
    )) {
      await test.step(path, async () => {
        expect(await inspectPage(page, new URL(path, home).href, status)).toEqual([]);
      });
    }
  });
}
