// Real taps on add-to-cart from the first paint on, on the throttled phone.
import { setTimeout as sleep } from "node:timers/promises";
import { fetchCachedDocument } from "../fetchDocument.mjs";
import { FAST_PHONE, openBrowser, openPhone, SLOW_PHONE } from "../phone.mjs";
import { BUY_BUTTON, PROBES, waitForHydration } from "../probes.mjs";
import { bytesUntil } from "../recordNetwork.mjs";
import { repeat } from "../repeat.mjs";
import { routesToMeasure } from "../routes.mjs";
import { formatSpread } from "../statistics.mjs";
import { kilobytes, milliseconds, printTable } from "../table.mjs";

const MANY_TAPS = 25;
const MANY_TAPS_MS = 4000;
const MANY_RUNS = 3;

/**
 * Scrolls to the button at the first paint and reports its centre; then notes in which frame the header's badge shows a
 * count and the confirmation is visible.
 */
const WATCH = `${PROBES}
globalThis.benchTaps = { taps: [] };
addEventListener("pointerdown", ({ timeStamp }) => benchTaps.taps.push(timeStamp), true);
const isVisible = (element) => element?.checkVisibility() && element.getClientRects().length > 0;
let isReported = false;
const onFrame = () => {
  const now = performance.now();
  const button = document.querySelector(${JSON.stringify(BUY_BUTTON)});
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  if (!isReported && paint !== undefined && isVisible(button)) {
    isReported = true;
    benchTaps.FCP = paint.startTime;
    button.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = button.getBoundingClientRect();
    benchReady({ x: left + width / 2, y: top + height / 2 });
  }
  if (benchCartCount() >= 1) benchTaps.badge ??= now;
  if (isVisible(document.querySelector(".lh-added"))) benchTaps.panel ??= now;
  if (benchIsHydrated()) benchTaps.hydrated ??= now;
  requestAnimationFrame(onFrame);
};
requestAnimationFrame(onFrame);`;

export async function measureTaps({ url, paths, runs, note }) {
  const browser = await openBrowser();
  try {
    const routes = await routesToMeasure([], browser, url);
    const path = paths[0] ?? routes.find(({ name }) => name === "product").path;
    const measure = (taps, pauseMs) => (address) => tap(browser, address, taps, pauseMs);
    const [single] = await repeat(runs, [new URL(path, url).href], measure(1, 0));
    const [many] = await repeat(MANY_RUNS, [new URL(path, url).href], measure(MANY_TAPS, MANY_TAPS_MS / MANY_TAPS));
    const spread = (select, format = milliseconds) => formatSpread(single.map(select), format);
    printTable(
      `A real tap on add-to-cart at the first paint of ${path} (median and spread of ${runs} runs)${note}`,
      ["", ""],
      [
        ["first paint, ms", spread(({ FCP }) => FCP)],
        ["tap, ms", spread(({ taps }) => taps[0])],
        ["badge shows 1, ms", spread(({ badge }) => badge)],
        ["confirmation visible, ms", spread(({ panel }) => panel)],
        ["settled (POST cart/add answered), ms", spread(({ settled }) => settled)],
        ["hydrated, ms", spread(({ hydrated }) => hydrated)],
        ["tap to badge, ms", spread(({ taps, badge }) => badge && badge - taps[0])],
        ["JS until the badge shows 1, kB", spread(({ scriptBytes }) => scriptBytes, kilobytes)],
        ["in the cart afterwards", spread(({ inCart }) => inCart, String)],
        [
          `in the cart after ${MANY_TAPS} taps within 4 s`,
          many.map(({ inCart }) => `${inCart} of ${MANY_TAPS}`).join(", "),
        ],
      ],
    );
  } finally {
    await browser.close();
  }
}

async function tap(browser, address, taps, pauseMs) {
  await fetchCachedDocument(address);
  const { page, network, throttle, close } = await openPhone(browser, SLOW_PHONE);
  const ready = new Promise((resolve) => void page.exposeFunction("benchReady", resolve));
  await page.addInitScript(WATCH);
  const loaded = page.goto(address, { waitUntil: "load", timeout: 60_000 });
  const { x, y } = await ready;
  for (let count = 0; count < taps; count += 1) {
    // The browser answers only when the page has handled the touch; a finger does not wait for that.
    page.touchscreen.tap(x, y).catch(() => undefined);
    await sleep(pauseMs);
  }
  await loaded;
  await waitForHydration(page);
  await network.untilQuiet(1500);
  const { timeOrigin, ...watched } = await page.evaluate(() => ({ ...benchTaps, timeOrigin: performance.timeOrigin }));
  network.startClock(timeOrigin);
  const requests = network.list();
  const added = requests.find(({ method, url }) => method === "POST" && url.endsWith("/api/cart/add"));
  const scripts = requests.filter(({ type }) => type === "Script");
  await throttle(FAST_PHONE);
  const inCart = await countInCart(page, address);
  await close();
  return {
    ...watched,
    settled: added?.finishedAt,
    scriptBytes: watched.badge && bytesUntil(scripts, watched.badge),
    inCart,
  };
}

/** Returns the quantity that the cart page shows after a reload. */
async function countInCart(page, address) {
  await page.goto(new URL("/cart", address).href, { waitUntil: "networkidle" });
  const quantities = await page
    .locator("main .sh-quantity-input")
    .evaluateAll((inputs) => inputs.map(({ value }) => Number(value)));
  return quantities.reduce((sum, quantity) => sum + quantity, 0);
}
