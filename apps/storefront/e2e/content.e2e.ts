import { expectAccessible } from "./support/axe.ts";
import { expect, test } from "./support/shopTest.ts";
import { storefrontHome, onePerScreen, loadTexts } from "./support/storefronts.ts";

const CONTACT = { de: "/kontakt", ro: "/contact", en: "/contact" };
const QUESTIONS = { de: "/faq", ro: "/intrebari-frecvente", en: "/faq" };
const COUNTRY_CODE: Record<string, string> = { "at-de": "+43", "ro-ro": "+40" };

for (const { storefront, tag } of onePerScreen) {
  const { id, language } = storefront;
  const at = (path: string, baseURL: string | undefined): string =>
    new URL(path, storefrontHome(storefront, baseURL)).href;

  test.describe(id, { tag }, () => {
    test("the blog lists its articles, latest first, and an article links to others", async ({ page, baseURL }) => {
      await page.goto(at("/blog", baseURL));
      const articles = page.getByRole("main").getByRole("article").getByRole("article");
      expect(await articles.count()).toBeGreaterThan(2);
      const days = await articles
        .locator("time")
        .evaluateAll((all) => all.map((one) => one.getAttribute("datetime") ?? ""));
      expect(days).toEqual(days.toSorted((a, b) => b.localeCompare(a)));

      const link = articles.first().getByRole("link");
      const title = await link.innerText();
      await link.click();
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expect(page.locator(`time[datetime="${days[0] ?? ""}"]`).first()).toBeVisible();
      const more = page.getByRole("region", { name: loadTexts("content", language)("moreArticles") });
      await expect(more.getByRole("article")).toHaveCount(3);
      await expect(more.getByRole("link", { name: title })).toHaveCount(0);
    });

    test("questions open one at a time, and structured data has all of them", async ({ page, baseURL }) => {
      const response = await page.goto(at(QUESTIONS[language], baseURL));
      const html = (await response?.text()) ?? "";
      const data = /<script type="application\/ld\+json"[^>]*>(\{[^<]*"FAQPage"[^<]*)<\/script>/u.exec(html);
      const faqPage: { mainEntity: readonly unknown[] } = JSON.parse(data?.[1] ?? "{}");

      const questions = page.getByRole("main").locator("details");
      await expect(questions).toHaveCount(faqPage.mainEntity.length);
      const [first, second] = [questions.nth(0), questions.nth(1)];
      await first.locator("summary").click();
      await expect(first).toHaveAttribute("open");
      await second.locator("summary").click();
      await expect(second).toHaveAttribute("open");
      await expect(first).not.toHaveAttribute("open");
      await expectAccessible(page);
    });

    test("the contact page has the phone of the storefront's country", async ({ page, baseURL }) => {
      await page.goto(at(CONTACT[language], baseURL));
      const phone = page.getByRole("main").locator("address").getByRole("link").first();
      await expect(phone).toContainText(COUNTRY_CODE[id] ?? "?");
    });

    test("the home page shows rails, brands and articles, and describes the shop", async ({ page, baseURL }) => {
      const t = loadTexts("home", language);
      const response = await page.goto(at("/", baseURL));
      const html = (await response?.text()) ?? "";
      expect(html).toContain('"@type":"Organization"');
      expect(html).toContain('"@type":"WebSite"');
      for (const name of [t("bestsellers"), t("offers"), t("new"), t("articles")]) {
        await expect(page.getByRole("region", { name }).getByRole("article").first()).toBeVisible();
      }
      await page
        .getByRole("region", { name: t("brands") })
        .getByRole("link")
        .first()
        .click();
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(t("title"));
      await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
    });
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(
    javaScriptEnabled ? "a link to a question" : "a link to a question, without JavaScript",
    { tag: "@desktop" },
    () => {
      test.use({ javaScriptEnabled });

      test("opens it", async ({ page, baseURL }) => {
        await page.goto(new URL("/faq#kann-ich-ohne-kundenkonto-bestellen", baseURL).href);
        await expect(page.locator("#kann-ich-ohne-kundenkonto-bestellen")).toBeVisible();
        await expect(page.getByRole("main").locator("details[open]")).toHaveCount(1);
      });
    },
  );
}

test(
  "pages of one country are in the footer of its storefront only",
  { tag: "@desktop" },
  async ({ page, baseURL }) => {
    const warranty = page.getByRole("contentinfo").getByRole("link", { name: "Condiții de garanție" });
    await page.goto(storefrontHome({ id: "at-de" }, baseURL));
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(warranty).toHaveCount(0);
    await page.goto(storefrontHome({ id: "ro-ro" }, baseURL));
    await warranty.click();
    await expect(page.getByRole("heading", { level: 1, name: "Condiții de garanție" })).toBeVisible();
  },
);
