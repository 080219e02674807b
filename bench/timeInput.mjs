// Times from a real input of the browser to the frame that shows its effect.

const OBSERVE_EVENTS = `globalThis.benchEvents = [];
new PerformanceObserver((list) => benchEvents.push(...list.getEntries().filter(({ interactionId }) => interactionId > 0)))
  .observe({ type: "event", durationThreshold: 16, buffered: true });`;
/** Event timing reports durations in steps of 8 ms, and none below 16 ms. */
const SHORTEST_MS = 16;

/** Collects the durations of a page's interactions; for `interactionToNextPaint`. */
export const observeEvents = (page) => page.addInitScript(OBSERVE_EVENTS);

/** Interacts with the page and returns the longest time from one of its events to the next paint, in ms. */
export async function interactionToNextPaint(page, interact) {
  await page.evaluate(() => void (benchEvents.length = 0));
  await interact();
  await page.waitForTimeout(800);
  const durations = await page.evaluate(() => benchEvents.map(({ duration }) => duration));
  return Math.max(SHORTEST_MS, ...durations);
}

/**
 * Taps an element and returns the ms from the release until a frame in which `isShown(argument)` holds. With `hoverMs`
 * the pointer first rests on the element.
 */
export async function timeUntilShown(page, locator, isShown, { argument, hoverMs } = {}) {
  await locator.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await locator.boundingBox();
  const center = [x + width / 2, y + height / 2];
  if (hoverMs !== undefined) {
    await page.mouse.move(...center);
    await page.waitForTimeout(hoverMs);
  }
  const expected = JSON.stringify(argument);
  await page.evaluate(`(${startWatching.toString()})(${isShown.toString()}, ${expected})`);
  if (hoverMs === undefined) await page.touchscreen.tap(...center);
  else await page.mouse.click(...center);
  const timing = await page.waitForFunction(() => globalThis.benchShownAfter, undefined, { timeout: 30_000 });
  return timing.jsonValue();
}

/** Runs in the page: notes when the pointer is released, and the first frame that shows the effect. */
function startWatching(isShown, argument) {
  globalThis.benchShownAfter = undefined;
  let startedAt;
  addEventListener("pointerup", ({ timeStamp }) => (startedAt = timeStamp), { capture: true, once: true });
  const onFrame = () => {
    if (startedAt !== undefined && isShown(argument)) globalThis.benchShownAfter = performance.now() - startedAt;
    else requestAnimationFrame(onFrame);
  };
  onFrame();
}
