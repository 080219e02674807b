import type { Page } from "@playwright/test";
import { waitForHydration } from "./hydration.ts";
import { findViolations } from "./axe.ts";
import { looksLikeKey } from "./looksLikeKey.ts";

/** Scrolls through a page in the browser and returns its defects: status, console, headings, texts, axe. */
export async function inspectPage(page: Page, url: string, status = 200): Promise<string[]> {
  const defects: string[] = [];
  const stop = listen(page, defects, { url, status });
  try {
    const response = await page.goto(url, { waitUntil: "domcontentloaded" });
    if (response?.status() !== status) return [`status ${response?.status()}`];
    await waitForHydration(page);
    await scrollToEnd(page);
    defects.push(...(await page.evaluate(findDefects)));
    const texts = await page.evaluate(() => document.body.innerText.split("\n"));
    defects.push(...texts.filter((text) => looksLikeKey(text.trim())).map((text) => `it says ${text}`));
    defects.push(...(await findViolations(page)));
  } catch (error) {
    defects.push(error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error));
  } finally {
    stop();
  }
  return defects;
}

function listen(page: Page, defects: string[], { url, status }: { url: string; status: number }): () => void {
  const onConsole = (message: { type(): string; text(): string; location(): { url: string } }): void => {
    // The expected error status of the page itself is checked above.
    if (status < 400 || !message.location().url.startsWith(url) || !message.text().includes(`status of ${status}`))
      defects.push(`console ${message.type()}: ${message.text()}`);
  };
  const onError = (error: Error): void => void defects.push(`page error: ${error.message}`);
  const onResponse = (response: {
    status(): number;
    url(): string;
    request(): { isNavigationRequest(): boolean };
  }): void => {
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      defects.push(`response ${response.status()}: ${new URL(response.url()).pathname}`);
  };
  page.on("console", onConsole).on("pageerror", onError).on("response", onResponse);
  return () => void page.off("console", onConsole).off("pageerror", onError).off("response", onResponse);
}

async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight * 2) {
      scrollTo({ top: y, behavior: "instant" });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
  });
  await page.waitForFunction(() => {
    const waiting = document.querySelector("#main [aria-busy=true]");
    // Below a long footer it would stay out of reach, and content loading above pushes it away.
    waiting?.scrollIntoView({ behavior: "instant" });
    return waiting === null;
  });
}

function findDefects(): string[] {
  const defects: string[] = [];
  const headings = document.querySelectorAll("h1").length;
  if (headings !== 1) defects.push(`${headings} first headings`);
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) defects.push(`${scrollWidth - clientWidth} px wider than the screen`);
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0 && image.loading !== "lazy")
      defects.push(`no picture: ${image.src}`);
  return defects;
}
