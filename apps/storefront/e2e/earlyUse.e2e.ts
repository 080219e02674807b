import type { APIRequestContext, BrowserContext, Locator, Page } from "@playwright/test";
import { DEMO, signIn } from "./support/account.ts";
import { EARLY_MODULE, holdRequests, HYDRATION_MODULE, openPainted } from "./support/holdRequests.ts";
import { waitForHydration } from "./support/hydration.ts";
import { findProduct, plentifulProductUrl, type ProductRow } from "./support/products.ts";
import { expect, test } from "./support/shopTest.ts";
import { loadTexts, storefrontHome, testedStorefronts } from "./support/storefronts.ts";

const AT = { id: "at-de", locale: "de_AT", countryId: 13 };
const RO = { id: "ro-ro", locale: "ro_RO", countryId: 146 };
const t = loadTexts("product", "de");
const frame = loadTexts("frame", "de");
const consent = loadTexts("consent", "de");

test.setTimeout(30_000);
test.use({ actionTimeout: 5000 });

const productUrl = (request: APIRequestContext, baseURL: string | undefined, index = 0): Promise<string> =>
  plentifulProductUrl(request, { ...AT, index }, baseURL);

/** The early module handles submits from the moment it sets this function. */
const waitForEarlyModule = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => self.takeEarlySubmits !== undefined && document.readyState !== "loading");

/** Opens a page that the early module handles; the returned function lets it hydrate. */
async function openEarly(page: Page, url: string): Promise<() => Promise<void>> {
  const release = await holdRequests(page, HYDRATION_MODULE);
  await openPainted(page, url);
  await waitForEarlyModule(page);
  return async () => {
    release();
    await waitForHydration(page);
  };
}

const buyButton = (page: Page): Locator => page.locator(".lh-buyform [type=submit]");
const panel = (page: Page): Locator => page.locator(".lh-added:visible");
const panelQuantity = (page: Page): Locator => panel(page).locator(".lh-added-quantity");
/** Number on the cart's button, before and after hydration. */
const badgeCount = (page: Page): Promise<string> =>
  page
    .locator("[data-badge]:visible")
    .first()
    .evaluate((control) => {
      const badge = control.querySelector(".sh-badge");
      return (badge ? badge.firstChild?.textContent : control.getAttribute("data-badge")) ?? "";
    });
const expectBadge = (page: Page, count: string): Promise<void> => expect.poll(() => badgeCount(page)).toBe(count);

/** Bodies of the additions that reached the backend. */
function recordAdditions(page: Page): string[] {
  const bodies: string[] = [];
  page.on("requestfinished", (request) => {
    if (request.url().endsWith("/api/cart/add")) bodies.push(request.postData() ?? "");
  });
  return bodies;
}

/** Expects the cart as the backend has it. */
async function expectCart(page: Page, quantities: string[]): Promise<void> {
  await page.goto("/cart");
  const fields = page.getByRole("main").getByRole("spinbutton");
  await expect(fields).toHaveCount(quantities.length);
  await expect(page.locator("[data-estimated]")).toHaveCount(0);
  for (const [index, quantity] of quantities.entries()) await expect(fields.nth(index)).toHaveValue(quantity);
}

test("an addition before hydration is displayed, sent once and taken over", async ({ page, request, baseURL }) => {
  const hydrate = await openEarly(page, await productUrl(request, baseURL));
  const additions = recordAdditions(page);
  const added = page.waitForResponse((response) => response.url().endsWith("/api/cart/add"));
  await buyButton(page).click();
  await expect(panel(page)).toContainText(t("added"));
  await expect(panel(page)).toContainText(await page.locator("h1").innerText());
  await expect(panel(page).locator(".lh-added-options")).not.toBeEmpty();
  const price = await page.locator(".lh-buybox .sh-price-now").first().innerText();
  await expect(panel(page).locator(".sh-money")).toHaveText(price);
  await expectBadge(page, "1");
  expect(await page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith("cart_")))).toBe(true);
  expect((await added).status()).toBe(200);

  await hydrate();
  await expect(panel(page)).toHaveCount(1);
  await expect(panelQuantity(page)).toHaveText("1");
  await expectBadge(page, "1");
  await buyButton(page).click();
  await expect(panelQuantity(page)).toHaveText("2");
  await expectBadge(page, "2");
  await expect.poll(() => additions.length).toBe(2);
  await expectCart(page, ["2"]);
});

