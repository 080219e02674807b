import type { Page } from "@playwright/test";
import { waitForHydration } from "./support/hydration.ts";
import { expectAccessible } from "./support/axe.ts";
import { findProduct } from "./support/products.ts";
import { expect, THIRD_PARTY_ORIGINS, LONG_TIMEOUT, test as partyTest } from "./support/thirdPartyTest.ts";
import { test as shopTest } from "./support/shopTest.ts";
import { readLayoutShifts, recordLayoutShifts } from "./support/layoutShifts.ts";
import { storefrontHome, loadTexts } from "./support/storefronts.ts";

const PURPOSES = ["analytics", "advertising", "services"];

/** Collects every URL outside of the shop's hosts that the page requests. */
function foreignRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    const { hostname, href } = new URL(request.url());
    if (!hostname.endsWith("localhost") && !href.startsWith("data:")) requests.push(href);
  });
  return requests;
}

/** Fake tag manager: counts its runs, sets a cookie, and attempts what Trusted Types must block. */
const TAG = `
  window.tagRuns = (window.tagRuns ?? 0) + 1;
  document.cookie = "_ga=GA1.1.2; Path=/";
  const own = document.createElement("script");
  own.src = "https://www.googletagmanager.com/gtag/js?id=G-1";
  document.head.append(own);
  window.thrown = [];
  for (const attempt of [
    () => { document.createElement("script").src = "https://evil.example/a.js"; },
    () => { document.createElement("div").innerHTML = "<b>x</b>"; },
    () => { document.createElement("script").text = "alert(1)"; },
  ]) { try { attempt(); } catch (error) { window.thrown.push(error.name); } }
`;

async function serveTags(page: Page): Promise<void> {
  await page.route(`${THIRD_PARTY_ORIGINS.tags}/**`, (route) => {
    const body = route.request().url().includes("/gtm.js") ? TAG : "window.gtagRuns = (window.gtagRuns ?? 0) + 1";
    return route.fulfill({ contentType: "text/javascript", body });
  });
  await page.route(`${THIRD_PARTY_ORIGINS.pixel}/**`, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
  await page.route(`${THIRD_PARTY_ORIGINS.faults}/**`, (route) => route.fulfill({ status: 200, body: "{}" }));
}

/** Waits for an event in the data layer, also across page loads. */
const waitForDataLayerEvent = (page: Page, event: string): Promise<unknown> =>
  page.waitForFunction((name) => {
    const layer: unknown = Reflect.get(window, "dataLayer");
    const entries: unknown[] = Array.isArray(layer) ? layer : [];
    return entries.some((entry) => typeof entry === "object" && entry !== null && Reflect.get(entry, "event") === name);
  }, event);

/** Opens a page and waits for hydration, because earlier clicks are ignored or handled natively. */
async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

async function findSingleVariantProduct(page: Page, origin: string) {
  const context = { origin, locale: "de_AT", countryId: 13 };
  return findProduct(
    page.request,
    context,
    ({ stock, PSE_COUNT, quantityCount }) => stock > 9 && PSE_COUNT === 1 && quantityCount === 1,
  );
}

partyTest(
  "before consent and after declining: no foreign host, no cookie beyond the necessary",
  async ({ browser, thirdPartyShop }) => {
    partyTest.slow();
    for (const [storefront, language, paths] of [
      ["at-de", "de", ["", "cart"]],
      ["ro-ro", "ro", ["products"]],
    ] as const) {
      const context = await browser.newContext();
      const page = await context.newPage();
      const t = loadTexts("consent", language);
      const requests = foreignRequests(page);
      const home = storefrontHome({ id: storefront }, thirdPartyShop);
      for (const path of paths) {
        await page.goto(new URL(path, home).href);
        await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
        await page.waitForLoadState("networkidle");
      }
      expect(requests).toEqual([]);
      expect(await context.cookies()).toEqual([]);

      await page.getByRole("button", { name: t("decline") }).click();
      await expect(page.getByRole("region", { name: t("title") })).toBeHidden();
      await page.goto(home);
      await page.waitForLoadState("networkidle");
      expect(requests).toEqual([]);
      expect((await context.cookies()).map(({ name }) => name)).toEqual(["consent"]);
      await expect(page.getByRole("region", { name: t("title") })).toBeHidden();
      await context.close();
    }
  },
);

partyTest(
  "accepting starts the tags, which receive the analytics events, never on a private page; taking it back ends them",
  async ({ page, context, thirdPartyShop }) => {
    partyTest.slow();
    const t = loadTexts("consent", "de");
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await serveTags(page);
    await openHydrated(page, "/products");
    await page.getByRole("button", { name: t("accept") }).click();
    await waitForDataLayerEvent(page, "view_item_list");
    await page.waitForFunction(() => Reflect.get(window, "gtagRuns") === 1);
    expect(await page.evaluate(() => Reflect.get(window, "tagRuns"))).toBe(1);
    // Trusted Types block a foreign script, markup and code, but allow the tag's second script.
    expect(await page.evaluate(() => Reflect.get(window, "thrown"))).toEqual(["TypeError", "TypeError", "TypeError"]);

    const product = await findSingleVariantProduct(page, thirdPartyShop);
    await page.goto(product.URL);
    await waitForDataLayerEvent(page, "view_item");
    await page
      .getByRole("button", { name: loadTexts("product", "de")("addToCart") })
      .first()
      .click();
    await waitForDataLayerEvent(page, "add_to_cart");

    await page.goto("/cart");
    await waitForDataLayerEvent(page, "view_cart");
    await page
      .getByRole("link", { name: loadTexts("cart", "de")("toCheckout") })
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
    await waitForDataLayerEvent(page, "begin_checkout");

    await page.getByRole("link", { name: t("settings") }).click();
    await page.getByRole("button", { name: t("decline") }).click();
    // A new document without tags.
    await page.waitForFunction(() => Reflect.get(window, "tagRuns") === undefined);
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name), LONG_TIMEOUT).toEqual(["consent"]);
    expect(errors).toEqual([]);
  },
);

