import type { Page } from "@playwright/test";
import { readEmails, open } from "./support/account.ts";
import { waitForHydration } from "./support/hydration.ts";
import { expectAccessible } from "./support/axe.ts";
import { expect, test } from "./support/shopTest.ts";
import { storefrontHome, testedStorefronts, loadTexts } from "./support/storefronts.ts";

const [austria, romania] = testedStorefronts;
if (austria === undefined || romania === undefined) throw new Error("no storefronts");
const newAddress = (): string => `leser.${crypto.randomUUID()}@example.com`;

async function readEmailLink(email: string, path: string): Promise<string> {
  const link = (): string | undefined =>
    new RegExp(String.raw`${path}\?token=[\w.-]+`).exec(readEmails(email).join("\n"))?.[0];
  await expect.poll(link).toBeDefined();
  return link() ?? "";
}

async function submitFooterForm(page: Page, language: string, email: string): Promise<void> {
  const t = loadTexts("frame", language);
  const footer = page.getByRole("contentinfo");
  await footer.getByLabel(t("newsletter.email")).fill(email);
  await footer.getByRole("button", { name: t("newsletter.submit") }).click();
}

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const press = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true }).click();

for (const storefront of [austria, romania]) {
  const { id, language } = storefront;
  const t = loadTexts("newsletter", language);

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${id}${javaScriptEnabled ? "" : ", without JavaScript"}`, () => {
      test.use({ javaScriptEnabled });

      test("from the footer to the newsletter, and unsubscribed again", async ({ page, expected, baseURL }) => {
        test.slow();
        const email = newAddress();
        const leaks: string[] = [];
        page.on("request", (request) => {
          const requestText = `${request.url()} ${request.headers()["referer"] ?? ""}`;
          if (javaScriptEnabled && requestText.includes(encodeURIComponent(email).slice(0, 20)))
            leaks.push(requestText);
        });
        await page.goto(storefrontHome(storefront, baseURL));
        // Before hydration the browser submits the form natively, as without JavaScript.
        if (javaScriptEnabled) await waitForHydration(page);
        await submitFooterForm(page, language, email);
        await expect(title(page)).toHaveText(t("title"));
        await expect(page.getByRole("main").getByLabel(t("email"))).toHaveValue(email);
        if (javaScriptEnabled) {
          await expect(page).toHaveURL(/\/newsletter$/);
          expect(leaks).toEqual([]);
          await expectAccessible(page);
        }
        await press(page, t("submit"));
        await expect(title(page)).toHaveText(t("sent.title"));
        await expect(page.getByRole("main")).toContainText(email);

        const confirm = await readEmailLink(email, "/newsletter");
        const response = await open(page, storefront, confirm, baseURL);
        expect(await response?.allHeaders()).toMatchObject({
          "cache-control": "private, no-store",
          "referrer-policy": "no-referrer",
          "x-robots-tag": "noindex",
        });
        await expect(title(page)).toHaveText(t("confirm.title"));
        if (javaScriptEnabled) await expect(page).toHaveURL(/\/newsletter$/);
        await press(page, t("confirm.submit"));
        await expect(title(page)).toHaveText(t("confirm.done"));
        if (javaScriptEnabled) {
          await expect(page.getByRole("main").getByRole("status")).toBeFocused();
          await expectAccessible(page);
        }

        expected.expectStatus(410);
        await open(page, storefront, confirm, baseURL);
        await press(page, t("confirm.submit"));
        await expect(title(page)).toHaveText(t("confirm.invalid"));
        await page
          .getByRole("main")
          .getByRole("link", { name: t("confirm.again") })
          .click();
        await expect(page.getByRole("main").getByLabel(t("email"))).toHaveValue("");

        await open(page, storefront, await readEmailLink(email, "/newsletter-unsubscribe"), baseURL);
        await expect(title(page)).toHaveText(t("unsubscribe.title"));
        await press(page, t("unsubscribe.submit"));
        await expect(title(page)).toHaveText(t("unsubscribe.done"));
        await page
          .getByRole("main")
          .getByRole("link", { name: t("unsubscribe.again") })
          .click();
        await expect(title(page)).toHaveText(t("title"));
      });
    });
  }
}

test.describe("an invalid address", () => {
  const t = loadTexts("newsletter", "de");
  const field = (page: Page) => page.getByRole("main").getByLabel(t("email"));

  test("is reported in the footer and on the page, and keeps the input", async ({ page, baseURL }) => {
    await page.goto(storefrontHome(austria, baseURL));
    const footer = page.getByRole("contentinfo").getByLabel(loadTexts("frame", "de")("newsletter.email"));
    // The app validates the form once hydrated; before that, native validation blocks the submission.
    await expect(async () => {
      await submitFooterForm(page, "de", "leser@");
      await expect(footer).toHaveAccessibleDescription(/unvollständig/, { timeout: 500 });
    }).toPass();
    await expect(footer).toBeFocused();
    await expect(footer).toHaveValue("leser@");

    await open(page, austria, "/newsletter?email=leser%40", baseURL);
    await press(page, t("submit"));
    const summary = page.getByRole("alert");
    await expect(summary).toBeFocused();
    await expect(page).toHaveTitle(/^Fehler: /);
    await expectAccessible(page);
    await summary.getByRole("link").click();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue("leser@");
    await field(page).fill("leser@example.com");
    await expect(field(page)).not.toHaveAttribute("aria-invalid");
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("is reported by the server", async ({ page, expected, baseURL }) => {
      expected.expectStatus(422);
      await open(page, austria, "/newsletter?email=leser%40", baseURL);
      await press(page, t("submit"));
      await expect(page.getByRole("alert").getByRole("link")).toHaveText(/unvollständig/);
      await expect(field(page)).toHaveValue("leser@");
      await expect(field(page)).toHaveAccessibleDescription(/unvollständig/);
    });
  });
});

// The rate limit applies to the client, which all tests share, so it is simulated for this page.
test("too many requests get a message with how long to wait", async ({ page, expected, baseURL }) => {
  const t = loadTexts("newsletter", "de");
  const email = newAddress();
  expected.expectStatus(429);
  await page.route("**/api/newsletter/subscribe", (route) =>
    route.fulfill({
      status: 429,
      headers: { "Retry-After": "1800" },
      json: { error: "Too many requests", code: "RATE_LIMITED" },
    }),
  );
  await open(page, austria, `/newsletter?email=${encodeURIComponent(email)}`, baseURL);
  await press(page, t("submit"));
  await expect(page.getByRole("alert")).toHaveText(/Warten Sie 30 Minuten/);
});

test("without a link the page explains where to find it, and links to the contact", async ({
  page,
  expected,
  baseURL,
}) => {
  const t = loadTexts("newsletter", "ro");
  await open(page, romania, "/newsletter-unsubscribe", baseURL);
  await expectAccessible(page);
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  expected.expectStatus(410);
  await open(page, romania, "/newsletter-unsubscribe?token=1.xyz", baseURL);
  await press(page, t("unsubscribe.submit"));
  await expect(title(page)).toHaveText(t("unsubscribe.invalid"));
  await page
    .getByRole("main")
    .getByRole("link", { name: t("unsubscribe.contact") })
    .click();
  await expect(page).toHaveURL(/\/contact$/);
});
