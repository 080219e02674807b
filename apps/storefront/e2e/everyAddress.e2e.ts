import { storefronts } from "../src/storefronts.ts";
import { expectAccessible } from "./support/axe.ts";
import { crawl, type CrawledPage, statusOf } from "./support/crawl.ts";
import { expect, test } from "./support/shopTest.ts";
import { homeOf, tested } from "./support/storefronts.ts";
import { templatesOf } from "./support/templates.ts";

// What goes wrong when people browse other shops, and where it is tested here:
//
// | What goes wrong                                                | Tested in                                                |
// | -------------------------------------------------------------- | -------------------------------------------------------- |
// | net and gross mixed: list, product, suggestion, cart            | searchPlan.test, cartPrices.e2e, product.e2e             |
// | net prices with VAT added again in lists                        | cartPrices.e2e                                           |
// | cents off by rounding each piece, line or total                 | grossCents.test (twice), testkit's golden tables         |
// | a country's VAT where categories have none                      | zeroVat.test, facets.test                                |
// | numbers and prices that the server writes in another way        | formatMoney.test, and the console of every test          |
// | an answer kept for all that was one visitor's                   | cacheReads.test, createServer.test                       |
// | a failure that is kept                                          | cacheReads.test, products.test, reads.test               |
// | a slow answer to an older text or filter shown after a newer    | searchStore.test, search.e2e, listing.e2e                |
// | a search given up that empties the list                         | searchStore.test                                         |
// | a redirect by country, language or cookie, or one without end   | here: every address answers 200 at once, to anybody      |
// | hreflang that leads to a redirect, or leaves out the page itself | here, pageHead.test                                      |
// | sort order and filters lost from the address                    | browse.e2e, listing.e2e, filterSearch.test               |
// | types that say more than the answers hold                       | reads.test and search.test, in both dialects             |
// | a focus that jumps, or is lost with what was pressed            | listing.e2e, product.e2e                                 |
// | a reduction measured by an invented price                       | reduction.test, product.e2e                              |
// | counts of filters that lead to another number of products       | facets.test                                              |

/** Half a minute where nothing else is at work. */
const MANY_PAGES_MS = 600_000;

/** What a reader, a robot or a screen reader would stumble over in the HTML of a page. */
function faultsOf({ path, from, status, html }: CrawledPage, pages: ReadonlySet<string>): string[] {
  if (status !== 200) return [`${path} answers ${status}, and ${from} links to it`];
  if (html === "") return [];
  const faults: string[] = [];
  const check = (holds: boolean, fault: string): void => void (holds || faults.push(`${path}: ${fault}`));
  const headings = [...html.matchAll(/<h1[\s>]/g)].length;
  check(headings === 1, `${headings} first headings`);
  check(/<title[^>]*>[^<\s]/.test(html), "no title");
  const [, canonical] = /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/.exec(html) ?? [];
  // A link in words of another language leads to the page, which names its own address.
  const isOwn = canonical === undefined ? html.includes("noindex") : pages.has(new URL(canonical).pathname);
  check(isOwn, `the canonical address is ${canonical ?? "missing"}`);
  check(canonical === undefined || siblingsOf(html).includes(canonical), "it is not among its own siblings");
  const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  check(twice === undefined, `the id ${twice} is there twice`);
  check(!/<img(?![^>]*\salt=)/.test(html), "a picture without a text");
  const text = html.replaceAll(/<script[\s\S]*?<\/script>/g, " ").replaceAll(/<[^>]*>/g, " ");
  const [odd] = /\{\{[^}]*\}\}|\bundefined\b|\bNaN\b|\[object \w+\]/.exec(text) ?? [];
  check(odd === undefined, `the text says ${odd}`);
  return faults;
}

/** The addresses of the same page in all storefronts, as it names them. */
const siblingsOf = (html: string): string[] =>
  [...html.matchAll(/<link[^>]*rel="alternate"[^>]*>/g)].flatMap(([link]) => /href="([^"]*)"/.exec(link)?.[1] ?? []);

// The HTML is the same on every screen.
test.describe("every address that a sitemap or a link leads to", { tag: "@desktop" }, () => {
  for (const storefront of tested) {
    test(`${storefront.id} › is a whole page`, async ({ request, baseURL }) => {
      test.setTimeout(MANY_PAGES_MS);
      const pages = await crawl(request, homeOf(storefront, baseURL));
      const paths = new Set(pages.map(({ path }) => path));
      expect(pages.flatMap((page) => faultsOf(page, paths))).toEqual([]);
      expect(pages.length).toBeGreaterThan(300);

      const siblings = new Set(
        pages.filter((_page, place) => place % 30 === 0).flatMap(({ html }) => siblingsOf(html)),
      );
      for (const sibling of siblings) expect([sibling, await statusOf(request, sibling)]).toEqual([sibling, 200]);
    });
  }
});

// Every kind of page comes alive in every language; each on one of the two screens, and on the other in another language.
for (const [index, storefront] of tested.entries()) {
  test(`every kind of page › ${storefront.id} › comes alive, says nothing in the console, and axe finds nothing`, async ({
    page,
    request,
    expected,
    baseURL,
    viewport,
  }) => {
    test.setTimeout(MANY_PAGES_MS);
    expected.expectStatus(404);
    const home = homeOf(storefront, baseURL);
    const screen = (viewport?.width ?? 0) < 1000 ? 1 : 0;
    const { locale, countryId } = storefronts.find(({ id }) => id === storefront.id) ?? storefronts[0];
    const all = await templatesOf(request, home, { locale, countryId });
    for (const { path, status } of all.filter((_one, place) => (place + index) % 2 === screen)) {
      await test.step(path, async () => {
        const answer = await page.goto(new URL(path, home).href);
        expect(answer?.status()).toBe(status);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        const main = page.locator("#main");
        await expect
          .poll(() => main.evaluate((it) => Object.keys(it).some((key) => key.startsWith("__react"))))
          .toBe(true);
        await expectAccessible(page);
      });
    }
  });
}
