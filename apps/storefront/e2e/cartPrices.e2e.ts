import type { Page } from "@playwright/test";
import { addToCart } from "./support/addToCart.ts";
import { expectAccessible } from "./support/axe.ts";
import { waitForHydration } from "./support/hydration.ts";
import { expect, test } from "./support/shopTest.ts";
import { storefrontHome, testedStorefronts, loadTexts } from "./support/storefronts.ts";

/** Any product that ships as a parcel to every country. */
const PRODUCT = 25;

const money = (text: string | null): number => Number((text ?? "").replace(/[^\d]/g, ""));
const priceOnPage = (page: Page) => page.locator(".lh-buybox .sh-price-now");
const net = (page: Page, language: "de" | "ro" | "en") =>
  page.getByRole("checkbox", { name: loadTexts("frame", language)("display.net") });

/** Records every text of the page's price from the first paint on. */
async function recordPrices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = (): void => {
      const text = document.querySelector(".lh-buybox .sh-price-now")?.textContent;
      if (text !== undefined && text !== null && seen.at(-1) !== text) seen.push(text);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
    addEventListener("load", look);
  });
}

for (const { id, language, vatPercent } of testedStorefronts) {
  test(`net prices appear everywhere at once and stay after a reload without a flash: ${id}`, async ({
    page,
    baseURL,
  }) => {
    const cart = loadTexts("cart", language);
    const at = (path: string): string => new URL(path, storefrontHome({ id }, baseURL)).href;
    await page.goto(at(`/product/${PRODUCT}`));
    await addToCart(page, language);
    const gross = money(await priceOnPage(page).textContent());
    const expected = Math.round((gross * 100) / (100 + vatPercent));

    await net(page, language).press("Space");
    await expect(net(page, language)).toBeChecked();
    await expect.poll(async () => money(await priceOnPage(page).textContent())).toBe(expected);
    await expect(page.locator(".lh-added .sh-money")).toHaveText((await priceOnPage(page).textContent()) ?? "");
    const cards = page.locator(".sh-card .sh-price-note", { hasText: loadTexts("shared", language)("price.netHint") });
    await expect(cards.first()).toBeAttached();
    await expect(page.getByText(loadTexts("frame", language)("display.shownNet"), { exact: true })).toBeVisible();
    const country = page.getByLabel(loadTexts("frame", language)("display.country"));
    await expect(country).toHaveAttribute("readonly", "");
    await expect(country).toHaveValue(/0\s?%/);

    await recordPrices(page);
    const response = await page.reload();
    expect(response?.headers()["cache-control"]).toBe("private, no-cache");
    await expect(net(page, language)).toBeChecked();
    const seen: unknown = await page.evaluate(() => Reflect.get(window, "seen"));
    expect(seen).toEqual([await priceOnPage(page).textContent()]);
    expect(money(String(seen))).toBe(expected);

    await page.goto(at("/cart"));
    const subtotal = page.locator(".lh-summary .sh-totals-row").filter({ hasText: cart("goods") });
    await expect.poll(async () => money(await subtotal.locator("dd").textContent())).toBe(expected);
    await expect(page.locator(".lh-summary")).toContainText(cart("vatNone"));
    await expectAccessible(page);

    await page.goto(at("/checkout"));
    const checkout = loadTexts("checkout", language);
    const summary = page.getByRole("complementary", { name: checkout("summary") });
    // The charged price includes VAT, and the page explains why.
    await expect(summary).toContainText(checkout("vatAdded"));
    await expect(summary).toContainText(checkout("vatWhy"));
    // Read-only, and not disabled as with VAT.
    await expect(country).toHaveAttribute("readonly", "");
    await expect(country).toBeEnabled();
    await net(page, language).press("Space");
    await expect(summary).toContainText(cart("vatHint"));
    await expect(summary).not.toContainText(checkout("vatAdded"));
  });
}

