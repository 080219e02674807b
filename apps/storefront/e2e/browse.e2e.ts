import type { Locator } from "@playwright/test";
import { resolveServer } from "./support/crawl.ts";
import { waitForHydration } from "./support/hydration.ts";
import { expectAccessible } from "./support/axe.ts";
import { scrollTo } from "./support/scrollTo.ts";
import { readLayoutShifts, recordLayoutShifts } from "./support/layoutShifts.ts";
import { expect, test } from "./support/shopTest.ts";
import { storefrontHome, onePerScreen, loadTexts } from "./support/storefronts.ts";

const PLACES = {
  de: { category: "/wohnzimmer", content: "/ueber-uns" },
  ro: { category: "/living", content: "/despre-noi" },
  en: { category: "/living-room", content: "/about" },
};

for (const { storefront, tag } of onePerScreen) {
  const { id, language } = storefront;
  const at = (path: string, baseURL: string | undefined): string =>
    new URL(path, storefrontHome(storefront, baseURL)).href;

  test.describe(id, { tag }, () => {
    test("from the home page through a category to a product", async ({ page, baseURL }) => {
      await page.goto(at("/", baseURL));
      const rooms = page.getByRole("region", { name: loadTexts("home", language)("rooms") });
      await rooms.getByRole("link").first().click();
      await expect(page).toHaveURL(at(PLACES[language].category, baseURL));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

      const list = page.getByRole("region", { name: loadTexts("listing", language)("products") });
      const link = list.getByRole("article").first().getByRole("heading").getByRole("link");
      const title = await link.innerText();
      await link.click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
    });

    test("the sort order is in the URL and applies to the prices", async ({ page, baseURL }) => {
      const t = loadTexts("listing", language);
      await page.goto(at(PLACES[language].category, baseURL));
      await page.getByLabel(t("sort.label")).selectOption({ label: t("sort.min_price") });
      await expect(page).toHaveURL(/\?sort=min_price$/);
      const list = page.getByRole("region", { name: t("products") });
      await expect
        .poll(async () => {
          const cents = await list
            .locator(".sh-price-now")
            .evaluateAll((all) => all.map((one) => Number(one.getAttribute("value"))));
          return cents.length > 1 && cents.every((price, index) => index === 0 || price >= (cents[index - 1] ?? 0));
        })
        .toBe(true);
    });

    test("an unknown URL responds with 404, a message and links", async ({ page, expected, baseURL }) => {
      expected.expectStatus(404);
      const t = loadTexts("frame", language);
      const response = await page.goto(at("/there-is-no-such-page", baseURL));
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1, name: t("notFound.rewriting-failed") })).toBeVisible();
      await expect(page).toHaveTitle(t("notFound.rewriting-failed"));
      await page.getByRole("link", { name: t("notFound.home"), exact: true }).click();
      await expect(page).toHaveURL(at("/", baseURL));
      await expect(page.getByRole("heading", { level: 1, name: loadTexts("home", language)("title") })).toBeVisible();
    });

    test("a not-found page is titled by its reason", async ({ request, baseURL }) => {
      const t = loadTexts("frame", language);
      // Only browsers resolve the storefronts' hosts.
      const { host, server } = resolveServer(storefrontHome(storefront, baseURL));
      const reasons = [
        ["/product/999999", "product-fetch-failed"],
        ["/product/x", "product-fetch-failed"],
        ["/there-is-no-such-page", "rewriting-failed"],
        ["/not-found", "route-not-found"],
        ["/account/order/x", "route-not-found"],
      ] as const;
      for (const [path, reason] of reasons) {
        const html = await (await request.get(server + path, { headers: { Host: host } })).text();
        expect(/<title>([^<]*)</.exec(html)?.[1], path).toBe(t(`notFound.${reason}`));
      }
    });

    test("nothing is wider than 320 px", async ({ page, baseURL }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      for (const path of ["/", PLACES[language].category, PLACES[language].content]) {
        await page.goto(at(path, baseURL));
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      }
    });
  });
}

const german = { id: "at-de" };

