// Sections 2 (Layout) and 8 of the specification, and where they are tested:
//
// | Requirement                                        | Test                                                                 |
// | -------------------------------------------------- | -------------------------------------------------------------------- |
// | Cookie banner, hidden on the data-protection page  | consent.e2e.ts                                                       |
// | Mobile advent banner below 1200 px                 | here: the advent calendar                                            |
// | Scroll to top: button, each navigation             | browse.e2e.ts; here: another storefront shows the same page          |
// | 'Please wait...'                                   | here: a slow network                                                 |
// | Header: sales bar                                  | browse.e2e.ts, parseSalesBar.test.ts                                 |
// | Admin bar and its groups                           | accountGuard.e2e.ts, adminPage.test.ts                               |
// | Country header and selector                        | cartPrices.e2e.ts, accountGuard.e2e.ts                               |
// | Logo                                               | links.test.ts (core), browse.e2e.ts                                  |
// | Search box, collapsible row                        | search.e2e.ts                                                        |
// | Main menu, slide-in menu, mega menu, category menu | browse.e2e.ts, catalogue.test.ts (core)                              |
// | Last visited path                                  | lastLocation.test.ts, accountGuard.e2e.ts                            |
// | Account dropdown                                   | account.e2e.ts, browse.e2e.ts                                        |
// | Phone block, its error and retry                   | contactQuery.test.ts, PhoneBlock.test.tsx; here: the foot            |
// | Mini cart, its entries and badge                   | cart.e2e.ts, cart.test.ts (core)                                     |
// | Advent-calendar menu link                          | here: the advent calendar                                            |
// | Footer                                             | here: the foot of each country's storefront                          |
// | Not-found page and its seven reasons               | browse.e2e.ts, loadPage.test.ts                                      |
// | Server-error page with Retry                       | here: a shop that does not respond; renderFailurePage.test.ts        |
// | Fallback screen of render errors                   | createServer.failure.test.ts, ErrorScreen.test.tsx                   |
// | Position of toasts                                 | here: a new version                                                  |
// | 'Our website has been updated'                     | here: a new version; checkVersion.test.ts (core)                     |
// | Breakpoints                                        | layoutWidths.e2e.ts                                                  |
// | 8: cart, search, token, pay and catalogue messages | cartChanges, search, account, purchase .e2e.ts, texts.test.ts        |
// | 8: missing configuration                           | renderFailurePage, createServer.failure, alertMissingConfig .test.ts |
// | Rate limit is not an outage                        | here: offline; BusyScreen, ErrorScreen, renderFailurePage .test      |
// | Missing code chunk of a page                       | loadPageCode.test.ts                                                 |
// | Badge and chat by click or consent                 | consent.e2e.ts, loadBadge.test.ts                                    |

import { open } from "./support/account.ts";
import { waitForHydration } from "./support/hydration.ts";
import { expectAccessible } from "./support/axe.ts";
import { expect, test } from "./support/shopTest.ts";
import { storefrontHome, testedStorefronts, loadTexts } from "./support/storefronts.ts";

const FIRST = testedStorefronts[0]!;
const ROMANIAN = testedStorefronts[1]!;
const ENGLISH = testedStorefronts[2]!;

