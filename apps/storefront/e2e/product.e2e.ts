import type { Page } from "@playwright/test";
import { holdScripts } from "./support/hydration.ts";
import { expectAccessible } from "./support/axe.ts";
import { findVariant, readCatalogue, getAttributeValue } from "./support/catalogue.ts";
import { plentifulProductUrl } from "./support/products.ts";
import { scrollTo } from "./support/scrollTo.ts";
import { expect, test } from "./support/shopTest.ts";
import { storefrontHome, onePerScreen, loadTexts } from "./support/storefronts.ts";

const t = loadTexts("product", "de");
const euro = (amount: number): string =>
  new Intl.NumberFormat("de-AT", { style: "currency", currency: "EUR" }).format(amount);
const priceIn = (page: Page) => page.locator(".sh-price-now");

test(
  "choosing another variant changes price and URL, and a reload keeps it",
  { tag: "@anyscreen" },
  async ({ page, request, baseURL }) => {
    const { product, combination: other } = findVariant(
      (await readCatalogue(request, storefrontHome({ id: "at-de" }, baseURL), "de_AT")).filter(({ combinations }) =>
        combinations.every(({ promo }) => !promo),
      ),
      (one, combination) => {
        const [first] = one.combinations;
        return (
          first !== undefined &&
          combination.quantity > 0 &&
          combination.price !== first.price &&
          getAttributeValue(combination, "color") !== getAttributeValue(first, "color")
        );
      },
    );
    await page.goto(product.url);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(product.title);
    await page.getByRole("radio", { name: getAttributeValue(other, "color") }).check({ force: true });
    await page.getByRole("radio", { name: getAttributeValue(other, "size"), exact: true }).check({ force: true });

    await expect(page).toHaveURL(new RegExp(`[?&]pse=${other.pse_id}$`));
    await expect(priceIn(page)).toHaveText(euro(other.price));
    await page.reload();
    await expect(priceIn(page)).toHaveText(euro(other.price));
    await expect(page.getByRole("radio", { name: getAttributeValue(other, "size"), exact: true })).toBeChecked();
  },
);

test(
  "a sold-out variant stays visible, is marked and cannot be added",
  { tag: "@mobile" },
  async ({ page, request, baseURL }) => {
    const products = await readCatalogue(request, storefrontHome({ id: "at-de" }, baseURL), "de_AT");
    const { product, combination } = findVariant(
      products,
      ({ combinations }, { quantity }) => quantity === 0 && combinations.some((one) => one.quantity > 1),
    );
    await page.goto(`${product.url}?pse=${combination.pse_id}`);
    await expect(page.getByText(t("stock.none"))).toBeVisible();
    await expect(page.getByText(t("stock.others"))).toBeVisible();
    await expect(page.getByRole("button", { name: t("addToCart") })).toHaveCount(0);
    await expectAccessible(page);
  },
);

test("adding responds at once with variant, quantity and price, and every click counts", async ({
  page,
  request,
  baseURL,
}) => {
  const { product, combination } = findVariant(
    await readCatalogue(request, storefrontHome({ id: "at-de" }, baseURL), "de_AT"),
    ({ step }, { quantity, attributes }) => step === 1 && quantity >= 10 && attributes.length > 0,
  );
  await page.goto(`${product.url}?pse=${combination.pse_id}`);
  // The response is delayed; the page updates optimistically.
  const { promise: responded, resolve: respond } = Promise.withResolvers<void>();
  await page.route("**/api/cart/add", async (route) => {
    await responded;
    await route.continue();
  });
  const button = page.getByRole("button", { name: t("addToCart") }).first();
  await button.click();
  const panel = page.getByRole("status").filter({ hasText: t("added") });
  await expect(panel).toBeVisible();
  await expect(panel).toContainText(product.title);
  await expect(panel).toContainText(getAttributeValue(combination, "color"));
  await expect(panel).toContainText(euro(combination.price));
  respond();
  await expectAccessible(page);
  await button.click();
  await button.click();
  await expect(panel).toContainText(/3\s×/);
  await panel.getByRole("link", { name: t("toCart") }).click();
  await expect(
    page.getByLabel(loadTexts("cart", "de")("line.quantity").replace("{{title}}", product.title)),
  ).toHaveValue("3");
  await expect(page.locator("[data-estimated]")).toHaveCount(0);
  await page.reload();
  await expect(
    page.getByLabel(loadTexts("cart", "de")("line.quantity").replace("{{title}}", product.title)),
  ).toHaveValue("3");
});