test(
  "a tap on a card shows the product before the backend has responded; nothing shifts, and back restores the position",
  { tag: "@desktop" },
  async ({ page, baseURL }) => {
    await recordLayoutShifts(page);
    await page.goto(new URL(PLACES.de.category, storefrontHome(german, baseURL)).href);
    await waitForHydration(page);
    let respond = (): void => {};
    const responded = new Promise<void>((resolve) => (respond = resolve));
    await page.route(/\/api\/products\//, async (route) => {
      await responded;
      await route.continue();
    });
    const list = page.getByRole("region", { name: loadTexts("listing", "de")("products") });
    const link = list.getByRole("article").nth(8).getByRole("heading").getByRole("link");
    const title = await link.innerText();
    await scrollTo(link);
    const scrollTop = await page.evaluate(() => scrollY);
    await link.click();
    const heading = page.getByRole("heading", { level: 1, name: title, exact: true });
    await expect(heading).toBeVisible();
    const buy = page.locator("main .lh-buyform");
    await expect(buy).toHaveCount(0);
    const before = await heading.boundingBox();
    respond();
    await expect(buy).toHaveCount(1);
    expect(await heading.boundingBox()).toEqual(before);
    expect(await readLayoutShifts(page)).toEqual([]);
    await page.goBack();
    await expect(link).toBeInViewport();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrollTop);
  },
);

test.describe("without JavaScript", { tag: "@desktop" }, () => {
  test.use({ javaScriptEnabled: false });

  test("home, category and content show their content, and the sort order works", async ({ page, baseURL }) => {
    const t = loadTexts("listing", "de");
    await page.goto(storefrontHome(german, baseURL));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(loadTexts("home", "de")("title"));
    const bestsellers = page.getByRole("region", { name: loadTexts("home", "de")("bestsellers") });
    await expect(bestsellers.getByRole("article")).toHaveCount(8);

    await page
      .getByRole("region", { name: loadTexts("home", "de")("rooms") })
      .getByRole("link")
      .first()
      .click();
    const cards = page.getByRole("region", { name: t("products") }).getByRole("article");
    await expect(cards.first()).toBeVisible();
    await page.getByLabel(t("sort.label")).selectOption({ label: t("sort.max_price") });
    await page.getByRole("button", { name: t("sort.apply") }).click();
    await expect(page).toHaveURL(/\?sort=max_price$/);
    await expect(page.getByLabel(t("sort.label"))).toHaveValue("max_price");

    await page.getByRole("contentinfo").getByRole("link", { name: "Impressum" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Impressum" })).toBeVisible();
  });
});

for (const path of ["/wohnzimmer", "/products", "/akkuleuchte-nussdorf"]) {
  test(
    `${path} with a parameter of a campaign hydrates as rendered`,
    { tag: "@desktop" },
    async ({ page, baseURL }) => {
      await page.goto(new URL(`${path}?utm_source=mail`, storefrontHome(german, baseURL)).href);
      await waitForHydration(page);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    },
  );
}

test("invalid values in the URL count as absent", { tag: "@desktop" }, async ({ page, baseURL }) => {
  await page.goto(
    new URL("/wohnzimmer?page=abc&sort=drop%20table&pse=-1&utm_source=mail", storefrontHome(german, baseURL)).href,
  );
  await expect(page.getByLabel(loadTexts("listing", "de")("sort.label"))).toHaveValue("sales_view_quantity");
  await expect(
    page
      .getByRole("region", { name: loadTexts("listing", "de")("products") })
      .getByRole("article")
      .first(),
  ).toBeVisible();
});

test("the header by keyboard on a wide screen", { tag: "@desktop" }, async ({ page, baseURL }) => {
  const t = loadTexts("frame", "de");
  await page.goto(storefrontHome(german, baseURL));
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: t("skipToContent") })).toBeFocused();

  const open = page.getByRole("button", { name: t("openSubmenu").replace("{{category}}", "Wohnzimmer") });
  const sofas = page.getByRole("navigation", { name: t("mainNav") }).getByRole("link", { name: "Sofas", exact: true });
  await page.getByRole("link", { name: "Wohnzimmer", exact: true }).first().focus();
  await page.keyboard.press("Tab");
  await expect(open).toBeFocused();
  await expect(open).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("Enter");
  await expect(open).toHaveAttribute("aria-expanded", "true");
  await expect(sofas).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(sofas).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(sofas).toBeHidden();
  await expect(open).toBeFocused();
  await expect(open).toHaveAttribute("aria-expanded", "false");

  // Before hydration the browser itself opens the page, and moves no focus.
  await waitForHydration(page);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/sofas$/);
  await expect(sofas).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
});

