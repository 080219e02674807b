import type { Page } from "@playwright/test";
import { FIT_PATHS } from "../src/shared/fit/fitPage.ts";
import { expectAccessible } from "./support/axe.ts";
import { waitForHydration } from "./support/hydration.ts";
import { expect, test } from "./support/shopTest.ts";
import { loadTexts, onePerScreen, storefrontHome } from "./support/storefronts.ts";

type Texts = ReturnType<typeof loadTexts>;

const SOFA = { de: "sofa", ro: "canapea", en: "sofa" } as const;

const field = (page: Page, t: Texts, measure: string) =>
  page.getByLabel(t("inCm").replace("{{measure}}", t(`measure.${measure}`)), { exact: true });
const outcome = (page: Page, t: Texts, name: string) =>
  page.getByRole("heading", { name: t(`outcome.${name}.title`), exact: true });

async function openFirstResult(page: Page, home: string, text: string, index = 0): Promise<void> {
  await page.goto(new URL(`/search/${text}`, home).href);
  const url = await page.getByRole("main").locator("[data-product-id] a").nth(index).getAttribute("href");
  await page.goto(new URL(url ?? "", home).href);
}

for (const { storefront, tag } of onePerScreen) {
  const t = loadTexts("fit", storefront.language);
  const product = loadTexts("product", storefront.language);
  const path = FIT_PATHS[storefront.language];

  test(`${storefront.id} › a shopper checks a sofa, corrects an error, and checks the next one for the same flat ${tag}`, async ({
    page,
    baseURL,
  }) => {
    const home = storefrontHome(storefront, baseURL);
    await openFirstResult(page, home, SOFA[storefront.language]);
    await waitForHydration(page);
    await page.getByRole("link", { name: product("packages.fit") }).click();
    await expect(page).toHaveURL(new RegExp(`${path}\\?product=\\d+`));
    await expect(page.getByRole("heading", { name: t("guide.title") })).toBeVisible();
    await expectAccessible(page);

    await field(page, t, "door_width").fill("8x");
    await field(page, t, "door_height").fill("250,5");
    await page.getByRole("button", { name: t("check"), exact: true }).click();
    const alert = page.getByRole("alert");
    await expect(alert).toBeFocused();
    await expect(field(page, t, "door_width")).toHaveValue("8x");
    await expect(field(page, t, "door_height")).toHaveValue("250,5");
    await expectAccessible(page);
    await alert.getByRole("link").click();
    await expect(field(page, t, "door_width")).toBeFocused();

    await field(page, t, "door_width").fill("250");
    await page.keyboard.press("Enter");
    await expect(outcome(page, t, "fits")).toBeInViewport();
    await expect(page).toHaveURL(/door_width=250/);
    await expectAccessible(page);
    const size = page.viewportSize() ?? { width: 1280, height: 800 };
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    // At 320 px Chromium would take the larger picture that it has already, and warn of the preloaded one.
    await page.setViewportSize(size);

    await openFirstResult(page, home, SOFA[storefront.language], 1);
    await waitForHydration(page);
    await page.getByRole("link", { name: product("packages.fit") }).click();
    await expect(outcome(page, t, "fits")).toBeVisible();
    await expect(field(page, t, "door_height")).toHaveValue("250,5");
    await page.getByRole("link", { name: t("clear") }).click();
    await expect(field(page, t, "door_height")).toHaveValue("");
    await page.reload();
    await waitForHydration(page);
    await expect(field(page, t, "door_height")).toHaveValue("");
  });
}

const t = loadTexts("fit", "de");
const packages = loadTexts("product", "de");

test("a product in small packages has neither a link nor a sentence about doors @desktop", async ({
  page,
  baseURL,
}) => {
  await openFirstResult(page, storefrontHome({ id: "at-de" }, baseURL), "tasse");
  await waitForHydration(page);
  await expect(page.locator(".lh-packages")).toBeVisible();
  await expect(page.getByText(packages("packages.fit"))).toHaveCount(0);
  await expect(page.getByText(packages("packages.door"))).toHaveCount(0);
});

test("without a product the page says how to choose one @desktop", async ({ page }) => {
  await page.goto(FIT_PATHS.de);
  await expect(page.getByRole("heading", { name: t("none.title") })).toBeVisible();
  await expectAccessible(page);
});

test.describe("without JavaScript", { tag: "@desktop" }, () => {
  test.use({ javaScriptEnabled: false });

  test("the form leads to errors that keep the input, and to a result", async ({ page, baseURL }) => {
    await openFirstResult(page, storefrontHome({ id: "at-de" }, baseURL), SOFA.de);
    await page.getByRole("link", { name: packages("packages.fit") }).click();
    await field(page, t, "door_width").fill("80 cm");
    await field(page, t, "stair_width").fill("110");
    const submit = page.getByRole("button", { name: t("check"), exact: true });
    await submit.click();
    await expect(page).toHaveTitle(/^Fehler: /);
    await expect(field(page, t, "door_width")).toHaveValue("80 cm");
    await expect(page.getByRole("alert").getByRole("link")).toHaveCount(3);

    await field(page, t, "door_height").fill("200");
    await field(page, t, "landing_depth").fill("30,5");
    await field(page, t, "ceiling").fill("240");
    await submit.click();
    await expect(outcome(page, t, "blocked")).toBeInViewport();
    await expect(field(page, t, "landing_depth")).toHaveValue("30,5");
  });
});
