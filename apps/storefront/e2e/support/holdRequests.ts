import type { Page } from "@playwright/test";

export const EARLY_MODULE = /\/assets\/entry-early-[^/]*\.js$/;
/** Last of the modules that hydrate a page. */
export const HYDRATION_MODULE = /\/assets\/entry-client-[^/]*\.js$/;
export const STYLESHEETS = /\.css$/;

/** Holds back the responses to requests until the returned function is called. */
export async function holdRequests(page: Page, pattern: RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** Opens a page whose stylesheets or modules are held back, and waits until it is painted. */
export async function openPainted(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: "commit" });
  await page.waitForFunction(() => document.getElementById("hydration-modules") !== null);
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}
