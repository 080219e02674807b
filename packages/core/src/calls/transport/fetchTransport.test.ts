import { getEventListeners } from "node:events";
import { expect, test } from "vitest";
import type { CallRequest, HttpCall, HttpConfig } from "./http.js";
import { fetchTransport } from "./fetchTransport.js";

const shop: HttpConfig = { apiUrl: "https://shop.test/api/", token: "shop" };
const call = { method: "GET", path: "x" } satisfies CallRequest;

/** A transport whose timer the test fires, and the requests that it sent. */
function transport(config = shop, respond: (request: Request) => Promise<Response> = async () => Response.json({})) {
  const requests: Request[] = [];
  const timers = new Map<() => void, number>();
  const fetch = (request: Request) => {
    requests.push(request);
    return respond(request);
  };
  const send = fetchTransport(config, fetch, (ms, run) => {
    timers.set(run, ms);
    return () => void timers.delete(run);
  });
  return {
    requests,
    timers,
    send: (own: Partial<HttpCall<unknown>> = {}) => send({ ...call, ...own } as HttpCall<unknown>),
  };
}

/** Responds when its request ends, with the reason. */
const pending = ({ signal }: Request): Promise<Response> =>
  new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });

test("a body is sent as JSON with its type; a read has neither", async () => {
  const { send, requests } = transport();
  await send({ method: "POST", body: { quantity: 2 } });
  await send();
  const [write, read] = requests;
  expect([write?.headers.get("content-type"), await write?.json()]).toEqual(["application/json", { quantity: 2 }]);
  expect([read?.headers.get("content-type"), await read?.text(), read?.keepalive]).toEqual([null, "", false]);
});

test("a request that gets no response for 15 s ends with a TimeoutError", async () => {
  const { send, timers } = transport(shop, pending);
  const outcome = send().catch((error: unknown) => error);
  await Promise.resolve();
  for (const [run, ms] of timers) {
    expect(ms).toBe(15_000);
    run();
  }
  expect(await outcome).toMatchObject({ name: "TimeoutError" });
});

test.each<[string, () => Promise<Response>]>([
  ["responded", async () => Response.json({})],
  ["failed", () => Promise.reject(new TypeError("fetch failed"))],
])("a call that has %s leaves neither a timer nor a listener", async (_, respond) => {
  const { send, timers } = transport(shop, respond);
  const { signal } = new AbortController();
  await send({ signal }).catch(() => {});
  expect([timers.size, getEventListeners(signal, "abort")]).toEqual([0, []]);
});

test("a call whose caller has left already is sent as ended, for the caller's reason", async () => {
  const sent: Array<[isAborted: boolean, reason: unknown]> = [];
  const { send } = transport(shop, async ({ signal }) => {
    sent.push([signal.aborted, signal.reason]);
    return Response.json({});
  });
  await send({ signal: AbortSignal.abort("left") });
  await send({ signal: new AbortController().signal });
  expect(sent).toEqual([
    [true, "left"],
    [false, undefined],
  ]);
});

test("only a write with a key outlives its page", async () => {
  const { send, requests } = transport();
  await send({ method: "POST", body: {}, idempotencyKey: "key" });
  await send({ method: "POST", body: {} });
  expect(requests.map(({ keepalive }) => keepalive)).toEqual([true, false]);
});

test("without a URL of its own the Fast API is called at the main one", async () => {
  const { send, requests } = transport();
  await send({ api: "fast" });
  const own = transport({ ...shop, fastApi: "https://fast.test" });
  await own.send({ api: "fast" });
  await own.send();
  expect([...requests, ...own.requests].map(({ url }) => url)).toEqual([
    "https://shop.test/api/x",
    "https://fast.test/x",
    "https://shop.test/api/x",
  ]);
});
