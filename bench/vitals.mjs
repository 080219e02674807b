import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { openPhone } from "./browser.mjs";
import { median } from "./statistics.mjs";

const LIBRARY = fileURLToPath(import.meta.resolve("web-vitals")).replace(/[^/]+$/, "web-vitals.iife.js");
const COLLECTOR = `${readFileSync(LIBRARY, "utf8")};
globalThis.benchVitals = { longTasks: [] };
for (const name of ["FCP", "LCP", "CLS", "INP"]) {
  webVitals["on" + name]((metric) => { benchVitals[name] = metric.value; }, { reportAllChanges: true });
}
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) benchVitals.longTasks.push({ startTime, duration });
}).observe({ type: "longtask", buffered: true });`;

/** Returns medians over several cold loads on the throttled phone; stops when the time is up. */
export async function measureVitals(browser, address, { runs, until }) {
  const all = [];
  while (all.length < runs && (all.length === 0 || Date.now() < until)) all.push(await measureOnce(browser, address));
  const names = ["FCP", "LCP", "TBT", "CLS", "INP"];
  return Object.fromEntries(
    names.map((name) => [name, median(all.map((run) => run[name]).filter((value) => value !== undefined))]),
  );
}

async function measureOnce(browser, address) {
  const { page, close } = await openPhone(browser, { throttled: true });
  await page.addInitScript(COLLECTOR);
  await page.goto(address, { waitUntil: "networkidle", timeout: 60_000 });
  const loaded = await page.evaluate(() => globalThis.benchVitals);
  await tapFirstButton(page);
  const { FCP, LCP, CLS, INP } = await page.evaluate(() => globalThis.benchVitals);
  await close();
  return { FCP, LCP, CLS: CLS ?? 0, INP, TBT: blockingTime(loaded.longTasks, FCP) };
}

/** Taps the first enabled button and waits until web-vitals has recorded the next paint. */
async function tapFirstButton(page) {
  const buttons = page.locator("main button:enabled:visible, button:enabled:visible");
  if ((await buttons.count()) === 0) return;
  await buttons
    .first()
    .tap({ timeout: 5000 })
    .catch(() => undefined);
  await page.waitForTimeout(600);
  // INP and CLS are reported when the page is hidden.
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await page.waitForTimeout(100);
}

/** Total blocking time: the part of each long task after the first paint that exceeds 50 ms. */
function blockingTime(longTasks, firstPaint = 0) {
  const late = longTasks.filter(({ startTime, duration }) => startTime + duration > firstPaint);
  return late.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
}
