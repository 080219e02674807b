import { Hono } from "hono";
import { expect, test } from "vitest";
import type { AppEnv } from "./appEnv.ts";
import { clientKey } from "./rateLimit.ts";

const app = new Hono<AppEnv>().get("/", (c) => c.text(clientKey(c)));
const callerAt = async (clientAddress?: string) => (await app.request("/", {}, { clientAddress })).text();

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["203.0.113.9:50123", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::9", "2001:db8:1:2::/64"],
  ["[2001:db8:1:2::9]:50123", "2001:db8:1:2::/64"],
  ["::1", "0:0:0:0::/64"],
])("another address of the same /64 network shares the count: %s", async (address, caller) => {
  expect(await callerAt(address)).toBe(caller);
});

test("callers with an unknown address share one limit", async () => {
  expect(await callerAt()).toBe("unknown");
});
