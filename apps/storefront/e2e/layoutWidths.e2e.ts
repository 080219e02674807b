import { storefronts } from "../src/storefronts.ts";
import { open } from "./support/account.ts";
import { addToCart } from "./support/addToCart.ts";
import { waitForHydration } from "./support/hydration.ts";
import { plentifulProductUrl } from "./support/products.ts";
import { expect, test } from "./support/shopTest.ts";
import { readLayoutShifts, recordLayoutShifts } from "./support/layoutShifts.ts";
import { loadTexts, storefrontHome, testedStorefronts } from "./support/storefronts.ts";
import { listTemplates } from "./support/templates.ts";

const WIDTHS = [320, 390, 767, 768, 991, 992, 1199, 1200, 1600];
const ROUTES = { de: ["/", "/wohnzimmer"], ro: ["/", "/living"], en: ["/", "/living-room"] };
const GROUPS = [
  ".lh-header-bar > *",
  ".lh-header-tools > :not([popover])",
  ".lh-nav-list > li",
  ".lh-footer-columns > *",
  ".lh-footer-logos > li",
  ".lh-footer-legal li",
  ".lh-door",
];

test("at no width anything overlaps, overflows or shifts", { tag: "@desktop" }, async ({ page, baseURL }) => {
  test.setTimeout(240_000);
  const found: string[] = [];
  await recordLayoutShifts(page);
  for (const [turn, storefront] of testedStorefronts.entries()) {
    const routes = [...ROUTES[storefront.language], "/advent-calendar"];
    for (const [index, width] of WIDTHS.entries()) {
      await page.setViewportSize({ width, height: 800 });
      const path = routes[(index + turn) % routes.length] ?? "/";
      await open(page, storefront, path, baseURL);
      await waitForHydration(page);
      const problems = await page.evaluate(findLayoutProblems, GROUPS);
      problems.push(...(await readLayoutShifts(page)).map((shift) => `jumps: ${shift}`));
      found.push(...problems.map((problem) => `${storefront.id} ${path} at ${width}: ${problem}`));
    }
  }
  expect(found).toEqual([]);
});

test(
  "filters are beside a list from 992 px on, menu and search in the header from 1200 px on",
  { tag: "@desktop" },
  async ({ page, baseURL }) => {
    await page.goto(new URL("/wohnzimmer", storefrontHome({ id: "at-de" }, baseURL)).href);
    const visibleAt = async (width: number) => {
      await page.setViewportSize({ width, height: 800 });
      const isVisible = (selector: string) => page.locator(selector).first().isVisible();
      return {
        filters: await isVisible(".lh-filters"),
        menu: await isVisible(".lh-nav-list"),
        foldedSearch: await isVisible(".lh-search-fold"),
      };
    };
    const narrow = { menu: false, foldedSearch: true };
    expect(await visibleAt(991)).toEqual({ ...narrow, filters: false });
    expect(await visibleAt(992)).toEqual({ ...narrow, filters: true });
    expect(await visibleAt(1199)).toEqual({ ...narrow, filters: true });
    expect(await visibleAt(1200)).toEqual({ filters: true, menu: true, foldedSearch: false });
  },
);

test(
  "the main menu stays in one row from 1200 to 1920 px, also in advent",
  { tag: "@desktop" },
  async ({ page, baseURL }) => {
    const wrapped: string[] = [];
    for (const storefront of testedStorefronts) {
      await open(page, storefront, "/", baseURL);
      await expect(page.locator(".lh-nav-list > li").last()).toContainText(
        loadTexts("frame", storefront.language)("advent.link"),
      );
      await page.evaluate(() => document.fonts.ready);
      for (const width of [1200, 1280, 1299, 1300, 1366, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const box = await page.locator(".lh-nav-list").boundingBox();
        if (box?.height !== 44) wrapped.push(`${storefront.id} at ${width}: ${box?.height} px`);
      }
    }
    expect(wrapped).toEqual([]);
  },
);

test(
  "with text twice as large nothing overflows a phone's page, and no word is cut",
  { tag: "@desktop" },
  async ({ page, request, baseURL }) => {
    test.setTimeout(180_000);
    const [shop] = storefronts;
    const storefront = testedStorefronts.find(({ id }) => id === shop.id);
    if (storefront === undefined) throw new Error(`${shop.id} is not tested`);
    await page.setViewportSize({ width: 390, height: 844 });
    const home = storefrontHome(storefront, baseURL);
    const templates = (await listTemplates(request, home, shop)).filter(({ status }) => status === 200);
    await page.goto(await plentifulProductUrl(request, { id: storefront.id, index: 0 }, baseURL));
    await addToCart(page, storefront.language);
    const found: string[] = [];
    for (const { path } of [...templates, { path: "/vertrag-widerrufen" }]) {
      await open(page, storefront, path, baseURL);
      await waitForHydration(page);
      const problems = await page.evaluate(findProblemsAtDoubleTextSize);
      found.push(...problems.map((problem) => `${path}: ${problem}`));
    }
    expect(found).toEqual([]);
  },
);

/** Runs in the page. Returns layout problems at 200 % text size. Source: WCAG 1.4.4. */
async function findProblemsAtDoubleTextSize(): Promise<string[]> {
  document.documentElement.style.fontSize = "200%";
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const problems: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) problems.push(`${scrollWidth - clientWidth} px wider than the screen`);
  for (const element of document.querySelectorAll("h1, h2, h3, p, dt, dd, label, button, main a, .lh-logo")) {
    const { overflowX, display, clipPath } = getComputedStyle(element);
    // Visually hidden elements are one pixel wide.
    if (display === "inline" || clipPath !== "none" || element.clientWidth < 2) continue;
    const over = element.scrollWidth - element.clientWidth;
    if (over > 2 && overflowX !== "auto" && overflowX !== "scroll" && element.checkVisibility())
      problems.push(`${element.tagName}.${element.className}: ${over} px of "${element.textContent.slice(0, 30)}"`);
  }
  return problems;
}

/** Runs in the page. */
async function findLayoutProblems(groups: string[]): Promise<string[]> {
  await document.fonts.ready;
  const problems: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) problems.push(`${scrollWidth - clientWidth} px wider than the screen`);
  for (const group of groups) {
    const boxes = [...document.querySelectorAll(group)]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    for (const [index, one] of boxes.entries())
      for (const other of boxes.slice(index + 1)) {
        if (one.element.parentElement !== other.element.parentElement) continue;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (across > 1 && down > 1) problems.push(`${one.element.className} over ${other.element.className}`);
      }
  }
  return problems;
}
