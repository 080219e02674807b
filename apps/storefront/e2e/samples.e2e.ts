import type { APIRequestContext } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { goToPayment } from "./support/checkout.ts";
import { findProduct } from "./support/products.ts";
import { expect, test } from "./support/shopTest.ts";
import { loadTexts, storefrontHome, testedStorefronts } from "./support/storefronts.ts";

/** Returns a product whose colours all have a sample. */
async function findSampledProduct(request: APIRequestContext, baseURL: string | undefined): Promise<number> {
  const origin = storefrontHome({ id: "at-de" }, baseURL);
  const ids: number[] = [];
  await findProduct(request, { origin, locale: "de_AT", countryId: 13 }, ({ ID, PSE_COUNT }) => {
    if (PSE_COUNT > 2) ids.push(ID);
    return ids.length === 40;
  });
  for (const id of ids) {
    const response = await request.get(new URL(`/api/accessory_product/${id}?locale=de_AT&kind=sample`, origin).href);
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- contract tests verify the shape
    const samples: unknown[] = await response.json();
    if (samples.length > 2) return id;
  }
  throw new Error("The demo catalogue has no such product");
}

for (const [index, storefront] of testedStorefronts.entries()) {
  const { language } = storefront;
  test(
    `${storefront.id}: a free sample is ordered from the close-up, without a payment`,
    { tag: index % 2 === 0 ? "@mobile" : "@desktop" },
    async ({ page, request, baseURL }) => {
      const product = loadTexts("product", language);
      const swatches = loadTexts("product/model", language);
      const checkout = loadTexts("checkout", language);
      const home = storefrontHome(storefront, baseURL);
      await page.goto(new URL(`/product/${await findSampledProduct(request, baseURL)}`, home).href);
      await expect(page.locator("form[data-hydrated]")).toHaveCount(1);
      const dialog = page.getByRole("dialog");
      await expect(async () => {
        await page.getByRole("button", { name: product("swatches"), exact: true }).click();
        await expect(dialog).toBeVisible({ timeout: 2000 });
      }).toPass();
      await dialog.getByRole("button", { name: swatches("sample.add") }).click();
      await expect(dialog.getByText(swatches("sample.added"))).toBeVisible();
      await expect(dialog.getByRole("button", { name: swatches("sample.add") })).toBeDisabled();
      await expectAccessible(page);
      await dialog.getByRole("link", { name: swatches("sample.toCart") }).click();

      await expect(page.getByText(loadTexts("cart", language)("line.sample"))).toBeVisible();
      await page.goto(new URL("/checkout", home).href);
      await goToPayment(page, storefront);
      await expect(page.getByText(checkout("nothingToPay"))).toBeVisible();
      await expect(page.locator("input[name=paymentMethod]")).toHaveCount(0);
      await expectAccessible(page);
      await page.getByRole("button", { name: checkout("continue.review") }).click();
      await page.locator("#accept-terms").check();
      await page.getByRole("button", { name: checkout("orderFree"), exact: true }).click();
      await expect(page.getByTestId("order-ref")).toHaveText(/^ORD\d{12}$/);
      await expect(page.getByRole("main")).toContainText(loadTexts("order", language)("nothingToPay"));
    },
  );
}
