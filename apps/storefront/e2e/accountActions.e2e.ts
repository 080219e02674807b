import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import * as v from "valibot";
import { DEMO, readEmails, open, register, signIn, submitLogin } from "./support/account.ts";
import { expectAccessible } from "./support/axe.ts";
import { findPlentifulProduct } from "./support/products.ts";
import { expect, test } from "./support/shopTest.ts";
import { testedStorefronts, loadTexts } from "./support/storefronts.ts";

const [austria, romania] = testedStorefronts;
if (austria === undefined || romania === undefined) throw new Error("no storefronts");

// Each test consumes data of a demo customer, so it runs on one screen only.

test("a buyer reviews a product, and sees that it awaits approval", { tag: "@mobile" }, async ({ page, baseURL }) => {
  test.slow();
  const t = loadTexts("product", "ro");
  const form = loadTexts("product/opened", "ro");
  await signIn(page, romania, DEMO["ro-ro"], baseURL);
  await open(page, romania, `/product/${await findBoughtProduct(page)}`, baseURL);
  const write = page.getByRole("button", { name: t("reviewForm.open") });
  // Content below the fold loads when it is scrolled near.
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await write.click();
  const send = page.getByRole("button", { name: form("review.submit") });
  await send.click();
  await expect(page.getByRole("alert")).toBeFocused();
  const stars = page.getByRole("group", { name: form("review.rating") });
  await stars.getByRole("radio", { name: t("reviews.rating_other").replace("{{count}}", "4") }).check();
  await page.getByLabel(form("review.headline")).fill("Stă bine");
  await page.getByLabel(form("review.words")).fill("Nu se clatină.");
  await expectAccessible(page);
  await send.click();
  await expect(page.getByText(form("review.pending"))).toBeVisible();
  await page.reload();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(page.getByText(t("reviews.whoMay"))).toBeVisible();
  await expect(write).toHaveCount(0);
  await expect(page.locator("body")).not.toContainText("Nu se clatină.");
});

test(
  "an order is canceled from the account after a confirmation",
  { tag: "@desktop" },
  async ({ page, expected, baseURL }) => {
    test.slow();
    const account = loadTexts("account", "de");
    const order = loadTexts("order", "de");
    await signIn(page, austria, DEMO["at-de"], baseURL);
    const token = (await page.evaluate(() => localStorage.getItem("jwtToken"))) ?? "";
    // A new order, because a retry would find the demo's order canceled.
    const ref = await placeOrder(page, baseURL, { email: DEMO["at-de"].email, token });
    await open(page, austria, "/account/orders", baseURL);
    const own = page.getByRole("article").filter({ hasText: ref });
    await expect(own).toContainText(account("status.not_paid"));
    await own.getByRole("link", { name: account("orders.view") }).click();
    await page.getByRole("button", { name: order("cancel.ask") }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: order("cancel.keep") }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("main")).toContainText(account("status.not_paid"));
    await page.getByRole("button", { name: order("cancel.ask") }).click();
    expected.expectStatus(500);
    await page.route("**/api/order/cancel", (route) => route.fulfill({ status: 500, json: {} }));
    await dialog.getByRole("button", { name: order("cancel.ask") }).click();
    await expect(page.getByText(order("cancel.failed")).first()).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.unroute("**/api/order/cancel");
    await page.getByRole("button", { name: order("cancel.ask") }).click();
    await dialog.getByRole("button", { name: order("cancel.ask") }).click();
    // The dialog also contains the text until it is closed.
    await expect(page.getByText(order("cancel.done")).first()).toBeVisible();
    await expect(page.getByRole("button", { name: order("cancel.ask") })).toHaveCount(0);
    await open(page, austria, "/account/orders", baseURL);
    await expect(own).toContainText(account("status.canceled"));
  },
);

