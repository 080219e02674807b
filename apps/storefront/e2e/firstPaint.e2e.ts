import { get } from "node:http";
import { brotliDecompressSync, constants } from "node:zlib";
import type { APIRequestContext, Page } from "@playwright/test";
import { EARLY_MODULE, holdRequests, HYDRATION_MODULE, openPainted, STYLESHEETS } from "./support/holdRequests.ts";
import { waitForContentHydration, waitForHydration } from "./support/hydration.ts";
import { readLayoutShifts, recordLayoutShifts } from "./support/layoutShifts.ts";
import { plentifulProductUrl } from "./support/products.ts";
import { type Appearance, compareAppearance, recordAppearance } from "./support/recordAppearance.ts";
import { expect, test } from "./support/shopTest.ts";
import { loadTexts, storefrontHome } from "./support/storefronts.ts";

const UNUSED_PRELOAD = /was preloaded using link preload but not used/;
const FIRST_STYLESHEET = /\/entry-client-[^/]*\.css$/;
const AT = { id: "at-de" };
const ROUTES = ["product", "/sofas", "/", "/search/sofa", "/cart", "/login-register"] as const;
const SCREENS = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 800, height: 1100 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
];

async function urlOf(route: string, request: APIRequestContext, baseURL: string | undefined): Promise<string> {
  if (route === "product") return plentifulProductUrl(request, { ...AT, index: 0 }, baseURL);
  return new URL(route, storefrontHome(AT, baseURL)).href;
}

/** Forgets that the font is in the browser's cache, before every page until `keepFont` is in its session storage. */
const forgetFont = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    if (sessionStorage.getItem("keepFont") === null) localStorage.removeItem("fontCached");
  });

/** Records the first view at every width. */
async function recordScreens(page: Page): Promise<Appearance[]> {
  const records: Appearance[] = [];
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    records.push(await recordAppearance(page));
  }
  return records;
}

for (const route of [...ROUTES, "/ueber-uns", "/account/orders", "/checkout"] as const) {
  test(
    `the first view looks the same before and after each stylesheet: ${route}`,
    { tag: "@desktop" },
    async ({ page, request, expected, baseURL }) => {
      // At another width the picture may load from another URL than its preload.
      expected.expectMessage(UNUSED_PRELOAD);
      await holdRequests(page, HYDRATION_MODULE);
      const releaseOthers = await holdRequests(page, STYLESHEETS);
      const releaseFirst = await holdRequests(page, FIRST_STYLESHEET);
      await openPainted(page, await urlOf(route, request, baseURL));
      const before = await recordScreens(page);
      releaseFirst();
      await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href?.includes("/entry-client-")));
      const between = await recordScreens(page);
      releaseOthers();
      await page.waitForLoadState("load");
      const after = await recordScreens(page);
      for (const [index, { width }] of SCREENS.entries()) {
        expect.soft(compareAppearance(before[index] ?? {}, between[index] ?? {}), `${width} px, first`).toEqual([]);
        expect.soft(compareAppearance(before[index] ?? {}, after[index] ?? {}), `${width} px, all`).toEqual([]);
      }
    },
  );
}

test(
  "the consent banner is styled before its stylesheet is there",
  { tag: "@desktop" },
  async ({ page, context, expected, baseURL }) => {
    expected.expectMessage(UNUSED_PRELOAD);
    await context.clearCookies();
    await holdRequests(page, HYDRATION_MODULE);
    const release = await holdRequests(page, STYLESHEETS);
    await openPainted(page, storefrontHome(AT, baseURL));
    await expect(page.getByRole("region", { name: loadTexts("consent", "de")("title") })).toBeVisible();
    const before = await recordScreens(page);
    release();
    await page.waitForLoadState("load");
    const after = await recordScreens(page);
    for (const [index, { width }] of SCREENS.entries())
      expect.soft(compareAppearance(before[index] ?? {}, after[index] ?? {}), `${width} px`).toEqual([]);
  },
);

