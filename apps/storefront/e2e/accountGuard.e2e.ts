import { DEMO, open, register, signIn } from "./support/account.ts";
import { holdScripts } from "./support/hydration.ts";
import { expectAccessible } from "./support/axe.ts";
import { expect, test } from "./support/shopTest.ts";
import { testedStorefronts, loadTexts } from "./support/storefronts.ts";

const [austria, romania] = testedStorefronts;
if (austria === undefined || romania === undefined) throw new Error("no storefronts");
const t = loadTexts("account", "de");

const OWN = [
  "/account",
  "/account/orders",
  "/account/addresses",
  "/account/addresses?edit=new",
  "/account/details",
  "/account/password",
  "/account/company",
  "/account/data",
];
const PUBLIC = ["/login-register", "/login-register?tab=login", "/forgot-password", "/reset-password", "/logout"];

test("guests see no account page and return to it after sign-in", async ({ page, baseURL }) => {
  for (const path of ["/account", "/account/order/1"]) {
    const response = await open(page, austria, path, baseURL);
    expect(response?.headers()["cache-control"]).toBe("private, no-store");
    await expect(page).toHaveURL(/\/login-register\?tab=login$/);
  }
  await open(page, austria, "/account/password", baseURL);
  await page.getByLabel(t("email"), { exact: true }).fill(DEMO["at-de"].email);
  await page.getByLabel(t("password"), { exact: true }).fill(DEMO["at-de"].password);
  await page
    .getByRole("main")
    .getByRole("button", { name: t("login.submit") })
    .click();
  await expect(page).toHaveURL(/\/account\/password$/);
});

test("after signing out the back button shows nothing personal", async ({ page, baseURL }) => {
  await signIn(page, austria, DEMO["at-de"], baseURL);
  await page
    .getByRole("link", { name: t("nav.addresses") })
    .first()
    .click();
  await expect(page.getByRole("main")).toContainText("Musterweg");
  await page.getByRole("link", { name: t("nav.logout") }).click();
  await page
    .getByRole("main")
    .getByRole("button", { name: t("logout.submit") })
    .click();
  await expect(page.getByRole("heading", { name: t("logout.done") })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/login-register\?tab=login$/);
  await expect(page.locator("body")).not.toContainText("Musterweg");
  await expect(page.locator("body")).not.toContainText("Moser");
});

test("a customer ends the sessions of other devices, and stays signed in", async ({ page, browser, baseURL }) => {
  await signIn(page, austria, DEMO.company, baseURL);
  const otherDevice = await browser.newContext();
  const other = await otherDevice.newPage();
  await signIn(other, austria, DEMO.company, baseURL);
  await open(page, austria, "/account/password", baseURL);
  const devices = page.getByRole("region", { name: t("devices.title") });
  await expect(devices.locator("form")).toHaveAttribute("data-hydrated", "");
  await devices.getByRole("button").click();
  await expect(page.getByText(t("devices.done"))).toBeVisible();
  await open(other, austria, "/account/orders", baseURL);
  await expect(other).toHaveURL(/login-register/);
  await otherDevice.close();
  await open(page, austria, "/account/orders", baseURL);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/account\/orders$/);
});