test("Esc closes the confirmation, which covers the focused button", { tag: "@mobile" }, async ({ page, baseURL }) => {
  await page.goto(await plentifulProductUrl(page.request, { id: "at-de", index: 0 }, baseURL));
  const button = page.getByRole("button", { name: t("addToCart") }).first();
  await button.press("Enter");
  await expect(page.getByText(t("added"))).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText(t("added"))).toHaveCount(0);
  await expect(button).toBeFocused();
});

test("a rejected change is rolled back, with the reason", { tag: "@desktop" }, async ({ page, request, baseURL }) => {
  const { product, combination } = findVariant(
    await readCatalogue(request, storefrontHome({ id: "at-de" }, baseURL), "de_AT"),
    ({ step }, { quantity }) => step === 1 && quantity > 1 && quantity < 6,
  );
  await page.goto(`${product.url}?pse=${combination.pse_id}`);
  const quantity = page.getByLabel(t("quantity"), { exact: true });
  await quantity.fill(String(combination.quantity));
  const button = page.getByRole("button", { name: t("addToCart") }).first();
  await button.click();
  const panel = page.locator(".lh-added");
  await expect(panel).toBeVisible();
  await button.click();
  await expect(page.getByText(`Es sind nur noch ${combination.quantity} Stück verfügbar.`)).toBeVisible();
  await expect(panel).toHaveCount(0);
});

test(
  "a click and a choice before hydration are kept and count once",
  { tag: "@anyscreen" },
  async ({ page, request, baseURL }) => {
    const { product } = findVariant(
      await readCatalogue(request, storefrontHome({ id: "at-de" }, baseURL), "de_AT"),
      ({ step, combinations }) =>
        step === 1 &&
        combinations.filter(({ quantity, attributes }) => quantity > 3 && attributes.length === 1).length > 1,
    );
    const other = product.combinations.findLast(({ quantity }) => quantity > 3);
    if (other === undefined) throw new Error("no other variant");
    const release = await holdScripts(page);
    await page.goto(product.url, { waitUntil: "commit" });
    await page.getByRole("radio", { name: getAttributeValue(other, "color") }).check({ force: true });
    await page
      .getByRole("button", { name: t("addToCart") })
      .first()
      .click();
    await expect(page.locator("form[data-held]")).toHaveCount(1);
    release();

    const panel = page.getByRole("status").filter({ hasText: t("added") });
    await expect(panel).toContainText(/1\s×/);
    await expect(panel).toContainText(getAttributeValue(other, "color"));
    await panel.getByRole("link", { name: t("toCart") }).click();
    await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(1);
    await expect(page.getByRole("main").getByRole("spinbutton")).toHaveValue("1");
  },
);

test("two choices before hydration are both kept", { tag: "@anyscreen" }, async ({ page, request, baseURL }) => {
  const { product, combination: other } = findVariant(
    await readCatalogue(request, storefrontHome({ id: "at-de" }, baseURL), "de_AT"),
    ({ combinations: [first] }, combination) =>
      first !== undefined &&
      combination.quantity > 0 &&
      ["color", "size"].every((code) => getAttributeValue(combination, code) !== getAttributeValue(first, code)),
  );
  const release = await holdScripts(page);
  await page.goto(product.url, { waitUntil: "commit" });
  for (const code of ["color", "size"])
    await page.getByRole("radio", { name: getAttributeValue(other, code), exact: true }).check({ force: true });
  release();
  await expect(page).toHaveURL(new RegExp(`[?&]pse=${other.pse_id}$`));
  for (const code of ["color", "size"])
    await expect(page.getByRole("radio", { name: getAttributeValue(other, code), exact: true })).toBeChecked();
});

