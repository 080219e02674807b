import type { APIRequestContext, Page } from "@playwright/test";
import { storefronts } from "../src/storefronts.ts";
import { expectAccessible } from "./support/axe.ts";
import { goToPayment, PAYMENT, placeOrder } from "./support/checkout.ts";
import { HYDRATION_MODULE, holdRequests, openPainted } from "./support/holdRequests.ts";
import { waitForHydration } from "./support/hydration.ts";
import { findProduct, type ProductRow } from "./support/products.ts";
import { expect, test } from "./support/shopTest.ts";
import {
  loadTexts,
  storefrontHome,
  testedStorefronts,
  type TestedStorefront,
  wireLocale,
} from "./support/storefronts.ts";

const [austria] = testedStorefronts;
if (austria === undefined) throw new Error("no storefront");

test.setTimeout(150_000);

type Bookable = Pick<ProductRow, "URL"> & { service: ProductRow };

/**
 * Returns a product in stock and the first service that can be booked with it; another product for each storefront,
 * because the unpaid orders of guests may hold only half of a stock.
 */
async function findBookable(
  request: APIRequestContext,
  { id }: TestedStorefront,
  baseURL: string | undefined,
): Promise<Bookable> {
  const { locale, countryId } = storefronts.find((storefront) => storefront.id === id) ?? storefronts[0];
  const origin = storefrontHome({ id: "at-de" }, baseURL);
  const isCandidate = ({ stock, freight, quantityCount, undeliverable }: ProductRow): boolean =>
    stock > 20 && freight === 1 && quantityCount === 1 && undeliverable.length === 0;
  const candidates: ProductRow[] = [];
  await findProduct(request, { origin, locale, countryId }, (product) => {
    if (isCandidate(product)) candidates.push(product);
    return candidates.length === 8;
  });
  let skipped = testedStorefronts.findIndex((storefront) => storefront.id === id);
  for (const { ID, URL: path } of candidates) {
    const query = `locale=${wireLocale(locale)}&country_id=${countryId}&kind=service`;
    const response = await request.get(new URL(`/api/accessory_product/${ID}?${query}`, origin).href);
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- contract tests verify the shape
    const [service]: ProductRow[] = await response.json();
    if (service !== undefined && skipped-- === 0)
      return { URL: new URL(path, storefrontHome({ id }, baseURL)).href, service };
  }
  throw new Error("The demo catalogue has no product with services");
}

const lines = (page: Page) => page.locator(".lh-cart-lines article");

for (const storefront of testedStorefronts) {
  const { id, language } = storefront;
  test(`a guest books a service with the keyboard and orders it in ${id}`, async ({ page, baseURL }) => {
    const { URL: url, service } = await findBookable(page.request, storefront, baseURL);
    await page.goto(url);
    await waitForHydration(page);
    const checkbox = page.getByRole("checkbox", { name: service.TITLE });
    await checkbox.focus();
    await page.keyboard.press("Space");
    await expect(checkbox).toBeChecked();
    if (storefront === austria) await expectAccessible(page);
    const quantity = page.locator(".lh-buyform input[name=quantity]");
    await quantity.focus();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await expect(page.locator(".lh-added")).toContainText(service.TITLE);

    await page.goto(new URL("/cart", storefrontHome(storefront, baseURL)).href);
    await expect(lines(page)).toHaveCount(2);
    // The cart's button and heading count articles.
    await expect(page.locator("[data-badge] .sh-badge").first()).toHaveText(/^2/);
    await expect(page.locator(".lh-cart-count")).toHaveText(/2/);
    await expect(lines(page).nth(1)).toContainText(service.TITLE);
    await expect(lines(page).nth(1)).toContainText(loadTexts("cart", language)("line.service"));
    await expect(lines(page).nth(1).locator("input")).toHaveValue("2");
    await expect(lines(page).nth(1).locator("input")).toHaveAttribute("max", "2");
    await expect(lines(page).nth(1).getByRole("link")).toHaveCount(0);

    await page.goto(new URL("/checkout", storefrontHome(storefront, baseURL)).href);
    await goToPayment(page, storefront);
    await placeOrder(page, storefront, PAYMENT.transfer);
    await expect(page).toHaveURL(/\/order-placed\?cart_id=\d+$/);
    await expect(page.getByRole("main")).toContainText(service.TITLE);
  });
}

test(
  "a service follows the quantity of its product, leaves the cart with it, and comes back with it",
  { tag: "@anyscreen" },
  async ({ page, baseURL }) => {
    const { URL: url, service } = await findBookable(page.request, austria, baseURL);
    await page.goto(url);
    await waitForHydration(page);
    await page.getByRole("checkbox", { name: service.TITLE }).check();
    await page.locator(".lh-buyform input[name=quantity]").fill("2");
    await page.locator(".lh-buyform [type=submit]").click();
    await page.goto("/cart");
    await expect(lines(page).nth(1).locator("input")).toHaveValue("2");
    await lines(page).nth(0).locator(".sh-quantity-step").first().click();
    await expect(lines(page).nth(1).locator("input")).toHaveValue("1");
    await lines(page).nth(0).locator(".sh-line-remove").click();
    await expect(lines(page)).toHaveCount(0);
    await page.getByRole("button", { name: loadTexts("cart", "de")("undo") }).click();
    await expect(lines(page)).toHaveCount(2);
    await expect(lines(page).nth(1)).toContainText(service.TITLE);
    await expect(lines(page).nth(1).locator("input")).toHaveValue("1");
  },
);

test(
  "a service chosen before hydration is booked with the product",
  { tag: "@anyscreen" },
  async ({ page, baseURL }) => {
    const { URL: url, service } = await findBookable(page.request, austria, baseURL);
    const release = await holdRequests(page, HYDRATION_MODULE);
    await openPainted(page, url);
    await page.getByRole("checkbox", { name: service.TITLE }).check();
    await page.locator(".lh-buyform [type=submit]").click();
    release();
    await waitForHydration(page);
    await expect(page.locator(".lh-added:visible")).toContainText(service.TITLE);
    await page.goto("/cart");
    await expect(lines(page)).toHaveCount(2);
  },
);