test("the link in a guest's email grants access to the order", { tag: "@desktop" }, async ({ page, baseURL }) => {
  test.slow();
  const email = `gast.${crypto.randomUUID()}@example.com`;
  await placeOrder(page, baseURL, { email });
  const linkIn = (mails: string[]) => /\/guest\/invoice\/(ORD\d+)\/[\w-]+/.exec(mails.join("\n"));
  await expect.poll(() => linkIn(readEmails(email))).not.toBeNull();
  const [path = "", ref = ""] = linkIn(readEmails(email)) ?? [];
  const response = await open(page, austria, path, baseURL);
  expect(response?.headers()).toMatchObject({ "cache-control": "private, no-store", "referrer-policy": "no-referrer" });
  await expect(page.getByRole("heading", { level: 1 })).toContainText(ref);
  await expect(page.getByRole("main")).toContainText("Lindengasse 12/3");
  expect(await page.evaluate(() => localStorage.getItem("lastLocation"))).toBeNull();
});

test("a new email takes effect once its link is confirmed; a browser's session is renewed with its cookie only", async ({
  page,
  expected,
  baseURL,
}) => {
  test.slow();
  const t = loadTexts("account", "de");
  const login = await register(page, austria, baseURL);
  const renew = () =>
    page.evaluate(async () => {
      const body = { customer_id: localStorage.getItem("customer_id"), email: localStorage.getItem("user_identifier") };
      const response = await fetch("/api/refreshToken", {
        method: "POST",
        headers: { Authorization: `Bearer ${localStorage.getItem("jwtToken")}`, "Content-Type": "application/json" },
        body: JSON.stringify(body),
      });
      return response.status;
    });
  const cookie = async () => (await page.context().cookies()).find(({ name }) => name === "__Host-rt");
  expect(await cookie()).toMatchObject({ httpOnly: true, secure: true, sameSite: "Strict" });
  await page.context().clearCookies({ name: "__Host-rt" });
  expected.expectStatus(403);
  expect(await renew()).toBe(403);

  const email = `neu.${login.email}`;
  await open(page, austria, "/account/details", baseURL);
  await page.getByLabel(t("email"), { exact: true }).fill(email);
  await page.getByLabel(t("details.passwordFor")).fill(login.password);
  await page.getByRole("button", { name: t("details.submit") }).click();
  await expect(page.getByText(t("details.pending"))).toBeVisible();
  await expectAccessible(page);
  const linkIn = (mails: string[]) => /\/confirm-email\?token=[\w-]+/.exec(mails.join("\n"))?.[0];
  await expect.poll(() => linkIn(readEmails(email))).toBeDefined();

  expected.expectStatus(401);
  await open(page, austria, linkIn(readEmails(email)) ?? "", baseURL);
  await expect(page).toHaveURL(/\/confirm-email$/);
  await page.getByRole("button", { name: t("confirmEmail.submit") }).click();
  await expect(page.getByRole("heading", { name: t("confirmEmail.done") })).toBeVisible();
  await signIn(page, austria, { ...login, email }, baseURL);
  expect(await cookie()).toBeDefined();
  expect(await renew()).toBe(200);
});

