import type { Locator, Page } from "@playwright/test";
import { DAY_MS, isPublicHoliday } from "../../../packages/core/src/domain/shipping/calendar.ts";
import { waitForHydration as pageAlive } from "./support/hydration.ts";
import { addToCart } from "./support/addToCart.ts";
import { expectAccessible } from "./support/axe.ts";
import { findVariant, readCatalogue, getAttributeValue } from "./support/catalogue.ts";
import { findProduct, type ProductRow } from "./support/products.ts";
import { expect, test } from "./support/shopTest.ts";
import { readLayoutShifts, recordLayoutShifts } from "./support/layoutShifts.ts";
import { storefrontHome, onePerScreen, loadTexts } from "./support/storefronts.ts";

const PLACES = {
  "at-de": { locale: "de_AT", countryId: 13 },
  "ro-ro": { locale: "ro_RO", countryId: 146 },
} as const;
const ROMANIA = 146;

/** The API serves every storefront on every host; only browsers resolve "ro-ro.localhost". */
const getStorefrontContext = (id: string, baseURL: string | undefined) => ({
  origin: storefrontHome({ id: "at-de" }, baseURL),
  ...PLACES[id as keyof typeof PLACES],
});
const t = loadTexts("product", "de");
const section = (page: Page, title: string): Locator =>
  page.locator("details").filter({ has: page.getByRole("heading", { level: 2, name: title, exact: true }) });
const gallery = (page: Page): Locator => page.locator(".sh-gallery");

/** Waits until the upper part of the page is hydrated; before that a picture links to its file. */
const waitForUpperHydration = (page: Page): Promise<void> => expect(page.locator("form[data-hydrated]")).toHaveCount(1);
/** Waits until a lower part is hydrated, which happens later. */
const waitForElementHydration = (target: Locator): Promise<void> =>
  expect.poll(() => target.evaluate((it) => Object.keys(it).some((key) => key.startsWith("__react")))).toBe(true);