test("signs in by keyboard alone", async ({ page, baseURL }) => {
  await open(page, austria, "/login-register?tab=login", baseURL);
  await page.getByRole("link", { name: t("tabLogin") }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel(t("email"), { exact: true })).toBeFocused();
  await page.keyboard.type(DEMO["at-de"].email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(DEMO["at-de"].password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("navigation", { name: t("nav.label") })).toBeVisible();
});

// The storefronts alternate, so that half of the pages are tested in each language.
for (const [turn, storefront] of [austria, romania].entries()) {
  const isMine = (_path: string, index: number): boolean => index % 2 === turn;
  test(`${storefront.id}: the account pages are accessible and fit 320 px`, async ({ page, baseURL }) => {
    test.slow();
    const accountTexts = loadTexts("account", storefront.language);
    const look = async (): Promise<void> => {
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
      await expectAccessible(page);
      const size = page.viewportSize();
      await page.setViewportSize({ width: 320, height: 700 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      if (size) await page.setViewportSize(size);
    };
    for (const path of PUBLIC.filter(isMine)) {
      await open(page, storefront, path, baseURL);
      await look();
    }
    const login = storefront === austria ? DEMO["at-de"] : DEMO["ro-ro"];
    await signIn(page, storefront, login, baseURL);
    for (const path of OWN.filter(isMine)) {
      await open(page, storefront, path, baseURL);
      await look();
    }
    await open(page, storefront, "/account/orders", baseURL);
    await page
      .getByRole("main")
      .getByRole("link", { name: accountTexts("orders.view") })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(/ORD\d+/);
    await look();
  });
}

test("registration is the default tab, and tab=register opens it", async ({ page, baseURL }) => {
  const texts = loadTexts("account", "ro");
  for (const search of ["", "?tab=register"]) {
    await open(page, romania, `/login-register${search}`, baseURL);
    const tabs = page.getByRole("navigation", { name: texts("tabs") });
    await expect(tabs.getByRole("link", { name: texts("tabRegister") })).toHaveAttribute("aria-current", "page");
    await expect(tabs.getByRole("link", { name: texts("tabLogin") })).not.toHaveAttribute("aria-current");
    await expect(page.locator("#register-email")).toBeVisible();
  }
});

test("every field has an autofill token", async ({ page, baseURL }) => {
  await open(page, romania, "/login-register", baseURL);
  const tokens: Record<string, string> = {
    firstName: "given-name",
    lastName: "family-name",
    email: "email",
    password: "new-password",
    passwordConfirm: "new-password",
    company: "organization",
    street: "address-line1",
    postalCode: "postal-code",
    city: "address-level2",
    stateId: "address-level1",
    countryId: "country",
    phone: "tel",
  };
  for (const [field, token] of Object.entries(tokens)) {
    await expect(page.locator(`#register-${field}`)).toHaveAttribute("autocomplete", token);
  }
  await open(page, romania, "/login-register?tab=login", baseURL);
  await expect(page.locator("#login-email")).toHaveAttribute("autocomplete", "username");
  await expect(page.locator("#login-password")).toHaveAttribute("autocomplete", "current-password");
});

test("input submitted before hydration is kept and sent once", async ({ page, baseURL }) => {
  const release = await holdScripts(page);
  const logins: string[] = [];
  page.on("request", (request) => request.url().endsWith("/api/login") && logins.push(request.url()));
  await page.goto("/login-register?tab=login", { waitUntil: "commit" });
  await page.getByLabel(t("email"), { exact: true }).fill(DEMO["at-de"].email);
  await page.getByLabel(t("password"), { exact: true }).fill(DEMO["at-de"].password);
  await page
    .getByRole("main")
    .getByRole("button", { name: t("login.submit") })
    .click();
  await expect(page.locator("form[data-held]")).toBeVisible();
  expect(page.url()).not.toContain("password");
  release();
  await expect(page.getByRole("navigation", { name: t("nav.label") })).toBeVisible();
  expect(logins).toHaveLength(1);
  expect(baseURL).toBeDefined();
});

test("a new password submitted before hydration is sent once", async ({ page, baseURL }) => {
  // A new password ends all sessions of its account: tests share the demo customers.
  const { password } = await register(page, austria, baseURL);
  const release = await holdScripts(page);
  const sent: string[] = [];
  page.on("request", (request) => request.url().endsWith("/api/changePassword") && sent.push(request.url()));
  await page.goto("/account/password", { waitUntil: "commit" });
  await page.getByLabel(t("passwordOld"), { exact: true }).fill(password);
  await page.getByLabel(t("passwordNew"), { exact: true }).fill(password);
  await page.getByLabel(t("passwordConfirm"), { exact: true }).fill(password);
  await page.getByRole("button", { name: t("passwordPage.submit") }).click();
  await expect(page.locator("form[data-held]")).toBeVisible();
  release();
  await expect(page.getByText(t("passwordPage.saved"))).toBeVisible();
  expect(sent).toHaveLength(1);
});

test("companies switch to prices without VAT; private customers are not prompted to", async ({ page, baseURL }) => {
  await signIn(page, austria, DEMO.company, baseURL);
  await open(page, austria, "/account/company", baseURL);
  const net = page.getByRole("main").getByLabel(t("companyPage.net"));
  await net.check();
  expect(await page.evaluate(() => localStorage.getItem("excludeVAT"))).toBe("true");
  await net.uncheck();
  await open(page, austria, "/logout", baseURL);
  await page
    .getByRole("main")
    .getByRole("button", { name: t("logout.submit") })
    .click();
  await expect(page.getByRole("heading", { name: t("logout.done") })).toBeVisible();
  await signIn(page, austria, DEMO["at-de"], baseURL);
  await open(page, austria, "/account/company", baseURL);
  await expect(page.getByText(t("companyPage.private"))).toBeVisible();
  await expect(page.getByRole("main").getByLabel(t("companyPage.net"))).toHaveCount(0);
});

test("admins get their bar, on a wide screen, with the entries of the page", async ({ page, baseURL }, { project }) => {
  await signIn(page, austria, DEMO.admin, baseURL);
  await page.goto("/");
  const bar = page.getByRole("navigation", { name: loadTexts("admin", "de")("title") });
  if (project.name === "mobile") {
    await expect(page.locator("html[data-admin]")).toBeAttached();
    await expect(bar).toBeHidden();
    return;
  }
  const link = (key: string) => bar.getByRole("link", { name: loadTexts("admin", "de")(key), exact: true });
  await expect(link("orders")).toHaveAttribute("href", /\/admin\/orders$/);
  const groups = ["customers", "orders", "catalog", "folders", "tools", "modules", "configuration"];
  await expect(bar.locator("ul").first().locator("> li > a, > li > details > summary")).toHaveText(
    groups.map((key) => loadTexts("admin", "de")(key)),
  );
  await expect(link("orders")).toHaveAttribute("target", "_blank");
  await expect(link("updateProduct")).toHaveCount(0);
  await page.getByRole("article").first().getByRole("link").first().click();
  await expect(link("updateProduct")).toHaveAttribute("href", /\/admin\/products\/update\?product_id=\d+$/);
  await expect(link("updateCategory")).toHaveAttribute("href", /\/admin\/categories\/update\?category_id=\d+$/);
  await expectAccessible(page);
});

test("an invalid link to a guest's order shows nothing, and its URL reaches no third party", async ({
  page,
  expected,
  baseURL,
}) => {
  expected.expectStatus(404);
  const response = await open(page, romania, "/guest/invoice/ORD000000000001/AAAAAAAAAAAAAAAAAAAAAA", baseURL);
  expect(response?.headers()).toMatchObject({ "cache-control": "private, no-store", "referrer-policy": "no-referrer" });
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(loadTexts("order", "ro")("view.none"));
  expect(await page.evaluate(() => localStorage.getItem("lastLocation"))).toBeNull();
});
