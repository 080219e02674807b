// Browser setup shared by all measurements.
import { chromium } from "playwright-core";
import { browserPath } from "../scripts/browser.mjs";

/** Emulated phone. The user agent avoids "Headless", because bots are served differently. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  userAgent:
    "Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36",
};

/** The reverse proxy has a self-signed certificate. */
const IGNORE_TLS_ERRORS = { ignoreHTTPSErrors: true };

/** Throttling of goals.md: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up, CPU slowed down by 4. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const CPU = { rate: 4 };

export async function openBrowser() {
  return chromium.launch({ executablePath: await browserPath() });
}

export const openPage = (browser) => browser.newPage(IGNORE_TLS_ERRORS);

/** Phone page with an empty cache. */
export async function openPhone(browser, { throttled }) {
  const context = await browser.newContext({ ...PHONE, ...IGNORE_TLS_ERRORS });
  const page = await context.newPage();
  if (throttled) {
    const cdp = await context.newCDPSession(page);
    await cdp.send("Network.enable");
    await cdp.send("Network.emulateNetworkConditions", NETWORK);
    await cdp.send("Emulation.setCPUThrottlingRate", CPU);
  }
  return { page, close: () => context.close() };
}
