import type { Page } from "@playwright/test";

/** Waits until the whole page is hydrated: see src/shared/hydration.ts. */
export const waitForHydration = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.documentElement.dataset["hydrated"] !== undefined);

/** Blocks all scripts until the returned function is called, to test the page before hydration. */
export async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}
