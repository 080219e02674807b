import type { Locator, Page } from "@playwright/test";
import { holdScripts, waitForContentHydration, waitForHydration } from "./support/hydration.ts";
import { expectAccessible } from "./support/axe.ts";
import { scrollTo } from "./support/scrollTo.ts";
import { expect, test } from "./support/shopTest.ts";
import { storefrontHome, onePerScreen, loadTexts } from "./support/storefronts.ts";

const WIDE = 992;
const isWide = (page: Page): boolean => (page.viewportSize()?.width ?? 0) >= WIDE;

const PLACES = { de: "/wohnzimmer", ro: "/living", en: "/living-room" };
const german = { id: "at-de" };
const de = loadTexts("listing", "de");

const count = (page: Page): Locator => page.getByRole("main").getByRole("status").first();
const chips = (page: Page, language = "de"): Locator =>
  page.getByRole("group", { name: loadTexts("listing", language)("filters.chosen") });
const cards = (page: Page): Locator => page.getByRole("main").getByRole("article");
const numberIn = async (text: Locator): Promise<number> => Number(/\d+/.exec(await text.innerText())?.[0]);

async function openFilters(page: Page, language = "de"): Promise<Locator> {
  const t = loadTexts("listing", language);
  if (isWide(page)) return page.getByRole("region", { name: t("filters.title") });
  const link = page.locator(".lh-toolbar").getByRole("link").first();
  // Before hydration the link targets the sheet of the page without JavaScript.
  await waitForContentHydration(page);
  await link.click();
  const sheet = page.getByRole("dialog", { name: t("filters.title") });
  await expect(sheet).toBeVisible();
  return sheet;
}

async function closeFilters(page: Page, language = "de"): Promise<void> {
  if (!isWide(page)) await page.getByRole("dialog").getByRole("button").last().click();
  await expect(page.getByRole("dialog", { name: loadTexts("listing", language)("filters.title") })).toBeHidden();
}

for (const { storefront, tag } of onePerScreen) {
  const { id, language } = storefront;
  const at = (path: string, baseURL: string | undefined): string =>
    new URL(path, storefrontHome(storefront, baseURL)).href;

  test.describe(id, { tag }, () => {
    test("a filter applies at once, keeps its focus, announces the new count, and is removed by its chip", async ({
      page,
      baseURL,
    }) => {
      await page.goto(at(PLACES[language], baseURL));
      const before = await numberIn(count(page));
      const filters = await openFilters(page, language);
      const box = filters.locator("input[name=a1]").first();
      const option = filters.locator("label").filter({ has: page.locator("input[name=a1]") });
      const expected = await numberIn(option.first().locator(".lh-filter-count"));
      expect(expected).toBeLessThan(before);
      await box.check();
      await expect(page).toHaveURL(/\?a1=\d+$/);
      await expect(box).toBeFocused();
      await expectAccessible(page);
      await closeFilters(page, language);
      await expect(count(page)).toContainText(String(expected));

      await expect(chips(page, language).getByRole("link")).toHaveCount(1);
      await chips(page, language).getByRole("link").click();
      await expect(page).toHaveURL(at(PLACES[language], baseURL));
      await expect(count(page)).toContainText(String(before));
      await expect(count(page)).toBeFocused();
      await expect(page.locator(".lh-filters input[name=a1]").first()).not.toBeChecked();
    });

    test("filters without results say so and can be removed one by one", async ({ page, baseURL }) => {
      const t = loadTexts("listing", language);
      await page.goto(at(`${PLACES[language]}?m1=9000-&sale=1`, baseURL));
      // Before hydration the browser opens the links itself, and moves no focus.
      await waitForHydration(page);
      await expect(page.getByRole("heading", { name: t("none.title") })).toBeVisible();
      await page
        .getByRole("link", { name: t("none.without").replace("{{what}}", t("filters.sale")), exact: true })
        .click();
      await expect(page).toHaveURL(/\?m1=9000-$/);
      await page
        .locator(".lh-empty")
        .getByRole("link", { name: t("filters.clear") })
        .click();
      await expect(cards(page).first()).toBeVisible();
      await expect(count(page)).toBeFocused();
    });

    test("nothing is wider than 320 px, filtered or not", async ({ page, baseURL }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      for (const path of ["/products", `${PLACES[language]}?fast=1&sale=1&rating=4&price=100-900`]) {
        await page.goto(at(path, baseURL));
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      }
    });
  });
}