const lighting = (key: "openSubmenu" | "allIn"): string =>
  loadTexts("frame", "de")(key).replace("{{category}}", "Leuchten");

test("a panel of the main menu loads its picture when it opens", { tag: "@desktop" }, async ({ page, baseURL }) => {
  const pictures: string[] = [];
  page.on("request", (request) => {
    if (/\/media\/.*\.(avif|webp)$/.test(request.url())) pictures.push(new URL(request.url()).pathname);
  });
  const held = Promise.withResolvers<void>();
  await page.route("**/media/**", async (route) => held.promise.then(() => route.continue()));
  await page.goto(new URL("/cart", baseURL).href, { waitUntil: "networkidle" });
  expect(pictures).toEqual([]);

  await page.getByRole("button", { name: lighting("openSubmenu") }).click();
  const picture = page.locator(".lh-mega:popover-open img");
  await expect.poll(() => pictures.length).toBe(1);
  const place = await picture.boundingBox();
  held.resolve();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await picture.boundingBox()).toEqual(place);
  expect(pictures).toEqual([expect.stringMatching(/room-evening\.\w+-960\.avif$/)]);
  await expectAccessible(page);
  await page.getByRole("link", { name: lighting("allIn") }).click();
  await expect(page).toHaveURL(/\/leuchten$/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a panel of the main menu opens with its picture", { tag: "@desktop" }, async ({ page, baseURL }) => {
    await page.goto(storefrontHome(german, baseURL));
    const link = page.getByRole("link", { name: lighting("allIn") });
    await expect(link).toBeHidden();
    await page.getByRole("button", { name: lighting("openSubmenu") }).click();
    await expect(link.locator("img")).toBeVisible();
    await link.click();
    await expect(page).toHaveURL(/\/leuchten$/);
  });

  test("the menu on a wide screen is as high as its entries", { tag: "@desktop" }, async ({ page, baseURL }) => {
    const t = loadTexts("frame", "de");
    await page.goto(storefrontHome(german, baseURL));
    await page.getByRole("button", { name: t("menu"), exact: true }).click();
    const menu = page.getByRole("dialog", { name: t("menu") });
    expect((await menu.boundingBox())?.height).toBeLessThan(300);
    await menu.getByText("Leuchten", { exact: true }).click();
    await menu.getByRole("link", { name: lighting("allIn") }).click();
    await expect(page).toHaveURL(/\/leuchten$/);
  });
});

test("the menu on a narrow screen", { tag: "@mobile" }, async ({ page, baseURL }) => {
  const t = loadTexts("frame", "de");
  await page.goto(storefrontHome(german, baseURL));
  const button = page.getByRole("button", { name: t("menu"), exact: true });
  await button.focus();
  await page.keyboard.press("Enter");
  const menu = page.getByRole("dialog", { name: t("menu") });
  await expect(menu).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await menu.getByText("Wohnzimmer", { exact: true }).click();
  await menu.getByText("Sofas", { exact: true }).click();
  await menu.getByRole("link", { name: t("allIn").replace("{{category}}", "Sofas") }).click();
  await expect(page).toHaveURL(/\/sofas$/);
  await expect(menu).toBeHidden();
});

test(
  "on a narrow screen each level of the menu has its title, its category first and a way back",
  { tag: "@mobile" },
  async ({ page, baseURL }) => {
    const t = loadTexts("frame", "de");
    await page.goto(storefrontHome(german, baseURL));
    await page.getByRole("button", { name: t("menu"), exact: true }).click();
    const menu = page.getByRole("dialog", { name: t("menu") });
    const title = (name: string): Locator =>
      menu.locator("summary:visible").filter({ hasText: new RegExp(`${name}$`) });
    const all = (name: string): Locator =>
      menu.getByRole("link", { name: t("allIn").replace("{{category}}", name), exact: true });
    await title("Wohnzimmer").press("Enter");
    await expect(all("Wohnzimmer")).toBeVisible();
    await expect(title("Esszimmer")).toBeHidden();
    await title("Sofas").press("Enter");
    await expect(all("Sofas")).toBeVisible();
    await expect(all("Wohnzimmer")).toBeHidden();
    await expect(menu.locator("summary:visible")).toHaveCount(1);
    await expect(title("Sofas")).toContainText(t("menuBack"));
    expect((await all("Sofas").boundingBox())?.y).toBeLessThan(
      (await menu.getByRole("link", { name: "3-Sitzer-Sofas" }).boundingBox())?.y ?? 0,
    );
    await title("Sofas").press("Enter");
    await expect(all("Wohnzimmer")).toBeVisible();
    await title("Wohnzimmer").press("Enter");
    await expect(title("Esszimmer")).toBeVisible();
  },
);

