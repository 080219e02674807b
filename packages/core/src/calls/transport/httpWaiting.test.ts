import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memoryEnvironment } from "../../environment/runtime.js";
import { isShopError } from "../../shared/shopError.js";
import type { HttpCall } from "./http.js";
import { createSessionHttp } from "./sessionHttp.js";

const config = { apiUrl: "https://shop.test/api/", fastApi: "https://shop.test/api/", token: "guest-token" };
const NOW = Date.parse("2026-11-22T12:00:00Z");
const SECOND = 1000;

const read: HttpCall<unknown> = { api: "main", method: "GET", path: "x", schema: v.object({ ok: v.literal(true) }) };
const write: HttpCall<unknown> = { ...read, method: "POST", body: {}, idempotencyKey: "one-key" };

// ky loads with the first call, and fake timers cannot advance a download.
beforeEach(async () => {
  await import("ky");
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => vi.useRealTimers());

/** A backend that sends these responses in turn and records when it was called, in ms from now. */
function backendRespondingWith(...responses: Array<() => Response | Promise<Response>>) {
  const requestedAtMs: number[] = [];
  const environment = memoryEnvironment({
    fetch: async () => {
      requestedAtMs.push(Date.now() - NOW);
      return (responses.shift() ?? (() => Response.json({ ok: true })))();
    },
    clock: { now: () => Date.now() },
    timers: { after: () => () => {} },
    random: { key: () => "key" },
  });
  const http = createSessionHttp(config, environment);
  /** Returns the outcome of a call within this time: its result, its error code, or undefined while pending. */
  const within = async (ms: number, call = read): Promise<unknown> => {
    const outcome = http(call).catch((error: unknown) => (isShopError(error) ? error.code : error));
    await vi.advanceTimersByTimeAsync(ms);
    return Promise.race([outcome, Promise.resolve("still waiting")]);
  };
  return { requestedAtMs, within };
}

const never = () => new Promise<Response>(() => {});

/** A response that stalls or breaks after half of its body. */
function half(then: "silence" | "end", status = 200): Response {
  const body = new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('{"ok":'));
      if (then === "end") stream.error(new TypeError("terminated"));
    },
  });
  return new Response(body, { status, headers: { "content-type": "application/json" } });
}

test.each([
  ["never responds", never],
  ["starts a response and never ends it", () => half("silence")],
])("a backend that %s fails after fifteen seconds, without a retry", async (_how, respond) => {
  expect(await backendRespondingWith(respond).within(15 * SECOND - 1, write)).toBe("still waiting");
  const { requestedAtMs, within } = backendRespondingWith(respond);
  expect(await within(15 * SECOND, write)).toBe("TIMEOUT");
  await vi.advanceTimersByTimeAsync(60 * SECOND);
  expect(requestedAtMs).toHaveLength(1);
});

test("a file may take ninety seconds", async () => {
  const upload = { ...write, idempotencyKey: undefined, file: new Blob(["pixels"]) };
  expect(await backendRespondingWith(never).within(90 * SECOND - 1, upload)).toBe("still waiting");
  expect(await backendRespondingWith(never).within(90 * SECOND, upload)).toBe("TIMEOUT");
});

test.each([200, 422])(
  "a response that breaks off is lost, not invalid or refused: the call may be repeated with the same key (%i)",
  async (status) => {
    const { within } = backendRespondingWith(() => half("end", status));
    expect(await within(SECOND, write)).toBe("NETWORK");
  },
);

test("a complete response that is no JSON is invalid", async () => {
  const { within } = backendRespondingWith(
    () => new Response('{"ok":tr', { headers: { "content-type": "application/json" } }),
  );
  expect(await within(SECOND)).toBe("RESPONSE_INVALID");
});

const busy =
  (retryAfter?: string, status = 429) =>
  () =>
    Response.json({}, { status, headers: retryAfter === undefined ? {} : { "retry-after": retryAfter } });

test.each([409, 429, 502, 503, 504])("%i: a call is repeated when Retry-After says, not before", async (status) => {
  const { requestedAtMs, within } = backendRespondingWith(busy("2", status));
  expect(await within(2 * SECOND, write)).toEqual({ ok: true });
  expect(requestedAtMs).toEqual([0, 2 * SECOND]);
});

test.each([
  ["in seconds", "2", 2 * SECOND],
  ["of the longest wait", "30", 30 * SECOND],
  ["as a date", "Sun, 22 Nov 2026 12:00:20 GMT", 20 * SECOND],
  ["as a date that has passed", "Sun, 22 Nov 2026 11:00:00 GMT", 0],
])("a call is repeated after a Retry-After %s", async (_how, retryAfter, ms) => {
  const { requestedAtMs, within } = backendRespondingWith(busy(retryAfter));
  expect(await within(ms + 100)).toEqual({ ok: true });
  expect(requestedAtMs).toEqual([0, expect.closeTo(ms, -2)]);
});

test.each([
  ["nothing", undefined],
  ["nonsense", "soon"],
])("with a Retry-After of %s a call is sent four times in all", async (_what, retryAfter) => {
  const { requestedAtMs, within } = backendRespondingWith(
    busy(retryAfter),
    busy(retryAfter),
    busy(retryAfter),
    busy(retryAfter),
  );
  expect(await within(30 * SECOND)).toBe("RATE_LIMITED");
  expect(requestedAtMs).toHaveLength(4);
});

test.each(["30.001", "31", "1000000000", "Sun, 22 Nov 2037 12:00:00 GMT", "1e300"])(
  "a call is not repeated when Retry-After is longer than a shopper waits: %s",
  async (retryAfter) => {
    const { requestedAtMs, within } = backendRespondingWith(busy(retryAfter));
    expect(await within(30 * SECOND)).toBe("RATE_LIMITED");
    expect(requestedAtMs).toEqual([0]);
  },
);

test("without a Retry-After callers return at different times, within the same second", async () => {
  const random = vi.spyOn(Math, "random");
  for (const [share, ms] of [
    [0, 0],
    [0.5, 150],
    [0.99, 297],
  ] as const) {
    random.mockReturnValue(share);
    const startedAtMs = Date.now() - NOW;
    const { requestedAtMs, within } = backendRespondingWith(busy());
    expect(await within(SECOND)).toEqual({ ok: true });
    expect(requestedAtMs.map((atMs) => atMs - startedAtMs)).toEqual([0, ms]);
  }
  random.mockRestore();
});
