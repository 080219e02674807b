import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { createApp } from "./app.ts";
import { LISTENERS } from "./listeners.ts";
import { createTestBackend } from "./testing/createTestBackend.ts";

const { db } = await createTestBackend();

test("the secret in the URL of a guest's order is not logged", async () => {
  const logged: object[] = [];
  const app = createApp({
    db,
    clock() {
      throw new Error("broken");
    },
    randomBytes,
    listeners: LISTENERS,
    log: { error: (fields) => void logged.push(fields) },
  });
  const response = await app.request("/guest/order/ORD1/top-secret");
  expect([response.status, await response.text()]).toEqual([500, expect.not.stringContaining("broken")]);
  expect(logged).toMatchObject([{ path: "/guest/order/ORD1/…" }]);
});
