import type { Page } from "@playwright/test";
import { PROBE } from "../../src/shared/hydration.ts";

/** Until the end of the test: not the limit of an action, which a test of early clicks shortens. */
const HYDRATION = { timeout: 0 };

/** Waits until the page is hydrated. Sends the probe itself: the page does so only where it needs the answer. */
export const waitForContentHydration = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    (probe) => {
      document.querySelector("#main > *")?.dispatchEvent(new Event(probe, { bubbles: true }));
      return document.documentElement.dataset["hydrated"] !== undefined;
    },
    PROBE,
    HYDRATION,
  );

/** Waits until the whole page is hydrated, also the parts that hydrate with the first activity. */
export async function waitForHydration(page: Page): Promise<void> {
  await waitForContentHydration(page);
  await page.evaluate(() => dispatchEvent(new Event("pointermove")));
  await page.waitForFunction(
    () => {
      const footer = document.querySelector(".lh-footer");
      return footer === null || Object.keys(footer).some((key) => key.startsWith("__reactProps$"));
    },
    undefined,
    HYDRATION,
  );
}

/** Blocks all scripts until the returned function is called, to test the page before hydration. */
export async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}
