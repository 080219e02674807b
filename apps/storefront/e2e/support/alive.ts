import type { Page } from "@playwright/test";

/** The page's script has taken it over, to its last part: see src/app/isAlive.ts. */
export const alive = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.documentElement.dataset["alive"] !== undefined);

/** Keeps every script from the page until the answer is called: what happens before it is alive can be looked at. */
export async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}
