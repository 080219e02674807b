import type { Locator, Page } from "@playwright/test";
import { readEmails, open } from "./support/account.ts";
import { expectAccessible } from "./support/axe.ts";
import { expectUncovered } from "./support/expectUncovered.ts";
import { expect, test } from "./support/shopTest.ts";
import { storefrontHome, testedStorefronts, loadTexts } from "./support/storefronts.ts";

const [austria, romania] = testedStorefronts;
if (austria === undefined || romania === undefined) throw new Error("no storefronts");

/** Legally required labels without additions (decision 0129). */
const ENTRY = { de: "Vertrag widerrufen", en: "Withdraw from contract here", ro: "Retrageți-vă din contract aici" };
const CONFIRM = { de: "Widerruf bestätigen", en: "Confirm withdrawal", ro: "Confirmați retragerea" };

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const main = (page: Page): Locator => page.getByRole("main");
const newAddress = (): string => `widerruf.${crypto.randomUUID()}@example.com`;
const plain = (text: string): string => text.replaceAll("\u2060", "");

for (const [storefront, javaScriptEnabled] of [
  [austria, true],
  [romania, false],
] as const) {
  const { id, language } = storefront;
  const t = loadTexts("withdrawal", language);

  test.describe(`${id}${javaScriptEnabled ? "" : ", without JavaScript"}`, () => {
    test.use({ javaScriptEnabled });

    test("from the footer to the receipt, on screen and by email", async ({ page, baseURL, expected }) => {
      test.slow();
      const email = newAddress();
      await page.goto(storefrontHome(storefront, baseURL));
      await page.getByRole("contentinfo").getByRole("link", { name: ENTRY[language], exact: true }).click();
      await expect(title(page)).toHaveText(t("title"));
      const next = main(page).getByRole("button", { name: t("continue"), exact: true });

      expected.expectStatus(422);
      await next.click();
      await expect(main(page).getByLabel(t("name"))).toHaveAttribute("aria-invalid", "true");
      if (javaScriptEnabled) await expectAccessible(page);

      await main(page).getByLabel(t("name")).fill("Eva Huber");
      await main(page).getByLabel(t("orderRef")).fill("das graue Sofa vom Oktober");
      await main(page).getByLabel(t("email")).fill(email);
      await main(page).getByLabel(t("items")).fill("2 × Sessel Enns");
      await next.click();
      await expect(title(page)).toHaveText(t("review.title"));
      await expect(main(page).getByRole("button")).toHaveText([CONFIRM[language]]);
      expect(readEmails(email)).toEqual([]);
      if (javaScriptEnabled) {
        await expectAccessible(page);
        await page.goBack();
        await expect(main(page).getByLabel(t("orderRef"))).toHaveValue("das graue Sofa vom Oktober");
        await next.click();
        await page.reload();
        await expect(title(page)).toHaveText(t("review.title"));
      }

      await page.setViewportSize({ width: 390, height: 480 });
      await main(page).getByRole("button", { name: CONFIRM[language], exact: true }).click();
      await expect(title(page)).toHaveText(t("done.title"));
      if (javaScriptEnabled) await expectUncovered(title(page));
      const reference = await page.getByTestId("withdrawal-reference").innerText();
      await expect(main(page).locator("time")).toHaveAttribute("datetime", /^\d{4}-.*Z$/);
      if (javaScriptEnabled) {
        await expectAccessible(page);
        await page.reload();
        await expect(page.getByTestId("withdrawal-reference")).toHaveText(reference);
        await page.getByRole("contentinfo").getByRole("link", { name: ENTRY[language], exact: true }).click();
        await expect(main(page).getByLabel(t("orderRef"))).toHaveValue("");
      }

      await expect.poll(() => readEmails(email).length).toBe(1);
      const [mail = ""] = readEmails(email).map(plain);
      for (const word of [reference, "das graue Sofa vom Oktober", "Eva Huber", "2 × Sessel Enns", "Z\n"]) {
        expect(mail, word).toContain(word);
      }
      await expect.poll(() => readEmails("hallo@lindenhaus.example").join("\n")).toContain(reference);
    });
  });
}

test("a link with an order prefills it, and each language has its own URL", async ({ page, baseURL }) => {
  const t = loadTexts("withdrawal", "de");
  await open(page, austria, "/vertrag-widerrufen?order=ORD000000000042", baseURL);
  await expect(main(page).getByLabel(t("orderRef"))).toHaveValue("ORD000000000042");
  // The path of another language redirects to the same page.
  await open(page, austria, "/withdraw-from-contract?order=ORD000000000042", baseURL);
  await expect(page).toHaveURL(/\/vertrag-widerrufen\?order=ORD000000000042$/);
  const alternates = page.locator("link[rel=alternate][hreflang^=ro]");
  await expect(alternates.first()).toHaveAttribute("href", /\/retragere-din-contract$/);
});
