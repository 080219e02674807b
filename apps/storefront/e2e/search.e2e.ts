import type { Page, Route } from "@playwright/test";
import { messages as de } from "../../../packages/core/src/locales/de.ts";
import { messages as ro } from "../../../packages/core/src/locales/ro.ts";
import { expectAccessible } from "./support/axe.ts";
import { waitForContentHydration, waitForHydration } from "./support/hydration.ts";
import { expect, test } from "./support/shopTest.ts";
import { storefrontHome, onePerScreen, loadTexts } from "./support/storefronts.ts";

/** Search term for sofas, and the prefix of the result titles. */
const SOFA_TERM = { de: "sofa", ro: "canapea", en: "sofa" } as const;
/** Search term with more than four pages of results. */
const MANY_RESULTS_TERM = { de: "sofa", ro: "scaun", en: "sofa" } as const;
const CONTENT_PATHS = { de: "/ueber-uns", ro: "/despre-noi", en: "/about" } as const;
const MESSAGES = { de: de["search"], ro: ro["search"], en: undefined };
const ENGINE = "**/_search/template";

function getMessage(language: "de" | "ro" | "en", name: "tooShort_1" | "failed" | "none"): string {
  const texts = MESSAGES[language];
  const text = typeof texts === "object" ? texts[name] : undefined;
  if (typeof text !== "string") throw new Error(`No message search.${name} in ${language}`);
  return text;
}

const field = (page: Page) => page.locator(".lh-search-input");
const options = (page: Page) => page.getByRole("listbox").getByRole("option");
const result = (page: Page, text: string) => page.getByRole("heading", { level: 1 }).filter({ hasText: text });

async function typeText(page: Page, text: string): Promise<void> {
  await field(page).click();
  await expect(field(page)).toHaveRole("combobox");
  await field(page).pressSequentially(text);
}

