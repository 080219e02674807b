import { Hono } from "hono";
import { expect, test } from "vitest";
import { withForwardedProtocol } from "./connection.ts";

async function seen(
  trustedProxies: number,
  forwarded?: string,
  url = "http://shop.example/sofas?x=1",
): Promise<string> {
  const app = new Hono().get("*", (c) => c.text(withForwardedProtocol(c, trustedProxies).url));
  return (
    await app.request(url, { headers: forwarded === undefined ? {} : { "X-Forwarded-Proto": forwarded } })
  ).text();
}

test("a trusted TLS proxy is believed", async () => {
  expect(await seen(1, "https")).toBe("https://shop.example/sofas?x=1");
  expect(await seen(2, "https")).toBe("https://shop.example/sofas?x=1");
  expect(await seen(1, "http")).toBe("http://shop.example/sofas?x=1");
  expect(await seen(1)).toBe("http://shop.example/sofas?x=1");
});

test("without proxies no header is trusted; of several the outermost is, not the caller", async () => {
  expect(await seen(0, "https")).toBe("http://shop.example/sofas?x=1");
  expect(await seen(1, "https, http")).toBe("http://shop.example/sofas?x=1");
  expect(await seen(2, "http, https, http")).toBe("https://shop.example/sofas?x=1");
  expect(await seen(1, "javascript")).toBe("http://shop.example/sofas?x=1");
});

test("https requests stay https", async () => {
  expect(await seen(0, undefined, "https://shop.example/")).toBe("https://shop.example/");
});
