import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import * as v from "valibot";
import { messages } from "../../../packages/core/src/locales/de.ts";
import { DEMO, open, signIn } from "./support/account.ts";
import { expectAccessible } from "./support/axe.ts";
import { expect, test } from "./support/shopTest.ts";
import { loadTexts, testedStorefronts } from "./support/storefronts.ts";

const austria = testedStorefronts.find(({ id }) => id === "at-de");
if (austria === undefined) throw new Error("no storefront at-de");

const t = loadTexts("product", "de");
const f = loadTexts("product/opened", "de");

/** Runs `npm run orders` on the shop of this run. */
async function runOrders(...args: string[]): Promise<string> {
  const script = fileURLToPath(new URL("../server/orders.ts", import.meta.url));
  const env = { ...process.env, NODE_ENV: "production", DEMO: "1", DATA_DIR: process.env["E2E_DATA"] };
  return (await promisify(execFile)(process.execPath, [script, ...args], { env })).stdout;
}

const ORDERS = v.object({
  OrderItems: v.array(
    v.object({
      order_product: v.array(v.object({ PRODUCT_ID: v.number(), PRODUCT_SALE_ELEMENTS_ID: v.number() })),
    }),
  ),
});

/** Returns a product that the signed-in customer bought and has not reviewed. */
async function findReviewableProduct(page: Page): Promise<number> {
  const token = await page.evaluate(() => localStorage.getItem("jwtToken"));
  const get = async (path: string): Promise<unknown> =>
    (await page.request.get(`/api/${path}`, { headers: { Authorization: `Bearer ${token}` } })).json();
  const { OrderItems } = v.parse(ORDERS, await get("ExternalOrderApi/order/?api_locale=de_AT"));
  for (const line of OrderItems.flatMap(({ order_product }) => order_product)) {
    const { allowed } = v.parse(
      v.object({ allowed: v.boolean() }),
      await get(`comments/rights/${line.PRODUCT_SALE_ELEMENTS_ID}/0`),
    );
    if (allowed) return line.PRODUCT_ID;
  }
  throw new Error("the customer may review nothing");
}

/** A picture of the catalogue, of 480 by 480 pixels. */
function readPhoto(): Buffer {
  const folder = fileURLToPath(new URL("../../../packages/demo/catalogue/pictures/", import.meta.url));
  const name = readdirSync(folder).find((file) => file.endsWith("-480.webp")) ?? "";
  return readFileSync(join(folder, name));
}

test("photos of a review are sent with it, checked by the shop and shown in a large view", async ({
  page,
  expected,
  baseURL,
}, { project }) => {
  test.slow();
  await signIn(page, austria, project.name === "mobile" ? DEMO.company : DEMO["at-de"], baseURL);
  const product = await findReviewableProduct(page);
  await open(page, austria, `/product/${product}`, baseURL);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: t("reviewForm.open") }).click();
  const title = `Steht gut ${crypto.randomUUID().slice(0, 8)}`;
  const stars = page.getByRole("group", { name: f("review.rating") });
  await stars.getByRole("radio", { name: t("reviews.rating_other").replace("{{count}}", "5") }).check();
  await page.getByLabel(f("review.headline")).fill(title);
  await page.getByLabel(f("review.words")).fill("Passt unter das Fenster.");

  const photo = readPhoto();
  const damaged = photo.subarray(0, photo.length / 2);
  const photos = page.getByRole("group", { name: f("photos.label") });
  const input = photos.locator("input[type=file]");
  // The keyboard reaches the button, and opens the file dialog.
  await page.getByLabel(f("review.words")).press("Tab");
  await expect(input).toBeFocused();
  const files = [
    { name: "fenster.webp", mimeType: "image/webp", buffer: photo },
    { name: "halb.webp", mimeType: "image/webp", buffer: damaged },
    { name: "foto.heic", mimeType: "image/heic", buffer: photo },
  ];
  // A press is lost at times while the browser starts to intercept its dialog.
  await expect(async () => {
    const opened = page.waitForEvent("filechooser", { timeout: 5000 });
    await page.keyboard.press("Space");
    await (await opened).setFiles(files);
  }).toPass();
  await expect(photos.getByRole("listitem")).toHaveCount(3);
  await expect(photos.getByRole("listitem").nth(2)).toContainText(messages.validation.picture.invalid);
  await expectAccessible(page);
  // Another variant of the product keeps what was written.
  await page.locator(".lh-buyform input[type=radio]:not(:checked):enabled").first().check();
  await expect(page).toHaveURL(/pse=/);
  await page.waitForLoadState("networkidle");
  await expect(photos.getByRole("listitem")).toHaveCount(3);
  await expect(page.getByLabel(f("review.headline"))).toHaveValue(title);
  const remove = (position: number) =>
    photos.getByRole("button", { name: f("photos.remove").replace("{{position}}", String(position)) });
  await remove(3).click();
  await expect(input).toBeFocused();

  const send = page.getByRole("button", { name: f("review.submit") });
  expected.expectStatus(422);
  await send.click();
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(photos.getByRole("listitem").nth(1)).toContainText(messages.validation.picture.invalid);
  await expect(photos.getByRole("listitem").nth(0)).not.toContainText(messages.validation.picture.invalid);
  await expect(page.getByLabel(f("review.headline"))).toHaveValue(title);
  await remove(2).press("Enter");
  await expect(photos.getByRole("listitem")).toHaveCount(1);
  await send.click();
  await expect(page.getByText(f("review.pending"))).toBeVisible();

  const line = (await runOrders("reviews")).split("\n").find((row) => row.includes(title)) ?? "";
  expect(line).toContain("photos: 1");
  const [id = ""] = line.trim().split(/\s+/);
  await runOrders("publish", id);
  const review = page.locator(".lh-review").filter({ hasText: title });
  await expect(async () => {
    await page.reload();
    await expect(review).toBeVisible({ timeout: 5000 });
  }).toPass();
  const thumbnail = review.getByRole("link").getByRole("img");
  await expect(thumbnail).toHaveAccessibleName(/^Foto von /);
  await thumbnail.scrollIntoViewIfNeeded();
  await expect.poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(240);
  const url = await review.getByRole("link").getAttribute("href");
  const file = await page.request.get(url ?? "");
  expect(file.headers()).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "public, max-age=31536000, s-maxage=3600, immutable",
    "x-content-type-options": "nosniff",
  });

  await review.getByRole("link").press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("img")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(review.getByRole("link")).toBeFocused();
});
