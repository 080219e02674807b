import { crawl, type CrawledPage, sitemapPaths } from "./support/crawl.ts";
import { expect, test } from "./support/shopTest.ts";
import { homeOf, tested } from "./support/storefronts.ts";

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
  const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  check(twice === undefined, `the id ${twice} is there twice`);
  check(!/<img(?![^>]*\salt=)/.test(html), "a picture without a text");
  const text = html.replaceAll(/<script[\s\S]*?<\/script>/g, " ").replaceAll(/<[^>]*>/g, " ");
  const [odd] = /\{\{[^}]*\}\}|\bundefined\b|\bNaN\b|\[object \w+\]/.exec(text) ?? [];
  check(odd === undefined, `the text says ${odd}`);
  return faults;
}

// The HTML is the same on every screen.
test.describe("every address that a sitemap or a link leads to", { tag: "@desktop" }, () => {
  for (const storefront of tested) {
    test(`${storefront.id} › is a whole page`, async ({ request, baseURL }) => {
      test.slow();
      const pages = await crawl(request, homeOf(storefront, baseURL));
      const paths = new Set(pages.map(({ path }) => path));
      expect(pages.flatMap((page) => faultsOf(page, paths))).toEqual([]);
      expect(pages.length).toBeGreaterThan(300);
    });
  }

  test("a sample of them comes alive without a word in the console", async ({ page, request, baseURL }) => {
    test.slow();
    const home = homeOf({ id: "ro-ro" }, baseURL);
    const paths = (await sitemapPaths(request, home)).filter((_path, index) => index % 25 === 0);
    for (const path of paths) {
      await page.goto(new URL(path, home).href, { waitUntil: "networkidle" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
  });
});
