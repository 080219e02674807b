import { addToCart } from "./support/addToCart.ts";
import { findProduct } from "./support/products.ts";
import { expect, test } from "./support/shopTest.ts";
import { storefrontHome } from "./support/storefronts.ts";

const AT = { id: "at-de", locale: "de_AT", countryId: 13 };

/** Chromium with blocked site data: storage, cookies and Web Locks throw SecurityError. */
function blockSiteData(): void {
  const refuse = (): never => {
    throw new DOMException("Access is denied for this document.", "SecurityError");
  };
  for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get: refuse });
  Object.defineProperty(Document.prototype, "cookie", { get: refuse, set: refuse });
  LockManager.prototype.request = () => Promise.reject(new DOMException("The request was denied.", "SecurityError"));
}

test("with site data blocked, an add reaches the backend and the badge shows it", async ({
  page,
  request,
  baseURL,
}) => {
  await page.addInitScript(blockSiteData);
  const { URL: path } = await findProduct(
    request,
    { ...AT, origin: storefrontHome(AT, baseURL) },
    ({ stock, quantityCount, PSE_COUNT }) => stock > 15 && quantityCount === 1 && PSE_COUNT === 1,
  );
  await page.goto(new URL(path, storefrontHome(AT, baseURL)).href);
  await page.waitForLoadState("networkidle");
  await addToCart(page, "de");
  await expect(page.locator(".lh-header .sh-badge:visible, header .sh-badge:visible").first()).toContainText("1");
});
