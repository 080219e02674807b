import type { APIRequestContext, Page } from "@playwright/test";
import { messages as de } from "../../../packages/core/src/locales/de.ts";
import { addToCart } from "./support/addToCart.ts";
import { expectAccessible } from "./support/axe.ts";
import { type CatalogueProduct, findVariant, readCatalogue } from "./support/catalogue.ts";
import { expect, test } from "./support/shopTest.ts";
import { readLayoutShifts, recordLayoutShifts } from "./support/layoutShifts.ts";
import { storefrontHome, testedStorefronts, loadTexts } from "./support/storefronts.ts";

const t = loadTexts("cart", "de");
const quantityOf = (page: Page, { title }: CatalogueProduct) =>
  page.getByRole("main").getByLabel(t("line.quantity").replace("{{title}}", title));
const removeOf = (page: Page, { title }: CatalogueProduct) =>
  page.getByRole("main").getByRole("button", { name: t("line.remove").replace("{{title}}", title) });
const lines = (page: Page) => page.getByRole("list", { name: t("lines") }).getByRole("listitem");
const summary = (page: Page) => page.getByRole("region", { name: t("summary") });
const shipping = (page: Page) =>
  summary(page)
    .locator(".sh-totals-row:not([data-kind])")
    .filter({ hasText: t("shipping") })
    .locator("dd");

async function fillCart(page: Page, request: APIRequestContext, origin: string): Promise<readonly CatalogueProduct[]> {
  const products = await readCatalogue(request, origin, "de_AT");
  const plenty = findVariant(products, ({ step, freight }, { quantity }) => step === 1 && !freight && quantity > 15);
  const freight = findVariant(products, (product, { quantity }) => product.freight && quantity > 15);
  for (const { product, combination } of [plenty, freight]) {
    await page.goto(`${product.url}?pse=${combination.pse_id}`);
    await addToCart(page, "de");
  }
  await page.goto("/cart");
  await expect(lines(page)).toHaveCount(2);
  return [plenty.product, freight.product];
}

test(
  "quantities change, lines are removed and restored, and a reload keeps the cart",
  { tag: "@anyscreen" },
  async ({ page, request, baseURL }) => {
    const [first, second] = await fillCart(page, request, storefrontHome({ id: "at-de" }, baseURL));
    if (first === undefined || second === undefined) throw new Error("no products");
    await quantityOf(page, first).fill("3");
    await quantityOf(page, first).press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("4");
    await expect(page.locator("[data-estimated]")).toHaveCount(0);

    await removeOf(page, first).click();
    await expect(lines(page)).toHaveCount(1);
    await expect(removeOf(page, second)).toBeFocused();
    await expect(page.getByText("Aus dem Warenkorb entfernt")).toBeVisible();
    await page.getByRole("button", { name: t("undo") }).click();
    await expect(lines(page)).toHaveCount(2);
    await expect(quantityOf(page, first)).toHaveValue("3");
    await expect(page.locator("[data-estimated]")).toHaveCount(0);

    await page.reload();
    await expect(lines(page)).toHaveCount(2);
    await expect(quantityOf(page, first)).toHaveValue("3");
    await expect(quantityOf(page, second)).toHaveValue("1");
  },
);

test(
  "another country has other VAT and other shipping costs, another method another price",
  { tag: "@anyscreen" },
  async ({ page, request, baseURL }) => {
    await fillCart(page, request, storefrontHome({ id: "at-de" }, baseURL));
    await expect(summary(page)).toContainText(/USt\.\s\(20\s%\)/);
    await expect(shipping(page)).toHaveText(/90,00/);
    await summary(page).getByRole("radio", { name: "Wunschzimmer" }).check();
    await expect(shipping(page)).toHaveText(/149,00/);
    await summary(page).getByLabel(t("country")).selectOption("5");
    await expect(summary(page)).toContainText(/USt\.\s\(19\s%\)/);
    await expect(shipping(page)).toHaveText(/149,00/);
    await page.reload();
    await expect(summary(page).getByLabel(t("country"))).toHaveValue("5");
    await expect(summary(page)).toContainText(/USt\.\s\(19\s%\)/);
  },
);

test(
  "minus at one unit and a typed 0 remove the line, with Undo",
  { tag: "@anyscreen" },
  async ({ page, request, baseURL }) => {
    const [first, second] = await fillCart(page, request, storefrontHome({ id: "at-de" }, baseURL));
    if (first === undefined || second === undefined) throw new Error("no products");
    await quantityOf(page, first).fill("0");
    await quantityOf(page, first).press("Enter");
    await expect(lines(page)).toHaveCount(1);
    const toast = page.locator(".sh-toast");
    await expect(toast).toContainText(de.cart.removed);
    // Neutral, not the style of an error: decision 0208.
    await expect(toast).toHaveAttribute("data-tone", "neutral");
    await page.getByRole("button", { name: t("undo") }).click();
    await expect(lines(page)).toHaveCount(2);
    await lines(page)
      .filter({ hasText: second.title })
      .getByRole("button", { name: t("line.decrease"), exact: true })
      .click();
    await expect(lines(page)).toHaveCount(1);
    await expect(lines(page)).toContainText(first.title);
    await page.getByRole("button", { name: t("undo") }).click();
    await expect(quantityOf(page, second)).toHaveValue("1");
  },
);

