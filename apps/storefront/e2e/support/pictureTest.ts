import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Browser, Locator, Page } from "@playwright/test";
import { open } from "./account.ts";
import { waitForHydration } from "./hydration.ts";
import { declineCookies, expect, test as shopTest } from "./shopTest.ts";
import { type TestedStorefront, testedStorefronts } from "./storefronts.ts";

interface PictureFixtures {
  storefront: TestedStorefront;
  /** Opens a path of the storefront and waits until the page is hydrated. */
  visit(path: string): Promise<void>;
  /** Compares the page with the accepted pictures of a state, on each width. The test goes on after a difference. */
  takePicture(state: string, options?: PictureOptions): Promise<void>;
}

interface PictureOptions {
  /** By default a picture begins below the header, which would be the same on each page, and half of the bytes. */
  withHeader?: boolean;
  /** Element to scroll to: another one is in the viewport on each width. */
  at?: Locator;
  mask?: Locator[];
  /** All by default. */
  widths?: readonly Width[];
}

export const WIDE = { width: 1280, height: 720 };
export const NARROW = { width: 390, height: 844 };
type Width = typeof WIDE;

const [austria] = testedStorefronts;
if (austria === undefined) throw new Error("no storefront");

const time = process.env["PICTURE_TIME"] ?? "";

/** Photographs would be most of the bytes, and change with each rendering of the catalogue. */
const PHOTOGRAPH = '<svg xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%" fill="#d9d2c5"/></svg>';

/** Test of what a page looks like, at a fixed time and without photographs. */
export const test = shopTest.extend<PictureFixtures, { comparable: string | undefined }>({
  storefront: [austria, { option: true }],
  comparable: [
    async ({ browser }, use, { config }) => {
      const problem = findBrowserProblem(browser, config.updateSnapshots);
      if (problem !== undefined) process.stderr.write(`${problem}\n`);
      await use(problem);
    },
    { scope: "worker" },
  ],
  context: async ({ context, isConsentDeclined, comparable, baseURL }, use, info) => {
    info.skip(comparable !== undefined, comparable ?? "");
    await context.clock.setFixedTime(time);
    if (isConsentDeclined) await declineCookies(context, baseURL, Date.parse(time));
    await context.route(/\/media\/[^?]*\.(avif|webp|jpe?g|png)/, (route) =>
      route.fulfill({ contentType: "image/svg+xml", body: PHOTOGRAPH }),
    );
    await use(context);
  },
  visit: async ({ page, storefront, baseURL }, use) => {
    await use(async (path) => {
      await open(page, storefront, path, baseURL);
      await waitForHydration(page);
      await loadFont(page, storefront);
    });
  },
  takePicture: async ({ page, storefront }, use, info) => {
    await use(async (state, { withHeader = false, at, mask = [], widths = [WIDE, NARROW] } = {}) => {
      await loadFont(page, storefront);
      await settle(page);
      for (const viewport of widths) {
        await page.setViewportSize(viewport);
        await at?.evaluate((it) => it.scrollIntoView({ block: "center", behavior: "instant" }));
        const header = withHeader ? null : await page.getByRole("banner").boundingBox();
        const y = Math.ceil((header?.y ?? 0) + (header?.height ?? 0));
        const name = [storefront.id, `${state}-${viewport.width}.png`];
        const clip = { x: 0, y, width: viewport.width, height: viewport.height - y };
        await expect.soft(page).toHaveScreenshot(name, { clip, mask });
        // The report shows the pictures without a difference too.
        const path = info.snapshotPath(...name);
        if (existsSync(path)) await info.attach(`accepted/${name.join("/")}`, { path });
      }
      await page.setViewportSize(WIDE);
    });
  },
});

export { expect } from "./shopTest.ts";

/** A page uses its font only if that arrives before the first frame: boot/cacheFont.ts. */
function loadFont(page: Page, { language }: TestedStorefront): Promise<void> {
  return page.evaluate(
    async (files) => {
      if (document.documentElement.dataset["font"] !== undefined) return;
      const fonts = files.map(
        ([file = "", unicodeRange = "U+0-10FFFF"]) =>
          new FontFace("Figtree", `url(/fonts/${file}.woff2)`, { weight: "400 700", unicodeRange }),
      );
      for (const font of await Promise.all(fonts.map((one) => one.load()))) document.fonts.add(font);
      document.documentElement.dataset["font"] = "";
    },
    FONTS[language === "ro" ? "ro" : "latin"],
  );
}

/** Waits for requests and fonts, and replaces the numbers and times that differ in each run. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const text = node.nodeValue ?? "";
      const replaced = text
        .replace(/ORD\d{12}/, "ORD000000000001")
        .replace(/(?<date>20\d\d\D{1,12})\d{1,2}:\d\d/, "$<date>10:00");
      if (replaced !== text) node.nodeValue = replaced;
    }
  });
}

/** Files of the font, with their letters if another file has the rest. */
const FONTS = {
  latin: [["figtree-latin"]],
  ro: [["figtree-latin"], ["figtree-ext", "U+102-17F,U+218-21B,U+1E9E"]],
};

const ACCEPTED_WITH = new URL("../pictures/accepted/browser.txt", import.meta.url);

/** Other browsers and machines draw letters differently, which no change of the shop explains. */
function findBrowserProblem(browser: Browser, update: string): string | undefined {
  const current = `Chromium ${browser.version().split(".")[0]}, ${process.platform}-${process.arch}`;
  if (update === "all" || update === "changed") writeFileSync(ACCEPTED_WITH, `${current}\n`);
  const accepted = readFileSync(ACCEPTED_WITH, "utf8").trim();
  if (current === accepted) return undefined;
  return `The pictures were accepted with ${accepted}: they cannot be compared with ${current}.`;
}
