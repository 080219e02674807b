import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { openPhone, SLOW_PHONE } from "./phone.mjs";
import { PROBES, waitForHydration } from "./probes.mjs";
import { bytesUntil } from "./recordNetwork.mjs";

/** Longer than the gap between the first paint and the modules that a page asks for afterwards. */
const QUIET_MS = 1500;

const LIBRARY = fileURLToPath(import.meta.resolve("web-vitals")).replace(/[^/]+$/, "web-vitals.iife.js");
const COLLECTOR = `${readFileSync(LIBRARY, "utf8")};
${PROBES}
globalThis.benchLoad = { CLS: 0, longTasks: [] };
for (const name of ["FCP", "LCP", "CLS"]) {
  webVitals["on" + name]((metric) => { benchLoad[name] = metric.value; }, { reportAllChanges: true });
}
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) benchLoad.longTasks.push({ startTime, duration });
}).observe({ type: "longtask", buffered: true });
const noteHydrated = () => {
  if (benchIsHydrated()) benchLoad.hydrated = performance.now();
  else setTimeout(noteHydrated, 16);
};
noteHydrated();`;

/** Loads a page with an empty cache until it is hydrated and idle. */
export async function measureLoad(browser, address, throttling = SLOW_PHONE) {
  const { page, network, close } = await openPhone(browser, throttling);
  await page.addInitScript(COLLECTOR);
  await page.goto(address, { waitUntil: "load", timeout: 60_000 });
  await waitForHydration(page);
  await network.untilQuiet(QUIET_MS);
  const { timeOrigin, ...load } = await page.evaluate(() => ({ ...benchLoad, timeOrigin: performance.timeOrigin }));
  network.startClock(timeOrigin);
  const requests = network.list();
  await close();
  return { ...times(load), ...weights(requests, load) };
}

function times({ FCP, LCP, CLS, hydrated, longTasks }) {
  const late = longTasks.filter(({ startTime, duration }) => startTime + duration > (FCP ?? 0));
  const hydrating = late.filter(({ startTime }) => startTime <= hydrated);
  return {
    FCP,
    LCP,
    CLS,
    hydrated,
    // The part of each long task after the first paint that exceeds 50 ms.
    TBT: late.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    longestTask: Math.max(0, ...hydrating.map(({ duration }) => duration)),
  };
}

function weights(requests, { FCP, hydrated }) {
  const ofType = (wanted) => requests.filter(({ type }) => type === wanted);
  const [scripts, pictures] = [ofType("Script"), ofType("Image")];
  return {
    scriptBytesAtPaint: bytesUntil(scripts, FCP),
    scriptBytesAtHydration: bytesUntil(scripts, hydrated),
    scriptBytes: bytesUntil(scripts),
    bytes: bytesUntil(requests),
    documentBytes: bytesUntil(ofType("Document")),
    styleBytes: bytesUntil(ofType("Stylesheet")),
    fontBytes: bytesUntil(ofType("Font")),
    pictureBytes: bytesUntil(pictures),
    scripts: scripts.length,
    pictures: pictures.length,
    requests: requests.length,
  };
}
