import { loadTexts } from "../../../../apps/storefront/e2e/support/storefronts.ts";
import { findProduct } from "./findProduct.mjs";

const t = loadTexts("product", "de");
const opener = `[aria-label="${t("zoom.open").replace("{{position}}", "1")}"]`;
const DIALOG = "dialog[open]";

/** Opens the pictures by keyboard, moves to the second, magnifies it, and closes them. */
export async function lookCloser(page, { url }) {
  await page.goTo(url + (await findProduct(url)));
  await page.untilHydrated();
  await page.call((css) => document.querySelector(css).focus(), opener);
  await page.press("Enter");
  await page.untilVisible(DIALOG);
  await page.press("Right");
  await page.untilText(`${DIALOG} [role=status]`, "Bild 2 von");
  await page.click({ css: `${DIALOG} li:nth-child(2) button` });
  await page.untilVisible(`${DIALOG} button[aria-pressed=true]`);
  await page.press("Escape");
  await page.untilHidden(DIALOG);
  await page.until("focus on the opener", (css) => document.activeElement.matches(css), opener);
  return "opened, moved, magnified, closed";
}
