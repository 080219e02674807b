import { createShop } from "@shop/core";
import { memoryEnvironment } from "@shop/core/testing";
import { Hono } from "hono";
import { expect, test } from "vitest";
import type { NewsletterFormState } from "../src/shared/submitNewsletterRequest.ts";
import { handleNewsletterForm, NEWSLETTER_PATHS, ownForm } from "./forms.ts";

const LIVE = "a-live-token";

function server(changes: { api?: (path: string, body: unknown) => Response } = {}) {
  const calls: unknown[] = [];
  const states: NewsletterFormState[] = [];
  const api =
    changes.api ??
    ((path: string, body: unknown) => {
      if (path === "subscribe") return Response.json({}, { status: 202 });
      const { token } = body as { token: string };
      if (token === LIVE) return Response.json({ status: path === "confirm" ? "subscribed" : "unsubscribed" });
      const code = token === "" ? { error: "token", code: "BAD_INPUT" } : { error: "link", code: "LINK_INVALID" };
      return Response.json(code, { status: token === "" ? 400 : 410 });
    });
  const environment = memoryEnvironment({
    fetch: async (request) => {
      const path = new URL(request.url).pathname.split("/").at(-1) ?? "";
      const body: unknown = await request.json();
      calls.push({ path, body });
      return api(path, body);
    },
    clock: { now: () => 1_000_000 },
    timers: { after: () => () => {} },
    random: { key: () => "key-of-sixteen-and-more" },
  });
  const shop = createShop(
    {
      apiUrl: "https://shop.test/api/",
      fastApi: "https://shop.test/api/",
      token: "guest",
      language: "ro",
      locale: "ro-RO",
      market: "RO",
    },
    environment,
  );
  const app = new Hono();
  app.on("POST", NEWSLETTER_PATHS, ownForm, (c, next) =>
    handleNewsletterForm(c, next, {
      shop: async () => shop,
      render: async (state) => {
        states.push(state);
        return new Response("the page", { headers: { "Cache-Control": "no-store" } });
      },
    }),
  );
  app.post("*", (c) => c.text("tried again"));
  const send = (path: string, form: Record<string, string>, site = "same-origin") =>
    app.request(`http://localhost${path}`, {
      method: "POST",
      body: new URLSearchParams(form),
      headers: { "sec-fetch-site": site },
    });
  return { send, calls, states };
}

test("without JavaScript an address is subscribed, and the response is not cacheable", async () => {
  const { send, calls, states } = server();
  const response = await send("/newsletter", { email: " leser+a@example.com " });
  expect([response.status, response.headers.get("cache-control"), await response.text()]).toEqual([
    200,
    "no-store",
    "the page",
  ]);
  expect(calls).toEqual([{ path: "subscribe", body: { email: "leser+a@example.com", locale: "ro_RO" } }]);
  expect(states).toMatchObject([{ outcome: "sent" }]);
});

test.each([
  ["/newsletter", LIVE, 200, "subscribed"],
  ["/newsletter", "used up", 410, "invalid"],
  ["/newsletter-unsubscribe", LIVE, 200, "unsubscribed"],
  ["/newsletter-unsubscribe", "used up", 410, "invalid"],
  ["/newsletter-unsubscribe", "", 410, "invalid"],
])("%s with the token %j responds %i: %s", async (path, token, status, outcome) => {
  const { send, states } = server();
  expect((await send(path, { token })).status).toBe(status);
  expect(states).toMatchObject([{ token, outcome }]);
});

test.each(["", "name@", "a b@example.com"])(
  "what is no address is reported on the page, and kept: %j",
  async (email) => {
    const { send, calls, states } = server();
    expect((await send("/newsletter", { email })).status).toBe(422);
    expect([calls, states]).toEqual([[], [{ email, token: "" }]]);
  },
);

test("a rate-limited shopper sees when to retry", async () => {
  const { send, states } = server({
    api: () =>
      Response.json(
        { error: "Too many tries.", code: "RATE_LIMITED" },
        { status: 429, headers: { "Retry-After": "1800" } },
      ),
  });
  const response = await send("/newsletter", { email: "leser@example.com" });
  expect([response.status, response.headers.get("retry-after")]).toEqual([429, "1800"]);
  expect(states).toEqual([
    { email: "leser@example.com", token: "", failure: { code: "RATE_LIMITED", retryAfterSeconds: 1800 } },
  ]);
});

test("a backend failure is a page with a retry button", async () => {
  const { send, states } = server({ api: () => new Response("down", { status: 500 }) });
  expect((await send("/newsletter", { token: LIVE })).status).toBe(503);
  expect(states).toMatchObject([{ token: LIVE, failure: { code: "HTTP_STATUS" } }]);
});

test("a form of another site neither subscribes nor unsubscribes", async () => {
  const { send, calls } = server();
  for (const site of ["cross-site", "same-site", "none"]) {
    expect((await send("/newsletter", { email: "leser@example.com" }, site)).status).toBe(403);
    expect((await send("/newsletter-unsubscribe", { token: LIVE }, site)).status).toBe(403);
  }
  expect(calls).toEqual([]);
});

test("the retry form of a failed page is not the newsletter's", async () => {
  const { send, calls } = server();
  expect(await (await send("/newsletter", {})).text()).toBe("tried again");
  expect(calls).toEqual([]);
});
