import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { expect, test } from "./support/shopTest.ts";
import { homeOf, tested, type TestedStorefront, wordsOf } from "./support/storefronts.ts";

/** The only words an order button may carry. Source: legal-security A1. */
const ORDER_BUTTON = {
  de: "Zahlungspflichtig bestellen",
  en: "Order with obligation to pay",
  ro: "Comandă cu obligație de plată",
};

/** Another bestseller for another test: all of them buy from one stock. */
function ownBestseller(): number {
  const { title, project } = test.info();
  return [...`${project.name} ${title}`].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 8;
}

async function addBestseller(page: Page, storefront: TestedStorefront, baseURL: string | undefined): Promise<void> {
  const product = wordsOf("product", storefront.language);
  await page.goto(homeOf(storefront, baseURL));
  await page.getByRole("article").nth(ownBestseller()).getByRole("link").first().click();
  // The panel answers before the shop does; leaving the page before that would leave the request behind.
  const answered = page.waitForResponse((response) => response.url().endsWith("/api/cart/add"));
  await page
    .getByRole("button", { name: product("addToCart") })
    .first()
    .click();
  await expect(page.getByRole("status").getByText(product("added"), { exact: true })).toBeVisible();
  await answered;
}

async function fillCheckout(page: Page, storefront: TestedStorefront, payment: string): Promise<void> {
  const t = wordsOf("checkout", storefront.language);
  await page.getByLabel(t("emailLabel"), { exact: true }).fill("eva.huber@example.com");
  await page.getByRole("button", { name: t("continue.address") }).click();
  await page.getByLabel(t("firstname"), { exact: true }).fill("Eva");
  await page.getByLabel(t("lastname"), { exact: true }).fill("Huber");
  await page.getByLabel(t("street")).fill("Gumpendorfer Straße 10");
  await page.getByLabel(t("zipcode")).fill(storefront.postcode);
  await page.getByLabel(t("city"), { exact: true }).fill(storefront.city);
  // Only Romania's addresses name a county.
  if (storefront.language === "ro") await page.getByLabel(t("state")).selectOption({ label: "București" });
  await page.getByRole("textbox", { name: t("phone") }).fill(storefront.phone);
  await page.getByRole("button", { name: t("continue.delivery") }).click();
  await page.getByRole("button", { name: t("continue.payment") }).click();
  await page.locator(`input[name=paymentMethod][value="${payment}"]`).check();
  await page.getByRole("button", { name: t("continue.review") }).click();
}

const VORKASSE = "1";
const NACHNAHME = "2";

for (const storefront of tested) {
  const { id, language } = storefront;
  for (const payment of [VORKASSE, NACHNAHME]) {
    test(`a guest buys in ${id}, paying by method ${payment}`, async ({ page, baseURL }) => {
      const t = wordsOf("checkout", language);
      const order = wordsOf("order", language);
      await addBestseller(page, storefront, baseURL);
      await page.goto(new URL("/checkout", homeOf(storefront, baseURL)).href);
      await fillCheckout(page, storefront, payment);

      const button = page.getByRole("button", { name: ORDER_BUTTON[language], exact: true });
      await expect(button).toHaveText(ORDER_BUTTON[language]);
      const total = await page.getByRole("form").or(page.locator("form")).locator(".sh-totals dd").last().innerText();
      await page.locator("#accept-terms").check();
      await button.click();

      await expect(page).toHaveURL(/\/order-placed\?cart_id=\d+$/);
      await expect(page.getByRole("heading", { level: 1, name: order("placed.title") })).toBeVisible();
      await expect(page.getByTestId("order-ref")).toHaveText(/^ORD\d{12}$/);
      await expect(page.getByRole("main")).toContainText(total);
      await expect(page.getByRole("main")).toContainText(new RegExp(`${storefront.vatPercent}\\s?%`));

      const ref = await page.getByTestId("order-ref").innerText();
      await page.reload();
      await expect(page.getByTestId("order-ref")).toHaveText(ref);
      await page.goto(new URL("/cart", homeOf(storefront, baseURL)).href);
      await expect(page.getByRole("main")).toContainText(wordsOf("cart", language)("empty.title"));
      expect(t("order")).toBe(ORDER_BUTTON[language]);
    });
  }
}

test("the steps: what is missing is said, what was typed is kept, back is a step back", async ({ page, baseURL }) => {
  const [storefront] = tested;
  if (storefront === undefined) throw new Error("no storefront");
  const t = wordsOf("checkout", "de");
  await addBestseller(page, storefront, baseURL);
  await page.goto("/checkout?step=review");
  await page.getByRole("button", { name: t("continue.address") }).click();
  await expect(page.getByRole("alert")).toContainText("Bitte geben Sie Ihre E-Mail-Adresse ein.");
  await page.getByLabel(t("emailLabel"), { exact: true }).fill("eva@example.com");
  await page.getByRole("button", { name: t("continue.address") }).click();
  await page.getByLabel(t("firstname"), { exact: true }).fill("Eva");
  await page.getByLabel(t("zipcode")).fill("106");
  await page.getByRole("button", { name: t("continue.delivery") }).click();
  await expect(page.getByRole("alert")).toContainText("Die Postleitzahl muss 4 Ziffern haben.");
  await expect(page.getByLabel(t("firstname"), { exact: true })).toHaveValue("Eva");
  await page.reload();
  await expect(page.getByLabel(t("firstname"), { exact: true })).toHaveValue("Eva");
  await page.goBack();
  await expect(page.getByLabel(t("emailLabel"), { exact: true })).toHaveValue("eva@example.com");
});

test("a double click on the order button makes one order", async ({ page, baseURL }) => {
  const [storefront] = tested;
  if (storefront === undefined) throw new Error("no storefront");
  await addBestseller(page, storefront, baseURL);
  await page.goto("/checkout");
  await fillCheckout(page, storefront, VORKASSE);
  await page.locator("#accept-terms").check();
  const pays: string[] = [];
  page.on("request", (request) => request.url().endsWith("/pay") && pays.push(request.url()));
  await page.getByRole("button", { name: ORDER_BUTTON.de, exact: true }).dblclick();
  await expect(page.getByTestId("order-ref")).toBeVisible();
  expect(pays).toHaveLength(1);
});

test("a foreign or hostile cart id shows nothing and keeps the own cart", async ({ page, baseURL }) => {
  const [storefront] = tested;
  if (storefront === undefined) throw new Error("no storefront");
  await addBestseller(page, storefront, baseURL);
  for (const cartId of ["1", "0", "null", "1e3", "%3Cscript%3E"]) {
    await page.goto(`/order-placed?cart_id=${cartId}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(wordsOf("order", "de")("placed.none"));
  }
  await page.goto("/cart");
  await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
});

test("every step of the checkout is accessible", async ({ page, baseURL }) => {
  const [storefront] = tested;
  if (storefront === undefined) throw new Error("no storefront");
  await addBestseller(page, storefront, baseURL);
  await page.goto("/checkout");
  await expect(page.getByLabel(wordsOf("checkout", "de")("emailLabel"), { exact: true })).toBeVisible();
  await expectAccessible(page);
  await fillCheckout(page, storefront, NACHNAHME);
  await expectAccessible(page);
  await page.locator("#accept-terms").check();
  await page.getByRole("button", { name: ORDER_BUTTON.de, exact: true }).click();
  await expect(page.getByTestId("order-ref")).toBeVisible();
  await expectAccessible(page);
});
