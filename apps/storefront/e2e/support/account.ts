import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { storefrontHome, type TestedStorefront, loadTexts } from "./storefronts.ts";

interface Login {
  email: string;
  password: string;
}

/** Customers of the demo: packages/demo/catalogue/customers.json. */
export const DEMO = {
  "at-de": { email: "kunde@lindenhaus.example", password: "Lindenhaus-Kunde-1" },
  "ro-ro": { email: "client@lindenhaus.example", password: "Lindenhaus-Client-1" },
  company: { email: "firma@lindenhaus.example", password: "Lindenhaus-Firma-1" },
  admin: { email: "admin@lindenhaus.example", password: "Lindenhaus-Admin-1" },
} as const satisfies Record<string, Login>;

export const open = (page: Page, storefront: TestedStorefront, path: string, baseURL: string | undefined) =>
  page.goto(new URL(path, storefrontHome(storefront, baseURL)).href);

/** Submits the login form. The caller asserts the next page. */
export async function submitLogin(page: Page, { language }: TestedStorefront, login: Login): Promise<void> {
  const t = loadTexts("account", language);
  await page.getByLabel(t("email"), { exact: true }).fill(login.email);
  await page.getByLabel(t("password"), { exact: true }).fill(login.password);
  await page
    .getByRole("main")
    .getByRole("button", { name: t("login.submit") })
    .click();
}

export async function signIn(
  page: Page,
  storefront: TestedStorefront,
  login: Login,
  baseURL: string | undefined,
): Promise<void> {
  await open(page, storefront, "/account", baseURL);
  await expect(page).toHaveURL(/login-register\?tab=login/);
  await submitLogin(page, storefront, login);
  await expect(page).toHaveURL(/\/account$/);
}

export async function register(page: Page, storefront: TestedStorefront, baseURL: string | undefined): Promise<Login> {
  const t = loadTexts("account", storefront.language);
  const login = { email: `eva.${crypto.randomUUID()}@example.com`, password: "vier Stühle am Tisch" };
  await open(page, storefront, "/login-register", baseURL);
  await page.getByLabel(t("firstName"), { exact: true }).fill("Eva");
  await page.getByLabel(t("lastName"), { exact: true }).fill("Huber");
  await page.getByLabel(t("email"), { exact: true }).fill(login.email);
  await page.getByLabel(t("emailConfirm")).fill(login.email);
  await page.getByLabel(t("password"), { exact: true }).fill(login.password);
  await page.getByLabel(t("passwordConfirm")).fill(login.password);
  await fillAddress(page, storefront);
  await page.locator("#register-terms").check();
  await page.getByRole("button", { name: t("register.submit") }).click();
  await expect(page).not.toHaveURL(/login-register/);
  return login;
}

export async function fillAddress(page: Page, storefront: TestedStorefront): Promise<void> {
  const t = loadTexts("account", storefront.language);
  await page.getByLabel(t("street")).fill("Gumpendorfer Straße 10");
  await page.getByLabel(t("postalCode")).fill(storefront.postalCode);
  await page.getByLabel(t("city"), { exact: true }).fill(storefront.city);
  await page.getByRole("textbox", { name: t("phone") }).fill(storefront.phone);
  if (storefront.id === "ro-ro") await page.getByLabel(t("state")).selectOption("București");
}

/** Returns the emails sent to an address in this run, oldest first. */
export function readEmails(email: string): string[] {
  const folder = join(process.env["E2E_DATA"] ?? "", "mails");
  // The folder is created with the first email.
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".txt"))
    .toSorted()
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .filter((mail) => mail.includes(`To: ${email}`));
}
