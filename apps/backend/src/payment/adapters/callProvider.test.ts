import { createServer, type ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import * as v from "valibot";
import { afterAll, beforeEach, expect, test } from "vitest";
import { ProviderRefused, ProviderUnreachable } from "../provider.ts";
import { callProvider, decimalCents, minorUnits } from "./callProvider.ts";

// Malformed provider responses: none of them results in a payment that was not made.

let answers: Array<(response: ServerResponse) => unknown> = [];
let requestCount = 0;
const server = createServer((_, response) => {
  const answer = answers[Math.min(requestCount, answers.length - 1)];
  requestCount += 1;
  answer?.(response);
});
await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
const address = server.address();
const url = typeof address === "object" && address !== null ? `http://127.0.0.1:${address.port}/` : "";
afterAll(() => void server.close());
beforeEach(() => {
  requestCount = 0;
});

const paid = v.object({ id: v.string(), amount: decimalCents });
const call = () =>
  callProvider({
    provider: "fake",
    method: "POST",
    url,
    headers: { "Idempotency-Key": "one" },
    body: "{}",
    responseSchema: paid,
  });
const json =
  (body: unknown, status = 200) =>
  (response: ServerResponse) => {
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
  };
const GOOD = json({ id: "p1", amount: "12.30" });

test.each([503, 502, 504, 500, 429])("a single %i is retried once with the same key", async (status) => {
  answers = [(response) => response.writeHead(status, { "Content-Type": "text/html" }).end("<h1>busy</h1>"), GOOD];
  expect([await call(), requestCount]).toEqual([{ id: "p1", amount: 1230 }, 2]);
});

test("two failures in a row are an unreachable provider", async () => {
  answers = [(response) => response.writeHead(503).end()];
  await expect(call()).rejects.toThrow(ProviderUnreachable);
  expect(requestCount).toBe(2);
});

test.each([
  ["null", null],
  ["an error in a 200", { status_code: 500, error: "no" }],
  ["an amount that is missing", { id: "p1" }],
  ["an amount with a comma", { id: "p1", amount: "12,30" }],
  ["an amount as a number", { id: "p1", amount: 12.3 }],
  ["an amount below nothing", { id: "p1", amount: "-12.30" }],
  ["an amount with three decimals", { id: "p1", amount: "12.301" }],
  ["an id that is a number", { id: 1, amount: "12.30" }],
  ["a list", [{ id: "p1", amount: "12.30" }]],
])("%s is an invalid response", async (_, body) => {
  answers = [json(body)];
  await expect(call()).rejects.toThrow(ProviderUnreachable);
});

test("unknown members are ignored", async () => {
  answers = [json({ id: "p1", amount: "12.30", more: { __proto__: 1 } })];
  expect(await call()).toEqual({ id: "p1", amount: 1230 });
});

test.each([
  ["HTML", (response: ServerResponse) => response.end("<!doctype html>")],
  ["nothing", (response: ServerResponse) => response.end()],
  ["half an answer", (response: ServerResponse) => response.end('{"id":"p1","amou')],
  [
    "an answer whose connection breaks",
    (response: ServerResponse) => {
      response.writeHead(200, { "Content-Length": "100" }).write('{"id":"p1",');
      setImmediate(() => response.destroy());
    },
  ],
  [
    "an answer that was packed and torn",
    (response: ServerResponse) =>
      response
        .writeHead(200, { "Content-Encoding": "gzip" })
        .end(gzipSync('{"id":"p1","amount":"12.30"}').subarray(0, 20)),
  ],
])("%s is an unreachable provider", async (_, answer) => {
  answers = [answer];
  await expect(call()).rejects.toThrow(ProviderUnreachable);
});

test("unreachable", async () => {
  const unreachable = {
    provider: "fake",
    method: "GET",
    url: "http://127.0.0.1:1/",
    headers: {},
    responseSchema: paid,
  } as const;
  await expect(callProvider(unreachable)).rejects.toThrow(ProviderUnreachable);
});

test("a rejection is not retried, and only the error's name is kept", async () => {
  answers = [json({ name: "CARD_EXPIRED", message: "Anna Huber's card" }, 422)];
  const refused = await call().catch((error: unknown) => error);
  expect([refused instanceof ProviderRefused, String(refused), requestCount]).toEqual([
    true,
    "ProviderRefused: fake refused: 422 CARD_EXPIRED",
    1,
  ]);
});

test.each([
  ["12.3", 1230],
  ["0.07", 7],
  ["1.15", 115],
  ["999999999.99", 99_999_999_999],
])("%s are %i cents", (text, cents) => {
  expect([v.parse(decimalCents, text), v.parse(minorUnits, String(cents))]).toEqual([cents, cents]);
});
