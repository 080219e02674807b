import { loadTexts } from "../../../../apps/storefront/e2e/support/storefronts.ts";
import { messages } from "../../../../packages/core/src/locales/de.ts";

const list = loadTexts("listing", "de");
const FIELD = ".lh-search-input";
const OPTION = "[role=listbox] [role=option]";

/** Suggestions by keyboard, results, a filter, and a term without results. */
export async function search(page, { url }) {
  await page.goTo(url);
  await page.untilHydrated();
  await page.click({ css: FIELD });
  await page.type("sofa");
  await page.untilVisible(OPTION);
  await page.press("Down");
  await page.untilVisible(`${OPTION}[aria-selected=true]`);
  await page.press("Escape");
  await page.untilHidden(OPTION);
  await page.until("the typed text", (css) => document.querySelector(css).value === "sofa", FIELD);
  await page.press("Enter");
  await page.untilPath(/^\/search\/sofa/);
  await page.untilVisible("main article");

  if ((await page.call(() => innerWidth)) < 1200) await page.click({ link: list("filters.title") });
  await page.click({ css: "input[name=a1]" });
  await page.untilPath(/[?&]a1=\d+/);
  await page.untilVisible("main article");

  await page.goTo(new URL("/search/qqqqqqqqqq", url).href);
  await page.untilText("main h2", messages.search.none);
  await page.untilVisible("main .lh-none-list a");
  return "suggestions, results, filter, no result";
}