for (const { storefront, tag } of onePerScreen) {
  const { id, language } = storefront;
  const t = loadTexts("search", language);
  const word = SOFA_TERM[language];

  test.describe(id, { tag }, () => {
    test("a text below the configured length shows a hint, a longer one products, categories and pages; arrows and Enter open a product", async ({
      page,
      baseURL,
    }) => {
      // A content page, which is small and quick to check with axe.
      await page.goto(new URL(CONTENT_PATHS[language], storefrontHome(storefront, baseURL)).href);
      const pages: unknown[] = [];
      await page.route(ENGINE, async (route) => {
        const body = route.request().postDataJSON() as { id: string; params: Record<string, unknown> };
        if (body.id.endsWith("product")) pages.push([body.params["from"], body.params["size"]]);
        await route.continue();
      });
      await typeText(page, word.slice(0, 1));
      await expect(page.getByText(getMessage(language, "tooShort_1"))).toBeVisible();
      expect(pages).toEqual([]);
      await field(page).pressSequentially(word.slice(1));
      const products = page.getByRole("group", { name: t("products") }).getByRole("option");
      await expect(products.nth(4)).toBeVisible();
      // The rest is on the page of results: decision 0348.
      await expect(products).toHaveCount(5);
      expect(pages).toEqual([[0, 5]]);
      expect(await options(page).count()).toBeLessThanOrEqual(10);
      await expect(
        page
          .getByRole("group", { name: t("categories") })
          .getByRole("option")
          .first(),
      ).toContainText(/\(\d/);
      await expect(field(page)).toHaveAttribute("aria-expanded", "true");
      await expectAccessible(page);

      await field(page).press("ArrowDown");
      const first = options(page).first();
      await expect(first).toHaveAttribute("aria-selected", "true");
      await expect(field(page)).toHaveAttribute("aria-activedescendant", (await first.getAttribute("id")) ?? "");
      await expect(field(page)).toBeFocused();
      const title = await first.locator(".sh-hit-title").innerText();
      await expect(field(page)).toHaveValue(title);
      await field(page).press("Enter");
      await expect(result(page, title)).toBeVisible();
      await expect(page.getByRole("listbox")).toBeHidden();
    });

    test("Enter opens all results, with categories, filters, sort order and more", async ({ page, baseURL }) => {
      const list = loadTexts("listing", language);
      const many = MANY_RESULTS_TERM[language];
      const url = new URL(`/search/${many}`, storefrontHome(storefront, baseURL)).href;
      await page.goto(storefrontHome(storefront, baseURL));
      await typeText(page, many);
      await field(page).press("Enter");
      // More results may have loaded, which adds their page.
      await expect(page).toHaveURL(({ origin, pathname }) => origin + pathname === url);
      await expect(result(page, many)).toBeVisible();
      const products = page.getByRole("region", { name: t("products") });
      const cards = products.getByRole("article");
      await expect(cards.nth(4)).toBeVisible();

      // Pages of six follow the first five before the end of the list is in view, and the URL follows.
      await expect(page).toHaveURL(/page=\d/);
      const pageNumber = (): number => Number(new URL(page.url()).searchParams.get("page"));
      await expect.poll(async () => (await cards.count()) === 5 + 6 * (pageNumber() - 1)).toBe(true);
      expect(await page.evaluate(() => scrollY)).toBe(0);

      await page.getByRole("combobox", { name: list("sort.label") }).selectOption("min_price");
      await expect(page).toHaveURL(/sort=min_price/);
      await expect
        .poll(async () => {
          const cents = await products
            .locator(".sh-price-now")
            .evaluateAll((all) => all.map((one) => Number(one.getAttribute("value"))));
          return cents.length > 1 && cents.every((price, index) => index === 0 || price >= (cents[index - 1] ?? 0));
        })
        .toBe(true);

      const facet = page
        .getByRole("navigation", { name: t("categories") })
        .getByRole("link")
        .nth(1);
      const count = Number(/\((\d+)\)$/.exec(await facet.innerText())?.[1]);
      await facet.click();
      await expect(facet).toHaveAttribute("aria-current", /true|page/);
      await expect(cards).toHaveCount(count);

      // The filters are those of a listing; they keep the category.
      const { width = 0 } = page.viewportSize() ?? {};
      if (width < 1200) await page.getByRole("link", { name: list("filters.title") }).click();
      const color = page.locator("input[name='a1']:visible").first();
      await color.check();
      await expect(page).toHaveURL(/[?&]a1=\d+.*category=\d+|[?&]category=\d+.*a1=\d+/);
      await expect.poll(() => cards.count()).toBeLessThanOrEqual(count);
      expect(await cards.count()).toBeGreaterThan(0);
    });

    test("nothing found: categories and the phone number instead, accessible and fitting 320 px", async ({
      page,
      baseURL,
    }) => {
      // axe checks two pages, one of them full of cards.
      test.slow();
      await page.setViewportSize({ width: 320, height: 640 });
      for (const [text, found] of [
        ["qqqqqqqqqq", false],
        [word, true],
      ] as const) {
        await page.goto(new URL(`/search/${text}`, storefrontHome(storefront, baseURL)).href);
        const none = page.getByRole("heading", { level: 2, name: getMessage(language, "none") });
        await expect(none).toHaveCount(found ? 0 : 1);
        if (!found) {
          const main = page.getByRole("main");
          await expect(main.locator("a[href^='tel:']")).toBeVisible();
          await expect(main.locator(".lh-none-list a").first()).toBeVisible();
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
        await expectAccessible(page);
      }
    });
  });
}

const german = { id: "at-de" };

test(
  "Escape and a click outside close the results; the arrows reopen them; Enter submits the field",
  { tag: "@desktop" },
  async ({ page, baseURL }) => {
    await page.goto(storefrontHome(german, baseURL));
    await typeText(page, "sofa");
    await expect(options(page).first()).toBeVisible();
    await field(page).press("Escape");
    await expect(page.getByRole("listbox")).toBeHidden();
    await expect(field(page)).toHaveValue("sofa");
    await field(page).press("ArrowDown");
    await expect(options(page).first()).toBeVisible();
    // The page is dimmed: a click on it only closes the suggestions.
    const covers = () =>
      page.evaluate(() => document.elementFromPoint(4, innerHeight - 4)?.closest(".lh-header") !== null);
    expect(await covers()).toBe(true);
    await page.mouse.click(4, (page.viewportSize()?.height ?? 0) - 4);
    await expect(page.getByRole("listbox")).toBeHidden();
    expect(await covers()).toBe(false);

    // Enter submits the input, even while the mouse hovers over an option.
    await field(page).click();
    await options(page).first().hover();
    await field(page).press("Enter");
    await expect(result(page, "sofa")).toBeVisible();
  },
);

test(
  "a slow response to an older text never overwrites a newer one",
  { tag: "@desktop" },
  async ({ page, baseURL }) => {
    const held: Route[] = [];
    await page.route(ENGINE, async (route) => {
      if (String(route.request().postData()).includes('"sofa"')) held.push(route);
      else await route.continue();
    });
    await page.goto(storefrontHome(german, baseURL));
    await typeText(page, "sofa");
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await field(page).fill("stehleuchte");
    await expect(options(page).first()).toContainText(/leuchte/i);
    // The older request is canceled; its response is ignored.
    for (const route of held) await route.continue().catch(() => {});
    await expect(options(page).first()).toContainText(/leuchte/i);
    await expect(options(page).filter({ hasText: /^Sofa/ })).toHaveCount(0);
  },
);

test(
  "a failing search engine shows an error in the box and on the page, and recovers",
  { tag: "@mobile" },
  async ({ page, baseURL, expected }) => {
    expected.expectStatus(500);
    await page.route(ENGINE, (route) => route.fulfill({ status: 500, body: "no" }));
    await page.goto(storefrontHome(german, baseURL));
    await typeText(page, "sofa");
    await expect(page.getByText(getMessage("de", "failed"))).toBeVisible();
    await field(page).press("Enter");
    await expect(page.getByRole("heading", { level: 2, name: getMessage("de", "failed") })).toBeVisible();
    await page.unroute(ENGINE);
    await page.getByRole("link", { name: loadTexts("search", "de")("retry") }).click();
    await expect(page.getByRole("region", { name: loadTexts("search", "de")("products") })).toBeVisible();
  },
);

test(
  "hostile text is plain text: in the box, in the URL, in the title",
  { tag: "@desktop" },
  async ({ page, baseURL }) => {
    const texts = [
      `"><img src=x onerror="document.title='pwned'">`,
      "</script><script>document.title='pwned'</script>",
      "* OR 1=1 ~ && || \\ / {$value} ${x}",
      "100%25 & ?q=1#x",
    ];
    await page.goto(storefrontHome(german, baseURL));
    for (const text of texts) {
      await typeText(page, "x");
      await field(page).fill(text);
      await field(page).press("Enter");
      await expect(page).toHaveTitle(new RegExp(escape(text)));
      await expect(result(page, text)).toBeVisible();
      await page.reload();
      await expect(page).toHaveTitle(new RegExp(escape(text)));
      await expect(field(page)).toHaveValue(text);
    }
  },
);

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

test(
  "pat and TV are found in the box and by Enter, because the settings allow it; one letter is refused",
  { tag: "@mobile" },
  async ({ page, baseURL }) => {
    const romanian = { id: "ro-ro" };
    await page.goto(storefrontHome(romanian, baseURL));
    await typeText(page, "pat");
    await field(page).press("Enter");
    // Five products end within 1,500 px of a phone's screen, so the second page follows by itself.
    await expect(page).toHaveURL(/\/search\/pat\?page=2$/);
    await expect(page.getByRole("article").first()).toBeVisible();
    await page.goto(storefrontHome(german, baseURL));
    await typeText(page, "tv");
    await expect(options(page).first()).toBeVisible();
    await field(page).fill("t ");
    await field(page).press("Enter");
    await expect(page.getByText(getMessage("de", "tooShort_1"))).toBeVisible();
    await expect(page).toHaveURL(storefrontHome(german, baseURL));
  },
);

test("pages are found where no product fits, in the box and on the page", async ({ page, baseURL }) => {
  const t = loadTexts("search", "de");
  await page.goto(storefrontHome(german, baseURL));
  for (const text of ["Versand", "Rückgabe", "Lieferung"]) {
    await typeText(page, "x");
    await field(page).fill(text);
    await expect(
      page
        .getByRole("group", { name: t("links") })
        .getByRole("option")
        .first(),
    ).toBeVisible();
    await field(page).press("Enter");
    await expect(result(page, text)).toBeVisible();
    const links = page.getByRole("main").locator(".lh-found-links a");
    await expect(links.first()).toBeVisible();
    expect(await links.count()).toBeLessThanOrEqual(5);
    await expect(page.getByText(getMessage("de", "none"))).toHaveCount(0);
  }
});

test(
  "the box shows two of many pages, beside the products above 767 px and below them up to there",
  { tag: "@desktop" },
  async ({ page, baseURL }) => {
    const t = loadTexts("search", "de");
    await page.route(ENGINE, async (route) => {
      if (!String(route.request().postData()).includes("content")) return route.continue();
      const hits = Array.from({ length: 8 }, (_, index) => ({
        _source: { title: `Seite ${index}`, link: `/seite-${index}`, parent: "" },
      }));
      await route.fulfill({ json: { hits: { total: { value: 8 }, hits } } });
    });
    for (const [width, isBeside] of [
      [768, true],
      [767, false],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(storefrontHome(german, baseURL));
      await typeText(page, "sofa");
      await expect(page.getByRole("group", { name: t("links") }).getByRole("option")).toHaveCount(2);
      const products = await page.getByRole("group", { name: t("products") }).boundingBox();
      const links = await page.getByRole("group", { name: t("links") }).boundingBox();
      if (products === null || links === null) throw new Error("The box is not visible");
      expect(links.x >= products.x + products.width).toBe(isBeside);
      expect(links.y >= products.y + products.height).toBe(!isBeside);
    }
  },
);

test("results below the viewport wait for the shopper's first activity", async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 412, height: 600 });
  const searches: string[] = [];
  page.on("request", (request) => void (request.url().includes("/_search/") && searches.push(request.url())));
  await page.goto(new URL(`/search/${MANY_RESULTS_TERM.de}`, baseURL).href);
  await waitForContentHydration(page);
  await page.waitForLoadState("networkidle");
  expect(searches).toEqual([]);
  await page.keyboard.press("ArrowDown");
  await expect(page).toHaveURL(/page=\d/);
});

