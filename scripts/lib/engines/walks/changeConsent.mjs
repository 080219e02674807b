import { loadTexts } from "../../../../apps/storefront/e2e/support/storefronts.ts";

const t = loadTexts("consent", "de");
const BANNER = ".lh-consent";

/** Declines in the banner, allows one purpose on the page of the settings, and withdraws it. */
export async function changeConsent(page, { url }) {
  const expectAnswer = async (pattern) => {
    const answer = await page.call(() => /(?:^|; )consent=([^;]*)/.exec(document.cookie)?.[1] ?? "");
    if (!pattern.test(answer)) throw new Error(`The answer is ${answer}`);
  };
  await page.goTo(url);
  await page.untilVisible(BANNER);
  await page.click({ button: t("decline") });
  await page.untilHidden(BANNER);
  await expectAnswer(/^1\.\d+$/);

  await page.untilHydrated();
  await page.click({ link: t("settings") });
  await page.untilPath(/^\/consent/);
  await page.click({ label: t("analytics.label") });
  await page.click({ button: t("save") });
  await page.untilText(".sh-toast", t("saved"));
  await expectAnswer(/^1\.\d+\.a/);

  await page.goTo(new URL("/consent", url).href);
  await page.untilHydrated();
  await page.untilHidden(BANNER);
  await page.until("the kept answer", () => document.querySelector("main input[type=checkbox]:checked") !== null);
  await page.click({ button: t("decline") });
  await page.untilText(".sh-toast", t("saved"));
  await expectAnswer(/^1\.\d+$/);
  return "declined, allowed, withdrawn";
}
