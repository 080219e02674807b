import type { Page } from "@playwright/test";

/** The page's script has taken it over, to its last part: see src/app/isAlive.ts. */
export const alive = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.documentElement.dataset["alive"] !== undefined);