test("repeated early additions and the hydrated confirmation replace the first one without fading in", async ({
  page,
  request,
  baseURL,
}) => {
  const hydrate = await openEarly(page, await productUrl(request, baseURL));
  await page.evaluate(() =>
    addEventListener("transitionrun", ({ target }) => {
      if (target instanceof Element && target.matches(".lh-added")) document.body.dataset["faded"] = "";
    }),
  );
  await buyButton(page).click();
  await buyButton(page).click();
  await expect(panelQuantity(page)).toHaveText("2");
  await hydrate();
  await expect(page.locator(".lh-added-place:not(.lh-added-early) > .lh-added")).toBeVisible();
  await expect(page.locator(".lh-added-early > .lh-added")).toHaveCount(0);
  await expect(page.locator("body")).not.toHaveAttribute("data-faded");
});

test("25 clicks from first paint through hydration are 25 items", async ({ page, request, baseURL }) => {
  const release = await holdRequests(page, HYDRATION_MODULE);
  await openPainted(page, await productUrl(request, baseURL));
  for (let click = 1; click <= 25; click += 1) {
    await buyButton(page).click({ force: true });
    if (click === 10) release();
  }
  await waitForHydration(page);
  await expect(panelQuantity(page)).toHaveText("25");
  await expectBadge(page, "25");
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("cart_ask"))))
    .toEqual([]);
  await expectCart(page, ["25"]);
});

test("the colour and quantity chosen before hydration are added", async ({ page, request, baseURL }) => {
  const hydrate = await openEarly(page, await productUrl(request, baseURL));
  const additions = recordAdditions(page);
  const choice = page.locator(".lh-buyform input[type=radio]:not(:checked):enabled").first();
  const name = await choice.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? "");
  await choice.check({ force: true });
  await page.locator(".sh-quantity-step").last().click();
  await expect(page.getByRole("spinbutton", { name: t("quantity") }).first()).toHaveValue("2");
  await buyButton(page).click();
  await expect(panelQuantity(page)).toHaveText("2");
  await expectBadge(page, "2");
  const options = await panel(page).locator(".lh-added-options").innerText();
  expect(name).toContain(options.split(",")[0] ?? "?");
  await hydrate();
  await expect(panelQuantity(page)).toHaveText("2");
  await expect(panel(page).locator(".lh-added-options")).toHaveText(options);
  await expect.poll(() => additions.length).toBe(1);
  await expectCart(page, ["2"]);
  await expect(page.getByRole("main")).toContainText(options);
});

test("a product sold in steps is added by a full step", async ({ page, request, baseURL }) => {
  const product = await find(request, baseURL, ({ quantityCount, stock }) => quantityCount === 2 && stock > 30);
  const hydrate = await openEarly(page, new URL(product.URL, storefrontHome(AT, baseURL)).href);
  await page.locator(".sh-quantity-step").last().click();
  await buyButton(page).click();
  await expect(panelQuantity(page)).toHaveText("4");
  await hydrate();
  await expectBadge(page, "4");
  await expectCart(page, ["4"]);
});

const find = (
  request: APIRequestContext,
  baseURL: string | undefined,
  matches: (product: ProductRow) => boolean,
  storefront = AT,
): Promise<ProductRow> => findProduct(request, { ...storefront, origin: storefrontHome(AT, baseURL) }, matches);

test("submits before the early module count when it arrives", async ({ page, request, baseURL }) => {
  const releaseEntry = await holdRequests(page, HYDRATION_MODULE);
  const release = await holdRequests(page, EARLY_MODULE);
  await openPainted(page, await productUrl(request, baseURL));
  for (let click = 0; click < 3; click += 1) await buyButton(page).click();
  await expectBadge(page, "");
  release();
  await expect(panelQuantity(page)).toHaveText("3");
  await expectBadge(page, "3");
  releaseEntry();
  await expectCart(page, ["3"]);
});

