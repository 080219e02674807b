import { expectAccessible } from "./support/axe.ts";
import { fillAddress, goToPayment, goToReview, openCheckout, ORDER_BUTTON, PAYMENT } from "./support/checkout.ts";
import { expect, test } from "./support/shopTest.ts";
import { storefrontHome, testedStorefronts, loadTexts } from "./support/storefronts.ts";

const [austria] = testedStorefronts;
if (austria === undefined) throw new Error("no storefront");

/** Returns a product index per test, because all tests share one stock. */
function productIndexForTest(): number {
  const { title, project } = test.info();
  return [...`${project.name} ${title}`].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 8;
}

for (const [turn, storefront] of testedStorefronts.entries()) {
  const { id, language } = storefront;
  for (const [index, method] of (["transfer", "onDelivery"] as const).entries()) {
    const tag = (turn + index) % 2 === 0 ? "@desktop" : "@mobile";
    test(`a guest buys in ${id}, paying by ${method}`, { tag }, async ({ page, baseURL }) => {
      const orderTexts = loadTexts("order", language);
      await openCheckout(page, storefront, baseURL, productIndexForTest());
      await goToReview(page, storefront, PAYMENT[method]);

      const button = page.getByRole("button", { name: ORDER_BUTTON[language], exact: true });
      await expect(button).toHaveText(ORDER_BUTTON[language]);
      // The button is disabled until shipping and total are known.
      await expect(button).toBeEnabled();
      const total = await page.getByRole("form").or(page.locator("form")).locator(".sh-totals dd").last().innerText();
      await page.locator("#accept-terms").check();
      await button.click();

      await expect(page).toHaveURL(/\/order-placed\?cart_id=\d+$/);
      await expect(page.getByRole("heading", { level: 1, name: orderTexts("placed.title") })).toBeVisible();
      await expect(page.getByTestId("order-ref")).toHaveText(/^ORD\d{12}$/);
      await expect(page.getByRole("main")).toContainText(total);
      await expect(page.getByRole("main")).toContainText(new RegExp(`${storefront.vatPercent}\\s?%`));

      const ref = await page.getByTestId("order-ref").innerText();
      await page.reload();
      await expect(page.getByTestId("order-ref")).toHaveText(ref);
      await page.goto(new URL("/cart", storefrontHome(storefront, baseURL)).href);
      await expect(page.getByRole("main")).toContainText(loadTexts("cart", language)("empty.title"));
    });
  }
}

test(
  "the steps: missing fields are reported, input is kept, back returns one step",
  { tag: "@anyscreen" },
  async ({ page, baseURL }) => {
    const t = loadTexts("checkout", "de");
    await openCheckout(page, austria, baseURL, productIndexForTest());
    await page.goto("/checkout?step=review");
    await page.getByRole("button", { name: t("continue.address") }).click();
    await expect(page.getByRole("alert")).toContainText("Geben Sie Ihre E-Mail-Adresse ein.");
    await page.getByLabel(t("emailLabel"), { exact: true }).fill("eva@example.com");
    await page.getByRole("button", { name: t("continue.address") }).click();
    await page.getByLabel(t("firstName"), { exact: true }).fill("Eva");
    await page.getByLabel(t("postalCode")).fill("106");
    await page.getByRole("button", { name: t("continue.delivery") }).click();
    await expect(page.getByRole("alert")).toContainText("Die Postleitzahl muss 4 Ziffern haben.");
    await expect(page.getByLabel(t("firstName"), { exact: true })).toHaveValue("Eva");
    await page.reload();
    await expect(page.getByLabel(t("firstName"), { exact: true })).toHaveValue("Eva");
    await page.goBack();
    await expect(page.getByLabel(t("emailLabel"), { exact: true })).toHaveValue("eva@example.com");
  },
);