test("nothing shifts during load and hydration, with and without the cached font; the policy blocks nothing", async ({
  page,
  request,
  baseURL,
}) => {
  // Twelve pages.
  test.slow();
  await recordLayoutShifts(page);
  await forgetFont(page);
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
      violations.push(`${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  for (const isCached of [false, true]) {
    let pagesWithFont = 0;
    for (const route of ROUTES) {
      await page.goto(await urlOf(route, request, baseURL), { waitUntil: "commit" });
      await waitForHydration(page);
      if (await page.evaluate(() => "font" in document.documentElement.dataset)) pagesWithFont++;
      await page.waitForLoadState("networkidle");
      expect.soft(await readLayoutShifts(page), `${route}, font cached: ${isCached}`).toEqual([]);
      expect.soft(await page.evaluate(() => Reflect.get(window, "violations")), route).toEqual([]);
    }
    // On a busy machine the font may miss the first frame of a page.
    expect(pagesWithFont > 0).toBe(isCached);
    // The page stores it once the font is in the browser's cache.
    await page.waitForFunction(() => localStorage.getItem("fontCached") !== null);
    await page.evaluate(() => sessionStorage.setItem("keepFont", ""));
  }
});

test("before paint and stylesheets the early module is the only script, and no font is requested", async ({
  page,
  request,
  baseURL,
}) => {
  await forgetFont(page);
  for (const route of ROUTES) {
    const url = await urlOf(route, request, baseURL);
    const document = await request.get(url);
    expect(document.headers()["link"]).toBeUndefined();
    expect(await document.text()).not.toMatch(/<link[^>]*(modulepreload|as="font")/);

    const release = await holdRequests(page, STYLESHEETS);
    await openPainted(page, url);
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    const requested = await page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
    );
    const scriptsAndFonts = requested.filter((path) => /\.(js|woff2)$/.test(path));
    expect
      .soft(
        scriptsAndFonts.filter((path) => !EARLY_MODULE.test(path)),
        route,
      )
      .toEqual([]);
    // An entry exists once its response has ended.
    expect(scriptsAndFonts.length, route).toBeLessThanOrEqual(1);
    release();
    await waitForHydration(page);
    await page.unroute(STYLESHEETS);
  }
});

test("each width loads one file of the preloaded picture", { tag: "@desktop" }, async ({ page, request, baseURL }) => {
  for (const route of ["product", "/sofas", "/", "/search/sofa"]) {
    const url = await urlOf(route, request, baseURL);
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      await page.goto(url, { waitUntil: "load" });
      const [files, preload] = await page.evaluate(() => {
        const preloads = document.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=image]");
        const candidates = [...preloads].flatMap(({ imageSrcset }) => imageSrcset.match(/[^\s,]+\.avif/g) ?? []);
        const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
        return [candidates.filter((file) => loaded.includes(file)), preloads.length];
      });
      expect.soft(preload, route).toBe(1);
      expect.soft(files, `${route} at ${screen.width}`).toHaveLength(1);
    }
  }
});

/** Returns the body as sent, compressed with Brotli. */
const fetchCompressed = (url: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { "Accept-Encoding": "br" } }, (response) => {
      response.toArray().then((chunks) => resolve(Buffer.concat(chunks)), reject);
    }).on("error", reject);
  });

const decompressStart = (body: Buffer, bytes: number): string =>
  brotliDecompressSync(body.subarray(0, bytes), { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();

/** Compressed bytes of the document up to the purchase button. The aim is 12,000, which fit the first round trip. */
const MAX_BYTES_TO_BUTTON = 13_200;

test("the document starts with what is displayed first", { tag: "@desktop" }, async ({ request, baseURL }) => {
  const body = await fetchCompressed(await urlOf("product", request, baseURL));
  const html = decompressStart(body, body.byteLength);
  const places = ["<style", '<link rel="preload" as="image"', '<script type="module" async', "<title>"].map((part) =>
    html.indexOf(part),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((first, second) => first - second));

  const isComplete = (bytes: number): boolean => {
    const start = decompressStart(body, bytes);
    const form = start.indexOf('<form class="lh-buyform"');
    const hasHead = ["</header>", "<picture", "<h1", "sh-price"].every((part) => start.includes(part));
    return hasHead && form !== -1 && start.includes('type="submit"', form);
  };
  let bytes = 500;
  while (bytes < body.byteLength && !isComplete(bytes)) bytes += 100;
  test.info().annotations.push({ type: "bytes", description: String(bytes) });
  expect(bytes).toBeLessThanOrEqual(MAX_BYTES_TO_BUTTON);
});

test("a stylesheet that fails leaves nothing hidden", async ({ page, request, expected, baseURL }) => {
  expected.expectMessage(/Failed to load resource/);
  await page.route(STYLESHEETS, (route) => route.fulfill({ status: 404 }));
  expected.expectStatus(404);
  await page.goto(await urlOf("product", request, baseURL));
  const footer = page.getByRole("contentinfo").getByRole("link").first();
  await expect(footer).toBeVisible();
  expect(await hiddenParts(page)).toEqual([]);
  await waitForContentHydration(page);
  expect(await hiddenParts(page)).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a stylesheet that fails leaves nothing hidden", async ({ page, request, expected, baseURL }) => {
    expected.expectMessage(/Failed to load resource/);
    expected.expectStatus(404);
    await page.route(STYLESHEETS, (route) => route.fulfill({ status: 404 }));
    await page.goto(await urlOf("product", request, baseURL));
    await expect(page.getByRole("contentinfo").getByRole("link").first()).toBeVisible();
    expect(await hiddenParts(page)).toEqual([]);
  });
});

/** Returns the parts of the page that wait for a stylesheet. */
const hiddenParts = (page: Page): Promise<string[]> =>
  page
    .locator("[data-fold], [data-fold] ~ *, main ~ footer")
    .evaluateAll((elements) =>
      elements
        .filter((element) => getComputedStyle(element).visibility === "hidden")
        .map(({ localName, className }) => `${localName}.${className}`),
    );

test("a stored cookie answer leaves the parts that are not hydrated in the page", async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto(await urlOf("product", request, baseURL));
  await waitForContentHydration(page);
  await expect(page.locator("html")).toHaveAttribute("data-consent-answered", "");
  // A frame and its effects after the store has read the cookie.
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("contentinfo")).toBeAttached();
  await expect(page.locator("[data-fold]").first()).toBeAttached();
});
