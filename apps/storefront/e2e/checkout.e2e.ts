import type { Locator } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { DEMO, signIn } from "./support/account.ts";
import {
  chooseBankOutcome,
  BANK_OUTCOMES,
  fillAddress,
  goToPayment,
  openCheckout,
  placeOrder,
  ORDER_BUTTON,
  PAYMENT,
} from "./support/checkout.ts";
import { expectUncovered } from "./support/expectUncovered.ts";
import { declineCookies, expect, test } from "./support/shopTest.ts";
import { storefrontHome, testedStorefronts, loadTexts } from "./support/storefronts.ts";

const [austria, romania, germany] = testedStorefronts;
if (austria === undefined || romania === undefined || germany === undefined) throw new Error("no storefronts");

const placed = /\/order-placed\?cart_id=\d+$/;

test("declined, then paid by another method: the cart is kept, and one order exists @desktop", async ({
  page,
  baseURL,
}) => {
  const t = loadTexts("order", "de");
  await openCheckout(page, austria, baseURL, 1);
  await goToPayment(page, austria);
  await page.locator(`input[name=paymentMethod][value="${PAYMENT.amazon}"]`).check();
  await page.getByRole("button", { name: loadTexts("checkout", "de")("continue.amazon") }).click();
  await expect(page).toHaveURL(/testbank\/wallet/);
  await page.getByRole("button").click();
  await expect(page).toHaveURL(/\/checkout\?step=review$/);
  await page.locator("#accept-terms").check();
  await page.getByRole("button", { name: ORDER_BUTTON.de, exact: true }).click();
  await chooseBankOutcome(page, BANK_OUTCOMES.decline);
  await expect(page).toHaveURL(/\/order-failed\?cart_id=\d+&reason=declined$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("failed.unsuccessful"));
  await expect(page.getByRole("main")).toContainText(t("failed.reasons.amazon"));
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("failed.unsuccessful"));
  await expectAccessible(page);

  await page.getByRole("link", { name: t("failed.toCheckout") }).click();
  await placeOrder(page, austria, PAYMENT.transfer);
  await expect(page).toHaveURL(placed);
  await expect(page.getByRole("heading", { name: t("bank.title") })).toBeVisible();
  const ref = await page.getByTestId("order-ref").innerText();
  await expect(page.getByRole("region", { name: t("bank.title") })).toContainText(ref);
  await expect(page.getByRole("img", { name: t("bank.codeAlt") })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/cart");
  await expect(page.getByRole("main")).toContainText(loadTexts("cart", "de")("empty.title"));
});

test("back from the provider's page, another method works at once @desktop", async ({ page, baseURL }) => {
  await openCheckout(page, austria, baseURL, 3);
  await goToPayment(page, austria);
  await placeOrder(page, austria, PAYMENT.payPal);
  await expect(page).toHaveURL(/\/api\/testbank\//);
  await page.goBack({ waitUntil: "commit" });
  await page.goto("/checkout?step=payment");
  await placeOrder(page, austria, PAYMENT.transfer);
  await expect(page).toHaveURL(placed);
});

test("a guest pays, reorders and cancels by the link of the order @mobile", async ({ page, baseURL }) => {
  const t = loadTexts("order", "de");
  await openCheckout(page, austria, baseURL, 4);
  await goToPayment(page, austria);
  await placeOrder(page, austria, PAYMENT.transfer);
  await page.getByRole("link", { name: t("placed.link") }).click();
  await expect(page).toHaveURL(/\/guest\/invoice\//);
  await expect(page.getByRole("img", { name: t("bank.codeAlt") })).toBeVisible();
  await expectAccessible(page);
  const link = page.url();
  await page.getByRole("button", { name: t("again.submit") }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
  await page.goto(link);
  await page.getByRole("button", { name: t("cancel.ask") }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("cancel.ask") })
    .press("Enter");
  await expect(page.getByRole("main")).toContainText(t("status.canceled"));
  await expect(page.getByRole("button", { name: t("cancel.ask") })).toHaveCount(0);
  await expect(page.locator("#main")).toBeFocused();
  await expect(page.getByRole("heading", { name: t("bank.title") })).toHaveCount(0);
});

test("a late webhook: the page waits and continues by itself @mobile", async ({ page, baseURL }) => {
  const t = loadTexts("order", "ro");
  await openCheckout(page, romania, baseURL, 2);
  await goToPayment(page, romania);
  await placeOrder(page, romania, PAYMENT.globalPayments);
  await chooseBankOutcome(page, BANK_OUTCOMES.slow);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("pending.title"));
  await expectAccessible(page);
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("placed.title"), { timeout: 30_000 });
  await expect(page.getByRole("main")).toContainText(t("status.paid"));
});

