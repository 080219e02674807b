import { addToCart } from "./support/addToCart.ts";
import { findProduct } from "./support/products.ts";
import { expect, test } from "./support/shopTest.ts";
import { storefrontHome, loadTexts } from "./support/storefronts.ts";

const AT = { id: "at-de", locale: "de_AT", countryId: 13 };
const RO = { id: "ro-ro", locale: "ro_RO", countryId: 146 };

test(
  "a change shows its shipping costs and total before the backend has responded, and they stay",
  { tag: "@desktop" },
  async ({ page, request, baseURL }) => {
    const cartTexts = loadTexts("cart", "ro");
    const { URL: path } = await findProduct(
      request,
      { ...RO, origin: storefrontHome(AT, baseURL) },
      ({ stock, freight, quantityCount, PSE_COUNT }) =>
        stock > 5 && freight === 0 && quantityCount === 1 && PSE_COUNT === 1,
    );
    await page.goto(new URL(path, storefrontHome(RO, baseURL)).href);
    await addToCart(page, "ro");
    await page.goto(new URL("/cart", storefrontHome(RO, baseURL)).href);
    const totals = page.locator(".lh-summary .sh-totals");
    const amounts = totals.locator("dd data");
    const estimated = totals.locator("[data-estimated]");
    // Subtotal, shipping and total, as quoted by the backend.
    await expect(amounts).toHaveCount(3);
    await expect(estimated).toHaveCount(0);

    let respond = (): void => {};
    const silence = new Promise<void>((done) => (respond = done));
    await page.route("**/api/**", async (route) => {
      await silence;
      await route.continue();
    });
    await page
      .getByRole("main")
      .getByRole("button", { name: cartTexts("line.increase") })
      .click();
    await expect(estimated).toHaveCount(2);
    await expect(totals).toContainText(cartTexts("shippingLoading"));
    const computed = await amounts.evaluateAll((cells) => cells.map((cell) => Number(cell.getAttribute("value"))));
    const [subtotal = 0, shipping = 0, total = 0] = computed;
    expect(shipping).toBeGreaterThan(0);
    expect(total).toBe(subtotal + shipping);

    respond();
    await expect(estimated).toHaveCount(0);
    expect(await amounts.evaluateAll((cells) => cells.map((cell) => Number(cell.getAttribute("value"))))).toEqual(
      computed,
    );
  },
);

test(
  "net prices and the country reach the other open tabs at once",
  { tag: "@desktop" },
  async ({ page, context, baseURL }) => {
    const frameTexts = loadTexts("frame", "de");
    const home = storefrontHome(AT, baseURL);
    const other = await context.newPage();
    await Promise.all([page.goto(home), other.goto(home)]);
    await Promise.all([page, other].map((tab) => tab.waitForLoadState("networkidle")));
    await page.getByLabel(frameTexts("display.country")).selectOption("146");
    await expect(other.getByLabel(frameTexts("display.country"))).toHaveValue("146");
    await page.getByRole("checkbox", { name: frameTexts("display.net") }).press("Space");
    await expect(other.getByRole("checkbox", { name: frameTexts("display.net") })).toBeChecked();
    await expect(other.locator(".sh-card .sh-price-note").first()).toBeAttached();
  },
);
