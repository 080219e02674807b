import type { Page } from "@playwright/test";
import { mailsTo, open } from "./support/account.ts";
import { alive } from "./support/alive.ts";
import { expectAccessible } from "./support/axe.ts";
import { expect, test } from "./support/shopTest.ts";
import { homeOf, tested, wordsOf } from "./support/storefronts.ts";

const [austria, romania] = tested;
if (austria === undefined || romania === undefined) throw new Error("no storefronts");
const newAddress = (): string => `leser+${crypto.randomUUID()}@example.com`;

async function linkTo(email: string, path: string): Promise<string> {
  const link = (): string | undefined =>
    new RegExp(String.raw`${path}\?token=[\w.-]+`).exec(mailsTo(email).join("\n"))?.[0];
  await expect.poll(link).toBeDefined();
  return link() ?? "";
}

async function sendFooter(page: Page, language: string, email: string): Promise<void> {
  const t = wordsOf("frame", language);
  const footer = page.getByRole("contentinfo");
  await footer.getByLabel(t("newsletter.email")).fill(email);
  await footer.getByRole("button", { name: t("newsletter.submit") }).click();
}

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const press = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true }).click();

for (const storefront of [austria, romania]) {
  const { id, language } = storefront;
  const t = wordsOf("newsletter", language);

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${id}${javaScriptEnabled ? "" : ", without JavaScript"}`, () => {
      test.use({ javaScriptEnabled });

      test("from the footer to the newsletter and out of it again", async ({ page, expected, baseURL }) => {
        test.slow();
        const email = newAddress();
        const told: string[] = [];
        page.on("request", (request) => {
          const place = `${request.url()} ${request.headers()["referer"] ?? ""}`;
          if (javaScriptEnabled && place.includes(encodeURIComponent(email).slice(0, 20))) told.push(place);
        });
        await page.goto(homeOf(storefront, baseURL));
        // Before hydration the browser submits the form natively, as without JavaScript.
        if (javaScriptEnabled) await alive(page);
        await sendFooter(page, language, email);
        await expect(title(page)).toHaveText(t("title"));
        await expect(page.getByRole("main").getByLabel(t("email"))).toHaveValue(email);
        if (javaScriptEnabled) {
          await expect(page).toHaveURL(/\/newsletter$/);
          expect(told).toEqual([]);
          await expectAccessible(page);
        }
        await press(page, t("submit"));
        await expect(title(page)).toHaveText(t("sent.title"));
        await expect(page.getByRole("main")).toContainText(email);

        const confirm = await linkTo(email, "/newsletter");
        const answer = await open(page, storefront, confirm, baseURL);
        expect(await answer?.allHeaders()).toMatchObject({
          "cache-control": "no-store",
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

        await open(page, storefront, await linkTo(email, "/newsletter-unsubscribe"), baseURL);
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

test.describe("an address that is none", () => {
  const t = wordsOf("newsletter", "de");
  const field = (page: Page) => page.getByRole("main").getByLabel(t("email"));

  test("is told in the footer and on the page, and keeps what was typed", async ({ page, baseURL }) => {
    await page.goto(homeOf(austria, baseURL));
    const footer = page.getByRole("contentinfo").getByLabel(wordsOf("frame", "de")("newsletter.email"));
    // The app validates the form once hydrated; before that, native validation blocks the submission.
    await expect(async () => {
      await sendFooter(page, "de", "leser@");
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

    test("is told by the server", async ({ page, expected, baseURL }) => {
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
test("who asks too often is told how long to wait", async ({ page, expected, baseURL }) => {
  const t = wordsOf("newsletter", "de");
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
  await expect(page.getByRole("alert")).toHaveText(/Bitte warten Sie 30 Minuten/);
});

test("without a link the page says where one is, and leads to the contact", async ({ page, expected, baseURL }) => {
  const t = wordsOf("newsletter", "ro");
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
