import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { waitForHydration } from "./support/hydration.ts";
import { expect, test } from "./support/shopTest.ts";
import { loadTexts, onePerScreen, storefrontHome } from "./support/storefronts.ts";

const cards = (page: Page) => page.getByRole("main").locator("[data-product-id]");
const ids = async (page: Page): Promise<Array<string | null>> =>
  await Promise.all((await cards(page).all()).map((card) => card.getAttribute("data-product-id")));

for (const { storefront, tag } of onePerScreen) {
  test.describe(storefront.id, () => {
    const t = loadTexts("wishlist", storefront.language);
    const shared = loadTexts("shared", storefront.language);

    test(`products saved in a list and on their page are on the wish list, also after a reload ${tag}`, async ({
      page,
      baseURL,
    }) => {
      const at = (path: string): string => new URL(path, storefrontHome(storefront, baseURL)).href;
      await page.goto(at("/products"));
      await waitForHydration(page);
      const [first, second] = await ids(page);
      await cards(page).nth(0).getByRole("button", { pressed: false }).last().click();
      await cards(page).nth(1).getByRole("link").first().click();
      await page.getByRole("button", { name: shared("wishlist.save"), exact: true }).click();
      await page.goto(at("/wishlist"));
      await expect(cards(page)).toHaveCount(2);
      expect(await ids(page)).toEqual([second, first]);
      await expectAccessible(page);
      await page.reload();
      await expect(cards(page)).toHaveCount(2);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        page.viewportSize()?.width ?? 0,
      );
    });

    test(`an empty wish list leads to the products ${tag}`, async ({ page, baseURL }) => {
      await page.goto(new URL("/wishlist", storefrontHome(storefront, baseURL)).href);
      await expect(page.getByRole("heading", { name: t("empty.title") })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("link", { name: t("empty.action") }).click();
      await expect(page).toHaveURL(/\/products$/);
    });
  });
}

const t = loadTexts("wishlist", "de");
const save = loadTexts("shared", "de")("wishlist.save");

async function saveFirstProducts(page: Page, count: number): Promise<ReadonlyArray<string | null>> {
  await page.goto("/products");
  await waitForHydration(page);
  const buttons = page.getByRole("button", { name: new RegExp(`^${save}: `) });
  for (let index = 0; index < count; index += 1) await buttons.nth(index).click();
  return (await ids(page)).slice(0, count).toReversed();
}

test("a removed product stays until the page is left, and a click saves it again @desktop", async ({ page }) => {
  const [newest] = await saveFirstProducts(page, 2);
  await page.getByRole("link", { name: /^Merkliste/ }).click();
  await expect(cards(page)).toHaveCount(2);
  const heart = page.locator(`[data-product-id="${newest}"]`).getByRole("button", { name: new RegExp(`^${save}`) });
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await expect(cards(page)).toHaveCount(2);
  await heart.click();
  await heart.click();
  await page.reload();
  await expect(cards(page)).toHaveCount(1);
});

test("the heart of the labelled button does not move when its label arrives @desktop", async ({ page }) => {
  await page.goto("/product/17");
  const button = page.getByRole("button", { name: save, exact: true });
  const shift = await button.evaluate((it) => {
    const heart = it.querySelector("svg");
    const left = heart?.getBoundingClientRect().x ?? 0;
    it.lastChild?.remove();
    return (heart?.getBoundingClientRect().x ?? Infinity) - left;
  });
  expect(shift).toBe(0);
});

test("clearing can be undone @desktop", async ({ page }) => {
  const saved = await saveFirstProducts(page, 3);
  await page.goto("/wishlist");
  await page.getByRole("button", { name: t("clear") }).click();
  await expect(page.getByRole("heading", { name: t("empty.title") })).toBeVisible();
  await page.getByRole("button", { name: t("undo") }).click();
  await expect(cards(page)).toHaveCount(3);
  expect(await ids(page)).toEqual(saved);
});

test("a shared list opens in another browser, which can keep it @desktop", async ({ page, browser, baseURL }) => {
  const saved = await saveFirstProducts(page, 2);
  await page.goto("/wishlist");
  const link = page.getByRole("link", { name: t("openShared") });
  await expect(link).toHaveAttribute("href", `/wishlist?items=${saved.join("-")}`);
  const address = new URL((await link.getAttribute("href")) ?? "", page.url()).href;
  const other = await browser.newContext({ baseURL: baseURL ?? "" });
  const guest = await other.newPage();
  await guest.goto(address);
  await waitForHydration(guest);
  await expect(cards(guest)).toHaveCount(2);
  await guest.getByRole("button", { name: t("keep") }).click();
  await guest
    .getByRole("status")
    .getByRole("link", { name: t("own") })
    .click();
  await expect(cards(guest)).toHaveCount(2);
  expect(await ids(guest)).toEqual(saved);
  await other.close();
});

test("a link without products that are sold says so @desktop", async ({ page }) => {
  await page.goto("/wishlist?items=99999999");
  await expect(page.getByRole("heading", { name: t("emptyShared.title") })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("a shared list shows its products @desktop", async ({ page }) => {
    await page.goto("/wishlist?items=1-2");
    await expect(cards(page)).toHaveCount(2);
  });
});