test("a typed price filters the list on Enter, and going back removes it", async ({ page, baseURL }) => {
  await page.goto(new URL(PLACES.de, storefrontHome(german, baseURL)).href);
  const filters = await openFilters(page);
  const most = filters.locator("input[name=price]").last();
  await most.fill("1.000");
  await most.press("Enter");
  // A form submitted before hydration targets the list by its fragment.
  await expect(page).toHaveURL(/\?price=0-1000(#products)?$/);
  await closeFilters(page);
  await expect(chips(page)).toContainText("1000");
  const prices = cards(page).locator(".sh-price-now");
  await expect
    .poll(async () => prices.evaluateAll((all) => all.every((one) => Number(one.getAttribute("value")) <= 100_000)))
    .toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${PLACES.de}$`));
  await expect(page.locator(".lh-filters input[name=price]").last()).toHaveValue("");
});

test(
  "of two quick choices the last one counts, even if the first response is later",
  { tag: "@desktop" },
  async ({ page, baseURL }) => {
    await page.goto(new URL(PLACES.de, storefrontHome(german, baseURL)).href);
    const filters = await openFilters(page);
    const [first, second] = [filters.locator("input[name=a1]").nth(0), filters.locator("input[name=a1]").nth(1)];
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const only = await first.getAttribute("value");
    await page.route(/attribute_availability/, async (route) => {
      // Delays only the response to the first filter alone.
      if (decodeURIComponent(route.request().url()).includes(`1:(${only})`)) await held;
      await route.continue().catch(() => undefined);
    });
    await first.check();
    await second.check();
    await expect(page).toHaveURL(/\?a1=\d+-\d+$/);
    await expect(first).toBeChecked();
    await expect(second).toBeChecked();
    await closeFilters(page);
    await expect(chips(page).locator(".lh-chip")).toHaveCount(2);
    release();
    await expect(chips(page).locator(".lh-chip")).toHaveCount(2);
    await expect(page).toHaveURL(/\?a1=\d+-\d+$/);
  },
);

// Narrow screens have the filters behind a link until hydration.
test("filters selected before hydration are applied after it", { tag: "@desktop" }, async ({ page, baseURL }) => {
  const release = await holdScripts(page);
  await page.goto(new URL(PLACES.de, storefrontHome(german, baseURL)).href, { waitUntil: "commit" });
  await page.locator(".lh-filters input[name=a1]").first().check();
  release();
  await expect(page).toHaveURL(/\?a1=\d+$/);
  await expect(chips(page).locator(".lh-chip")).toHaveCount(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("filters and sort order are forms that keep each other's values", async ({ page, baseURL }) => {
    await page.goto(new URL(`${PLACES.de}?sort=min_price`, storefrontHome(german, baseURL)).href);
    if (!isWide(page)) await page.getByRole("link", { name: de("filters.title") }).click();
    await page.locator(".lh-filters input[name=a1]").first().check();
    await page.locator(".lh-filters input[name=a1]").nth(1).check();
    await page.getByRole("button", { name: de("filters.apply") }).click();
    await expect(page).toHaveURL(/\?sort=min_price&a1=\d+-\d+(#products)?$/);
    await expect(chips(page).locator(".lh-chip")).toHaveCount(2);
    await expect(page.locator(".lh-filters").getByRole("button")).toBeVisible({ visible: isWide(page) });
    await page.getByLabel(de("sort.label")).selectOption({ label: de("sort.max_price") });
    await page.getByRole("button", { name: de("sort.apply") }).click();
    await expect(page).toHaveURL(/\?a1=\d+-\d+&sort=max_price(#products)?$/);
    await chips(page).getByRole("link").first().click();
    await expect(chips(page).locator(".lh-chip")).toHaveCount(1);
  });
});

test(
  "a URL is canonical, and invalid values in it count as absent",
  { tag: "@desktop" },
  async ({ request, baseURL }) => {
    const home = storefrontHome(german, baseURL);
    const landed = async (path: string): Promise<string> => {
      const { pathname, search } = new URL((await request.get(new URL(path, home).href)).url());
      return pathname + search;
    };
    expect(await landed(`${PLACES.de}?sort=priceHighToLow`)).toBe(`${PLACES.de}?sort=max_price`);
    expect(await landed(`${PLACES.de}?a1=2&a1=1&price=&price=900&m1=&m1=&rating=0`)).toBe(
      `${PLACES.de}?a1=1-2&price=0-900`,
    );
    expect(await landed(`${PLACES.de}?a1=abc&price=cheap&stock=maybe&rating=11&brand=-3`)).toBe(PLACES.de);
  },
);

test("a value without products in the list counts as absent too", { tag: "@desktop" }, async ({ page, baseURL }) => {
  await page.goto(new URL(`${PLACES.de}?f7=999999`, storefrontHome(german, baseURL)).href);
  await expect(cards(page).first()).toBeVisible();
  await expect(chips(page)).toBeHidden();
});

test(
  "a filtered page is not indexed, its product links and the whole list are",
  { tag: "@desktop" },
  async ({ page, baseURL }) => {
    const home = storefrontHome(german, baseURL);
    const robots = page.locator("meta[name=robots]");
    const canonical = page.locator("link[rel=canonical]");
    await page.goto(new URL(`${PLACES.de}?sale=1`, home).href);
    await expect(robots).toHaveAttribute("content", "noindex, follow");
    await expect(canonical).toHaveAttribute("href", new URL(PLACES.de, home).href);
    await page.goto(new URL(`${PLACES.de}?sort=min_price`, home).href);
    await expect(robots).toHaveCount(0);
    await expect(canonical).toHaveAttribute("href", new URL(PLACES.de, home).href);

    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    const items = data.map((text) => JSON.parse(text) as { "@type": string; itemListElement: Array<{ url?: string }> });
    expect(items.map((one) => one["@type"])).toEqual(["BreadcrumbList", "ItemList"]);
    expect(items[1]?.itemListElement).toHaveLength(await cards(page).count());
    expect(items[1]?.itemListElement.every(({ url }) => url?.startsWith(home))).toBe(true);
  },
);

test(
  "categories, brands and pages by id redirect to their URL; a variant to its product",
  { tag: "@desktop" },
  async ({ request, baseURL }) => {
    const home = storefrontHome(german, baseURL);
    const fetchRedirect = async (path: string): Promise<[number, string]> => {
      const response = await request.get(new URL(path, home).href, { maxRedirects: 0 });
      return [response.status(), response.headers()["location"] ?? ""];
    };
    for (const path of ["/category/1", "/brand/1", "/content/1"]) {
      const [status, location] = await fetchRedirect(path);
      expect([path, status]).toEqual([path, 301]);
      expect(location).not.toContain(path);
      expect((await fetchRedirect(location))[0]).toBe(200);
    }
    const [status, location] = await fetchRedirect("/pse/3");
    expect(status).toBe(301);
    expect(location).toMatch(/\?pse=3$/);
    expect((await fetchRedirect(location))[0]).toBe(200);
  },
);

test(
  "the address of a variant redirects to its product with that variant chosen",
  { tag: "@desktop" },
  async ({ page, baseURL }) => {
    await page.goto(new URL("/sofa-lienz-waldgruen?utm_source=blog", storefrontHome(german, baseURL)).href);
    await expect(page).toHaveURL(/\/sofa-lienz\?utm_source=blog&pse=\d+$/);
    await expect(page.getByRole("radio", { name: "Waldgrün" })).toBeChecked();
  },
);

test(
  "an article leads to a page that lists one brand's products of a category",
  { tag: "@desktop" },
  async ({ page, baseURL }) => {
    await page.goto(new URL("/samt-boucle-leinen-webstoff", storefrontHome(german, baseURL)).href);
    await page.getByRole("link", { name: "Sessel von Haldenhof" }).click();
    await expect(page).toHaveURL(/\/sessel-von-haldenhof$/);
    await expect(page.getByRole("heading", { level: 1, name: "Sessel von Haldenhof" })).toBeVisible();
    expect(await numberIn(count(page))).toBe(7);
  },
);

test(
  "a brand's list has only that brand and no brand filter",
  { tag: "@desktop" },
  async ({ page, request, baseURL }) => {
    const home = storefrontHome(german, baseURL);
    await page.goto((await request.get(new URL("/brand/1", home).href)).url());
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("input[name=brand]")).toHaveCount(0);
    await expect(page.locator("input[name=a1]").first()).toBeAttached();
  },
);

test("all, bestsellers, new, sale and fast are lists of their own", { tag: "@desktop" }, async ({ page, baseURL }) => {
  const home = storefrontHome(german, baseURL);
  await page.goto(new URL("/products", home).href);
  const all = await numberIn(count(page));
  // The demo's dates are fixed: how many products are new depends on the day.
  for (const [type, least] of [
    ["bestsellers", 10],
    ["new", 0],
    ["sale", 10],
    ["fast", 10],
  ] as const) {
    await page.goto(new URL(`/shop-grid-standard/${type}`, home).href);
    await expect(page.getByRole("heading", { level: 1, name: de(`lists.${type}.title`) })).toBeVisible();
    const some = await numberIn(count(page));
    expect(some >= least && some < all / 2, `${type}: ${some} of ${all}`).toBe(true);
  }
});

test("loading more keeps the scroll position, and going back restores it", async ({ page, baseURL }) => {
  await page.goto(new URL("/products", storefrontHome(german, baseURL)).href);
  await expect(cards(page)).toHaveCount(24);
  await scrollTo(page.getByRole("link", { name: de("loadMore") }));
  await page.getByRole("link", { name: de("loadMore") }).click();
  // Before hydration the browser follows the link to the first new card.
  await expect(page).toHaveURL(/\?page=2(#card-24)?$/);
  await expect(cards(page)).toHaveCount(48);
  const link = cards(page).nth(24).getByRole("heading").getByRole("link");
  await expect(link).toBeFocused();
  const title = await link.innerText();
  await scrollTo(cards(page).nth(24));
  const scrollTop = await page.evaluate(() => scrollY);
  expect(scrollTop).toBeGreaterThan(500);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
  await page.goBack();
  await expect(cards(page)).toHaveCount(48);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
});

test("going back shows the card that was left where it was", { tag: "@mobile" }, async ({ page, baseURL }) => {
  await page.goto(new URL("/products", storefrontHome(german, baseURL)).href);
  await waitForContentHydration(page);
  for (const shown of [48, 72]) {
    await page.getByRole("link", { name: de("loadMore") }).click();
    await expect(cards(page)).toHaveCount(shown);
  }
  const link = cards(page).nth(60).getByRole("heading").getByRole("link");
  const title = await link.innerText();
  const topOfCard = (): Promise<number> => link.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  // From the top, so that all cards above have been rendered and have their real heights.
  await page.evaluate(() => void (document.documentElement.scrollTop = 0));
  for (let step = 0; (await topOfCard()) > 400 && step < 200; step += 1) {
    await page.evaluate(() => scrollBy(0, 200));
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  const top = await topOfCard();
  expect(top).toBeLessThan(400);
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(link).toBeVisible();
  // Positions of scrolling are rounded to pixels of the screen.
  await expect.poll(async () => Math.abs((await topOfCard()) - top)).toBeLessThanOrEqual(1);
});

test("going back restores a position scrolled to before hydration", { tag: "@mobile" }, async ({ page, baseURL }) => {
  const releaseScripts = await holdScripts(page);
  await page.goto(new URL("/products", storefrontHome(german, baseURL)).href, { waitUntil: "commit" });
  const link = cards(page).nth(20).getByRole("heading").getByRole("link");
  const title = await link.innerText();
  // The stylesheet of what is below the fold moves the card.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].every(({ sheet }) => sheet !== null),
  );
  await link.focus();
  // Cards get their real heights in the frame in which they are first seen.
  const [scrollTop, top] = await link.evaluate(
    (element) =>
      new Promise<[number, number]>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve([scrollY, element.getBoundingClientRect().top])),
        ),
      ),
  );
  expect(scrollTop).toBeGreaterThan(500);
  releaseScripts();
  await waitForContentHydration(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
  // The title is rendered before the page scrolls to its top.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(link).toBeVisible();
  // The card is where it was: those above it have real heights now, so that the same pixel would be another row's.
  await expect
    .poll(async () => Math.abs((await link.evaluate((element) => element.getBoundingClientRect().top)) - top))
    .toBeLessThanOrEqual(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("loading more continues at the first new card", async ({ page, baseURL }) => {
    await page.goto(new URL("/products", storefrontHome(german, baseURL)).href);
    await page.getByRole("link", { name: de("loadMore") }).click();
    await expect(page).toHaveURL(/\?page=2#card-24$/);
    const link = cards(page).nth(24).getByRole("heading").getByRole("link");
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
  });
});

test("a filter in the URL outlives hydration, and a rating is chosen in its section @desktop", async ({
  page,
  baseURL,
}) => {
  const search = "?price=100-900&stock=1&rating=4";
  await page.goto(new URL(`/products${search}`, storefrontHome(german, baseURL)).href);
  await waitForHydration(page);
  const rating = (stars: number): Locator => page.locator(`.lh-filters input[name=rating][value="${stars}"]`);
  await expect(rating(4)).toBeChecked();
  await rating(3).check();
  await expect(page).toHaveURL(/\?price=100-900&stock=1&rating=3$/);
  await expect(rating(3)).toBeChecked();
});

test("a card shows another view of its product on hover, or by swiping", async ({ page, baseURL, hasTouch }) => {
  await page.goto(new URL("/sofas", storefrontHome(german, baseURL)).href);
  await waitForHydration(page);
  const media = cards(page).first().locator(".sh-card-media");
  const pictures = media.locator(".sh-card-picture");
  const file = async (picture: Locator): Promise<string> =>
    (await picture.locator("img").first().getAttribute("src"))?.replace(/^.*\/([^/]+)-\d+\.\w+$/, "$1") ?? "";
  if (hasTouch) {
    await media.dispatchEvent("touchstart");
    await media.locator(".sh-card-strip").evaluate((strip) => strip.scrollTo(strip.clientWidth, 0));
    await expect.poll(async () => (await pictures.nth(1).boundingBox())?.x).toBe((await media.boundingBox())?.x);
  } else {
    await media.hover();
    await expect(pictures.nth(1)).toHaveCSS("opacity", "1");
  }
  await expect(pictures).toHaveCount(3);
  const [first, second] = [await file(media.locator(".sh-card-strip")), await file(pictures.nth(1))];
  expect(second).not.toBe(first);
  // A room shows several products, so only the product's own page tells whose picture it is.
  const product = await page.request.get(
    (await cards(page).first().getByRole("link").first().getAttribute("href")) ?? "",
  );
  const html = await product.text();
  for (const name of [first, second]) expect(html).toContain(`/${name}-`);
});

test("popular filters stand above the list on every screen, and one press applies them", async ({ page, baseURL }) => {
  await page.goto(new URL("/betten", storefrontHome(german, baseURL)).href);
  const promoted = page.getByRole("group", { name: de("filters.promoted") });
  const size = promoted.getByRole("link", { name: "160 × 200 cm" });
  await expect(size).toBeVisible();
  const shown = await promoted.getByRole("link").count();
  expect(shown).toBeGreaterThanOrEqual(3);
  expect(shown).toBeLessThanOrEqual(6);
  await size.click();
  await expect(page).toHaveURL(/\?a\d+=\d+$/);
  await expect(size).toHaveAttribute("aria-current", "true");
  await expect(chips(page)).toContainText("160 × 200 cm");
});

test("pressing a colour shows it and links to the product in it", { tag: "@mobile" }, async ({ page, baseURL }) => {
  await page.goto(new URL("/products", storefrontHome(german, baseURL)).href);
  const card = cards(page)
    .filter({ has: page.locator(".sh-card-color") })
    .first();
  const color = card.locator(".sh-card-color").last();
  const name = (await color.getAttribute("aria-label")) ?? "";
  await color.click();
  await expect(color).toHaveAttribute("aria-pressed", "true");
  await card.getByRole("heading").getByRole("link").click();
  await expect(page).toHaveURL(/\?pse=\d+$/);
  await expect(page.getByRole("radio", { name, exact: true })).toBeChecked();
});

test(
  "a list filtered by a colour shows its products in that colour",
  { tag: "@desktop" },
  async ({ page, baseURL }) => {
    await page.goto(new URL("/products?a1=15", storefrontHome(german, baseURL)).href);
    for (const link of await cards(page).locator(".sh-card-link").all()) {
      await expect(link).toHaveAttribute("href", /\?color=15$/);
    }
  },
);
