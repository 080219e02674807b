import { Hono } from "hono";
import { expect, test } from "vitest";
import { clientAddress } from "./connection.ts";

async function seen(trustedProxies: number, forwarded?: string): Promise<string> {
  const app = new Hono().get("/", (c) => c.text(String(clientAddress(c, trustedProxies))));
  const headers = forwarded === undefined ? {} : { "X-Forwarded-For": forwarded };
  const connection = { incoming: { socket: { remoteAddress: "10.0.0.1", remotePort: 1, remoteFamily: "IPv4" } } };
  return (await app.request("/", { headers }, connection)).text();
}

test("without trusted proxies forwarded headers are ignored", async () => {
  expect(await seen(0)).toBe("10.0.0.1");
  expect(await seen(0, "203.0.113.9")).toBe("10.0.0.1");
});

test("behind trusted proxies it is the address that the outermost one saw, not the caller's header", async () => {
  expect(await seen(1, "203.0.113.9")).toBe("203.0.113.9");
  expect(await seen(1, "1.2.3.4, 5.6.7.8, 203.0.113.9")).toBe("203.0.113.9");
  expect(await seen(2, "1.2.3.4, 203.0.113.9, 10.0.0.7")).toBe("203.0.113.9");
});

test("a proxy without a header leaves its own address", async () => {
  expect(await seen(1)).toBe("10.0.0.1");
});

test("without a connection there is none", async () => {
  const app = new Hono().get("/", (c) => c.text(String(clientAddress(c))));
  expect(await (await app.request("/")).text()).toBe("undefined");
});
