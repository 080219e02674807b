import { createShop } from "@shop/core";
import { memoryEnvironment } from "@shop/core/testing";
import { Hono } from "hono";
import { expect, test } from "vitest";
import type { WithdrawalFormState } from "../src/shared/withdrawal/submitWithdrawal.ts";
import { handleWithdrawalForm } from "./forms.ts";

const RECEIPT = { reference: "W-7K3M-Q9RT", received_at: "2026-11-21T09:00:00.000Z", mail: "queued" };
const VALUES = { name: "Eva Huber", orderRef: "ORD1", email: "eva@example.com", items: "2 × Pouf", reason: "" };
const KEY = "0123456789abcdef0123456789abcdef";

function server(api: () => Response = () => Response.json(RECEIPT, { status: 201 })) {
  const calls: Array<{ key: string | null; body: unknown }> = [];
  const states: WithdrawalFormState[] = [];
  const environment = memoryEnvironment({
    fetch: async (request) => {
      calls.push({ key: request.headers.get("Idempotency-Key"), body: await request.json() });
      return api();
    },
    clock: { now: () => 1_000_000 },
    timers: { after: () => () => {} },
    random: { key: () => "key-of-sixteen-and-more" },
  });
  const market = { language: "ro", locale: "ro-RO", market: "RO", token: "guest" };
  const shop = createShop(
    { ...market, apiUrl: "https://shop.test/api/", fastApi: "https://shop.test/api/" },
    environment,
  );
  const app = new Hono();
  app.post("*", (c) =>
    handleWithdrawalForm(c, {
      shop: async () => shop,
      render: async (state) => {
        states.push(state);
        return new Response("the page");
      },
    }),
  );
  const send = (form: Record<string, string>, site = "same-origin") =>
    app.request("http://localhost/retragere-din-contract", {
      method: "POST",
      body: new URLSearchParams(form),
      headers: { "sec-fetch-site": site },
    });
  return { send, calls, states };
}

test("the first step sends nothing: its result is the review, with a new key", async () => {
  const { send, calls, states } = server();
  expect((await send(VALUES)).status).toBe(200);
  expect(states).toEqual([{ step: "review", values: VALUES, idempotencyKey: expect.stringMatching(/^[\da-f]{32}$/) }]);
  expect(calls).toEqual([]);
});

test("the second one submits the declaration, and repeated it is the same one", async () => {
  const { send, calls, states } = server();
  for (let clicks = 0; clicks < 2; clicks += 1) expect((await send({ ...VALUES, confirm: KEY })).status).toBe(200);
  expect(states[0]).toMatchObject({ step: "done", receipt: { reference: RECEIPT.reference } });
  expect(calls.map(({ key }) => key)).toEqual([KEY, KEY]);
  expect(calls[0]?.body).toMatchObject({ order_ref: "ORD1", lines: [{ title: "Pouf", quantity: 2 }], locale: "ro_RO" });
});

test("missing fields are reported on the form for every step", async () => {
  const { send, calls, states } = server();
  expect((await send({ ...VALUES, email: "eva@", confirm: KEY })).status).toBe(422);
  expect(states).toMatchObject([{ step: "form", values: { name: "Eva Huber", email: "eva@" } }]);
  expect(calls).toEqual([]);
});

test("a rejected request stays to be confirmed, with the same key", async () => {
  const limited = { error: "Too many tries.", code: "RATE_LIMITED" };
  const { send, states } = server(() => Response.json(limited, { status: 429, headers: { "Retry-After": "1800" } }));
  const response = await send({ ...VALUES, confirm: KEY });
  expect([response.status, response.headers.get("retry-after")]).toEqual([429, "1800"]);
  expect(states).toMatchObject([
    { step: "review", values: VALUES, idempotencyKey: KEY, failure: { code: "RATE_LIMITED" } },
  ]);
});

test("a form of another site declares nothing", async () => {
  const { send, calls } = server();
  expect((await send({ ...VALUES, confirm: KEY }, "cross-site")).status).toBe(403);
  expect(calls).toEqual([]);
});