test("a guest fills at most ten fields", { tag: "@mobile" }, async ({ page, baseURL }) => {
  const t = loadTexts("checkout", "de");
  await openCheckout(page, austria, baseURL, productIndexForTest());
  const fields = page.getByRole("main").locator("form :is(input, select, textarea):visible:not([type=checkbox])");
  await expect(page.getByLabel(t("emailLabel"), { exact: true })).toBeVisible();
  const contact = await fields.count();
  await page.getByLabel(t("emailLabel"), { exact: true }).fill("eva@example.com");
  await page.getByRole("button", { name: t("continue.address") }).click();
  await expect(page.getByLabel(t("city"), { exact: true })).toBeVisible();
  const address = await fields.count();
  expect(contact).toBe(1);
  expect(address).toBeGreaterThan(4);
  expect(contact + address).toBeLessThanOrEqual(10);
});

test("an order needs a payment method and accepted terms", { tag: "@anyscreen" }, async ({ page, baseURL }) => {
  await openCheckout(page, austria, baseURL, productIndexForTest());
  await goToPayment(page, austria);
  await page.getByRole("button", { name: loadTexts("checkout", "de")("continue.review") }).click();
  await expect(page.getByRole("alert")).toContainText("Wählen Sie eine Zahlungsart.");
  const pays: string[] = [];
  page.on("request", (request) => request.url().endsWith("/pay") && pays.push(request.url()));
  await page.locator(`input[name=paymentMethod][value="${PAYMENT.transfer}"]`).check();
  await page.getByRole("button", { name: loadTexts("checkout", "de")("continue.review") }).click();
  await page.getByRole("button", { name: ORDER_BUTTON.de, exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Stimmen Sie den AGB zu, um zu bestellen.");
  expect(pays).toEqual([]);
});

test(
  "an address in another country stores its country with its tax",
  { tag: "@anyscreen" },
  async ({ page, baseURL }) => {
    const t = loadTexts("checkout", "de");
    await openCheckout(page, austria, baseURL, productIndexForTest());
    await page.getByLabel(t("emailLabel"), { exact: true }).fill("eva@example.com");
    await page.getByRole("button", { name: t("continue.address") }).click();
    await page.getByRole("main").getByLabel(t("country"), { exact: true }).first().selectOption("5");
    await fillAddress(page, { ...austria, postalCode: "01067", city: "Dresden", phone: "+49 351 123456" });
    await page.getByRole("button", { name: t("continue.delivery") }).click();
    await expect(page.getByRole("button", { name: t("continue.payment") })).toBeVisible();
    const stored = await page.evaluate(() =>
      ["country_id", "tax_title", "country_tax"].map((key) => localStorage.getItem(key)),
    );
    expect(stored).toEqual(["5", "19% Ust.", "19"]);
  },
);

test("a double click on the order button makes one order", { tag: "@anyscreen" }, async ({ page, baseURL }) => {
  await openCheckout(page, austria, baseURL, productIndexForTest());
  await goToReview(page, austria, PAYMENT.transfer);
  await page.locator("#accept-terms").check();
  const pays: string[] = [];
  page.on("request", (request) => request.url().endsWith("/pay") && pays.push(request.url()));
  await page.getByRole("button", { name: ORDER_BUTTON.de, exact: true }).dblclick();
  await expect(page.getByTestId("order-ref")).toBeVisible();
  expect(pays).toHaveLength(1);
});

test(
  "a foreign or hostile cart id shows nothing and keeps the own cart",
  { tag: "@anyscreen" },
  async ({ page, baseURL }) => {
    await openCheckout(page, austria, baseURL, productIndexForTest());
    for (const cartId of ["1", "0", "null", "1e3", "%3Cscript%3E"]) {
      await page.goto(`/order-placed?cart_id=${cartId}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(loadTexts("order", "de")("placed.none"));
    }
    await page.goto("/cart");
    await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
  },
);

test("every step of the checkout is accessible", async ({ page, baseURL }) => {
  await openCheckout(page, austria, baseURL, productIndexForTest());
  await expect(page.getByLabel(loadTexts("checkout", "de")("emailLabel"), { exact: true })).toBeVisible();
  await expectAccessible(page);
  await goToReview(page, austria, PAYMENT.onDelivery);
  await expectAccessible(page);
  await page.locator("#accept-terms").check();
  await page.getByRole("button", { name: ORDER_BUTTON.de, exact: true }).click();
  await expect(page.getByTestId("order-ref")).toBeVisible();
  await expectAccessible(page);
});
