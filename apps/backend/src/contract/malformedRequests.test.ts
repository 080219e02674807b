import { beforeAll, expect, test } from "vitest";
import { call, type Caller } from "../auth/testing/account.ts";
import { createCustomer, type Person } from "../auth/testing/people.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { methodOf } from "./authorisation/routes.ts";
import { PUBLIC_CALLS, OWN_SESSION_CALLS } from "./authorisation/publicCalls.ts";
import { OWNED_OBJECT_CALLS } from "./authorisation/ownedObjectCalls.ts";

// Sends malformed input to every route. A request may be rejected but must not crash: a logged error fails the test
// too.

const backend = await createTestBackend();
const { app } = backend;
let anna: Person;
let calls = 0;

beforeAll(async () => {
  anna = await createCustomer(backend, "anna@example.com");
});

/** One client address per request, so that rate limits do not apply. */
const send = (method: string, path: string, body: unknown, as: Caller) =>
  call(app, method, path, method === "GET" ? undefined : body, { ...as, ipAddress: `hostile ${(calls += 1)}` });

const VALUES = ["\0", "\uD800", "x".repeat(3000), 1e21, { toString: 1 }, [[]]];
const TEXTS = ["%00", "__proto__", "%F0%9F%AA%91", "-1"];

/** Returns variants of the body, each with one member replaced. */
const mutated = (body: unknown): unknown[] => [
  ...VALUES,
  ...(typeof body === "object" && body !== null
    ? Object.keys(body).flatMap((name) => VALUES.map((value) => ({ ...body, [name]: value })))
    : []),
];

/** Returns variants of the URL with the last segment, first number or first value replaced. */
const rewritten = (path: string): string[] =>
  TEXTS.flatMap((text) => [
    path.replace(/\/[^/?]+(?=\?|$)/, `/${text}`),
    path.replace(/\/\d+/, `/${text}`),
    path.replace(/=[^&]*/, `=${text}`),
  ]).filter((other) => other !== path);

const allCalls = (): [name: string, path: string, body: unknown][] => [
  ...Object.entries(OWNED_OBJECT_CALLS).map(([name, { path, body }]): [string, string, unknown] => [
    name,
    path(anna.ids),
    body?.(anna.ids),
  ]),
  ...Object.entries({ ...PUBLIC_CALLS, ...OWN_SESSION_CALLS }).map(([name, one]): [string, string, unknown] => [
    name,
    one.path,
    "body" in one ? one.body : undefined,
  ]),
];

/** The test bank's pages post forms; a shipping quote answers every invalid body with 200 and `Invalid data`. */
const OTHER_TYPES = ["POST /testbank/wallet", "POST /testbank/:session", "POST /customdelivery/postage"];

test("a body that other sites' forms can send is rejected by every call that needs no bearer token", async () => {
  const accepted: string[] = [];
  for (const [name, path, body] of allCalls()) {
    const method = methodOf(name);
    if (body === undefined || method === "GET" || method === "ALL" || OTHER_TYPES.includes(name)) continue;
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]) {
      const init = { method, headers: { "Content-Type": type }, body: JSON.stringify(body) };
      const { status } = await app.request(path, init, { clientAddress: `plain ${(calls += 1)}` });
      if (status < 400) accepted.push(`${name} ${type}: ${status}`);
    }
  }
  expect(accepted).toEqual([]);
}, 60_000);

test("no call fails on any URL or body", async () => {
  const broken = new Set<string>();
  for (const [name, path, body] of allCalls()) {
    // These end the session, which later requests need.
    if (name === "POST /logout" || name === "POST /changePassword") continue;
    const method = methodOf(name) === "ALL" ? "GET" : methodOf(name);
    const tries: [string, unknown][] = [
      ...rewritten(path).map((other): [string, unknown] => [other, body]),
      ...(method === "GET" ? [] : mutated(body).map((other): [string, unknown] => [path, other])),
    ];
    for (const [where, what] of tries) {
      const { status } = await send(method, where, what, anna.caller);
      if (status >= 500) broken.add(`${name}: ${status} for ${where} ${JSON.stringify(what)}`);
    }
  }
  expect([...broken]).toEqual([]);
  expect(calls).toBeGreaterThan(1000);
}, 120_000);