for (const { storefront, tag } of onePerScreen) {
  const { id, language } = storefront;
  const productTexts = loadTexts("product", language);
  const money = (amount: number): string =>
    new Intl.NumberFormat(PLACES[id as keyof typeof PLACES].locale.replace("_", "-"), {
      style: "currency",
      currency: id.startsWith("ro") ? "RON" : "EUR",
      // The configured symbol, which the Romanian notation leaves out.
      currencyDisplay: "narrowSymbol",
    }).format(amount);

  test.describe(id, { tag }, () => {
    test("a reduction states the lowest price of 30 days and its percent is relative to that, rounded down", async ({
      page,
      request,
      baseURL,
    }) => {
      const at = getStorefrontContext(id, baseURL);
      const product = await findProduct(
        request,
        at,
        (one) => one.IS_PROMO === 1 && Number(one.LOWEST_PRICE) > one.BEST_TAXED_PRICE,
      );
      const lowest = Number(product.LOWEST_PRICE);
      await page.goto(new URL(product.URL, storefrontHome({ id }, baseURL)).href);
      const price = page.locator(".sh-price[data-size=large]");
      await expect(price.locator(".sh-price-now")).toHaveText(money(product.BEST_TAXED_PRICE));
      await expect(price.locator("s")).toHaveText(money(product.TAXED_PRICE));
      await expect(price.locator(".sh-price-note").first()).toContainText(money(lowest));
      const percent = Math.floor(((lowest - product.BEST_TAXED_PRICE) * 100) / lowest + 1e-9);
      await expect(price.locator(".sh-tag")).toContainText(new RegExp(`\\D${percent}\\s?%`));
    });

    test("every section exists in this language, and the responsible manufacturer is visible without a click", async ({
      page,
      baseURL,
    }) => {
      await page.goto(new URL("/product/17", storefrontHome({ id }, baseURL)).href);
      for (const name of ["description", "measures", "delivery", "safety"])
        await expect(section(page, productTexts(`sections.${name}`))).toHaveAttribute("open");
      await expect(section(page, productTexts("sections.safety")).getByRole("link")).toHaveAttribute(
        "href",
        /^mailto:/,
      );
      await expect(section(page, productTexts("sections.guarantee"))).not.toHaveAttribute("open");
      await expect(
        page.getByRole("heading", { level: 2, name: productTexts("reviews.title"), exact: true }),
      ).toBeVisible();
      await expect(page.getByText(productTexts("reviews.whoMay"))).toBeVisible();
    });

    test("the large view is accessible", async ({ page, baseURL }) => {
      await page.goto(new URL("/product/17", storefrontHome({ id }, baseURL)).href);
      await waitForUpperHydration(page);
      await page.getByLabel(productTexts("zoom.open").replace("{{position}}", "1"), { exact: true }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test("products sold by measure show their unit price", { tag: "@desktop" }, async ({ page, request, baseURL }) => {
  const at = getStorefrontContext("at-de", baseURL);
  const product = await findProduct(request, at, ({ unit, IS_PROMO }) => unit?.measure === "l" && IS_PROMO === 0);
  await page.goto(product.URL);
  const perLitre = Math.round((product.BEST_TAXED_PRICE * 100) / (product.unit?.content ?? 1)) / 100;
  const shown = new Intl.NumberFormat("de-AT", { style: "currency", currency: "EUR" }).format(perLitre);
  await expect(page.locator(".lh-buybox .sh-price-note").first()).toHaveText(`${shown}/l`);
});

test("a lamp shows its energy class near the price", { tag: "@mobile" }, async ({ page, request, baseURL }) => {
  const product = await findProduct(
    request,
    getStorefrontContext("at-de", baseURL),
    ({ energy_class }) => energy_class !== null,
  );
  await page.goto(product.URL);
  const arrow = page.locator(".lh-buybox").getByRole("img", { name: `Energieeffizienzklasse ${product.energy_class}` });
  await expect(arrow).toBeVisible();
});

test(
  "an undeliverable product says so, and its button is disabled",
  { tag: "@mobile" },
  async ({ page, request, baseURL }) => {
    const at = getStorefrontContext("ro-ro", baseURL);
    const productTexts = loadTexts("product", "ro");
    const product = await findProduct(
      request,
      at,
      ({ undeliverable, stock }) => undeliverable.includes(ROMANIA) && stock > 0,
    );
    await page.goto(new URL(product.URL, storefrontHome({ id: "ro-ro" }, baseURL)).href);
    await waitForUpperHydration(page);
    await expect(
      page.getByText(productTexts("undeliverable.title").replace("{{country}}", "România")).first(),
    ).toBeVisible();
    const button = page.getByRole("button", { name: productTexts("addToCart") }).first();
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await button.click({ force: true });
    await expect(page.getByText(productTexts("added"))).toHaveCount(0);
    await expectAccessible(page);
  },
);

test(
  "only countries with pickup points mention pickup, with the stock of each",
  { tag: "@desktop" },
  async ({ page, baseURL }) => {
    const productTexts = loadTexts("product", "ro");
    await page.goto(new URL("/product/17", storefrontHome({ id: "ro-ro" }, baseURL)).href);
    const pickup = page.locator(".lh-delivery-pickup");
    await expect(pickup).toContainText(/București: .+\sCluj-Napoca: /);
    await expect(
      page.getByText(productTexts("pickup.title").replace("{{cities}}", "București și Cluj-Napoca")),
    ).toBeVisible();
    await page.goto("/product/17");
    await expect(page.getByRole("list", { name: t("delivery.title") })).toBeVisible();
    await expect(pickup).toHaveCount(0);
  },
);

test(
  "the stock of each pickup point has a line of its own, which is reserved at every width",
  { tag: "@desktop" },
  async ({ page, baseURL }) => {
    const answer = Promise.withResolvers<void>();
    await page.route(/\/fulfilment_center\/\?.*search_pse/, async (route) => {
      await answer.promise;
      await route.continue();
    });
    await page.goto(new URL("/product/17", storefrontHome({ id: "ro-ro" }, baseURL)).href);
    const pickup = page.locator(".lh-delivery-pickup");
    const heights = async (): Promise<number[]> => {
      const found: number[] = [];
      for (const width of [390, 800, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        found.push(await pickup.evaluate((it) => it.clientHeight / Number.parseFloat(getComputedStyle(it).lineHeight)));
      }
      return found;
    };
    await expect(pickup).toContainText(loadTexts("product", "ro")("pickup.checking"));
    expect(await heights()).toEqual([2, 2, 2]);
    answer.resolve();
    await expect(pickup).toContainText(/^București: .+\nCluj-Napoca: /, { useInnerText: true });
    expect(await heights()).toEqual([2, 2, 2]);
  },
);

test(
  "a colour shows only its own pictures, with the drawing among the first",
  { tag: "@mobile" },
  async ({ page, request, baseURL }) => {
    // Pictures without a colour would stay visible.
    const isInColors = ({ image }: ProductRow): boolean =>
      new Set(image.map(({ COLOR_ID }) => COLOR_ID)).size > 1 && image.every(({ COLOR_ID }) => Number(COLOR_ID) > 0);
    const product = await findProduct(request, getStorefrontContext("at-de", baseURL), isInColors);
    await page.goto(product.URL);
    await waitForUpperHydration(page);
    const sources = (): Promise<string[]> =>
      gallery(page)
        .locator(".sh-gallery-strip picture img")
        .evaluateAll((images) => images.map((image) => image.getAttribute("src") ?? ""));
    const before = await sources();
    const drawing = gallery(page)
      .locator(".sh-gallery-slide")
      .getByRole("img", { name: /^Maßzeichnung: Breite/ });
    await expect(drawing).toHaveCount(1);
    await expect(
      gallery(page)
        .locator(".sh-gallery-slide")
        .getByRole("img", { name: /^Maßstabsgetreu neben/ }),
    ).toHaveCount(1);
    const colors = page.getByRole("group", { name: /^Farbe/ }).getByRole("radio");
    for (const color of await colors.all()) {
      await color.check({ force: true });
      await expect(page.locator(".sh-choices-value").first()).toBeVisible();
    }
    await expect.poll(sources).not.toEqual(before);
    expect((await sources()).filter((source) => before.includes(source))).toEqual([]);
  },
);

test(
  "pictures open large, move by keyboard, zoom, and the focus returns",
  { tag: "@desktop" },
  async ({ page, request, baseURL }) => {
    const product = await findProduct(request, getStorefrontContext("at-de", baseURL), ({ image }) => image.length > 0);
    await page.goto(product.URL);
    await waitForUpperHydration(page);
    const opener = page.getByRole("link", { name: t("zoom.open").replace("{{position}}", "1"), exact: true });
    await opener.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    const closer = (at: number): Locator =>
      dialog.getByRole("button", {
        name: loadTexts("product/opened", "de")("zoom.closer").replace("{{position}}", String(at)),
      });
    await page.keyboard.press("ArrowRight");
    await expect(closer(2)).toBeFocused();
    await expect(dialog.getByRole("status").first()).toContainText(/^Bild 2 von/);
    await closer(2).click();
    await expect(closer(2)).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  },
);

test(
  "the selected size has its own measures, as text and drawing",
  { tag: "@desktop" },
  async ({ page, request, baseURL }) => {
    const { product, combination } = findVariant(
      await readCatalogue(request, storefrontHome({ id: "at-de" }, baseURL), "de_AT"),
      ({ combinations }, { measures }) => "width" in measures && combinations.length > 1,
    );
    const { width = 0 } = combination.measures;
    await page.goto(`${product.url}?pse=${combination.pse_id}`);
    await expect(page.getByRole("radio", { name: getAttributeValue(combination, "size"), exact: true })).toBeChecked();
    const measures = section(page, t("sections.measures"));
    const shown = width.toLocaleString("de");
    await expect(measures.locator("dd").first()).toHaveText(`${shown}\u00a0cm`);
    await expect(measures.locator("svg text").first()).toHaveText(`B ${shown}\u00a0cm`);
  },
);

const REVIEWS = Array.from({ length: 24 }, (_, index) => ({
  id: index + 1,
  username: `Anna ${index + 1}`,
  title: index === 0 ? "Foarte bun" : "Sehr gut",
  content: index === 0 ? "Arată ca în imagini." : "Bequem.",
  language: index === 0 ? "ro" : "de",
  rating: 4,
  verified: index % 2,
  created_at: "2026-10-03T08:15:00.000Z",
}));

/** After client-side navigation the browser fetches the reviews, so the test can replace them. */
async function mockReviews(page: Page): Promise<void> {
  await page.route("**/api/comments/summary/*", (route) =>
    route.fulfill({
      json: {
        count: REVIEWS.length,
        average: 4,
        ratings: [1, 2, 3, 4, 5].map((rating) => ({ rating, count: rating === 4 ? REVIEWS.length : 0 })),
        languages: [
          { language: "de", count: REVIEWS.length - 1 },
          { language: "ro", count: 1 },
        ],
      },
    }),
  );
  await page.route(/\/api\/comments\/\d+\?/, (route) => {
    const query = new URL(route.request().url()).searchParams;
    const language = query.get("language");
    const fitting = REVIEWS.filter((review) => language === null || review.language === language);
    return route.fulfill({ json: fitting.slice(0, Number(query.get("limit") ?? 100)) });
  });
}

test(
  "reviews state language and verification, filter by language and load more",
  { tag: "@desktop" },
  async ({ page }) => {
    await mockReviews(page);
    await page.goto("/");
    // Before hydration the link loads a server-rendered page with the real reviews.
    await pageAlive(page);
    await page.getByRole("article").first().getByRole("link").first().click();
    await expect(page.getByRole("heading", { level: 2, name: t("reviews.title"), exact: true })).toBeVisible();
    const list = page.locator(".lh-reviews-list");
    await expect(list.locator(".lh-review")).toHaveCount(4);
    await expect(list.locator("[lang=ro]").first()).toHaveText("Foarte bun");
    await expect(list.getByText(t("reviews.verified"))).toHaveCount(2);
    await expect(page.getByText(t("reviews.checked"))).toBeVisible();
    await expectAccessible(page);

    await page.getByRole("button", { name: t("reviews.more") }).click();
    await expect(list.locator(".lh-review")).toHaveCount(20);
    await page.getByRole("radio", { name: "Rumänisch (1)" }).check({ force: true });
    await expect(list.locator(".lh-review")).toHaveCount(1);
    await expect(page.getByRole("button", { name: t("reviews.more") })).toHaveCount(0);
  },
);

for (const late of [false, true]) {
  test(`related products appear ${late ? "after scrolling to the end" : "while scrolling"}, without a visible shift`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const { promise: responded, resolve: respond } = Promise.withResolvers<void>();
    if (!late) respond();
    await page.route(/\/api\/(recommendation|accessory_product|selection_product)/, async (route) => {
      await responded;
      await route.continue();
    });
    await recordLayoutShifts(page);
    await page.goto("/product/17");
    await waitForUpperHydration(page);
    // Scrolling earlier would stay below the rails, which load only when near the viewport.
    await waitForElementHydration(page.locator(".lh-rails"));
    const { height } = page.viewportSize() ?? { height: 0 };
    const end = page.getByRole("contentinfo");
    while (!(await end.evaluate((it) => it.getBoundingClientRect().bottom <= innerHeight + 1))) {
      await page.mouse.wheel(0, height / 2);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    }
    respond();
    const rail = page.locator(".lh-rails").getByRole("region").first();
    await expect(rail.getByRole("article").first().getByRole("link")).toHaveAttribute("href", /./, { timeout: 90_000 });
    await expect(page.locator(".lh-rails[aria-busy=false]")).toHaveCount(1);
    expect(await readLayoutShifts(page)).toEqual([]);
  });
}

test(
  "a page load counts one view of each product, without data of the shopper",
  { tag: "@mobile" },
  async ({ page }) => {
    const views: [path: string, body: string | null][] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/api/product_view/")) views.push([pathname, request.postData()]);
    });
    await page.goto("/product/17");
    await expect.poll(() => views).toEqual([["/api/product_view/17", null]]);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    const other = page.locator(".lh-rails a[href*='/']").first();
    await other.click();
    await expect.poll(() => views.length).toBe(2);
    await page.goBack();
    await expect(page).toHaveURL(/\/product\/17$/);
    await waitForUpperHydration(page);
    expect(views).toHaveLength(2);
  },
);

test("the next product page lists recently viewed products", { tag: "@mobile" }, async ({ page }) => {
  await page.goto("/product/17");
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  await waitForUpperHydration(page);
  await page.goto("/product/7");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  const recent = page.getByRole("region", { name: t("rails.recent") });
  await expect(recent.getByRole("link", { name: title, exact: true })).toHaveAttribute("href", /./);
});

test(
  "a section opened before hydration stays open, and the lower part hydrates",
  { tag: "@mobile" },
  async ({ page }) => {
    await page.goto("/product/17", { waitUntil: "commit" });
    const guarantee = section(page, t("sections.guarantee"));
    await guarantee.locator("summary").click();
    await expect(guarantee).toHaveAttribute("open");
    await waitForElementHydration(guarantee);
    await expect(guarantee).toHaveAttribute("open");
  },
);

test(
  "a lower part that fails to hydrate stays as rendered, and the upper part works",
  { tag: "@desktop" },
  async ({ page, expected }) => {
    expected.expectStatus(503);
    await page.route(/\/assets\/ProductDetails-.*\.js$/, (route) => route.fulfill({ status: 503 }));
    await page.goto("/product/17");
    await waitForUpperHydration(page);
    await expect(section(page, t("sections.safety"))).toBeVisible();
    await page
      .getByRole("button", { name: t("addToCart") })
      .first()
      .click();
    await expect(page.getByRole("status").filter({ hasText: t("added") })).toBeVisible();
    await expect(section(page, t("sections.safety"))).toBeVisible();
  },
);

test.describe("without JavaScript", { tag: "@desktop" }, () => {
  test.use({ javaScriptEnabled: false });

  test("the page has all product data, and a picture links to its file", async ({ page, request, baseURL }) => {
    const product = await findProduct(request, getStorefrontContext("at-de", baseURL), ({ image }) => image.length > 0);
    await page.goto(product.URL);
    await expect(section(page, t("sections.safety"))).toBeVisible();
    await expect(page.getByRole("heading", { level: 2, name: t("reviews.title"), exact: true })).toBeVisible();
    const link = page.getByRole("link", { name: t("zoom.open").replace("{{position}}", "1"), exact: true });
    const file = await link.getAttribute("href");
    expect((await request.get(new URL(file ?? "", storefrontHome({ id: "at-de" }, baseURL)).href)).status()).toBe(200);
  });
});

test("a product that is cut to length says that it cannot be withdrawn from", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/laeufer-montafon-meterware");
  const facts = page.locator(".lh-delivery");
  await expect(facts).toContainText(t("noWithdrawal"));
  await expect(facts).not.toContainText(t("withdrawal"));
});

/** Returns a date that is no holiday, nor the day before one, "2026-12-01". */
function nextWorkingTuesday(): string {
  for (let day = Math.floor(Date.now() / DAY_MS) + 1; ; day += 1) {
    const date = new Date(day * DAY_MS);
    if (date.getUTCDay() === 2 && !isPublicHoliday("AT", day) && !isPublicHoliday("AT", day + 1))
      return date.toISOString().slice(0, 10);
  }
}

test(
  "next-day delivery is offered until 15:00, on the product page and in the cart",
  { tag: "@desktop" },
  async ({ page, request, baseURL }) => {
    const shared = loadTexts("shared", "de");
    const context = getStorefrontContext("at-de", baseURL);
    /** Returns to the page at a time of the next working Tuesday: queries that are stale by then are fetched again. */
    async function returnAt(utcTime: string): Promise<void> {
      await page.clock.setFixedTime(`${nextWorkingTuesday()}T${utcTime}Z`);
      await page.evaluate(() => dispatchEvent(new Event("visibilitychange")));
    }
    const fast = ({ delivery_delay_min: min, stock, quantityCount }: ProductRow): boolean =>
      min <= 1 && stock > 9 && quantityCount === 1;
    const facts = page.getByRole("list", { name: t("delivery.title") });
    const summary = page.getByRole("region", { name: loadTexts("cart", "de")("summary") });

    await page.goto((await findProduct(request, context, (row) => row.delivery_delay_min > 1 && row.stock > 9)).URL);
    await expect(facts).toContainText(t("delivery.when"));
    await expect(facts).not.toContainText(shared("nextDay.rule"));
    await expect(facts).not.toContainText(shared("nextDay.today"));

    await page.goto((await findProduct(request, context, fast)).URL);
    await addToCart(page, "de");
    await waitForElementHydration(facts);
    await returnAt("12:59");
    await expect(facts).toContainText(shared("nextDay.today"));
    await returnAt("14:01");
    await expect(facts).toContainText(shared("nextDay.rule"));

    await page
      .getByRole("link", { name: t("toCart") })
      .first()
      .click();
    await expect(summary).toContainText(shared("nextDay.rule"));
  },
);

test(
  "reviews in the page's language come first, and another one is translated on demand",
  { tag: "@anyscreen" },
  async ({ page, baseURL }) => {
    const texts = loadTexts("product", "en");
    await page.goto(new URL("/nussdorf-cordless-lamp", storefrontHome({ id: "de-en" }, baseURL)).href);
    const reviews = page.locator(".lh-review");
    await pageAlive(page);
    await expect(reviews.first().getByRole("heading")).toHaveAttribute("lang", "en");
    const original = reviews.filter({ hasText: "Butonul face fițe" });
    await original.getByRole("button", { name: texts("reviews.translate") }).press("Enter");
    const translated = reviews.filter({ hasText: "The button is playing up" });
    await expect(translated.getByRole("heading")).not.toHaveAttribute("lang", "ro");
    await translated.getByRole("button", { name: texts("reviews.original") }).press("Enter");
    await expect(original.getByRole("heading")).toHaveAttribute("lang", "ro");
  },
);
