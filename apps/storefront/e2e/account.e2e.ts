import type { Page } from "@playwright/test";
import { DEMO, fillAddress, readEmails, open, register, submitLogin, signIn } from "./support/account.ts";
import { addToCart } from "./support/addToCart.ts";
import { PAYMENT } from "./support/checkout.ts";
import { plentifulProductUrl } from "./support/products.ts";
import { readLayoutShifts, recordLayoutShifts } from "./support/layoutShifts.ts";
import { expect, test } from "./support/shopTest.ts";
import { onePerScreen, testedStorefronts, loadTexts } from "./support/storefronts.ts";

const [austria, romania] = testedStorefronts;
if (austria === undefined || romania === undefined) throw new Error("no storefronts");
const t = loadTexts("account", "de");

const personal = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ["jwtToken", "customer_id", "user_identifier", "address_id", "profileName", "lastLocation"].filter(
      (key) => localStorage.getItem(key) !== null || sessionStorage.getItem(key) !== null,
    ),
  );

for (const { storefront, tag } of onePerScreen) {
  const { id, language } = storefront;
  test(
    `${id}: signs up, keeps an address, leaves, comes back and finds the order`,
    { tag },
    async ({ page, expected, baseURL }) => {
      test.slow();
      const accountTexts = loadTexts("account", language);
      const login = await register(page, storefront, baseURL);

      await open(page, storefront, "/account/addresses", baseURL);
      await expect(page.getByRole("main")).toContainText("Gumpendorfer Straße 10");
      await page.getByRole("link", { name: accountTexts("addresses.add") }).click();
      await page.getByLabel(accountTexts("addresses.label")).fill("Büro");
      await page.getByLabel(accountTexts("firstName"), { exact: true }).fill("Eva");
      await page.getByLabel(accountTexts("lastName"), { exact: true }).fill("Huber");
      await fillAddress(page, storefront);
      await page.getByRole("button", { name: accountTexts("addresses.save") }).click();
      const office = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Büro" }) });
      expected.expectStatus(500);
      const save = page.getByRole("button", { name: accountTexts("addresses.save") });
      await office.getByRole("link").click();
      await page.route("**/ExternalOrderApi/address/*", (route) => route.fulfill({ status: 500, json: {} }));
      await save.click();
      await expect(page.getByRole("alert")).toBeVisible();
      await page.unroute("**/ExternalOrderApi/address/*");
      await save.click();
      const remove = async (): Promise<void> => {
        await office.getByRole("button", { name: accountTexts("addresses.remove") }).click();
        await page
          .getByRole("dialog")
          .getByRole("button", { name: accountTexts("addresses.remove") })
          .click();
      };
      await page.route("**/addresses/*", (route) => route.fulfill({ status: 500, json: {} }));
      await remove();
      await expect(page.getByText(accountTexts("addresses.removeFailed")).first()).toBeVisible();
      await expect(page.getByRole("dialog")).toBeHidden();
      await page.unroute("**/addresses/*");
      await remove();
      await expect(office).toHaveCount(0);

      await open(page, storefront, "/logout", baseURL);
      await page.getByRole("button", { name: accountTexts("logout.submit") }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(accountTexts("logout.done"));
      expect(await personal(page)).toEqual([]);
      await signIn(page, storefront, login, baseURL);
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Eva Huber");

      await page.goto(await plentifulProductUrl(page.request, { id, index: 8 }, baseURL));
      await addToCart(page, language);
      await open(page, storefront, "/checkout", baseURL);
      const checkout = loadTexts("checkout", language);
      await expect(page.getByRole("main")).toContainText("Gumpendorfer Straße 10");
      await page.getByRole("button", { name: checkout("continue.delivery") }).click();
      await page.getByRole("button", { name: checkout("continue.payment") }).click();
      await page.locator(`input[name=paymentMethod][value="${PAYMENT.transfer}"]`).check();
      await page.getByRole("button", { name: checkout("continue.review") }).click();
      await page.locator("#accept-terms").check();
      await page.getByRole("button", { name: checkout("order"), exact: true }).click();
      const ref = await page.getByTestId("order-ref").innerText();

      await open(page, storefront, "/account", baseURL);
      await page
        .getByRole("article")
        .filter({ hasText: ref })
        .getByRole("link", { name: accountTexts("orders.view") })
        .click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(ref);
    },
  );
}

test(
  "a wrong password and an unknown address get the same message, and the input stays",
  { tag: "@anyscreen" },
  async ({ page, expected, baseURL }) => {
    expected.expectStatus(401);
    await open(page, austria, "/login-register?tab=login", baseURL);
    for (const email of [`nobody.${crypto.randomUUID()}@example.com`, DEMO.admin.email]) {
      await submitLogin(page, austria, { email, password: "not this one" });
      await expect(page.getByRole("alert")).toContainText("E-Mail-Adresse oder Passwort stimmen nicht.");
      await expect(page.getByLabel(t("email"), { exact: true })).toHaveValue(email);
      await expect(page.getByLabel(t("password"), { exact: true })).toHaveValue("not this one");
      await page.reload();
    }
  },
);

test(
  "at sign-in a shopper with a cart learns what the account's cart adds to it",
  { tag: "@anyscreen" },
  async ({ page, baseURL }) => {
    test.slow();
    const merged = t("login.cartMerged_one").replace("{{count}}", "1");
    const login = await register(page, austria, baseURL);
    await page.goto(await plentifulProductUrl(page.request, { id: austria.id, index: 5 }, baseURL));
    await addToCart(page, austria.language);
    await open(page, austria, "/logout", baseURL);
    await page.getByRole("button", { name: t("logout.submit") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("logout.done"));
    await signIn(page, austria, login, baseURL);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText(merged)).toHaveCount(0);
    await open(page, austria, "/logout", baseURL);
    await page.getByRole("button", { name: t("logout.submit") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("logout.done"));

    await page.goto(await plentifulProductUrl(page.request, { id: austria.id, index: 7 }, baseURL));
    await addToCart(page, austria.language);
    await signIn(page, austria, login, baseURL);
    await expect(page.getByText(merged)).toBeVisible();
    await open(page, austria, "/cart", baseURL);
    const lines = page.getByRole("main").getByRole("list", { name: loadTexts("cart", "de")("lines") });
    await expect(lines.getByRole("listitem")).toHaveCount(2);
  },
);

test(
  "missing fields are reported at the field and in the summary, in the language of the country",
  { tag: "@anyscreen" },
  async ({ page, baseURL }) => {
    await open(page, austria, "/login-register", baseURL);
    await page.getByText(t("titles.company"), { exact: true }).click();
    await page.getByLabel(t("postalCode")).fill("106");
    await page.getByLabel(t("email"), { exact: true }).fill("eva@example.com");
    await page.getByLabel(t("emailConfirm")).fill("eva@example.org");
    await page.getByRole("button", { name: t("register.submit") }).click();
    const summary = page.getByRole("alert");
    await expect(summary).toBeFocused();
    for (const text of [
      "Geben Sie den Namen der Firma ein.",
      "Die beiden E-Mail-Adressen sind verschieden.",
      "Die Postleitzahl muss 4 Ziffern haben.",
      "Stimmen Sie den AGB zu, um ein Konto anzulegen.",
    ]) {
      await expect(summary).toContainText(text);
      await expect(page.getByText(text)).toHaveCount(2);
    }
    await expect(page.getByLabel(t("postalCode"))).toHaveAccessibleDescription(/4 Ziffern/);
    await expect(page).toHaveTitle(/^Fehler: /);
    await summary.getByRole("link", { name: "Die Postleitzahl muss 4 Ziffern haben." }).click();
    await expect(page.getByLabel(t("postalCode"))).toBeFocused();
    await page.getByLabel(t("postalCode")).fill("1060");
    await expect(page.getByLabel(t("postalCode"))).not.toHaveAttribute("aria-invalid");
  },
);

test(
  "a new password by the emailed link; its secret leaves the URL, and it works once",
  { tag: "@anyscreen" },
  async ({ page, expected, baseURL }) => {
    test.slow();
    const login = await register(page, austria, baseURL);
    await open(page, austria, "/logout", baseURL);
    await page.getByRole("button", { name: t("logout.submit") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("logout.done"));
    await open(page, austria, "/forgot-password", baseURL);
    await page.getByLabel(t("email"), { exact: true }).fill(login.email);
    await page.getByRole("button", { name: t("forgot.submit") }).click();
    await expect(page.getByRole("heading", { name: t("forgot.sent") })).toBeVisible();
    const linkIn = (mails: string[]) => /\/reset-password\?token=[\w-]+/.exec(mails.join("\n"))?.[0];
    await expect.poll(() => linkIn(readEmails(login.email))).toBeDefined();
    const link = linkIn(readEmails(login.email)) ?? "";

    const password = "fünf Stühle am Tisch";
    const setPassword = async (): Promise<void> => {
      await open(page, austria, link, baseURL);
      await expect(page).toHaveURL(/\/reset-password$/);
      await page.getByLabel(t("passwordNew")).fill(password);
      await page.getByLabel(t("passwordConfirm")).fill(password);
      await page.getByRole("button", { name: t("reset.submit") }).click();
    };
    await setPassword();
    await expect(page.getByRole("heading", { name: t("reset.done") })).toBeVisible();
    await signIn(page, austria, { ...login, password }, baseURL);
    expected.expectStatus(410);
    await setPassword();
    await expect(page.getByRole("heading", { name: t("reset.invalid") })).toBeVisible();
  },
);

test("nothing shifts when an account page or an order's failure loads", async ({ page, baseURL }) => {
  test.slow();
  const shifts: string[] = [];
  const visit = async (path: string): Promise<void> => {
    await open(page, austria, path, baseURL);
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("main").locator("[aria-busy=true]")).toHaveCount(0);
    await expect(page.getByText(loadTexts("order", "de")("placed.loading"))).toHaveCount(0);
    shifts.push(...(await readLayoutShifts(page)).map((shift) => `${path}: ${shift}`));
  };
  await page.goto(await plentifulProductUrl(page.request, { id: austria.id, index: 9 }, baseURL));
  await addToCart(page, austria.language);
  await recordLayoutShifts(page);
  // Without a delay of the responses the loading state may never be painted.
  await page.route("**/api/**", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  // A cached font that arrives after the first paint.
  await page.addInitScript(() => localStorage.setItem("fontCached", "1"));
  await page.route("**/fonts/**", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await visit("/order-failed?reason=declined");
  await signIn(page, austria, DEMO["at-de"], baseURL);
  const order = page.getByRole("link", { name: t("orders.view") }).last();
  const orderPath = (await order.getAttribute("href")) ?? "";
  for (const path of ["", "/orders", "/addresses", "/details", "/company", "/password"]) await visit(`/account${path}`);
  await visit(orderPath);
  expect(shifts).toEqual([]);
});