test("without the early module the page reloads once; then its forms are not busy and a submit reloads it", async ({
  page,
  request,
  expected,
  baseURL,
}) => {
  expected.expectStatus(404);
  let requests = 0;
  await page.route(EARLY_MODULE, (route) => {
    requests += 1;
    return route.fulfill({ status: 404 });
  });
  await page.goto(await productUrl(request, baseURL));
  await expect.poll(() => requests).toBe(2);
  await page.waitForFunction(() => document.documentElement.dataset["hydrationFailed"] !== undefined);
  await expect(page.locator("form[data-held]")).toHaveCount(0);
  await page.unroute(EARLY_MODULE);
  await buyButton(page).click();
  await waitForHydration(page);
  await buyButton(page).click();
  await expectBadge(page, "1");
});

test("a missing module reloads the page once; then the early module still adds to the cart", async ({
  page,
  request,
  expected,
  baseURL,
}) => {
  expected.expectStatus(404);
  let documents = 0;
  page.on("request", (sent) => (documents += sent.isNavigationRequest() ? 1 : 0));
  await page.route(HYDRATION_MODULE, (route) => route.fulfill({ status: 404 }));
  await page.goto(await productUrl(request, baseURL));
  await page.waitForFunction(() => document.documentElement.dataset["hydrationFailed"] !== undefined);
  expect(documents).toBe(2);
  await buyButton(page).click();
  await expect(panelQuantity(page)).toHaveText("1");
  await expectBadge(page, "1");
  await page.getByRole("searchbox").first().fill("sofa");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/search/);
  expect(documents).toBeGreaterThan(2);
});

test("offline before hydration, an addition is stored and sent once when online", async ({
  page,
  context,
  request,
  expected,
  baseURL,
}) => {
  expected.expectOffline();
  const hydrate = await openEarly(page, await productUrl(request, baseURL));
  const additions = recordAdditions(page);
  await context.setOffline(true);
  await buyButton(page).click();
  await expectBadge(page, "1");
  expect(additions).toEqual([]);
  await context.setOffline(false);
  await hydrate();
  await expect.poll(() => additions.length).toBe(1);
  await expectBadge(page, "1");
  await expectCart(page, ["1"]);
});

test("an addition is kept when the code that sends it fails to load", async ({ page, request, expected, baseURL }) => {
  expected.expectMessage(/Failed to load resource/);
  expected.expectStatus(503);
  const hydrate = await openEarly(page, await productUrl(request, baseURL));
  // Only the entry is waiting.
  await page.waitForFunction(() => {
    const listed = document.querySelector("#hydration-modules")?.textContent ?? "[]";
    const modules = (JSON.parse(listed) as string[]).filter((path) => !path.includes("entry-client"));
    const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
    return modules.length > 0 && modules.every((path) => loaded.includes(path));
  });
  const others = /\/assets\/(?!entry-)[^/]*\.js$/;
  await page.route(others, (route) => route.fulfill({ status: 503 }));
  await buyButton(page).click();
  await expectBadge(page, "1");
  await page.unroute(others);
  await hydrate();
  await expectBadge(page, "1");
  await expect(panelQuantity(page)).toHaveText("1");
  await expectCart(page, ["1"]);
});

test("a customer's early addition is sent by the shop with the token, once", async ({ page, request, baseURL }) => {
  await signIn(page, testedStorefronts[0]!, DEMO["at-de"], baseURL);
  await page.goto("/cart");
  await waitForHydration(page);
  const count = Number(await badgeCount(page)) || 0;
  const hydrate = await openEarly(page, await productUrl(request, baseURL, 3));
  const additions: string[] = [];
  page.on("request", (sent) => {
    if (sent.url().endsWith("/api/cart/add")) additions.push(sent.headers()["authorization"] ?? "");
  });
  await buyButton(page).click();
  await expectBadge(page, String(count + 1));
  expect(additions).toEqual([]);
  await hydrate();
  await expect.poll(() => additions.length).toBe(1);
  expect(additions[0]).toMatch(/^Bearer ./);
  await page.waitForLoadState("networkidle");
  expect(additions).toHaveLength(1);
  await expectBadge(page, String(count + 1));
});

