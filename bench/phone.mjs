// Browser and emulated phone shared by all measurements.
import { chromium } from "playwright-core";
import { browserPath } from "../scripts/browser.mjs";
import { recordNetwork } from "./recordNetwork.mjs";

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

const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const FULL_NETWORK = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** Throttling of goals.md: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up, CPU slowed down by 4. */
export const SLOW_PHONE = { network: SLOW_NETWORK, cpuRate: 4 };
export const SLOW_LINK = { network: SLOW_NETWORK, cpuRate: 1 };
export const FAST_PHONE = { network: FULL_NETWORK, cpuRate: 1 };

export async function openBrowser() {
  process.env.CHROME_BIN ??= await browserPath();
  return chromium.launch({ executablePath: process.env.CHROME_BIN });
}

export const openPage = (browser) => browser.newPage(IGNORE_TLS_ERRORS);

/** Opens a page with an empty cache, which records its requests. `throttle` changes network and processor. */
export async function openPhone(browser, throttling) {
  const context = await browser.newContext({ ...PHONE, ...IGNORE_TLS_ERRORS });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const network = await recordNetwork(cdp);
  const throttle = async ({ network: conditions, cpuRate }) => {
    await cdp.send("Network.emulateNetworkConditions", conditions);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: cpuRate });
  };
  await throttle(throttling);
  return { page, network, throttle, close: () => context.close() };
}