test("shipping costs answered with 'Invalid data' are unknown, and can be requested again", async ({
  page,
  request,
  baseURL,
}) => {
  await page.route("**/getActiveDelivery/**", async (route) => {
    const response = await route.fetch();
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- contract tests verify the shape
    const { data } = await response.json();
    const methods = data.map((method: object) => ({ ...method, postage_amount: null, postage_amount_taxed: null }));
    await route.fulfill({ response, json: { data: methods } });
  });
  await page.route("**/customdelivery/postage", (route) =>
    route.fulfill({ json: { postage_amount: null, postage_amount_taxed: null, error: "Invalid data" } }),
  );
  await fillCart(page, request, storefrontHome({ id: "at-de" }, baseURL));
  await expect(shipping(page)).toHaveText(t("shippingUnknown"));
  await expect(summary(page).getByRole("alert")).toContainText(t("deliveryUnknown"));
  await expect(summary(page)).not.toContainText(t("shippingLoading"));
  await page.unrouteAll();
  await summary(page).getByRole("alert").getByRole("button").click();
  await expect(shipping(page)).toHaveText(/90,00/);
});

test("a cart that no longer exists is reported", { tag: "@anyscreen" }, async ({ page, request, baseURL }) => {
  await fillCart(page, request, storefrontHome({ id: "at-de" }, baseURL));
  // Leaves first: a request of this page would take the answer and its message along.
  await page.goto("about:blank");
  await page.route("**/api/cart/*", (route) =>
    route.fulfill({ json: { status_code: 404, status: "Cart not found", data: null } }),
  );
  await page.goto("/cart", { waitUntil: "commit" });
  await expect(page.getByText(de.cart.gone)).toBeVisible();
  await expect(page.getByRole("heading", { name: t("empty.title") })).toBeVisible();
});

test("removing the last line shows an empty cart with links", async ({ page, request, baseURL }) => {
  const products = await fillCart(page, request, storefrontHome({ id: "at-de" }, baseURL));
  for (const product of products) await removeOf(page, product).click();
  await expect(page.getByRole("heading", { name: t("empty.title") })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole("main")
    .getByRole("link", { name: t("empty.action") })
    .click();
  await expect(page).toHaveURL(storefrontHome({ id: "at-de" }, baseURL));
});

const WIDE = { tag: "@desktop" }; // Narrow screens link to the cart page instead.

test(
  "the header's cart shows lines and sums, removes lines, and links to cart and checkout",
  WIDE,
  async ({ page, request, baseURL }) => {
    const [first] = await fillCart(page, request, storefrontHome({ id: "at-de" }, baseURL));
    await page.goto("/");
    await page
      .getByRole("banner")
      .getByRole("button", { name: new RegExp(t("title")) })
      .click();
    const mini = page.getByRole("region", { name: t("title"), exact: true });
    await expect(mini.getByRole("listitem")).toHaveCount(2);
    await expect(mini).toContainText(/90,00/);
    await expectAccessible(page);
    await mini.getByRole("button", { name: t("line.remove").replace("{{title}}", first?.title ?? "") }).click();
    await expect(mini.getByRole("listitem")).toHaveCount(1);
    await mini.getByRole("link", { name: t("toCheckout") }).click();
    await expect(page).toHaveURL(/\/checkout/);
    await page
      .getByRole("banner")
      .getByRole("button", { name: new RegExp(t("title")) })
      .click();
    await expect(mini.getByRole("listitem")).toHaveCount(1);
    await expect(mini.getByRole("button")).toHaveCount(0);
  },
);

test("nothing shifts when the cart loads", async ({ page, request, baseURL }) => {
  await fillCart(page, request, storefrontHome({ id: "at-de" }, baseURL));
  await recordLayoutShifts(page);
  await page.reload({ waitUntil: "networkidle" });
  await expect(summary(page)).toBeVisible();
  expect(await readLayoutShifts(page)).toEqual([]);
});

for (const storefront of testedStorefronts) {
  test(`axe finds no violation, nothing is wider than 320 px: ${storefront.id}`, async ({ page, baseURL }) => {
    const cartTexts = loadTexts("cart", storefront.language);
    const at = (path: string): string => new URL(path, storefrontHome(storefront, baseURL)).href;
    await page.goto(at("/product/25"));
    await addToCart(page, storefront.language);
    await page.goto(at("/cart"));
    await expect(page.getByRole("region", { name: cartTexts("summary") })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}
