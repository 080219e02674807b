import type { Page } from "@playwright/test";
import { addToCart } from "./support/addToCart.ts";
import { expectAccessible } from "./support/axe.ts";
import { findVariant, readCatalogue } from "./support/catalogue.ts";
import { findProduct } from "./support/products.ts";
import { expect, test } from "./support/shopTest.ts";
import { storefrontHome, onePerScreen, loadTexts } from "./support/storefronts.ts";

const lines = (page: Page) => page.locator(".lh-cart-lines .sh-line-title");
const summary = (page: Page) => page.locator(".lh-summary");
const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "");

for (const { storefront, tag } of onePerScreen) {
  test(
    `a coupon is rejected beside its field, applied, replaced, and removed: ${storefront.id}`,
    { tag },
    async ({ page, baseURL }) => {
      const t = loadTexts("cart", storefront.language);
      const at = (path: string): string => new URL(path, storefrontHome(storefront, baseURL)).href;
      await page.goto(at("/product/25"));
      await addToCart(page, storefront.language);
      await page.goto(at("/cart"));
      await summary(page).getByText(t("coupon.open")).click();
      const field = page.getByLabel(t("coupon.label"));
      for (const [code, reason] of [
        ["", "coupon.required"],
        ["NICHTDA", "coupon.reason.unknown"],
        ["SOMMER25", "coupon.reason.expired"],
        ["ERSTE50", "coupon.reason.no_usage_left"],
        ["STAMMKUNDE", "coupon.reason.login_required"],
        ["MINUS20", "coupon.reason.condition_not_met"],
      ] as const) {
        await field.fill(code);
        await field.press("Enter");
        await expect(field).toHaveAccessibleDescription(t(reason));
        await expect(field).toBeFocused();
        await expect(field).toHaveValue(code);
      }
      await expectAccessible(page);

      await field.fill("willkommen10");
      await expect(field).toHaveAccessibleDescription("");
      await field.press("Enter");
      const discount = summary(page).locator('.sh-totals-row[data-kind="discount"]');
      await expect(discount).toContainText(/[1-9]/);
      await expect(field).toHaveValue("");
      await expectAccessible(page);
      await page.reload();
      await expect(discount).toContainText(/[1-9]/);

      // A non-cumulative coupon replaces the other one after a question, because it gives less, and a message says so.
      const quantity = page.getByRole("main").locator('.sh-line input[inputmode="numeric"]').first();
      await quantity.fill("3");
      await quantity.press("Enter");
      await summary(page).getByText(t("coupon.open")).click();
      await field.fill("GRATIS");
      await field.press("Enter");
      const dialog = page.getByRole("dialog", { name: fill(t("coupon.worse.title"), { others: "WILLKOMMEN10" }) });
      await expect(dialog).toContainText(/[1-9][.,]\d\d/);
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(field).toBeFocused();
      await expect(field).toHaveValue("GRATIS");
      await expect(discount).toContainText(/[1-9]/);
      await field.press("Enter");
      await dialog.getByRole("button", { name: fill(t("coupon.worse.replace"), { code: "GRATIS" }) }).press("Enter");
      const replaced = fill(t("coupon.replaced"), { code: "GRATIS", others: "WILLKOMMEN10" });
      await expect(summary(page).getByText(replaced)).toBeInViewport();
      await expect(discount).toHaveCount(0);
      const takeOff = page.getByRole("button", { name: fill(t("coupon.remove"), { code: "GRATIS" }) });
      await expect(takeOff).toBeVisible();

      // Removing the coupon in another tab removes coupon and message here too.
      const tab = await page.context().newPage();
      await tab.goto(at("/cart"));
      await tab.getByRole("button", { name: fill(t("coupon.remove"), { code: "GRATIS" }) }).click();
      await expect(takeOff).toHaveCount(0);
      await expect(summary(page).getByText(replaced)).toHaveClass("lh-visually-hidden");
    },
  );

  test(`changes in the meantime are reported on opening the cart: ${storefront.id}`, async ({ page, baseURL }) => {
    const t = loadTexts("cart", storefront.language);
    const at = (path: string): string => new URL(path, storefrontHome(storefront, baseURL)).href;
    await page.goto(at("/product/25"));
    await addToCart(page, storefront.language);
    // The backend's response with a changed price and a removed line.
    await page.route("**/api/cart/validate", async (route) => {
      // Only browsers resolve the storefronts' hosts; the cart is the same on all of them.
      const response = await route.fetch({ url: new URL("/api/cart/validate", baseURL).href });
      // oxlint-disable-next-line typescript/no-unsafe-assignment -- contract tests verify the shape
      const body = await response.json();
      const [item] = body.data.cart.items;
      body.data.price_changed = [{ cartItemId: item.cartItemId, title: item.TITLE, old: 12.34, new: item.price }];
      body.data.removed = [{ cartItemId: 1, title: "Wiege Altaussee" }];
      await route.fulfill({ response, json: body });
    });
    await page.goto(at("/cart"));
    const notice = page.getByRole("status").filter({ hasText: t("changed.title") });
    await expect(notice).toContainText(/12[.,]34/);
    await expect(notice).toContainText(fill(t("changed.removed"), { title: "Wiege Altaussee" }));
    await expectAccessible(page);
    await notice.getByRole("button", { name: t("changed.dismiss") }).click();
    await expect(page.getByText(t("changed.title"))).toHaveCount(0);
  });
}