test(
  "a customer downloads the stored data and deletes the account",
  { tag: "@desktop" },
  async ({ page, expected, baseURL }) => {
    test.slow();
    const t = loadTexts("account", "de");
    const login = await register(page, austria, baseURL);
    await open(page, austria, "/account/data", baseURL);
    const section = (name: string) => page.getByRole("region", { name, exact: true });
    const copy = section(t("dataPage.exportTitle"));
    await copy.getByLabel(t("password"), { exact: true }).fill("falsch");
    expected.expectStatus(422);
    await copy.getByRole("button", { name: t("dataPage.exportSubmit") }).click();
    await expect(copy.getByRole("alert")).toBeFocused();
    await expectAccessible(page);
    await copy.getByLabel(t("password"), { exact: true }).fill(login.password);
    const downloading = page.waitForEvent("download");
    await copy.getByRole("button", { name: t("dataPage.exportSubmit") }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe("meine-daten.json");
    const data: unknown = JSON.parse(await readFile(await download.path(), "utf8"));
    expect(data).toMatchObject({ profile: { email: login.email }, addresses: [{ city: austria.city }], orders: [] });

    const erase = section(t("dataPage.eraseTitle"));
    await erase.getByLabel(t("password"), { exact: true }).fill(login.password);
    await page.route("**/api/eraseCustomer", (route) =>
      route.fulfill({ status: 409, json: { error: "ORD1", code: "ERASURE_BLOCKED" } }),
    );
    expected.expectStatus(409);
    await erase.getByRole("button", { name: t("dataPage.eraseSubmit") }).click();
    await expect(erase.getByText(t("dataPage.blocked"))).toBeVisible();
    await expectAccessible(page);
    await page.unroute("**/api/eraseCustomer");
    await page.reload();
    await erase.getByLabel(t("password"), { exact: true }).fill(login.password);
    await erase.getByRole("button", { name: t("dataPage.eraseSubmit") }).click();
    await expect(erase.getByText(t("dataPage.sentText"))).toBeVisible();
    await expectAccessible(page);
    const linkIn = (mails: string[]) => /\/confirm-erasure\?token=[\w-]+/.exec(mails.join("\n"))?.[0];
    await expect.poll(() => linkIn(readEmails(login.email))).toBeDefined();

    await open(page, austria, linkIn(readEmails(login.email)) ?? "", baseURL);
    await expect(page).toHaveURL(/\/confirm-erasure$/);
    await expectAccessible(page);
    expected.expectStatus(401);
    await page.getByRole("button", { name: t("confirmErasure.submit") }).click();
    await expect(page.getByRole("heading", { name: t("confirmErasure.done") })).toBeVisible();
    await open(page, austria, "/login-register?tab=login", baseURL);
    await submitLogin(page, austria, login);
    await expect(page.getByRole("alert")).toBeVisible();
  },
);

async function findBoughtProduct(page: Page): Promise<number> {
  const token = await page.evaluate(() => localStorage.getItem("jwtToken"));
  const response = await page.request.get("/api/ExternalOrderApi/order/?api_locale=ro_RO", {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { OrderItems } = v.parse(
    v.object({ OrderItems: v.array(v.object({ order_product: v.array(v.object({ PRODUCT_ID: v.number() })) })) }),
    await response.json(),
  );
  return OrderItems[0]?.order_product[0]?.PRODUCT_ID ?? 0;
}

const CARTS = v.object({ data: v.object({ cartId: v.number(), cart: v.object({ token: v.string() }) }) });

/**
 * Places an order through the API only.
 *
 * @param by customer with a token, or a guest without
 * @returns the order number
 */
async function placeOrder(
  page: Page,
  baseURL: string | undefined,
  { email, token }: { email: string; token?: string },
): Promise<string> {
  const { request } = page;
  const {
    ID,
    PRODUCT_SALE_ELEMENT,
    quantityCount: quantity,
  } = await findPlentifulProduct(request, { id: "at-de", index: 9 }, baseURL);
  const line = { append: 1, product: ID, product_sale_elements_id: PRODUCT_SALE_ELEMENT, quantity };
  const added = v.parse(CARTS, await (await request.post("/api/cart/add", { data: { thelia_cart_add: line } })).json());
  const { cartId: cart_id, cart } = added.data;
  const headers = { "X-Cart-Token": cart.token, ...(token !== undefined && { Authorization: `Bearer ${token}` }) };
  const assigned = v.parse(
    v.object({ data: v.object({ customer_id: v.number() }) }),
    await (await request.post("/api/cart/assignCustomer", { headers, data: { email, cart_id } })).json(),
  );
  const { customer_id } = assigned.data;
  const address = {
    cart_id,
    customer_id,
    title: 1,
    firstname: "Anna",
    lastname: "Huber",
    address1: "Lindengasse 12/3",
    zipcode: "1070",
    city: "Wien",
    country: 13,
    phone: "+43 660 1234567",
  };
  const { AddressItems } = v.parse(
    v.object({ AddressItems: v.array(v.object({ ID: v.number() })) }),
    await (await request.post("/api/ExternalOrderApi/address", { headers, data: address })).json(),
  );
  const paid = await request.post("/api/vorkasse/pay", {
    headers,
    data: {
      cart_id,
      customer_id,
      email,
      delivery_address_id: AddressItems[0]?.ID,
      invoice_address_id: AddressItems[0]?.ID,
      delivery_module_id: 77,
      payment_module_id: 1,
      country_id: 13,
      locale: "de_AT",
      satellite: "AT",
    },
  });
  expect(paid.status(), await paid.text()).toBe(200);
  const result = await request.get(`/api/order/result?cart_id=${cart_id}`, { headers });
  return v.parse(v.object({ ref: v.string() }), await result.json()).ref;
}
