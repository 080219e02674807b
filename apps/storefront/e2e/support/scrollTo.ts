import type { Locator } from "@playwright/test";

/** As people do: the page has told that it was scrolled before anything else happens. */
export async function scrollTo(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await target.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))),
  );
}
