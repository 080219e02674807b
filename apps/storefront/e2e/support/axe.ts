import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const RULES = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];

export async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
}

export async function findViolations(page: Page): Promise<string[]> {
  // A button half below the sticky header would count as too small.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await page.evaluate(waitForAnimations);
  // Legacy mode (the page has no frames) and violations only: three times as fast.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .withTags(RULES)
    .setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}

/** Waits for finite animations, because fading elements have transitional colours. */
async function waitForAnimations(): Promise<void> {
  const moving = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(moving.map(({ finished }) => finished));
}
