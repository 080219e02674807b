import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { findProduct } from "./support/products.ts";
import { expect, test } from "./support/shopTest.ts";
import { loadTexts, onePerScreen, storefrontHome } from "./support/storefronts.ts";

interface Details {
  ID: number;
  documents: ReadonlyArray<{ kind: string; url: string }>;
  colors: ReadonlyArray<{ id: number; hex: string }>;
}

/** Returns a product of several colours that all have a close-up, or that has none at all. */
async function readProduct(request: APIRequestContext, baseURL: string | undefined, withSwatches: boolean) {
  const origin = storefrontHome({ id: "at-de" }, baseURL);
  const ids: number[] = [];
  await findProduct(request, { origin, locale: "de_AT", countryId: 13 }, ({ ID, PSE_COUNT }) => {
    if (PSE_COUNT > 1) ids.push(ID);
    return ids.length === 60;
  });
  for (const id of ids) {
    const response = await request.get(new URL(`/api/products/${id}?translation=de_AT`, origin).href);
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- contract tests verify the shape
    const [product]: Details[] = await response.json();
    if (product === undefined || product.colors.length < 2) continue;
    const list = product.documents.find(({ kind }) => kind === "swatches");
    if ((list !== undefined) !== withSwatches) continue;
    if (list === undefined) return id;
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- a file of the demo catalogue
    const book: Record<string, string> = await (await request.get(new URL(list.url, origin).href)).json();
    if (product.colors.every(({ hex }) => hex.toLowerCase() in book)) return id;
  }
  throw new Error("The demo catalogue has no such product");
}

async function openProduct(page: Page, storefront: string, product: number, baseURL: string | undefined) {
  await page.goto(new URL(`/product/${product}`, storefrontHome({ id: storefront }, baseURL)).href);
  await expect(page.locator("form[data-hydrated]")).toHaveCount(1);
  // The opener hydrates after the first activity, like everything that is not needed at once.
  await page.mouse.move(5, 5);
}

const isLoaded = (picture: Locator): Promise<boolean> =>
  picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth >= 600);

for (const { storefront, tag } of onePerScreen) {
  test(
    `${storefront.id}: the material opens from nearby, in the selected colour and in others`,
    { tag },
    async ({ page, request, baseURL, hasTouch }) => {
      const product = loadTexts("product", storefront.language);
      const t = loadTexts("product/model", storefront.language);
      const requested: string[] = [];
      page.on("request", (sent) => requested.push(new URL(sent.url()).pathname));
      await openProduct(page, storefront.id, await readProduct(request, baseURL, true), baseURL);
      const opener = page.getByRole("button", { name: product("swatches"), exact: true });
      const dialog = page.getByRole("dialog");
      await expect(async () => {
        await (hasTouch ? opener.tap() : opener.click());
        await expect(dialog).toBeVisible({ timeout: 2000 });
      }).toPass();
      const picture = dialog.locator("figure img");
      await expect(picture).toHaveAttribute("alt", /.+/);
      await expect.poll(() => isLoaded(picture)).toBe(true);
      const before = await picture.getAttribute("src");
      await expectAccessible(page);

      const others = dialog.getByRole("radio", { checked: false });
      await others.first().check({ force: true });
      await expect(picture).not.toHaveAttribute("src", before ?? "");
      await expect.poll(() => isLoaded(picture)).toBe(true);
      // The page keeps its own colour.
      expect(new URL(page.url()).searchParams.get("pse")).toBeNull();

      const close = dialog.getByRole("button", { name: t("swatches.close"), exact: true });
      await (hasTouch ? close.tap() : close.click());
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
      // Closing is not a purchase, though the opener stands beside its form.
      expect(requested.filter((path) => path.startsWith("/api/cart/add"))).toEqual([]);
    },
  );
}

test(
  "nothing of the close-ups loads before they are asked for",
  { tag: "@desktop" },
  async ({ page, request, baseURL }) => {
    const requested: string[] = [];
    page.on("request", (sent) => requested.push(new URL(sent.url()).pathname));
    await openProduct(page, "at-de", await readProduct(request, baseURL, true), baseURL);
    await page.waitForLoadState("networkidle");
    expect(requested.filter((path) => /SwatchView|swatch-|swatches-/.test(path))).toEqual([]);
  },
);

test(
  "the close-ups open and change by keyboard, Esc closes them",
  { tag: "@desktop" },
  async ({ page, request, baseURL }) => {
    await openProduct(page, "at-de", await readProduct(request, baseURL, true), baseURL);
    const opener = page.getByRole("button", { name: loadTexts("product", "de")("swatches"), exact: true });
    const dialog = page.getByRole("dialog");
    await opener.focus();
    await expect(async () => {
      await page.keyboard.press("Enter");
      await expect(dialog).toBeVisible({ timeout: 2000 });
    }).toPass();
    const picture = dialog.locator("figure img");
    await expect.poll(() => isLoaded(picture)).toBe(true);
    const before = await picture.getAttribute("src");
    await dialog.getByRole("radio", { checked: true }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(picture).not.toHaveAttribute("src", before ?? "");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  },
);

test(
  "a list that does not load says so and loads again",
  { tag: "@desktop" },
  async ({ page, request, baseURL, expected }) => {
    expected.expectStatus(503);
    await openProduct(page, "at-de", await readProduct(request, baseURL, true), baseURL);
    await page.route("**/media/swatches-*.json", (route) => route.fulfill({ status: 503 }));
    const t = loadTexts("product/model", "de");
    const opener = page.getByRole("button", { name: loadTexts("product", "de")("swatches"), exact: true });
    const dialog = page.getByRole("dialog");
    await expect(async () => {
      await opener.click();
      await expect(dialog).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expect(dialog.getByRole("alert")).toContainText(t("swatches.failed"), { timeout: 30_000 });
    await page.unroute("**/media/swatches-*.json");
    await dialog.getByRole("button", { name: t("swatches.again") }).click();
    await expect.poll(() => isLoaded(dialog.locator("figure img"))).toBe(true);
  },
);

test("a product without close-ups has no opener", { tag: "@desktop" }, async ({ page, request, baseURL }) => {
  await openProduct(page, "at-de", await readProduct(request, baseURL, false), baseURL);
  await expect(page.getByRole("button", { name: loadTexts("product", "de")("swatches") })).toHaveCount(0);
});
