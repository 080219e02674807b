import type { Locator } from "@playwright/test";
import { expect } from "./shopTest.ts";

/** Expects that an element is on screen, and not under the header. */
export const expectUncovered = (target: Locator): Promise<void> =>
  expect
    .poll(() =>
      target.evaluate((element) => {
        const { x, y, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + 4, y + height / 2));
      }),
    )
    .toBe(true);