test(
  "Undo has a key, survives leaving the page, and restores the line",
  { tag: "@anyscreen" },
  async ({ page, baseURL }) => {
    const t = loadTexts("cart", "de");
    const at = (path: string): string => new URL(path, storefrontHome({ id: "at-de" }, baseURL)).href;
    await page.goto(at("/product/25"));
    await addToCart(page, "de");
    await page.goto(at("/cart"));
    await expect(lines(page)).toHaveCount(1);
    const title = (await lines(page).textContent()) ?? "";
    await page
      .getByRole("main")
      .getByRole("button", { name: fill(t("line.remove"), { title }) })
      .press("Enter");
    await expect(page.getByText("Aus dem Warenkorb entfernt")).toBeVisible();
    await page
      .getByRole("main")
      .getByRole("link", { name: t("empty.action") })
      .click();
    await expect(page).toHaveURL(at("/"));
    await expect(page.locator("#main")).toBeFocused();
    await page.keyboard.press("F8");
    await expect(page.getByRole("button", { name: t("undo") })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Rückgängig gemacht")).toBeVisible();
    await expect(page.locator("#main")).toBeFocused();
    await page.goto(at("/cart"));
    await expect(lines(page)).toHaveText([title]);
  },
);

test(
  "the emptied cart comes back with Undo: lines, quantities and coupon",
  { tag: "@anyscreen" },
  async ({ page, baseURL }) => {
    const t = loadTexts("cart", "de");
    const at = (path: string): string => new URL(path, storefrontHome({ id: "at-de" }, baseURL)).href;
    for (const path of ["/product/25", "/product/26"]) {
      await page.goto(at(path));
      await addToCart(page, "de");
    }
    await page.goto(at("/cart"));
    await expect(lines(page)).toHaveCount(2);
    const titles = await lines(page).allTextContents();
    await summary(page).getByText(t("coupon.open")).click();
    await page.getByLabel(t("coupon.label")).fill("WILLKOMMEN10");
    await page.getByLabel(t("coupon.label")).press("Enter");
    const coupon = page.getByRole("button", { name: fill(t("coupon.remove"), { code: "WILLKOMMEN10" }) });
    await expect(coupon).toBeVisible();
    await page.getByRole("button", { name: t("clear.label") }).press("Enter");
    await expect(page.getByRole("main").getByText(t("empty.title"))).toBeVisible();
    await expect(page.locator("#main")).toBeFocused();
    await page.getByRole("button", { name: t("undo") }).click();
    await expect(lines(page)).toHaveText(titles);
    await expect(coupon).toBeVisible();
    await page.reload();
    await expect(lines(page)).toHaveText(titles);
  },
);

test("the place of a line is chosen with the stock of each place, and cleared", async ({ page, baseURL }) => {
  const t = loadTexts("cart", "ro");
  const at = (path: string): string => new URL(path, storefrontHome({ id: "ro-ro" }, baseURL)).href;
  await page.goto(at("/product/25"));
  await addToCart(page, "ro");
  await page.goto(at("/cart"));
  const place = page.getByRole("main").getByRole("combobox", { name: t("center.label") });
  await expect(place.locator("option")).toHaveCount(3);
  await expect(place.locator("option").nth(1)).toHaveText(/^București: /);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  const update = () => page.waitForResponse((response) => response.url().includes("/api/cart/update"));
  const chosen = update();
  await place.selectOption({ index: 1 });
  await chosen;
  const value = await place.inputValue();
  await page.reload();
  await expect(place).toHaveValue(value);
  const cleared = update();
  await place.selectOption("");
  await cleared;
  await page.reload();
  await expect(place).toHaveValue("");
});

test("undeliverable lines: some can be removed after confirmation, all block the checkout", async ({
  page,
  request,
  baseURL,
}) => {
  const t = loadTexts("cart", "de");
  const origin = storefrontHome({ id: "at-de" }, baseURL);
  const at = (path: string): string => new URL(path, origin).href;
  const context = { origin, locale: "de_AT", countryId: 13 };
  const stuck = await findProduct(
    request,
    context,
    ({ undeliverable, stock }) => undeliverable.length > 0 && !undeliverable.includes(13) && stock > 2,
  );
  for (const path of [`/product/${stuck.ID}`, "/product/25"]) {
    await page.goto(at(path));
    await addToCart(page, "de");
  }
  await page.goto(at("/cart"));
  await expect(lines(page)).toHaveCount(2);
  await summary(page).getByLabel(t("country")).selectOption(String(stuck.undeliverable[0]));
  await expect(summary(page)).toContainText(t("someUndeliverable"));
  await summary(page)
    .getByRole("button", { name: t("toCheckout") })
    .click();
  const dialog = page.getByRole("dialog", { name: t("leave.title") });
  await expect(dialog.getByRole("listitem")).toHaveText([stuck.TITLE]);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: t("leave.back") }).click();
  await expect(dialog).toBeHidden();

  await page
    .getByRole("main")
    .getByRole("button", { name: fill(t("line.remove"), { title: (await lines(page).nth(1).textContent()) ?? "" }) })
    .click();
  await expect(summary(page)).toContainText(t("allUndeliverable"));
  await expect(summary(page).getByRole("button", { name: t("toCheckout") })).toBeDisabled();
  await page.getByRole("button", { name: t("undo") }).click();

  await summary(page)
    .getByRole("button", { name: t("toCheckout") })
    .click();
  await dialog.getByRole("button", { name: t("leave.go") }).click();
  await expect(page).toHaveURL(/\/checkout/);
  await page.goto(at("/cart"));
  await expect(lines(page)).toHaveCount(1);
  await expect(lines(page)).not.toHaveText([stuck.TITLE]);
});

