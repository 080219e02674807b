import { expect, type Page } from "@playwright/test";
import { addToCart } from "./addToCart.ts";
import { plentifulProductUrl } from "./products.ts";
import { storefrontHome, type TestedStorefront, loadTexts } from "./storefronts.ts";

/** Legally required label of the order button. Source: legal-security A1. */
export const ORDER_BUTTON = {
  de: "Zahlungspflichtig bestellen",
  en: "Order with obligation to pay",
  ro: "Comandă cu obligație de plată",
};

/** Payment methods of the demo: ids in packages/demo/catalogue/modules.json and the adapters of the backend. */
export const PAYMENT = {
  transfer: "1",
  onDelivery: "2",
  stripe: "3",
  payPal: "4",
  klarna: "5",
  globalPayments: "6",
  amazon: "8",
};

/** Outcomes at the test bank, by index of its buttons. */
export const BANK_OUTCOMES = { pay: 0, slow: 1, twice: 2, decline: 3, cancel: 4 };

/** Opens the checkout with one item of a product with plenty of stock; each `index` selects another product. */
export async function openCheckout(
  page: Page,
  storefront: TestedStorefront,
  baseURL: string | undefined,
  index: number,
): Promise<void> {
  await page.goto(await plentifulProductUrl(page.request, { id: storefront.id, index }, baseURL));
  await addToCart(page, storefront.language);
  await page.goto(new URL("/checkout", storefrontHome(storefront, baseURL)).href);
}

export async function fillAddress(page: Page, storefront: TestedStorefront): Promise<void> {
  const t = loadTexts("checkout", storefront.language);
  await page.getByLabel(t("firstName"), { exact: true }).fill("Eva");
  await page.getByLabel(t("lastName"), { exact: true }).fill("Huber");
  await page.getByLabel(t("street")).fill("Gumpendorfer Straße 10");
  await page.getByLabel(t("postalCode")).fill(storefront.postalCode);
  await page.getByLabel(t("city"), { exact: true }).fill(storefront.city);
  // Only Romanian addresses have a county.
  if (storefront.language === "ro") await page.getByLabel(t("state")).selectOption({ label: "București" });
  await page.getByRole("textbox", { name: t("phone") }).fill(storefront.phone);
}

/** Orders of one unconfirmed mailbox are limited, and all tests share one address of the network. */
const newGuestEmail = (): string => `eva.${crypto.randomUUID()}@example.com`;

export async function goToPayment(
  page: Page,
  storefront: TestedStorefront,
  email: string = newGuestEmail(),
): Promise<void> {
  const t = loadTexts("checkout", storefront.language);
  await page.getByLabel(t("emailLabel"), { exact: true }).fill(email);
  await page.getByRole("button", { name: t("continue.address") }).click();
  await fillAddress(page, storefront);
  await page.getByRole("button", { name: t("continue.delivery") }).click();
  await page.getByRole("button", { name: t("continue.payment") }).click();
}

export async function goToReview(page: Page, storefront: TestedStorefront, payment: string): Promise<void> {
  await goToPayment(page, storefront);
  await choosePayment(page, storefront, payment);
}

async function choosePayment(page: Page, { language }: TestedStorefront, payment: string): Promise<void> {
  await page.locator(`input[name=paymentMethod][value="${payment}"]`).check();
  await page.getByRole("button", { name: loadTexts("checkout", language)("continue.review") }).click();
}

export async function placeOrder(page: Page, storefront: TestedStorefront, payment: string): Promise<void> {
  await choosePayment(page, storefront, payment);
  await page.locator("#accept-terms").check();
  await page.getByRole("button", { name: ORDER_BUTTON[storefront.language], exact: true }).click();
}

export async function chooseBankOutcome(page: Page, play: number): Promise<void> {
  await expect(page).toHaveURL(/\/api\/testbank\//);
  await page.getByRole("button").nth(play).click();
}
