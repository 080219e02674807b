import { DEMO, signIn } from "../support/account.ts";
import { addToCart } from "../support/addToCart.ts";
import { fillAddress, goToPayment, openCheckout, PAYMENT, placeOrder } from "../support/checkout.ts";
import { waitForHydration } from "../support/hydration.ts";
import { expect, NARROW, test, WIDE } from "../support/pictureTest.ts";
import { loadTexts, testedStorefronts } from "../support/storefronts.ts";

/** A bed in several sizes and colors, with services and drawings. */
const BED = "/product/40";
const REVIEWED = "/product/54";
const SEARCHED = { de: "sofa", ro: "canapea", en: "sofa" };
/** Demo customers with orders. */
const CUSTOMERS: Readonly<Record<string, { email: string; password: string }>> = { ...DEMO, "de-en": DEMO.company };
/** Index of a product with stock for the orders of all storefronts, that no listing above the fold contains. */
const PLENTIFUL = 4;

for (const storefront of testedStorefronts) {
  const { id, language } = storefront;
  const account = loadTexts("account", language);
  const cart = loadTexts("cart", language);
  const checkout = loadTexts("checkout", language);
  const closeUp = loadTexts("product/model", language);
  const frame = loadTexts("frame", language);
  const product = loadTexts("product", language);
  const shared = loadTexts("shared", language);

  test.describe(id, () => {
    test.use({ storefront });

    test("menu", async ({ page, visit, takePicture }) => {
      await visit("/newsletter");
      await page.locator(".lh-nav-toggle").first().press("Enter");
      await takePicture("mega-menu", { withHeader: true, widths: [WIDE] });
      await page.getByRole("button", { name: frame("menu"), exact: true }).click();
      const branch = page
        .getByRole("dialog", { name: frame("menu") })
        .locator("details")
        .first();
      // The first branch opens by itself on a wide screen.
      await expect(branch).toHaveAttribute("open");
      await takePicture("menu", { withHeader: true });
    });

    test("filters", async ({ page, visit, takePicture }) => {
      await visit("/category/1");
      await takePicture("filters", { at: page.locator(".lh-filters input[name=price]").last(), widths: [WIDE] });
      await page.setViewportSize(NARROW);
      await page.locator(".lh-toolbar").getByRole("link").first().click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await takePicture("filters", { withHeader: true, widths: [NARROW] });
    });

    test("suggestions", async ({ page, visit, takePicture }) => {
      await visit("/newsletter");
      const field = page.locator(".lh-search-input");
      await field.click();
      await expect(field).toHaveRole("combobox");
      await field.pressSequentially(SEARCHED[language]);
      await expect(page.getByRole("listbox").getByRole("option").nth(4)).toBeVisible();
      await takePicture("suggestions", { withHeader: true });
    });

    test("gallery", async ({ page, visit, takePicture }) => {
      await visit(BED);
      const slide = page.locator(".sh-gallery-slide").filter({ has: page.locator("img[src*='-scale-']") });
      await takePicture("product-scale", { at: slide });
      await page.getByLabel(product("zoom.open").replace("{{position}}", "1"), { exact: true }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await takePicture("product-large", { withHeader: true });
    });

    test("choices", async ({ page, visit, takePicture }) => {
      await visit(BED);
      const form = page.locator(".lh-buyform");
      await form.getByRole("radio").last().check({ force: true });
      await form.getByRole("checkbox").first().check();
      await takePicture("product-chosen", { at: form.getByRole("checkbox").last() });
    });

    test("reviews", async ({ page, visit, takePicture }) => {
      await visit(REVIEWED);
      await takePicture("product-reviews", { at: page.locator(".lh-review").first() });
    });

    test("cart", async ({ page, visit, takePicture }) => {
      await visit(REVIEWED);
      await addToCart(page, language);
      await takePicture("added", { withHeader: true });
      await visit(BED);
      await page.locator(".lh-buyform").getByRole("checkbox").first().check();
      await addToCart(page, language);
      await visit("/newsletter");
      await page.locator("[popovertarget=mini-cart]").click();
      await takePicture("mini-cart", { withHeader: true });
      await visit("/cart");
      await takePicture("cart");
      await page.locator(".lh-summary").getByText(cart("coupon.open")).click();
      const coupon = page.getByLabel(cart("coupon.label"));
      await coupon.fill("NICHTDA");
      await coupon.press("Enter");
      await expect(coupon).toHaveAccessibleDescription(cart("coupon.reason.unknown"));
      await takePicture("cart-coupon-rejected", { at: coupon });
      await coupon.fill("MINUS20");
      await coupon.press("Enter");
      await expect(coupon).toHaveValue("");
      await takePicture("cart-coupon", { at: page.locator(".lh-summary .sh-totals-row").last() });
    });

    test("checkout", async ({ page, baseURL, takePicture }) => {
      await openCheckout(page, storefront, baseURL, PLENTIFUL);
      await waitForHydration(page);
      const next = (step: string) => page.getByRole("button", { name: checkout(`continue.${step}`) }).click();
      const email = page.getByLabel(checkout("emailLabel"), { exact: true });
      await expect(email).toBeVisible();
      await takePicture("checkout-contact");
      // Each mailbox has one order: the orders of an unconfirmed one are limited.
      await email.fill(`eva.${id}@example.com`);
      await next("address");
      await page.getByLabel(checkout("firstName"), { exact: true }).fill("Eva");
      await page.getByLabel(checkout("postalCode")).fill("10");
      await next("delivery");
      await expect(page.getByRole("alert")).toBeFocused();
      await takePicture("checkout-errors");
      await fillAddress(page, storefront);
      await next("delivery");
      await expect(page.locator("input[name=deliveryMethod]").first()).toBeVisible();
      await takePicture("checkout-delivery");
      await next("payment");
      await expect(page.locator("input[name=paymentMethod]").first()).toBeVisible();
      await takePicture("checkout-payment");
      await page.locator(`input[name=paymentMethod][value="${PAYMENT.transfer}"]`).check();
      await next("review");
      await expect(page.getByRole("button", { name: checkout("order"), exact: true })).toBeEnabled();
      await takePicture("checkout-review", { at: page.locator("#accept-terms") });
      await page.goBack();
      await placeOrder(page, storefront, PAYMENT.transfer);
      await expect(page.getByTestId("order-ref")).toBeVisible();
      await takePicture("order-placed", { mask: [page.getByAltText(loadTexts("order", language)("bank.codeAlt"))] });
    });

    test("samples", async ({ page, visit, takePicture }) => {
      await visit(BED);
      await page.getByRole("button", { name: product("swatches"), exact: true }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: closeUp("sample.add") }).click();
      await expect(dialog.getByText(closeUp("sample.added"))).toBeVisible();
      await takePicture("sample-ordered", { withHeader: true });
      await visit("/cart");
      await expect(page.getByText(cart("line.sample"))).toBeVisible();
      await takePicture("cart-samples");
      await visit("/checkout");
      await goToPayment(page, storefront, `eva.samples.${id}@example.com`);
      await expect(page.getByText(checkout("nothingToPay"))).toBeVisible();
      await takePicture("checkout-free");
      await page.getByRole("button", { name: checkout("continue.review") }).click();
      const order = page.getByRole("button", { name: checkout("orderFree"), exact: true });
      await expect(order).toBeEnabled();
      const terms = page.locator("#accept-terms");
      await takePicture("checkout-free-review", { at: terms });
      await terms.check();
      await order.click();
      await expect(page.getByTestId("order-ref")).toBeVisible();
      await takePicture("order-free");
    });

    test("register", async ({ page, visit, takePicture }) => {
      await visit("/login-register");
      await page.getByLabel(account("email"), { exact: true }).fill("eva@");
      await page.getByRole("button", { name: account("register.submit") }).click();
      await expect(page.getByRole("alert")).toBeFocused();
      await takePicture("register-errors");
    });

    test("account", async ({ page, baseURL, visit, takePicture }) => {
      await signIn(page, storefront, CUSTOMERS[id] ?? DEMO.company, baseURL);
      const view = page.getByRole("main").getByRole("link", { name: account("orders.view") });
      for (const [state, path] of [
        ["account", "/account"],
        ["orders", "/account/orders"],
        ["addresses", "/account/addresses"],
      ] as const) {
        await visit(path);
        await expect(page.getByRole("main").locator("[aria-busy=true]")).toHaveCount(0);
        await takePicture(state);
      }
      await visit("/account/orders");
      await view.last().click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText("ORD");
      await takePicture("order");
    });

    test("wish-list", async ({ page, visit, takePicture }) => {
      for (const path of [BED, REVIEWED]) {
        await visit(path);
        await page.getByRole("button", { name: shared("wishlist.save"), exact: true }).click();
      }
      await visit("/wishlist");
      await takePicture("wish-list");
    });

    test("offline", async ({ page, context, visit, takePicture, expected }) => {
      expected.expectOffline();
      // Preloading of a link's page may end in it.
      expected.expectMessage(/Unable to preload CSS|Failed to fetch dynamically imported module/);
      await visit("/");
      const lists = page.getByRole("contentinfo").getByRole("navigation");
      // Loads the code of such pages.
      await lists.nth(0).getByRole("link").first().click();
      await expect(page).not.toHaveURL(/\/$/);
      await page.waitForLoadState("networkidle");
      await context.setOffline(true);
      await lists.nth(1).getByRole("link").first().click();
      const message = page.getByRole("alert").filter({ hasText: frame("offline.page") });
      await expect(message).toBeVisible();
      // The page may still be scrolled to the link.
      await takePicture("offline", { at: message });
    });
  });
}
