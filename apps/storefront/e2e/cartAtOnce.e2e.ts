import { addToCart } from "./support/addToCart.ts";
import { findProduct } from "./support/products.ts";
import { expect, test } from "./support/shopTest.ts";
import { homeOf, wordsOf } from "./support/storefronts.ts";

const AT = { id: "at-de", locale: "de_AT", countryId: 13 };
const RO = { id: "ro-ro", locale: "ro_RO", countryId: 146 };

test(
  "a change shows its postage and total while the shop is still silent, and they hold",
  { tag: "@desktop" },
  async ({ page, request, baseURL }) => {
    const words = wordsOf("cart", "ro");
    const { URL: path } = await findProduct(
      request,
      { ...RO, origin: homeOf(AT, baseURL) },
      ({ stock, freight, quantityCount, PSE_COUNT }) =>
        stock > 5 && freight === 0 && quantityCount === 1 && PSE_COUNT === 1,
    );
    await page.goto(new URL(path, homeOf(RO, baseURL)).href);
    await addToCart(page, "ro");
    await page.goto(new URL("/cart", homeOf(RO, baseURL)).href);
    const totals = page.locator(".lh-summary .sh-totals");
    const amounts = totals.locator("dd data");
    const provisional = totals.locator("[data-provisional]");
    // Subtotal, shipping and total, as quoted by the backend.
    await expect(amounts).toHaveCount(3);
    await expect(provisional).toHaveCount(0);

    let answer = (): void => {};
    const silence = new Promise<void>((done) => (answer = done));
    await page.route("**/api/**", async (route) => {
      await silence;
      await route.continue();
    });
    await page
      .getByRole("main")
      .getByRole("button", { name: words("line.increase") })
      .click();
    await expect(provisional).toHaveCount(2);
    await expect(totals).toContainText(words("shippingLoading"));
    const computed = await amounts.evaluateAll((cells) => cells.map((cell) => Number(cell.getAttribute("value"))));
    const [goods = 0, postage = 0, total = 0] = computed;
    expect(postage).toBeGreaterThan(0);
    expect(total).toBe(goods + postage);

    answer();
    await expect(provisional).toHaveCount(0);
    expect(await amounts.evaluateAll((cells) => cells.map((cell) => Number(cell.getAttribute("value"))))).toEqual(
      computed,
    );
  },
);

test(
  "net prices and the country reach the other open tabs at once",
  { tag: "@desktop" },
  async ({ page, context, baseURL }) => {
    const words = wordsOf("frame", "de");
    const home = homeOf(AT, baseURL);
    const other = await context.newPage();
    await Promise.all([page.goto(home), other.goto(home)]);
    await Promise.all([page, other].map((tab) => tab.waitForLoadState("networkidle")));
    await page.getByLabel(words("display.country")).selectOption("146");
    await expect(other.getByLabel(words("display.country"))).toHaveValue("146");
    await page.getByRole("checkbox", { name: words("display.net") }).press("Space");
    await expect(other.getByRole("checkbox", { name: words("display.net") })).toBeChecked();
    await expect(other.locator(".sh-card .sh-price-note").first()).toBeAttached();
  },
);
