import { DEMO, signIn } from "./support/account.ts";
import { addToCart } from "./support/addToCart.ts";
import { waitForHydration } from "./support/hydration.ts";
import { plentifulProductUrl } from "./support/products.ts";
import { expect, test } from "./support/shopTest.ts";
import { loadTexts, storefrontHome, testedStorefronts } from "./support/storefronts.ts";

const [austria] = testedStorefronts;
if (austria === undefined) throw new Error("no storefront");
const t = loadTexts("frame", "de");
const cart = loadTexts("cart", "de");

test("the header stays on top, leads home, and has phone, account and cart", async ({ page, baseURL }) => {
  const home = storefrontHome(austria, baseURL);
  await page.goto(new URL("/wohnzimmer", home).href);
  const header = page.getByRole("banner");
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
  await expect(header).toBeInViewport();
  await expect(header.locator("a[href^='tel:']").first()).toBeAttached();
  await expect(header.getByRole("button", { name: t("account") })).toBeVisible();
  await expect(header.locator("[popovertarget=mini-cart]")).toBeVisible();
  await header.locator(".lh-logo").click();
  await expect(page).toHaveURL(home);
});

test("the account menu offers sign-in to guests, account and sign-out to customers", async ({ page, baseURL }) => {
  const open = () =>
    page
      .getByRole("banner")
      .getByRole("button", { name: t("account") })
      .click();
  const links = () => page.locator("#account-menu").getByRole("link");
  await page.goto(storefrontHome(austria, baseURL));
  await open();
  await expect(links()).toHaveText([t("login"), t("register"), t("wishlist")]);
  await signIn(page, austria, DEMO["at-de"], baseURL);
  await open();
  await expect(links().filter({ hasText: t("toAccount") })).toHaveAttribute("href", "/account");
  await expect(links().filter({ hasText: t("logout") })).toHaveAttribute("href", "/logout");
});

test("the mini cart leads to cart and checkout, and deletes nothing on the checkout", async ({ page, baseURL }) => {
  await page.goto(await plentifulProductUrl(page.request, { id: austria.id, index: 3 }, baseURL));
  await addToCart(page, "de");
  const mini = page.locator(".sh-minicart");
  const open = () => page.locator("[popovertarget=mini-cart]").click();
  const remove = mini.getByRole("listitem").getByRole("button");
  await open();
  await expect(mini.getByRole("link", { name: cart("toCart") })).toHaveAttribute("href", "/cart");
  await expect(mini.getByRole("link", { name: cart("toCheckout") })).toHaveAttribute("href", "/checkout");
  await expect(remove).toHaveCount(1);
  await page.goto(new URL("/checkout", storefrontHome(austria, baseURL)).href);
  await waitForHydration(page);
  await open();
  await expect(mini.getByRole("listitem")).toHaveCount(1);
  await expect(remove).toHaveCount(0);
});

// Browsers with overlay scroll bars do not show that a panel scrolls.
test(
  "a guest sees all ways to continue in the mini cart of a low screen",
  { tag: "@desktop" },
  async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    for (const index of [3, 4, 5]) {
      await page.goto(await plentifulProductUrl(page.request, { id: austria.id, index }, baseURL));
      await addToCart(page, "de");
    }
    await page.locator("[popovertarget=mini-cart]").click();
    const mini = page.locator(".sh-minicart");
    await expect(mini.getByRole("listitem")).toHaveCount(3);
    for (const text of ["register", "logIn", "asGuest"])
      await expect(mini.getByRole("link", { name: cart(text) })).toBeInViewport({ ratio: 1 });
  },
);

test("the open menu locks the page's scroll", async ({ page, baseURL }) => {
  await page.goto(storefrontHome(austria, baseURL));
  await waitForHydration(page);
  await page.getByRole("button", { name: t("menu"), exact: true }).click();
  await expect(page.getByRole("dialog", { name: t("menu") })).toBeVisible();
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  expect(await overflow()).toBe("hidden");
  await page.keyboard.press("Escape");
  await expect.poll(overflow).not.toBe("hidden");
});

test("the footer has address, phone, support hours and the rating badge", async ({ page, baseURL }) => {
  await page.goto(storefrontHome(austria, baseURL));
  const contact = page.getByRole("contentinfo").locator("address");
  await expect(contact).toContainText(/\d{4} Wien/);
  await expect(contact.locator("a[href^='tel:+43']")).toBeVisible();
  await expect(contact).toContainText(/Mo–Fr/);
  await expect(page.getByRole("contentinfo").locator(".lh-badge")).toBeVisible();
});

test("hits of the search box are side by side above 767 px only", { tag: "@desktop" }, async ({ page, baseURL }) => {
  await page.goto(storefrontHome(austria, baseURL));
  await waitForHydration(page);
  const field = page.locator(".lh-search-input");
  await field.click();
  await field.pressSequentially("sofa");
  const group = page.locator(".lh-suggest-group[data-group='products']");
  await expect(group.getByRole("option").nth(1)).toBeVisible();
  const display = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    return group.evaluate((element) => getComputedStyle(element).display);
  };
  expect(await display(768)).toBe("grid");
  expect(await display(767)).not.toBe("grid");
});