test("a product that is not delivered to the country is not added", async ({ page, request, baseURL }) => {
  const product = await find(
    request,
    baseURL,
    ({ undeliverable, stock }) => undeliverable.includes(146) && stock > 0,
    RO,
  );
  const hydrate = await openEarly(page, new URL(product.URL, storefrontHome(RO, baseURL)).href);
  await buyButton(page).click({ force: true });
  await expectBadge(page, "");
  await hydrate();
  await expectBadge(page, "");
  await expect(panel(page)).toHaveCount(0);
});

test("a rejected addition is undone, and the reason follows", async ({ page, request, expected, baseURL }) => {
  expected.expectStatus(404);
  const hydrate = await openEarly(page, await productUrl(request, baseURL));
  const answer = Promise.withResolvers<void>();
  await page.route("**/api/cart/add", async (route) => {
    await answer.promise;
    await route.fulfill({ status: 404, json: { status: "Product not found" } });
  });
  await buyButton(page).click();
  await expectBadge(page, "1");
  answer.resolve();
  await expectBadge(page, "");
  await expect(panel(page)).toHaveCount(0);
  await hydrate();
  await expect(page.locator(".sh-toast")).toBeVisible();
  await expectBadge(page, "");
  await expect(panel(page)).toHaveCount(0);
});

test("an addition that the shop sends is undone when it is rejected before the form is hydrated", async ({
  page,
  request,
  expected,
  baseURL,
}) => {
  expected.expectStatus(404);
  const [productModule, sentByShop, answer] = [0, 1, 2].map(() => Promise.withResolvers<void>());
  await page.route("**/assets/*.js", async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes("lh-added-actions")) await productModule?.promise;
    await route.fulfill({ response });
  });
  let sent = 0;
  await page.route("**/api/cart/add", async (route) => {
    sent += 1;
    if (sent === 2) sentByShop?.resolve();
    await answer?.promise;
    await route.fulfill({ status: 404, json: { status: "Product not found" } });
  });
  await openPainted(page, await productUrl(request, baseURL));
  await waitForEarlyModule(page);
  await buyButton(page).click();
  await expect(panel(page)).toHaveCount(1);
  await sentByShop?.promise;
  answer?.resolve();
  await expectBadge(page, "");
  await expect(panel(page)).toHaveCount(0);
  productModule?.resolve();
  await waitForHydration(page);
  await expect(panel(page)).toHaveCount(0);
});

for (const answer of ["accept", "decline", "choose"] as const) {
  test(`the consent banner takes an answer before hydration: ${answer}`, async ({ page, context, baseURL }) => {
    await context.clearCookies();
    const hydrate = await openEarly(page, storefrontHome(AT, baseURL));
    const banner = page.getByRole("region", { name: consent("title") });
    await expect(banner).toBeVisible();
    if (answer === "choose") {
      await banner.locator("summary").click();
      await banner.getByLabel(consent("analytics.label"), { exact: true }).check();
      await banner.getByRole("button", { name: consent("save") }).click();
    } else await banner.getByRole("button", { name: consent(answer) }).click();
    await expect(banner).toBeHidden();
    const expectedValue = { accept: /^1\.\d+\..+/, decline: /^1\.\d+$/, choose: /^1\.\d+\.analytics$|^1\.\d+\.a/ }[
      answer
    ];
    const readCookie = async (): Promise<string> =>
      (await context.cookies()).find(({ name }) => name === "consent")?.value ?? "";
    const value = await readCookie();
    expect(value).toMatch(expectedValue);
    await page.evaluate(() => Reflect.set(window, "isSameDocument", true));
    await hydrate();
    await expect(banner).toBeHidden();
    expect(await page.evaluate(() => Reflect.get(window, "isSameDocument"))).toBe(true);
    expect(await readCookie()).toBe(value);
  });
}

