import { open } from "./support/account.ts";
import { alive } from "./support/alive.ts";
import { expect, test } from "./support/shopTest.ts";
import { tested } from "./support/storefronts.ts";

const WIDTHS = [320, 390, 767, 768, 991, 992, 1199, 1200, 1600];
const ROUTES = { de: ["/", "/wohnzimmer"], ro: ["/", "/living"], en: ["/", "/living-room"] };
/** Groups whose members stand beside or below each other. */
const GROUPS = [
  ".lh-header-bar > *",
  ".lh-header-tools > :not([popover])",
  ".lh-nav-list > li",
  ".lh-footer-columns > *",
  ".lh-footer-logos > li",
  ".lh-footer-legal li",
  ".lh-door",
];

test(
  "at no width anything overlaps, reaches out of the page or jumps",
  { tag: "@desktop" },
  async ({ page, baseURL }) => {
    test.setTimeout(240_000);
    const found: string[] = [];
    await page.addInitScript(() => {
      const what = (entry: PerformanceEntry): string => {
        const sources: unknown = Reflect.get(entry, "sources");
        const nodes = Array.isArray(sources) ? sources.map((source: { node?: Node }) => source.node) : [];
        const named = nodes.map((node) => (node instanceof Element ? node : node?.parentElement)?.className);
        return `${Number(Reflect.get(entry, "value")).toFixed(5)} by ${named.join(", ")}`;
      };
      new PerformanceObserver((list) => {
        const { dataset } = document.documentElement;
        dataset["shift"] = [dataset["shift"] ?? "", ...list.getEntries().map(what)].join(" ");
      }).observe({ type: "layout-shift", buffered: true });
    });
    for (const [turn, storefront] of tested.entries()) {
      const routes = [...ROUTES[storefront.language], "/advent-calendar"];
      for (const [index, width] of WIDTHS.entries()) {
        await page.setViewportSize({ width, height: 800 });
        const path = routes[(index + turn) % routes.length] ?? "/";
        await open(page, storefront, path, baseURL);
        await alive(page);
        const problems = await page.evaluate(layoutProblems, GROUPS);
        const shift = await page.locator("html").getAttribute("data-shift");
        if (shift !== null) problems.push(`jumps: ${shift}`);
        found.push(...problems.map((problem) => `${storefront.id} ${path} at ${width}: ${problem}`));
      }
    }
    expect(found).toEqual([]);
  },
);

/** Runs in the page. */
async function layoutProblems(groups: string[]): Promise<string[]> {
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