test("back from the provider: the same method resumes the payment, another tab has to wait with another one @desktop", async ({
  page,
  baseURL,
  expected,
}) => {
  const t = loadTexts("checkout", "en");
  await openCheckout(page, germany, baseURL, 3);
  await goToPayment(page, germany);
  await placeOrder(page, germany, PAYMENT.payPal);
  await expect(page).toHaveURL(/testbank/);
  const bank = page.url();
  await page.goBack({ waitUntil: "commit" });
  await page.locator("#accept-terms").check();
  await page.getByRole("button", { name: ORDER_BUTTON.en, exact: true }).click();
  await expect(page).toHaveURL(bank);

  await page.goBack({ waitUntil: "commit" });
  await page.getByRole("button", { name: t("editStep").replace("{{step}}", t("steps.payment")) }).click();
  // Another tab does not know the order that this one left at the provider.
  await page.evaluate(() => sessionStorage.removeItem("placed_order"));
  expected.expectStatus(409);
  await placeOrder(page, germany, PAYMENT.klarna);
  await expect(page.getByRole("alert")).toContainText(t("failures.pending"));
  await expect(page.getByRole("timer")).toHaveText(/[01]:\d\d/);
  await expect(page.getByText(t("creditWarning")).first()).toBeVisible();
});

test("a signed-in customer chooses an address, orders, and orders again @desktop", async ({ page, baseURL }) => {
  const t = loadTexts("checkout", "de");
  const o = loadTexts("order", "de");
  await signIn(page, austria, DEMO["at-de"], baseURL);
  await openCheckout(page, austria, baseURL, 4);
  await expect(page.getByRole("radio", { name: new RegExp(t("anotherAddress")) })).toBeVisible();
  await expect(page.locator("input[name='delivery.book']").first()).toBeChecked();
  await expectAccessible(page);
  await page.getByRole("button", { name: t("continue.delivery") }).click();
  await page.getByRole("button", { name: t("continue.payment") }).click();
  await placeOrder(page, austria, PAYMENT.onDelivery);
  await expect(page).toHaveURL(placed);
  await page.getByRole("link", { name: o("placed.inAccount") }).click();
  await page.getByRole("button", { name: o("again.submit") }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
});

test("a guest returning within 30 minutes gets the express checkout @mobile", async ({ page, baseURL }) => {
  const t = loadTexts("checkout", "de");
  await openCheckout(page, austria, baseURL, 5);
  await goToPayment(page, austria, "eva.huber@example.com");
  await placeOrder(page, austria, PAYMENT.onDelivery);
  await expect(page).toHaveURL(placed);
  await expect(page.getByTestId("order-ref")).toBeVisible();
  await openCheckout(page, austria, baseURL, 5);
  await page.getByRole("button", { name: t("express.go") }).click();
  await expect(page).toHaveURL(/step=delivery/);
  await expect(page.getByRole("main")).toContainText("eva.huber@example.com");
  await expect(page.getByRole("main")).toContainText("Gumpendorfer Straße 10");
});

test("a company's VAT number is checked, and an invoice address survives a reload @desktop", async ({
  page,
  baseURL,
}) => {
  const t = loadTexts("checkout", "de");
  await openCheckout(page, austria, baseURL, 6);
  await page.getByLabel(t("emailLabel"), { exact: true }).fill("eva.huber@example.com");
  await page.getByRole("button", { name: t("continue.address") }).click();
  await fillAddress(page, austria);
  await page.getByLabel(t("billingDiffers")).check();
  const billing = page.getByRole("group", { name: t("invoiceAddress") });
  await billing.getByLabel(t("invoiceToCompany")).check();
  const number = billing.getByLabel(t("vatNumber"));
  for (const [typed, message] of [
    ["ATU12345675", "Die UID-Nummer ist gültig."],
    ["DE136695976", "Die UID-Nummer konnte nicht geprüft werden."],
  ] as const) {
    await number.fill(typed);
    await number.blur();
    await expect(billing.getByRole("status")).toContainText(message);
  }
  await number.fill("ATU12345678");
  await page.getByRole("button", { name: t("continue.delivery") }).click();
  await expect(page.getByRole("alert")).toContainText("Geben Sie den Namen der Firma ein.");
  await billing.getByLabel(t("company"), { exact: true }).fill("Huber GmbH");
  await page.getByRole("button", { name: t("continue.delivery") }).click();
  await expect(page.getByRole("alert")).toContainText("Diese UID-Nummer ist nicht gültig.");
  await billing.getByLabel(t("city"), { exact: true }).fill("Graz");
  await billing.getByLabel(t("city"), { exact: true }).blur();
  await page.reload({ waitUntil: "commit" });
  await expect(billing.getByLabel(t("company"), { exact: true })).toHaveValue("Huber GmbH");
  await expect(billing.getByLabel(t("city"), { exact: true })).toHaveValue("Graz");
  await expect(number).toHaveValue("ATU12345678");
});

test("another browser shows nothing of an order @mobile", async ({ page, browser, baseURL }) => {
  const t = loadTexts("order", "de");
  await openCheckout(page, austria, baseURL, 7);
  await goToPayment(page, austria);
  await placeOrder(page, austria, PAYMENT.onDelivery);
  await expect(page).toHaveURL(placed);
  const other = await browser.newContext();
  await declineCookies(other, baseURL);
  const otherBrowser = await other.newPage();
  await otherBrowser.goto(page.url());
  await expect(otherBrowser.getByRole("heading", { level: 1 })).toHaveText(t("placed.none"));
  await otherBrowser.goto(page.url().replace("order-placed", "order-failed"));
  await expect(otherBrowser.getByRole("heading", { level: 1 })).toHaveText(t("failed.title"));
  await expect(otherBrowser.getByRole("main")).not.toContainText("ORD");
  await other.close();
});

test("an order is placed by keyboard alone @desktop", async ({ page, baseURL }) => {
  const t = loadTexts("checkout", "de");
  // Lower than a step, whose end would show otherwise.
  await page.setViewportSize({ width: 1280, height: 400 });
  const expectHeading = async (step: string): Promise<void> => {
    const heading = page.getByRole("heading", { name: t(`steps.${step}`), exact: true });
    await expect(heading).toBeFocused();
    await expectUncovered(heading);
  };
  await openCheckout(page, austria, baseURL, 0);
  await page.getByLabel(t("emailLabel"), { exact: true }).focus();
  await page.keyboard.type("eva.huber@example.com");
  await page.keyboard.press("Enter");
  await expectHeading("address");
  await page.keyboard.press("Tab");
  for (const text of ["Eva", "Huber", "Gumpendorfer Straße 10", "", "1060", "Wien", "", "+43 1 5880 123"]) {
    await page.keyboard.press("Tab");
    if (text !== "") await page.keyboard.type(text);
  }
  await page.keyboard.press("Enter");
  await expectHeading("delivery");
  await expect(page.getByRole("button", { name: t("continue.payment") })).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expectHeading("payment");
  await expect(page.locator("input[name=paymentMethod]").first()).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  const transfer = page.locator(`input[name=paymentMethod][value="${PAYMENT.transfer}"]`);
  await expect(async () => {
    await page.keyboard.press("ArrowDown");
    expect(await transfer.isChecked()).toBe(true);
  }).toPass();
  await page.keyboard.press("Enter");
  await expectHeading("review");
  await page.locator("#accept-terms").focus();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: ORDER_BUTTON.de, exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(placed);
  await page.goto(new URL("/order-placed", storefrontHome(austria, baseURL)).href);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(loadTexts("order", "de")("placed.none"));
});

test("every offered payment method has a mark of its own, in the footer and at the payment step @desktop", async ({
  page,
  baseURL,
}) => {
  const footer = page
    .getByRole("contentinfo")
    .locator("section")
    .filter({ hasText: loadTexts("frame", "de")("payment") });
  const readMarks = (marks: Locator) => marks.evaluateAll((paths) => paths.map((path) => path.getAttribute("d")));
  await openCheckout(page, austria, baseURL, 0);
  await goToPayment(page, austria);
  const methods = page.locator("label:has(input[name=paymentMethod])");
  await expect(methods.first()).toBeVisible();
  const marks = await readMarks(methods.locator("svg > path"));
  expect(new Set(marks).size).toBe(await methods.count());
  await page.goto(storefrontHome(austria, baseURL));
  expect(await readMarks(footer.getByRole("listitem").locator("svg > path"))).toEqual(marks);
});
