import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memoryEnvironment } from "../environment/memory.js";
import { isShopError } from "../shared/shopError.js";
import type { HttpCall } from "./http.js";
import { createHttp } from "./sessionHttp.js";

const config = { apiUrl: "https://shop.test/api/", fastApi: "https://shop.test/api/", token: "guest-token" };
const NOW = Date.parse("2026-11-22T12:00:00Z");
const SECOND = 1000;

const read: HttpCall<unknown> = { api: "main", method: "GET", path: "x", answer: v.object({ ok: v.literal(true) }) };
const write: HttpCall<unknown> = { ...read, method: "POST", body: {}, idempotencyKey: "one-intention" };

// ky loads with the first call, and fake timers cannot advance a download.
beforeEach(async () => {
  await import("ky");
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => vi.useRealTimers());

/** A backend that sends these responses in turn and records when it was called, in ms from now. */
function shopAnswering(...answers: Array<() => Response | Promise<Response>>) {
  const askedAt: number[] = [];
  const environment = memoryEnvironment({
    fetch: async () => {
      askedAt.push(Date.now() - NOW);
      return (answers.shift() ?? (() => Response.json({ ok: true })))();
    },
    clock: { now: () => Date.now() },
    timers: { after: () => () => {} },
    random: { key: () => "key" },
  });
  const http = createHttp(config, environment);
  /** Returns the outcome of a call within this time: its result, its error code, or undefined while pending. */
  const within = async (ms: number, call = read): Promise<unknown> => {
    const outcome = http(call).catch((error: unknown) => (isShopError(error) ? error.code : error));
    await vi.advanceTimersByTimeAsync(ms);
    return Promise.race([outcome, Promise.resolve("still waiting")]);
  };
  return { askedAt, within };
}

const never = () => new Promise<Response>(() => {});

/** A response that stalls or breaks after half of its body. */
function half(then: "silence" | "end"): Response {
  const body = new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('{"ok":'));
      if (then === "end") stream.error(new TypeError("terminated"));
    },
  });
  return new Response(body, { headers: { "content-type": "application/json" } });
}

test.each([
  ["never answers", never],
  ["begins an answer and never ends it", () => half("silence")],
])("a shop that %s is given up after fifteen seconds, and not asked twice", async (_how, answer) => {
  expect(await shopAnswering(answer).within(14 * SECOND, write)).toBe("still waiting");
  const { askedAt, within } = shopAnswering(answer);
  expect(await within(60 * SECOND, write)).toBe("TIMEOUT");
  expect(askedAt).toHaveLength(1);
});

test("an answer that breaks off is a lost one, not a wrong one: the same key may ask again", async () => {
  const { within } = shopAnswering(() => half("end"));
  expect(await within(SECOND, write)).toBe("NETWORK");
});

test("an answer that is whole and no JSON is a wrong one", async () => {
  const { within } = shopAnswering(() => new Response('{"ok":tr', { headers: { "content-type": "application/json" } }));
  expect(await within(SECOND)).toBe("ANSWER_INVALID");
});

const busy = (retryAfter?: string) => () =>
  Response.json({}, { status: 429, headers: retryAfter === undefined ? {} : { "retry-after": retryAfter } });

test.each([
  ["in seconds", "2", 2 * SECOND],
  ["as a date", "Sun, 22 Nov 2026 12:00:20 GMT", 20 * SECOND],
  ["as a date that has passed", "Sun, 22 Nov 2026 11:00:00 GMT", 0],
])("a shop that says %s when to come back is asked again then", async (_how, retryAfter, ms) => {
  const { askedAt, within } = shopAnswering(busy(retryAfter));
  expect(await within(ms + 100)).toEqual({ ok: true });
  expect(askedAt).toEqual([0, expect.closeTo(ms, -2)]);
});

test.each([
  ["nothing", undefined],
  ["nonsense", "soon"],
])("a shop that says %s about when to come back is asked four times in all", async (_what, said) => {
  const { askedAt, within } = shopAnswering(busy(said), busy(said), busy(said), busy(said));
  expect(await within(30 * SECOND)).toBe("RATE_LIMITED");
  expect(askedAt).toHaveLength(4);
});

test.each(["31", "1000000000", "Sun, 22 Nov 2037 12:00:00 GMT", "1e300"])(
  "a shop that wants to be left alone for longer than anybody waits (%s) is not asked again",
  async (retryAfter) => {
    const { askedAt, within } = shopAnswering(busy(retryAfter));
    expect(await within(30 * SECOND)).toBe("RATE_LIMITED");
    expect(askedAt).toEqual([0]);
  },
);
