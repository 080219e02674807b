import { expect, type Page } from "@playwright/test";
import { addToCart } from "./addToCart.ts";
import { plentiful } from "./products.ts";
import { homeOf, type TestedStorefront, wordsOf } from "./storefronts.ts";

/** The only words an order button may carry. Source: legal-security A1. */
export const ORDER_BUTTON = {
  de: "Zahlungspflichtig bestellen",
  en: "Order with obligation to pay",
  ro: "Comandă cu obligație de plată",
};

/** Payment methods of the demo: apps/backend/demo/modules.json. */
export const PAYMENT = {
  transfer: "1",
  onDelivery: "2",
  stripe: "3",
  payPal: "4",
  klarna: "5",
  globalPayments: "6",
  amazon: "8",
};

/** What can be played at the test bank, by the order of its buttons. */
export const BANK = { pay: 0, slow: 1, twice: 2, decline: 3, cancel: 4 };

/** With a piece of something there is plenty of: another thing for each `place`. */
export async function openCheckoutWith(
  page: Page,
  storefront: TestedStorefront,
  baseURL: string | undefined,
  place: number,
): Promise<void> {
  await page.goto(await plentiful(page.request, { id: storefront.id, place }, baseURL));
  await addToCart(page, storefront.language);
  await page.goto(new URL("/checkout", homeOf(storefront, baseURL)).href);
}

export async function fillAddress(page: Page, storefront: TestedStorefront): Promise<void> {
  const t = wordsOf("checkout", storefront.language);
  await page.getByLabel(t("firstname"), { exact: true }).fill("Eva");
  await page.getByLabel(t("lastname"), { exact: true }).fill("Huber");
  await page.getByLabel(t("street")).fill("Gumpendorfer Straße 10");
  await page.getByLabel(t("zipcode")).fill(storefront.postcode);
  await page.getByLabel(t("city"), { exact: true }).fill(storefront.city);
  // Only Romania's addresses name a county.
  if (storefront.language === "ro") await page.getByLabel(t("state")).selectOption({ label: "București" });
  await page.getByRole("textbox", { name: t("phone") }).fill(storefront.phone);
}

/** A guest's way to the payment step. */
export async function goToPayment(page: Page, storefront: TestedStorefront): Promise<void> {
  const t = wordsOf("checkout", storefront.language);
  await page.getByLabel(t("emailLabel"), { exact: true }).fill("eva.huber@example.com");
  await page.getByRole("button", { name: t("continue.address") }).click();
  await fillAddress(page, storefront);
  await page.getByRole("button", { name: t("continue.delivery") }).click();
  await page.getByRole("button", { name: t("continue.payment") }).click();
}

/** A guest's way to the order button. */
export async function goToReview(page: Page, storefront: TestedStorefront, payment: string): Promise<void> {
  await goToPayment(page, storefront);
  await choosePayment(page, storefront, payment);
}

async function choosePayment(page: Page, { language }: TestedStorefront, payment: string): Promise<void> {
  await page.locator(`input[name=paymentMethod][value="${payment}"]`).check();
  await page.getByRole("button", { name: wordsOf("checkout", language)("continue.review") }).click();
}

/** From the payment step to the order button, and pressing it. */
export async function order(page: Page, storefront: TestedStorefront, payment: string): Promise<void> {
  await choosePayment(page, storefront, payment);
  await page.locator("#accept-terms").check();
  await page.getByRole("button", { name: ORDER_BUTTON[storefront.language], exact: true }).click();
}

export async function atBank(page: Page, play: number): Promise<void> {
  await expect(page).toHaveURL(/\/api\/testbank\//);
  await page.getByRole("button").nth(play).click();
}