test("a page scrolled before hydration keeps its position, and going back restores it", async ({ page }) => {
  const release = await holdScripts(page);
  const scrollPosition = () => page.evaluate(() => Math.round(window.scrollY));
  await page.goto("/product/17", { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeAttached();
  await page.evaluate(() => window.scrollTo(0, 500));
  release();
  await expect(page.locator("form[data-hydrated]")).toHaveCount(1);
  expect(await scrollPosition()).toBe(500);
  const imprint = page.getByRole("contentinfo").getByRole("link", { name: "Impressum" });
  await scrollTo(imprint);
  await imprint.click();
  await expect(page.getByRole("heading", { level: 1, name: "Impressum" })).toBeVisible();
  await expect.poll(scrollPosition).toBe(0);
  await page.goBack();
  await expect(page.locator("form[data-hydrated]")).toHaveCount(1);
  await expect.poll(scrollPosition).toBeGreaterThan(0);
});

test("quantities are multiples of the step", { tag: "@mobile" }, async ({ page, request, baseURL }) => {
  const { product, combination } = findVariant(
    await readCatalogue(request, storefrontHome({ id: "at-de" }, baseURL), "de_AT"),
    ({ step }, { quantity }) => step === 2 && quantity >= 8,
  );
  await page.goto(`${product.url}?pse=${combination.pse_id}`);
  const quantity = page.getByLabel(t("quantity"), { exact: true });
  await expect(quantity).toHaveValue("2");
  await quantity.fill("3");
  await quantity.blur();
  await expect(quantity).toHaveValue("4");
  await expect(page.getByText(t("adjusted").replace("{{quantity}}", "4"))).toBeVisible();
  await page.getByRole("button", { name: t("increase") }).click();
  await expect(quantity).toHaveValue("6");
});

test("structured data has an offer for every variant", { tag: "@desktop" }, async ({ request, baseURL }) => {
  const origin = storefrontHome({ id: "at-de" }, baseURL);
  const { product } = findVariant(
    await readCatalogue(request, origin, "de_AT"),
    ({ combinations }) => combinations.length > 2 && combinations.every(({ promo }) => !promo),
  );
  const html = await (await request.get(new URL(product.url, origin).href)).text();
  const json = /<script type="application\/ld\+json"[^>]*>([^<]*"@type":"Product".*?)<\/script>/s.exec(html)?.[1] ?? "";
  const data: { "@type": string; offers: Array<{ price: string; priceCurrency: string }> } = JSON.parse(json);
  expect(data["@type"]).toBe("Product");
  expect(data.offers.map(({ price }) => Number(price))).toEqual(product.combinations.map(({ price }) => price));
  expect(json).not.toContain("<");
});

test.describe("without JavaScript", { tag: "@mobile" }, () => {
  test.use({ javaScriptEnabled: false });

  test("the product shows price, dates and measures", async ({ page, request, baseURL }) => {
    const { product } = findVariant(
      await readCatalogue(request, storefrontHome({ id: "at-de" }, baseURL), "de_AT"),
      (_, { quantity }) => quantity > 0,
    );
    await page.goto(product.url);
    await expect(priceIn(page)).toBeVisible();
    const delivery = page.getByRole("list", { name: t("delivery.title") });
    await expect(delivery).toContainText(t("delivery.when"));
    // Shipping costs to this country, before adding to the cart.
    const response = await request.get(new URL(`/api/products/${product.id}`, page.url()).href);
    const [{ postage }]: [{ postage: number }] = JSON.parse(await response.text());
    await expect(delivery).toContainText(postage.toFixed(2).replace(".", ","));
    await expect(page.getByRole("heading", { level: 2, name: t("sections.measures") })).toBeVisible();
    const note = page.locator("form noscript p");
    await expect(note).toContainText("Sie können auch telefonisch bestellen");
    const quantity = page.getByRole("spinbutton", { name: t("quantity") });
    await quantity.fill("1");
    await page.getByRole("button", { name: t("addToCart") }).click();
    await expect(page).toHaveURL(/#no-script$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(product.title);
    await expect(note).toBeInViewport();
  });
});

for (const { storefront, tag } of onePerScreen) {
  test(`nothing is wider than 320 px: ${storefront.id}`, { tag }, async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const id of [7, 17]) {
      await page.goto(new URL(`/product/${id}`, storefrontHome(storefront, baseURL)).href);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    }
  });
}
