import { setTimeout as sleep } from "node:timers/promises";

const ICON = "/favicon.svg";

/**
 * Records the requests of a page. Times are in ms on the page's clock (`performance.now()`) once `startClock` was called
 * with its `performance.timeOrigin`. Bytes are as transferred, headers included.
 */
export async function recordNetwork(cdp) {
  let requests = new Map();
  let changedAt = performance.now();
  let clockOffset = 0;
  const update = (id, values) => {
    const request = requests.get(id);
    if (request === undefined) return;
    Object.assign(request, values);
    changedAt = performance.now();
  };
  cdp.on("Network.requestWillBeSent", ({ requestId, type, request, timestamp, wallTime }) => {
    // Some browsers without a window request the icon of a tab, others do not.
    if (!request.url.startsWith("http") || new URL(request.url).pathname === ICON) return;
    changedAt = performance.now();
    requests.set(requestId, { type, url: request.url, method: request.method, timestamp, wallTime, bytes: 0 });
  });
  cdp.on("Network.requestServedFromCache", ({ requestId }) => update(requestId, { isCached: true }));
  cdp.on("Network.responseReceived", ({ requestId, response }) => {
    update(requestId, { status: response.status, ...(response.fromDiskCache && { isCached: true }) });
  });
  cdp.on("Network.loadingFinished", ({ requestId, timestamp, encodedDataLength }) =>
    update(requestId, { finished: timestamp, bytes: encodedDataLength }),
  );
  cdp.on("Network.loadingFailed", ({ requestId, timestamp }) => update(requestId, { finished: timestamp }));
  await cdp.send("Network.enable");

  /** Requests that went over the network, so neither cached nor inline. */
  const transferred = () => [...requests.values()].filter(({ isCached }) => !isCached);
  const toPageTime = (timestamp) => timestamp * 1000 + clockOffset;

  return {
    /** Forgets the requests so far. */
    clear: () => void (requests = new Map()),
    startClock(timeOrigin) {
      const [first] = requests.values();
      clockOffset = first.wallTime * 1000 - timeOrigin - first.timestamp * 1000;
    },
    list: () =>
      transferred().map(({ finished, ...rest }) => ({ ...rest, finishedAt: finished && toPageTime(finished) })),
    /** Resolves when no request was pending or sent for `ms`. */
    async untilQuiet(ms, { maxMs = 30_000 } = {}) {
      const started = performance.now();
      const isPending = () => [...requests.values()].some(({ finished, isCached }) => !finished && !isCached);
      while (performance.now() - started < maxMs && (isPending() || performance.now() - changedAt < ms))
        await sleep(50);
    },
  };
}

/** Sums the bytes of the requests that had arrived at a time on the page's clock. */
export const bytesUntil = (requests, time = Infinity) =>
  requests.reduce((sum, { finishedAt, bytes }) => sum + (finishedAt <= time ? bytes : 0), 0);
