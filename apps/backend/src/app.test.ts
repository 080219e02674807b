import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { createApp } from "./app.ts";
import { useDatabase } from "./testing/testDatabase.ts";

const { db } = await useDatabase();

test("the secret in the address of a guest's order does not reach the log", async () => {
  const logged: object[] = [];
  const app = createApp({
    db,
    clock() {
      throw new Error("broken");
    },
    random: randomBytes,
    log: { error: (fields) => void logged.push(fields) },
  });
  const answer = await app.request("/guest/order/ORD1/top-secret");
  expect([answer.status, await answer.text()]).toEqual([500, expect.not.stringContaining("broken")]);
  expect(logged).toMatchObject([{ path: "/guest/order/ORD1/…" }]);
});
