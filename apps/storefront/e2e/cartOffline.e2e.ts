import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { addToCart } from "./support/addToCart.ts";
import { findProduct } from "./support/products.ts";
import { expect, test } from "./support/shopTest.ts";
import { storefrontHome, loadTexts } from "./support/storefronts.ts";

const AT = { id: "at-de", locale: "de_AT", countryId: 13 };
const RO = { id: "ro-ro", locale: "ro_RO", countryId: 146 };

/** Badge of the cart icon that is visible at this width. */
const badge = (page: Page): Locator => page.locator(".lh-header .sh-badge:visible, header .sh-badge:visible").first();
const lines = (page: Page, language: string): Locator =>
  page.getByRole("list", { name: loadTexts("cart", language)("lines") }).getByRole("listitem");
const quantity = (page: Page): Locator => page.getByRole("main").getByRole("spinbutton").first();

async function findPlentifulProduct(
  request: APIRequestContext,
  baseURL: string | undefined,
  storefront: { id: string; locale: string; countryId: number },
): Promise<string> {
  const { URL: path } = await findProduct(
    request,
    { ...storefront, origin: storefrontHome(AT, baseURL) },
    ({ stock, freight, quantityCount, PSE_COUNT }) =>
      stock > 15 && freight === 0 && quantityCount === 1 && PSE_COUNT === 1,
  );
  return new URL(path, storefrontHome(storefront, baseURL)).href;
}

const buttonOf = (page: Page, language: "de" | "ro"): Locator =>
  page.getByRole("button", { name: loadTexts("product", language)("addToCart") }).first();

test("offline, three adds, page closed, online: exactly three items", async ({
  page,
  context,
  request,
  baseURL,
  expected,
}) => {
  expected.expectOffline();
  await page.goto(await findPlentifulProduct(request, baseURL, AT));
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  for (let count = 1; count <= 3; count += 1) {
    await buttonOf(page, "de").click();
    await expect(badge(page)).toContainText(String(count));
  }
  await page.reload().catch(() => undefined);
  await page.close();
  await context.setOffline(false);

  const next = await context.newPage();
  await next.goto(new URL("/cart", storefrontHome(AT, baseURL)).href);
  await expect(lines(next, "de")).toHaveCount(1);
  await expect(next.locator("[data-estimated]")).toHaveCount(0);
  await expect(quantity(next)).toHaveValue("3");
  await next.reload();
  await expect(quantity(next)).toHaveValue("3");
});

test("an offline page shows a notice and continues by itself when the connection is back", async ({
  page,
  context,
  request,
  baseURL,
  expected,
}) => {
  expected.expectOffline();
  await page.goto(await findPlentifulProduct(request, baseURL, AT));
  await addToCart(page, "de");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await buttonOf(page, "de").click();
  await expect(page.getByText("Zurzeit besteht keine Verbindung")).toBeVisible();
  const added = page.waitForResponse((response) => response.url().endsWith("/api/cart/add"));
  await context.setOffline(false);
  expect((await added).status()).toBe(200);
  await page.goto("/cart");
  await expect(quantity(page)).toHaveValue("2");
});

test("all tabs show the same cart", async ({ page, context, request, baseURL }) => {
  const home = storefrontHome(RO, baseURL);
  const other = await context.newPage();
  await other.goto(home);
  await page.goto(await findPlentifulProduct(request, baseURL, RO));
  await addToCart(page, "ro");
  await expect(badge(other)).toContainText("1");
  await other.goto(new URL("/cart", home).href);
  await expect(lines(other, "ro")).toHaveCount(1);
  await addToCart(page, "ro");
  await expect(quantity(other)).toHaveValue("2");
});

test("two tabs that add at once: both show both additions, without a reload", async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const url = await findPlentifulProduct(request, baseURL, AT);
  const cart = new URL("/cart", storefrontHome(AT, baseURL)).href;
  const tabs = [page, await context.newPage()];
  const watching = await context.newPage();
  await page.goto(url);
  await addToCart(page, "de");
  await tabs[1]?.goto(url);
  await watching.goto(cart);
  await expect(quantity(watching)).toHaveValue("1");
  // A click from inside of each page: Playwright's waits until a page is drawn, which a background tab is not.
  await Promise.all(tabs.map((tab) => buttonOf(tab, "de").evaluate((button: HTMLButtonElement) => button.click())));
  for (const tab of tabs) await expect(badge(tab)).toContainText("3");
  await expect(quantity(watching)).toHaveValue("3");
  await expect(watching.locator("[data-estimated]")).toHaveCount(0);
  await watching.reload();
  await expect(quantity(watching)).toHaveValue("3");
});

test("a tab closed during an add: it arrives once", async ({ page, context, request, baseURL }) => {
  await page.goto(await findPlentifulProduct(request, baseURL, AT));
  // The request arrives, but its response is lost.
  const arrived = new Promise<void>((done) => {
    void page.route("**/api/cart/add", async (route) => {
      await request.fetch(route.request());
      done();
    });
  });
  await buttonOf(page, "de").click();
  await arrived;
  await page.close();

  const next = await context.newPage();
  await next.goto(new URL("/cart", storefrontHome(AT, baseURL)).href);
  await expect(lines(next, "de")).toHaveCount(1);
  await expect(next.locator("[data-estimated]")).toHaveCount(0);
  await expect(quantity(next)).toHaveValue("1");
});
