import type { Page, Route } from "@playwright/test";
import * as v from "valibot";
import { DEMO, open, signIn } from "./support/account.ts";
import { addToCart } from "./support/addToCart.ts";
import { expect, test } from "./support/shopTest.ts";
import { testedStorefronts } from "./support/storefronts.ts";

const austria = testedStorefronts.find(({ id }) => id === "at-de");
if (austria === undefined) throw new Error("no storefront at-de");

const WORD = "Donaudampfschifffahrt".repeat(6).slice(0, 120);

/** Fields of the API with text that a customer typed or that was imported. */
const TYPED =
  /^(title|firstname|lastname|company|address[12]|city|label|content|username|brand_name|attribute_(title|av_title|availability_title)|coupon_code|(payment|delivery)_module_title|holder|bank_name)$/i;

/** Category, colours and brand of the reviewed product. */
const IMPORTED = ["Wohnzimmer", "Pouf Imst", "Poufs", "Senfgelb", "Terrakotta", "Salbei", "Haldenhof"];

const REVIEWS = v.array(v.object({ title: v.string(), content: v.string(), username: v.string() }));

function lengthen(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lengthen);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [
      key,
      typeof field === "string" && field !== "" && TYPED.test(key) ? WORD : lengthen(field),
    ]),
  );
}

/** Replaces typed and imported text by one long word, in documents and in what the API returns. */
async function lengthenWords(page: Page): Promise<void> {
  const response = await page.request.get("/api/comments/153");
  const reviews = v.parse(REVIEWS, await response.json()).flatMap((review) => Object.values(review));
  const texts = [...IMPORTED, ...reviews].toSorted((one, other) => other.length - one.length);
  const rewrite = async (route: Route, change: (body: string) => string): Promise<void> => {
    const original = await route.fetch({ maxRedirects: 0 });
    await route.fulfill({ response: original, body: change(await original.text()) });
  };
  await page.route(
    () => true,
    (route) => {
      const isDocument = route.request().resourceType() === "document";
      return isDocument
        ? rewrite(route, (html) => texts.reduce((changed, one) => changed.replaceAll(one, WORD), html))
        : route.fallback();
    },
  );
  await page.route(/\/api\/(?!login|comments\/rights)/, (route) =>
    rewrite(route, (json) => (/^[[{]/.test(json) ? JSON.stringify(lengthen(JSON.parse(json))) : json)),
  );
}

test.describe("with words of 120 letters", () => {
  // Changed documents have other inline scripts.
  test.use({ bypassCSP: true });

  for (const width of [390, 320]) {
    test(`no page is wider than ${width} px`, { tag: "@mobile" }, async ({ page, baseURL }) => {
      test.slow();
      await page.setViewportSize({ width, height: 844 });
      await signIn(page, austria, DEMO["at-de"], baseURL);
      await lengthenWords(page);
      const word = page.getByText(WORD).locator("visible=true").first();
      const expectNarrow = async (place: string): Promise<void> => {
        await expect(word, place).toBeVisible();
        const measured = page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(await measured, place).toBeLessThanOrEqual(width);
      };
      const openNarrow = async (path: string): Promise<void> => {
        await open(page, austria, path, baseURL);
        await expectNarrow(path);
      };

      await openNarrow("/product/153");
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      await expect(page.locator(".lh-review h3").first()).toHaveText(WORD);
      await expectNarrow("reviews");
      await addToCart(page, "de");
      await expectNarrow("added");
      await openNarrow("/cart");
      await openNarrow("/checkout");
      await expect(page.locator(".lh-radiocard-text").first()).toContainText(WORD);
      await expectNarrow("address");
      for (const path of ["/account", "/account/orders", "/account/order/3", "/account/order/4", "/account/addresses"])
        await openNarrow(path);
      for (const path of ["/wohnzimmer", "/poufs", "/search/Pouf", "/"]) await openNarrow(path);
      // The term is a long word of its own.
      await page.unrouteAll({ behavior: "wait" });
      await openNarrow(`/search/${WORD}`);
    });
  }
});