test(
  "a quantity between the steps is adjusted, and that is reported",
  { tag: "@anyscreen" },
  async ({ page, request, baseURL }) => {
    const t = loadTexts("cart", "de");
    const products = await readCatalogue(request, storefrontHome({ id: "at-de" }, baseURL), "de_AT");
    const { product, combination } = findVariant(products, ({ step }, { quantity }) => step > 1 && quantity > 3 * step);
    await page.goto(`${product.url}?pse=${combination.pse_id}`);
    await addToCart(page, "de");
    await page.goto("/cart");
    const field = page.getByRole("main").getByLabel(fill(t("line.quantity"), { title: product.title }));
    await field.fill(String(product.step + 1));
    await field.press("Enter");
    const adjusted = { quantity: String(2 * product.step), step: String(product.step) };
    await expect(field).toHaveValue(adjusted.quantity);
    await expect(page.getByText(fill(t("line.adjustedToStep"), adjusted))).toBeVisible();
  },
);

test("the header's cart on every width: empty, then three ways for a guest", async ({ page, baseURL }) => {
  const t = loadTexts("cart", "de");
  const at = (path: string): string => new URL(path, storefrontHome({ id: "at-de" }, baseURL)).href;
  const mini = page.locator(".sh-minicart");
  const open = () => page.locator("[popovertarget=mini-cart]").click();
  await page.goto(at("/product/25"));
  await open();
  await expect(mini).toHaveAttribute("data-state", "empty");
  await expect(mini).toContainText(t("empty.title"));
  await open();
  await addToCart(page, "de");
  await open();
  await expect(mini).toHaveAttribute("data-state", "signedOut");
  for (const label of ["register", "logIn", "asGuest"])
    await expect(mini.getByRole("link", { name: t(label) })).toBeVisible();
  await expectAccessible(page);
  await mini.getByRole("link", { name: t("asGuest") }).click();
  await expect(page).toHaveURL(/\/checkout/);
});
