import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { findProduct } from "./support/products.ts";
import { expect, test } from "./support/shopTest.ts";
import { storefrontHome, onePerScreen, loadTexts } from "./support/storefronts.ts";

// Without a GPU the browser renders WebGL in software, which is slow on a busy machine.
test.use({
  launchOptions: {
    executablePath: process.env["CHROME_BIN"] ?? "",
    args: ["--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
  },
  contextOptions: { reducedMotion: "reduce" },
});
test.describe.configure({ timeout: 300_000 });
const german = { id: "at-de" };
const DRAWN = { timeout: 120_000 };

interface Details {
  URL: string;
  TITLE: string;
  documents: ReadonlyArray<{ kind: string; url: string; color_id: number | null }>;
  colors: ReadonlyArray<{ id: number; title: string }>;
}

async function readProduct(request: APIRequestContext, baseURL: string | undefined, withModel: boolean) {
  const origin = storefrontHome({ id: "at-de" }, baseURL);
  const ids: number[] = [];
  await findProduct(request, { origin, locale: "de_AT", countryId: 13 }, ({ ID, PSE_COUNT }) => {
    if (PSE_COUNT > 1) ids.push(ID);
    return ids.length === 40;
  });
  for (const id of ids) {
    const response = await request.get(new URL(`/api/products/${id}?translation=de_AT`, origin).href);
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- contract tests verify the shape
    const [product]: Details[] = await response.json();
    const model = product?.documents.find(({ kind }) => kind === "model");
    if (product !== undefined && (model !== undefined) === withModel) return { ...product, id, model };
  }
  throw new Error("The demo catalogue has no such product");
}

async function openPage(page: Page, { id }: { id: string }, product: number, baseURL: string | undefined) {
  await page.goto(new URL(`/product/${product}`, storefrontHome({ id }, baseURL)).href);
  await expect(page.locator("form[data-hydrated]")).toHaveCount(1);
}

const getCanvas = (page: Page): Locator => page.getByRole("dialog").getByRole("application");
const waitForCanvas = (page: Page): Promise<void> => expect(getCanvas(page)).toHaveAttribute("data-drawn", "", DRAWN);

/**
 * Returns the middle of the canvas without the buttons: 64 × 64 pixels in coarse colours, so that lighting alone does
 * not count as a change.
 */
async function readPixels(page: Page): Promise<readonly number[]> {
  const picture = (await getCanvas(page).screenshot(DRAWN)).toString("base64");
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const small = new OffscreenCanvas(64, 64).getContext("2d");
    small?.drawImage(bitmap, 0, bitmap.height * 0.1, bitmap.width, bitmap.height * 0.65, 0, 0, 64, 64);
    const data = small?.getImageData(0, 0, 64, 64).data ?? new Uint8ClampedArray();
    const part = (at: number): number => (data[at] ?? 0) >> 4;
    return Array.from(
      { length: data.length / 4 },
      (_, at) => part(4 * at) * 256 + part(4 * at + 1) * 16 + part(4 * at + 2),
    );
  }, picture);
}

const changedShare = (page: Page, first: readonly number[]) => async (): Promise<number> =>
  (await readPixels(page)).filter((color, at) => color !== first[at]).length / first.length;

for (const { storefront, tag } of onePerScreen) {
  const t = loadTexts("product", storefront.language);
  const m = loadTexts("product/model", storefront.language);

  test(
    `${storefront.id}: a model opens, renders, rotates by keyboard and closes`,
    { tag },
    async ({ page, request, baseURL }) => {
      const product = await readProduct(request, baseURL, true);
      const scripts: string[] = [];
      page.on("request", (one) => void (/stage|three|\.glb/.test(one.url()) && scripts.push(one.url())));
      const file = await request.head(new URL(product.model?.url ?? "", baseURL).href);
      expect(file.headers()).toMatchObject({ "content-type": "model/gltf-binary" });
      expect(file.headers()["cache-control"]).toContain("immutable");
      await openPage(page, storefront, product.id, baseURL);
      const button = page.getByRole("button", { name: t("view3d") });
      await expect(button).toBeVisible();
      // Nothing loads before the click.
      expect(scripts).toEqual([]);

      await button.click();
      await waitForCanvas(page);
      expect(scripts.some((url) => url.endsWith(product.model?.url ?? "none"))).toBe(true);
      const first = await readPixels(page);
      expect(new Set(first).size).toBeGreaterThan(8);
      await expect(page.getByRole("dialog").getByText(/\d+\s?cm/)).toBeVisible();

      await getCanvas(page).focus();
      for (let press = 0; press < 4; press++) await page.keyboard.press("ArrowLeft");
      await expect.poll(changedShare(page, first), DRAWN).toBeGreaterThan(0.05);
      await page.getByRole("button", { name: m("reset") }).click();
      await expect.poll(changedShare(page, first), DRAWN).toBeLessThan(0.02);
      await page.getByRole("button", { name: m("closer") }).click();
      await expect.poll(changedShare(page, first), DRAWN).toBeGreaterThan(0.05);
      await expectAccessible(page);
      // No AR button on a desktop or a phone without AR.
      await expect(page.getByText(m("room"))).toHaveCount(0);

      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(button).toBeFocused();
    },
  );
}