test("the footer of each country's storefront follows the settings", { tag: "@desktop" }, async ({ page, baseURL }) => {
  for (const storefront of testedStorefronts) {
    const t = loadTexts("frame", storefront.language);
    await open(page, storefront, "/", baseURL);
    const foot = page.getByRole("contentinfo");
    const locale = `${storefront.language}_${storefront.id.slice(0, 2).toUpperCase()}`;
    const settings = await page.evaluate(
      async (url): Promise<unknown> => (await fetch(url)).json(),
      `/api/locale_config/custom_attribute/?locale=${locale}`,
    );
    for (const network of ["Facebook", "Instagram", "YouTube", "TikTok"])
      await expect(foot.getByRole("link", { name: network })).toHaveAttribute(
        "href",
        String(Reflect.get(Object(settings), `${network.toLowerCase()}_url`)),
      );
    for (const title of [t("payment"), t("delivery")]) {
      const section = foot.locator("section", { has: page.getByRole("heading", { name: title, exact: true }) });
      expect(await section.locator("li svg").count()).toBeGreaterThan(1);
    }
    await expect(
      foot.locator(`a[href^="/"]`, { hasText: /Barrierefreiheit|Accesibilitate|Accessibility/ }),
    ).toBeVisible();
    await expect(page.locator(".lh-phone")).toHaveAttribute("href", /^tel:\+4/);

    const isRomanian = storefront.id.startsWith("ro");
    const only = isRomanian ? 1 : 0;
    await expect(foot.getByText(t("noPickup"))).toHaveCount(1 - only);
    await expect(foot.getByRole("link", { name: t("romania.whatsapp") })).toHaveCount(only);
    await expect(foot.getByRole("heading", { name: t("romania.partners") })).toHaveCount(only);
    const pictogram = foot.locator(`a[href="https://anpc.ro/ce-este-sal/"]`);
    await expect(pictogram).toHaveCount(only);
    if (isRomanian) expect(await pictogram.boundingBox()).toMatchObject({ width: 250, height: 50 });
  }
});

test("another storefront shows the same page, scrolled to its top", async ({ page, baseURL }) => {
  await open(page, FIRST, "/ueber-uns", baseURL);
  await page.getByRole("link", { name: "România · Română" }).click();
  await expect(page).toHaveURL(new URL("/despre-noi", storefrontHome(ROMANIAN, baseURL)).href);
  await waitForHydration(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Presă" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Presă");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole("link", { name: "Germany · English" }).click();
  await expect(page).toHaveURL(new URL("/press", storefrontHome(ENGLISH, baseURL)).href);
});

test("a link to the open page scrolls to its top", async ({ page, baseURL }) => {
  await open(page, ROMANIAN, "/presa", baseURL);
  await waitForHydration(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Presă" }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("the advent calendar: opened by keyboard, stored, and without data of future doors", async ({ page, baseURL }) => {
  const t = loadTexts("advent", "ro");
  const frame = loadTexts("frame", "ro");
  await open(page, ROMANIAN, "/", baseURL);
  const wide = (page.viewportSize()?.width ?? 0) >= 1200;
  const link = page.getByRole("link", { name: frame(wide ? "advent.link" : "advent.banner"), exact: true });
  await expect(link).toBeVisible();
  await waitForHydration(page);
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: t("title") })).toBeVisible();
  await expect(link).toBeHidden();

  const html = await page.evaluate(async () => (await fetch(location.href)).text());
  expect(html.match(/<details class="lh-door-open"/g)).toHaveLength(8);
  const door = (number: number) => page.locator(`#door-${number}`);
  await expect(door(9).getByRole("link")).toHaveCount(0);
  await expect(door(8)).toHaveAttribute("data-today", "true");
  const offer = door(3).getByRole("link");
  await expect(offer).toBeHidden();
  await door(3).locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(offer).toBeVisible();
  await page.getByRole("link", { name: t("toToday").replace("{{door}}", "8") }).press("Enter");
  await expect(door(8).getByRole("link")).toBeVisible();
  await expect(door(8).locator("summary")).toBeFocused();
  await expectAccessible(page);

  await page.reload();
  await expect(offer).toBeVisible();
  await offer.click();
  await expect(page).not.toHaveURL(/advent-calendar/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the doors of past days open too", { tag: "@mobile" }, async ({ page, baseURL }) => {
    await open(page, ENGLISH, "/advent-calendar", baseURL);
    await page.locator("#door-8 summary").click();
    await expect(page.locator("#door-8").getByRole("link")).toBeVisible();
    await expect(page.locator("#door-24 summary")).toHaveCount(0);
  });
});