test("words in another spelling than the router's hydrate without an error", { tag: "@desktop" }, async ({ page }) => {
  for (const [words, own] of [
    ["sofa%27s", "sofa's"],
    ["sofa^tisch", "sofa%20tisch"],
  ]) {
    await page.goto(`/search/${words}`);
    await waitForHydration(page);
    expect(new URL(page.url()).pathname).toBe(`/search/${own}`);
  }
});

test("the search row collapses on narrow screens", async ({ page, baseURL }) => {
  await page.goto(storefrontHome(german, baseURL));
  const fold = page.locator(".lh-search-fold");
  if ((page.viewportSize()?.width ?? 0) >= 1200) {
    await expect(fold).toBeHidden();
    await expect(field(page)).toBeVisible();
    return;
  }
  await expect(fold).toHaveAttribute("aria-expanded", "true");
  await expect(async () => {
    await fold.click();
    await expect(fold).toHaveAttribute("aria-expanded", "false", { timeout: 1000 });
  }).toPass();
  await expect(field(page)).toBeHidden();
  await fold.click();
  await expect(field(page)).toBeVisible();
});

test("at 320 px the search row collapses beside the shop's name @mobile", async ({ page, baseURL }) => {
  await page.goto(storefrontHome(german, baseURL));
  await waitForHydration(page);
  const logo = page.locator(".lh-header .lh-logo");
  await expect(logo.locator("svg")).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.locator(".lh-search-fold").click();
  await expect(field(page)).toBeHidden();
  await expect(logo.locator("svg")).toBeHidden();

  // 305 px: beside a scrollbar.
  for (const width of [320, 305]) {
    await page.setViewportSize({ width, height: 640 });
    const [frame, name] = await Promise.all([logo.boundingBox(), logo.locator("span").boundingBox()]);
    expect(name?.y).toBe(frame?.y);
    expect(name?.width).toBeLessThanOrEqual(frame?.width ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test.describe("without JavaScript", { tag: "@mobile" }, () => {
  test.use({ javaScriptEnabled: false });

  test("the form opens the results; categories, filters, sort order and more are links and forms", async ({
    page,
    baseURL,
  }) => {
    const list = loadTexts("listing", "de");
    const t = loadTexts("search", "de");
    const home = storefrontHome(german, baseURL);
    await page.goto(home);
    const data = await page.locator("script[type='application/ld+json']").allTextContents();
    expect(data.join("")).toContain(`"urlTemplate":"${home}search/{search_term_string}"`);
    await field(page).fill("sofa & tisch");
    await field(page).press("Enter");
    await expect(page).toHaveURL(/\/search\/sofa%20%26%20tisch$/);
    await expect(result(page, "sofa & tisch")).toBeVisible();
    await field(page).fill("sofa");
    await page.getByRole("button", { name: loadTexts("frame", "de")("searchNow") }).click();
    const cards = page.getByRole("region", { name: t("products") }).getByRole("article");
    await expect(cards).toHaveCount(5);
    await page.getByRole("link", { name: t("loadMore") }).click();
    await expect(cards).toHaveCount(11);
    await page.getByRole("combobox", { name: list("sort.label") }).selectOption("max_price");
    await page.getByRole("button", { name: list("sort.apply") }).click();
    await expect(page).toHaveURL(/\?sort=max_price$/);
    await expect(cards).toHaveCount(24);
    await page.getByRole("link", { name: list("filters.title") }).click();
    await page.locator("input[name='a1']").first().check();
    await page.getByRole("button", { name: list("filters.apply") }).click();
    await expect(page).toHaveURL(/a1=\d+/);
    await expect.poll(() => cards.count()).toBeLessThan(24);
    await page
      .getByRole("navigation", { name: t("categories") })
      .getByRole("link")
      .nth(1)
      .click();
    await expect(page).toHaveURL(/category=\d+/);
    await expect(cards.first()).toBeVisible();
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  });
});
