// Pages to measure: the given paths, or the home page, a category, a product, the search page and the cart.
import { openPage } from "./phone.mjs";

export async function routesToMeasure(paths, browser, url) {
  if (paths.length > 0) return paths.map((path) => ({ name: path, path }));
  const page = await openPage(browser);
  const listing = (await firstLink(page, url, ["header nav a[href]", "nav a[href]", "main a[href]"])) ?? "/";
  const products = ['main a[href*="/product/"]', "main article a[href]", "main li a[href]:has(img)"];
  const product =
    (await firstLink(page, url, products)) ?? (await firstLink(page, new URL(listing, url).href, products));
  await page.close();
  return [
    { name: "home", path: "/" },
    { name: "listing", path: listing },
    ...(product ? [{ name: "product", path: product }] : []),
    { name: "search", path: "/search/sofa" },
    { name: "cart", path: "/cart" },
  ];
}

/** Returns the first link to another page of the shop that matches one of the selectors. */
async function firstLink(page, url, selectors) {
  await page.goto(url, { waitUntil: "domcontentloaded" });
  for (const selector of selectors) {
    const links = await page.locator(selector).evaluateAll((all) => all.map((link) => link.href));
    const inside = links.map((link) => new URL(link)).filter(({ origin }) => origin === new URL(url).origin);
    const found = inside.find(
      ({ pathname }) => pathname !== "/" && !/^\/(cart|checkout|login|account)\b/.test(pathname),
    );
    if (found) return found.pathname + found.search;
  }
  return undefined;
}