test("a slow network shows a notice over the page; an unreachable backend shows a phone number", async ({
  page,
  context,
  expected,
  baseURL,
}) => {
  const shared = loadTexts("shared", "ro");
  await open(page, ROMANIAN, "/", baseURL);
  await waitForHydration(page);
  const held = Promise.withResolvers<void>();
  await context.route("**/api/**", async (route) => {
    await held.promise;
    await route.abort("failed");
  });
  expected.expectOffline();
  expected.expectMessage(/SHOP-NETWORK|Clear-Site-Data/);
  await page.evaluate(() => localStorage.setItem("customer_id", "7"));
  await page.getByRole("contentinfo").getByRole("link", { name: "Despre noi" }).click();
  await expect(page.getByText(shared("wait"))).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: loadTexts("home", "ro")("title") })).toBeVisible();
  held.resolve();

  await expect(page.getByRole("alert").filter({ hasText: shared("failed.reason") })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "+40 21 000 12 34" })).toBeVisible();
  await expectAccessible(page);
  await context.unroute("**/api/**");
  await page.getByRole("button", { name: shared("failed.retry") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Despre noi");
  expect(await page.evaluate(() => localStorage.getItem("customer_id"))).toBeNull();
});

test("offline: a notice over the page; a rate-limited backend is retried, and missing parts load", async ({
  page,
  context,
  expected,
  baseURL,
}) => {
  const t = loadTexts("frame", "en");
  const shared = loadTexts("shared", "en");
  await open(page, ENGLISH, "/", baseURL);
  await waitForHydration(page);
  // Loads the code of such pages.
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Contact");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: loadTexts("home", "en")("title") })).toBeVisible();
  expected.expectOffline();
  expected.expectMessage(/Failed to fetch dynamically imported module/);
  await context.setOffline(true);
  await expect(page.getByText(t("offline.notice"))).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: loadTexts("home", "en")("title") })).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "About us", exact: true }).click();
  await expect(page.getByRole("alert").filter({ hasText: t("offline.page") })).toBeVisible();
  expected.expectStatus(429);
  expected.expectMessage(/SHOP-RATE_LIMITED/);
  await context.route("**/api/**", (route) =>
    route.fulfill({ status: 429, headers: { "Retry-After": "600" }, json: { code: "RATE_LIMITED" } }),
  );
  await context.setOffline(false);
  const patience = t("busy.reason").replace("{{seconds}}", "600");
  await expect(page.getByRole("alert").filter({ hasText: patience })).toBeVisible();
  await expect(page.getByRole("button", { name: shared("failed.retry") })).toHaveCount(1);
  await context.unroute("**/api/**");
  await page.getByRole("button", { name: shared("failed.retry") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("About us");
  await expect(page.getByText(t("offline.notice"))).toBeHidden();
});

test("a new version: the page reloads once and shows a message, top right from 768 px on, else centered", async ({
  page,
  baseURL,
}) => {
  const t = loadTexts("frame", "de");
  for (const [width, place] of [
    [768, "right"],
    [767, "middle"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, FIRST, "/ueber-uns", baseURL);
    await waitForHydration(page);
    await page.evaluate(() => {
      localStorage.setItem("version", "an older one");
      localStorage.removeItem("versions_reloaded");
    });
    await page.reload();
    const toast = page.locator(".sh-toast", { hasText: t("updated") });
    await expect(toast).toBeVisible();
    const { left, right, top } = await toast.evaluate((element) => {
      const box = element.getBoundingClientRect();
      return { left: box.left, right: document.documentElement.clientWidth - box.right, top: box.top };
    });
    expect(top).toBeLessThan(400);
    if (place === "right") expect(right).toBeLessThan(left);
    // Allows for the scrollbar on one side.
    else expect(Math.abs(left - right)).toBeLessThan(20);
    await toast.getByRole("button", { name: t("updatedOk"), exact: true }).click();
    await expect(toast).toBeHidden();
  }
});