test(
  "it names its colour, and reports that another one is selected",
  { tag: "@desktop" },
  async ({ page, request, baseURL }) => {
    const product = await readProduct(request, baseURL, true);
    const title = product.colors.find(({ id }) => id === product.model?.color_id)?.title ?? "";
    const other = product.colors.find(({ id }) => id !== product.model?.color_id)?.title ?? "";
    const m = loadTexts("product/model", "de");
    const button = page.getByRole("button", { name: loadTexts("product", "de")("view3d") });
    await openPage(page, german, product.id, baseURL);
    await button.click();
    await expect(page.getByText(m("color").replace("{{color}}", title))).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("radio", { name: other }).check({ force: true });
    await button.click();
    await expect(page.getByText(m("otherColor").replace("{{color}}", title))).toBeVisible();
  },
);

test("a product without a model has no button", { tag: "@desktop" }, async ({ page, request, baseURL }) => {
  const product = await readProduct(request, baseURL, false);
  await openPage(page, german, product.id, baseURL);
  await expect(page.getByRole("button", { name: loadTexts("product", "de")("view3d") })).toHaveCount(0);
});

test(
  "a missing file is reported and fetched again",
  { tag: "@desktop" },
  async ({ page, request, baseURL, expected }) => {
    expected.expectStatus(404);
    const m = loadTexts("product/model", "de");
    const product = await readProduct(request, baseURL, true);
    await page.route("**/*.glb", (route) => route.fulfill({ status: 404, body: "" }), { times: 1 });
    await openPage(page, german, product.id, baseURL);
    await page.getByRole("button", { name: loadTexts("product", "de")("view3d") }).click();
    await expect(page.getByRole("alert").filter({ hasText: m("failed") })).toBeVisible();
    await page.getByRole("button", { name: m("again") }).click();
    await waitForCanvas(page);
  },
);

test(
  "an Android phone with AR has a link to Google's viewer",
  { tag: "@mobile" },
  async ({ page, request, baseURL }) => {
    await page.addInitScript(() => {
      if (navigator.xr !== undefined) navigator.xr.isSessionSupported = async () => true;
    });
    const product = await readProduct(request, baseURL, true);
    await openPage(page, german, product.id, baseURL);
    await page.getByRole("button", { name: loadTexts("product", "de")("view3d") }).click();
    const link = page.getByRole("link", { name: loadTexts("product/model", "de")("room") });
    await expect(link).toHaveAttribute("href", /^intent:\/\/arvr\.google\.com\/scene-viewer\/.*&mode=ar_preferred&/);
    const file = new URL(product.model?.url ?? "", page.url()).href;
    await expect(link).toHaveAttribute("href", new RegExp(`\\?file=${encodeURIComponent(file)}&`));
  },
);

test("Apple's viewer gets a file of the product", { tag: "@mobile" }, async ({ page, request, baseURL }) => {
  // Emulates Safari's AR Quick Look: support of rel="ar", and the viewer for such a link.
  await page.addInitScript(() => {
    DOMTokenList.prototype.supports = (name) => name === "ar";
    const make = URL.createObjectURL.bind(URL);
    const made = new Map<string, Blob>();
    URL.createObjectURL = (blob) => {
      const url = make(blob);
      if (blob instanceof Blob) made.set(url, blob);
      return url;
    };
    HTMLAnchorElement.prototype.click = function click() {
      const file = made.get(this.href.replace("#allowsContentScaling=0", ""));
      void file?.text().then((text) => (document.documentElement.dataset["usdz"] = `${this.rel} ${file.type} ${text}`));
    };
  });
  const product = await readProduct(request, baseURL, true);
  await openPage(page, german, product.id, baseURL);
  await page.getByRole("button", { name: loadTexts("product", "de")("view3d") }).click();
  await waitForCanvas(page);
  await page.getByRole("button", { name: loadTexts("product/model", "de")("room") }).click();
  const file = page.locator("html");
  await expect(file).toHaveAttribute(
    "data-usdz",
    /^ar model\/vnd\.usdz\+zip PK[^]*model\.usda[^]*metersPerUnit = 1\s/,
    DRAWN,
  );
});
