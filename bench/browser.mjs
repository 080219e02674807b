// What all measurements in the browser share.
import { chromium } from "playwright-core";
import { browserPath } from "../scripts/browser.mjs";

/** A phone as it names itself: a user agent with "Headless" in it is taken for a robot and served differently. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  userAgent:
    "Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36",
};

/** What stands before the shop shows a certificate of its own. */
const TRUSTING = { ignoreHTTPSErrors: true };

/** The throttling of goals.md: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up, a processor a quarter as fast. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const CPU = { rate: 4 };

export async function openBrowser() {
  return chromium.launch({ executablePath: await browserPath() });
}

/** A page of a computer. */
export const openPage = (browser) => browser.newPage(TRUSTING);

/** A page of a phone with an empty cache. */
export async function openPhone(browser, { throttled }) {
  const context = await browser.newContext({ ...PHONE, ...TRUSTING });
  const page = await context.newPage();
  if (throttled) {
    const cdp = await context.newCDPSession(page);
    await cdp.send("Network.enable");
    await cdp.send("Network.emulateNetworkConditions", NETWORK);
    await cdp.send("Emulation.setCPUThrottlingRate", CPU);
  }
  return { page, close: () => context.close() };
}