test(
  "the menu on a wide screen has one open branch per level, and closes on a click outside",
  { tag: "@desktop" },
  async ({ page, baseURL }) => {
    const t = loadTexts("frame", "de");
    await page.goto(storefrontHome(german, baseURL));
    const button = page.getByRole("button", { name: t("menu"), exact: true });
    await button.click();
    const menu = page.getByRole("dialog", { name: t("menu") });
    const sofas = menu.getByRole("link", { name: t("allIn").replace("{{category}}", "Sofas") });
    // The first branch is open at once, with its picture beside it.
    await menu.getByText("Sofas", { exact: true }).click();
    await expect(sofas).toBeVisible();
    await expectAccessible(page);
    await menu.getByText("Leuchten", { exact: true }).click();
    await expect(sofas).toBeHidden();
    const picture = menu.getByRole("link", { name: lighting("allIn") }).locator("img");
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect((await picture.boundingBox())?.width).toBeGreaterThan(550);
    await menu.getByText("Wohnzimmer", { exact: true }).click();
    await expect(menu.getByText("Sofas", { exact: true })).toBeVisible();
    await expect(sofas).toBeHidden();
    await page.mouse.click(600, 790);
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  },
);

test("every link to a category carries its title and id", { tag: "@desktop" }, async ({ page, baseURL }) => {
  const t = loadTexts("frame", "de");
  await page.goto(storefrontHome(german, baseURL));
  // Before hydration the link would load a new document, which carries the title itself.
  await waitForHydration(page);
  await page.getByRole("button", { name: t("menu"), exact: true }).click();
  const menu = page.getByRole("dialog", { name: t("menu") });
  await menu.getByText("Leuchten", { exact: true }).click();
  await menu.getByRole("link", { name: t("allIn").replace("{{category}}", "Leuchten") }).click();
  await expect(page).toHaveURL(/\/leuchten$/);
  const state: unknown = await page.evaluate(() => history.state);
  expect(state).toMatchObject({ title: "Leuchten", id: expect.any(Number) });
  const subcategory = page.locator(".lh-subcategory").first();
  const title = await subcategory.textContent();
  await subcategory.click();
  await expect(page).not.toHaveURL(/\/leuchten$/);
  expect(await page.evaluate(() => history.state)).toMatchObject({ title, id: expect.any(Number) });
});

test("the sales bar is dismissed for good, and takes no space on a reload", async ({ page, baseURL }) => {
  const t = loadTexts("frame", "de");
  await page.goto(storefrontHome(german, baseURL));
  const bar = page.getByRole("banner").getByRole("region", { name: t("salesBar") });
  await expect(bar.getByRole("link")).toBeVisible();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport();
  await waitForHydration(page);
  await bar.getByRole("button", { name: t("dismissSalesBar") }).click();
  await expect(bar).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem("salesBarVisible"))).toBe("false");
  await page.reload();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(bar).toBeHidden();
});

test("a long page has a button back to its top", { tag: "@mobile" }, async ({ page, baseURL }) => {
  await page.goto(storefrontHome(german, baseURL));
  const button = page.getByRole("button", { name: loadTexts("frame", "de")("toTop") });
  await expect(button).toBeHidden();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

test("the other storefronts are links in their own languages", { tag: "@desktop" }, async ({ page, baseURL }) => {
  await page.goto(storefrontHome(german, baseURL));
  const link = page.getByRole("contentinfo").getByRole("link", { name: "România · Română" });
  await expect(link).toHaveAttribute("hreflang", "ro-RO");
  await link.click();
  await expect(page.locator("html")).toHaveAttribute("lang", "ro");
});
