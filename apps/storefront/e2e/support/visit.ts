import type { Page } from "@playwright/test";
import { alive } from "./alive.ts";
import { axeFindings } from "./axe.ts";
import { looksLikeKey } from "./textKeys.ts";

/** Scrolls through a page in the browser and returns its defects: status, console, headings, texts, axe. */
export async function visit(page: Page, url: string, status = 200): Promise<string[]> {
  const faults: string[] = [];
  const stop = listen(page, faults, { url, status });
  try {
    const answer = await page.goto(url, { waitUntil: "domcontentloaded" });
    if (answer?.status() !== status) return [`answers ${answer?.status()}`];
    await alive(page);
    await scrollThrough(page);
    faults.push(...(await page.evaluate(readFaults)));
    const texts = await page.evaluate(() => document.body.innerText.split("\n"));
    faults.push(...texts.filter((text) => looksLikeKey(text.trim())).map((text) => `it says ${text}`));
    faults.push(...(await axeFindings(page)));
  } catch (error) {
    faults.push(error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error));
  } finally {
    stop();
  }
  return faults;
}

function listen(page: Page, faults: string[], { url, status }: { url: string; status: number }): () => void {
  const onConsole = (message: { type(): string; text(): string; location(): { url: string } }): void => {
    // The expected error status of the page itself is checked above.
    if (status < 400 || !message.location().url.startsWith(url) || !message.text().includes(`status of ${status}`))
      faults.push(`console ${message.type()}: ${message.text()}`);
  };
  const onError = (error: Error): void => void faults.push(`page error: ${error.message}`);
  const onAnswer = (answer: {
    status(): number;
    url(): string;
    request(): { isNavigationRequest(): boolean };
  }): void => {
    if (answer.status() >= 400 && !answer.request().isNavigationRequest())
      faults.push(`answer ${answer.status()}: ${new URL(answer.url()).pathname}`);
  };
  page.on("console", onConsole).on("pageerror", onError).on("response", onAnswer);
  return () => void page.off("console", onConsole).off("pageerror", onError).off("response", onAnswer);
}

async function scrollThrough(page: Page): Promise<void> {
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

function readFaults(): string[] {
  const faults: string[] = [];
  const headings = document.querySelectorAll("h1").length;
  if (headings !== 1) faults.push(`${headings} first headings`);
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`${scrollWidth - clientWidth} px wider than the screen`);
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0 && image.loading !== "lazy") faults.push(`no picture: ${image.src}`);
  return faults;
}