partyTest("third parties that are blocked, slow or send nonsense hold up nothing", async ({ page, thirdPartyShop }) => {
  partyTest.slow();
  const t = loadTexts("consent", "de");
  const [product, productTexts] = [await findSingleVariantProduct(page, thirdPartyShop), loadTexts("product", "de")];
  const waiting: Array<() => void> = [];
  await openHydrated(page, "/consent");
  await page.getByRole("button", { name: t("accept") }).click();
  await expect(page.getByText(t("saved"))).toBeVisible();
  for (const failure of ["blocked", "slow", "nonsense"] as const) {
    await page.unrouteAll({ behavior: "ignoreErrors" });
    for (const host of Object.values(THIRD_PARTY_ORIGINS)) {
      await page.route(`${host}/**`, async (route) => {
        if (failure === "blocked") return route.abort();
        if (failure === "slow") return new Promise<void>((done) => waiting.push(done));
        return route.fulfill({ contentType: "text/javascript", body: "<html>%%%{not(" });
      });
    }
    await page.goto(product.URL, { waitUntil: "domcontentloaded" });
    await page
      .getByRole("button", { name: productTexts("addToCart") })
      .first()
      .click();
    await expect(page.getByRole("status").filter({ hasText: productTexts("added") })).toBeVisible();
    await page.getByRole("region", { name: t("badge.title") }).scrollIntoViewIfNeeded();
    if (failure !== "slow") await expect(page.getByText(t("badge.failed"))).toBeVisible();
    await page.goto("/cart", { waitUntil: "domcontentloaded" });
    await expect(page.getByRole("link", { name: loadTexts("cart", "de")("toCheckout") }).first()).toBeVisible();
  }
  for (const done of waiting) done();
});

