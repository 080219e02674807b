import { loadTexts } from "../../../../apps/storefront/e2e/support/storefronts.ts";

const consent = loadTexts("consent", "de");
const OVERLAYS = [
  [".lh-menu-open", "#menu"],
  ["[popovertarget=mini-cart]", "#mini-cart"],
  ["[popovertarget=account-menu]", "#account-menu"],
];

/** Opens menu, cart and account twice: Escape closes each and returns the focus, a click beside it closes it too. */
export async function openDialogs(page, { url }) {
  await page.goTo(url);
  await page.untilHydrated();
  // The banner covers the corner that is clicked.
  await page.click({ button: consent("decline") });
  for (const [opener, overlay] of OVERLAYS) {
    await page.click({ css: opener });
    await page.untilVisible(overlay);
    await page.press("Escape");
    await page.untilHidden(overlay);
    await page.until(`focus on ${opener}`, (css) => document.activeElement.matches(css), opener);

    await page.click({ css: opener });
    await page.untilVisible(overlay);
    await page.clickAt(await page.call(() => ({ x: innerWidth - 8, y: innerHeight - 8 })));
    await page.untilHidden(overlay);
  }
  return `${OVERLAYS.length} overlays`;
}
