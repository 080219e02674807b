import type { Page } from "@playwright/test";

/** The page's script has taken it over. */
export const alive = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector("#main > *") ?? {}).some((key) => key.startsWith("__reactProps$")),
  );