test("the selected country changes every price, stays, and is fixed at checkout", async ({ page, baseURL }) => {
  const frameTexts = loadTexts("frame", "de");
  const at = (path: string): string => new URL(path, storefrontHome({ id: "at-de" }, baseURL)).href;
  await page.goto(at(`/product/${PRODUCT}`));
  await addToCart(page, "de");
  const home = await priceOnPage(page).textContent();
  const country = page.getByLabel(frameTexts("display.country"));
  await country.selectOption("146");
  await expect(priceOnPage(page)).not.toHaveText(home ?? "");
  const abroad = await priceOnPage(page).textContent();
  await expect(page.locator(".lh-buybox")).toContainText("21 %");

  await recordPrices(page);
  await page.reload();
  await expect(country).toHaveValue("146");
  expect(await page.evaluate(() => Reflect.get(window, "seen"))).toEqual([abroad]);

  await page.goto(at("/cart"));
  await expect(page.locator(".sh-line .sh-line-price")).toContainText(abroad ?? "");
  await expect(page.locator(".lh-summary")).toContainText("21 %");
  await page.goto(at("/checkout"));
  await expect(country).toBeDisabled();
  await expect(country).toHaveValue("146");
});

// Parts that hydrate after others have loaded the calendar would display other delivery dates than the document.
test("the document has the public holidays of the displayed country", async ({ request, baseURL }) => {
  const home = storefrontHome({ id: "at-de" }, baseURL);
  const response = await request.get(home, { headers: { Cookie: "display=gross.146" } });
  expect(await response.text()).toContain('["holidays",146]');
});

test("a country with another currency: euro and lei are never added up, and the total is in lei", async ({ page }) => {
  await page.goto(`/product/${PRODUCT}`);
  await addToCart(page, "de");
  await page.goto("/cart");
  const summary = page.locator(".lh-summary");
  const total = summary.locator('[data-kind="total"]');
  await expect(total).toContainText("€");
  const answered = Promise.withResolvers<void>();
  await page.route("**/cart/get*", async (route) => {
    await answered.promise;
    await route.continue();
  });
  await summary.getByLabel(loadTexts("cart", "de")("country")).selectOption("146");
  // Shipping is known in lei, the lines still are in euro.
  await expect(summary.getByRole("radio").first()).toBeVisible();
  await expect(summary.locator("fieldset")).toContainText("lei");
  await expect(page.locator(".sh-line-price")).toContainText("€");
  await expect(total).not.toContainText(/\d/);
  answered.resolve();
  await expect(page.locator(".sh-line-price")).toContainText("lei");
  await expect(total).toContainText("lei");
  await expect(summary).not.toContainText("€");
});

test("a price filter applies in its currency only, which the address names", async ({ page, baseURL }) => {
  const listing = loadTexts("listing", "de");
  const chips = page.getByRole("group", { name: listing("filters.chosen") });
  const price = page.locator(".sh-card .sh-price-now").first();
  const most = page.locator(".lh-filters input[name=price][type=text]").last();
  const country = page.getByLabel(loadTexts("frame", "de")("display.country"));
  await page.goto(new URL("/products?stock=1&price=0-900", storefrontHome({ id: "at-de" }, baseURL)).href);
  await waitForHydration(page);
  await expect(chips).toContainText("900");

  await country.selectOption("146");
  await expect(price).toContainText("lei");
  await expect(chips).not.toContainText("900");
  await expect(most).toHaveValue("");

  await most.fill("4000");
  await most.press("Enter");
  await expect(page).toHaveURL(/price=0-4000-RON&stock=1$/);
  await expect(chips).toContainText("4000\u00a0lei");
  await page.reload();
  await expect(chips).toContainText("4000\u00a0lei");

  await country.selectOption("13");
  await expect(price).toContainText("€");
  await expect(chips).not.toContainText("4000");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the server stores the choice, and the cart names its requirement", async ({ page, baseURL }) => {
    const frameTexts = loadTexts("frame", "de");
    const at = (path: string): string => new URL(path, storefrontHome({ id: "at-de" }, baseURL)).href;
    await page.goto(at(`/product/${PRODUCT}`));
    const gross = money(await priceOnPage(page).textContent());
    await net(page, "de").check();
    await page.getByRole("button", { name: frameTexts("display.apply") }).click();
    await expect(page).toHaveURL(/\/[^/]+$/);
    expect(money(await priceOnPage(page).textContent())).toBe(Math.round(gross / 1.2));
    await page.goto(at("/cart"));
    await expect(page.getByText(/braucht diese Seite JavaScript/)).toBeVisible();
  });
});