test("a button that only React handles acts once, after hydration", async ({ page, baseURL }) => {
  const hydrate = await openEarly(page, storefrontHome(AT, baseURL));
  const close = page.getByRole("button", { name: frame("dismissSalesBar") });
  await close.click();
  await close.click();
  await expect(close).toBeVisible();
  await hydrate();
  await expect(close).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem("salesBarVisible"))).toBe("false");
});

test("the keyboard adds before hydration, Escape closes the confirmation, and the focus stays", async ({
  page,
  request,
  baseURL,
}) => {
  const hydrate = await openEarly(page, await productUrl(request, baseURL));
  await page.locator(".sh-quantity-step").last().focus();
  await page.keyboard.press("Tab");
  await expect(buyButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(panelQuantity(page)).toHaveText("1");
  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
  await hydrate();
  await expect(buyButton(page)).toBeFocused();
  await expectBadge(page, "1");
  await expect(panel(page)).toHaveCount(0);
});

test("links and the search work before hydration", async ({ page, baseURL }) => {
  await openEarly(page, storefrontHome(AT, baseURL));
  await page.locator("main a[href^='/']").first().click();
  await expect(page).not.toHaveURL(storefrontHome(AT, baseURL));
  await waitForEarlyModule(page);
  const field = page.getByRole("searchbox").first();
  await field.fill("sofa");
  await field.press("Enter");
  await expect(page).toHaveURL(/search\/?.*sofa/);
});

test("text in the search field and open menus survive hydration", async ({ page, baseURL }) => {
  const hydrate = await openEarly(page, storefrontHome(AT, baseURL));
  await page.getByRole("searchbox").first().fill("tisch");
  await page
    .getByRole("button", { name: frame("account"), exact: true })
    .first()
    .click();
  const account = page.locator("#account-menu");
  await expect(account).toBeVisible();
  await hydrate();
  await expect(account).toBeVisible();
  await expect(page.getByRole("searchbox").first()).toHaveValue("tisch");
});

test("dialogs and the mini cart open before hydration and stay open", async ({ page, baseURL }) => {
  const hydrate = await openEarly(page, storefrontHome(AT, baseURL));
  await page.locator("[data-badge]:visible").first().click();
  const miniCart = page.locator("#mini-cart");
  await expect(miniCart).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(miniCart).toBeHidden();
  await page.locator(".lh-menu-open:visible").first().click();
  await expect(page.locator("#menu")).toBeVisible();
  await hydrate();
  await expect(page.locator("#menu")).toBeVisible();
});

test("with site data blocked, an early addition is displayed and sent", async ({ page, request, baseURL }) => {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(Document.prototype, "cookie", { get: refuse, set: refuse });
    LockManager.prototype.request = () => Promise.reject(new DOMException("The request was denied.", "SecurityError"));
  });
  const hydrate = await openEarly(page, await productUrl(request, baseURL));
  const additions = recordAdditions(page);
  await buyButton(page).click();
  await expectBadge(page, "1");
  await expect.poll(() => additions.length).toBe(1);
  await hydrate();
  await expectBadge(page, "1");
});

test("additions count after going back and in two tabs", async ({ page, context, request, baseURL }) => {
  const url = await productUrl(request, baseURL);
  await openEarly(page, url);
  await buyButton(page).click();
  await expectBadge(page, "1");
  await page.goto(storefrontHome(AT, baseURL), { waitUntil: "commit" });
  await expectBadge(page, "1");
  await page.goBack({ waitUntil: "commit" });
  await waitForEarlyModule(page);
  await expectBadge(page, "1");
  await buyButton(page).click();
  await expectBadge(page, "2");

  const other = await openOther(context, url);
  await expectBadge(other, "2");
  await buyButton(other).click();
  await expectBadge(other, "3");
  await expectBadge(page, "3");
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await expectCart(page, ["3"]);
});

async function openOther(context: BrowserContext, url: string): Promise<Page> {
  const other = await context.newPage();
  await openEarly(other, url);
  return other;
}
