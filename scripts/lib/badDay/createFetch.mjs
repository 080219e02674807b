// A connection that loses requests and answers, and delivers requests twice.
const LOST_REQUEST = 0.02;
const LOST_ANSWER = 0.05;
const TWICE = 0.08;
const FORWARD_MS = 30_000;

/** @param address of the shopper: rate limits count callers by address */
export function createFetch(random, { address, isLossy, counts }) {
  return async (input, init) => {
    const request = new Request(input, init);
    request.headers.set("x-forwarded-for", address);
    const fate = isLossy ? random() : 1;
    counts.add("requests");
    if (fate < LOST_REQUEST) throw lost(counts, "requests lost");
    const send = (one) => fetch(one, { signal: AbortSignal.any([one.signal, AbortSignal.timeout(FORWARD_MS)]) });
    if (fate >= LOST_ANSWER && fate < TWICE) {
      counts.add("requests sent twice");
      const first = send(request.clone()).then((response) => response.arrayBuffer());
      await Promise.race([first.catch(() => {}), new Promise((resolve) => setTimeout(resolve, 100 * random()))]);
    }
    const response = await send(request);
    const body = await response.arrayBuffer();
    if (response.status >= 500)
      counts.add(
        `answers with ${response.status}${response.status === 500 ? ` of ${new URL(request.url).pathname}` : ""}`,
      );
    if (fate < LOST_ANSWER) throw lost(counts, "answers lost");
    const { status, headers } = response;
    return new Response(status === 204 || status === 304 ? null : body, { status, headers });
  };
}

function lost(counts, name) {
  counts.add(name);
  return new TypeError("fetch failed");
}