partyTest(
  "badge and chat come by a click that says whom it asks, or by consent; a fault is reported without a word of the shopper",
  async ({ page }) => {
    const t = loadTexts("consent", "de");
    const reports: string[] = [];
    await page.route(`${THIRD_PARTY_ORIGINS.faults}/**`, (route) => {
      reports.push(route.request().postData() ?? "");
      return route.fulfill({ status: 200, body: "{}" });
    });
    const badge = { ratingvalue: 4.6, ratingcount: 212, criteria: [], seal_color: "gold" };
    await page.route(`${THIRD_PARTY_ORIGINS.reviews}/**`, (route) =>
      route.fulfill({ json: badge, headers: { "Access-Control-Allow-Origin": "*" } }),
    );
    await page.route(`${THIRD_PARTY_ORIGINS.chat}/**`, (route) =>
      route.fulfill({ contentType: "text/html", body: "<p>Hallo</p>" }),
    );
    const requests = foreignRequests(page);
    await openHydrated(page, "/?email=anna%40example.com");
    await page.getByRole("button", { name: t("decline") }).click();
    await expect(page.getByRole("region", { name: t("title") })).toBeHidden();
    await expect(page.getByText(t("badge.loadHint").replace("{{host}}", "reviews.example"))).toBeVisible();
    const contact = page
      .getByRole("contentinfo")
      .locator("section")
      .filter({ has: page.getByRole("link", { name: "@" }) });
    await contact.getByRole("button", { name: t("chat.open") }).press("Enter");
    await expect(page.getByText(t("chat.loadHint").replace("{{host}}", "chat.example"))).toBeVisible();
    await expect(page.getByText(t("chat.ai"))).toBeVisible();
    expect(requests).toEqual([]);
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
    await expect.poll(() => reports.join(), LONG_TIMEOUT).toContain("RangeError");
    expect(reports.join()).not.toMatch(/anna|eyJ|replay_event|"type":"transaction"/);

    await openHydrated(page, "/consent");
    await page.getByLabel(t("services.label"), { exact: true }).check();
    await page.getByRole("button", { name: t("save") }).click();
    await expect(page.getByText(t("saved"))).toBeVisible();
    await page.evaluate(() => sessionStorage.clear());
    requests.length = 0;
    await openHydrated(page, "/");
    await page.getByRole("region", { name: t("badge.title") }).scrollIntoViewIfNeeded();
    await expect(page.getByText("4,6", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: t("badge.load") })).toHaveCount(0);
    await page.getByRole("button", { name: t("chat.open") }).click();
    await expect(page.frameLocator("iframe").getByText("Hallo")).toBeVisible();
    expect(requests.map((url) => new URL(url).origin)).toEqual([THIRD_PARTY_ORIGINS.reviews, THIRD_PARTY_ORIGINS.chat]);
  },
);

partyTest("the chat stands beside phone and e-mail of the contact page, and asks before it loads", async ({ page }) => {
  const t = loadTexts("consent", "de");
  const requests = foreignRequests(page);
  await openHydrated(page, "/kontakt");
  await page.getByRole("button", { name: t("decline") }).click();
  const contact = page.getByRole("main").locator(".lh-store-contact");
  await expect(contact.getByRole("link", { name: "@" })).toBeVisible();
  await contact.getByRole("button", { name: t("chat.open") }).press("Enter");
  await expect(page.getByRole("dialog")).toContainText(t("chat.loadHint").replace("{{host}}", "chat.example"));
  expect(requests).toEqual([]);
});

shopTest.describe("the question", () => {
  shopTest.use({ isConsentDeclined: false });

  shopTest("two choices of the same size; no page is covered, shifted or locked by it", async ({ page, baseURL }) => {
    shopTest.slow();
    const t = loadTexts("consent", "de");
    const banner = page.getByRole("region", { name: t("title") });
    await page.setViewportSize({ width: 320, height: 640 });
    await recordLayoutShifts(page);
    const product = await findSingleVariantProduct(page, storefrontHome({ id: "at-de" }, baseURL));
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
    const name = loadTexts("product", "de")("addToCart");
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
    expect(await readLayoutShifts(page)).toEqual([]);

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

shopTest("an answered question is never visible, and moves nothing when it is removed", async ({ page }) => {
  const t = loadTexts("consent", "de");
  await recordLayoutShifts(page);
  await page.addInitScript(() => {
    // A busy browser may paint no frame between parsing and hydration.
    new MutationObserver(() => {
      if (document.querySelector(".lh-consent") !== null) Reflect.set(window, "bannerSeen", true);
    }).observe(document, { childList: true, subtree: true });
    const look = (): void => {
      const banner = document.querySelector(".lh-consent");
      if ((banner?.getClientRects().length ?? 0) > 0) Reflect.set(window, "bannerShown", true);
      requestAnimationFrame(look);
    };
    look();
  });
  await openHydrated(page, "/products");
  await expect(page.locator(".lh-consent")).toHaveCount(0);
  expect(await page.evaluate(() => [Reflect.get(window, "bannerSeen"), Reflect.get(window, "bannerShown")])).toEqual([
    true,
    undefined,
  ]);
  expect(await readLayoutShifts(page)).toEqual([]);

  // An invalid answer: the inline script hides the form, the store shows it again.
  await page.context().clearCookies();
  await page.evaluate(() => void (document.cookie = "consent=everything"));
  await page.reload();
  await expect(page.getByRole("region", { name: t("title") })).toBeVisible();
});

shopTest.describe("without JavaScript", () => {
  shopTest.use({ isConsentDeclined: false, javaScriptEnabled: false });

  shopTest("consent is given, looked at and withdrawn by forms", async ({ page, context, baseURL }) => {
    const t = loadTexts("consent", "en");
    await page.goto(storefrontHome({ id: "de-en" }, baseURL));
    // A rating that only JavaScript loads takes no space.
    await expect(page.locator("footer .lh-badge")).toBeHidden();
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
