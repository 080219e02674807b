import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { createApp } from "./app.ts";
import { LISTENERS } from "./listeners.ts";
import { createTestBackend } from "./testing/createTestBackend.ts";

const { db, deps } = await createTestBackend();

test.each(["/guest/order/ORD1%00/x", "/guest/order/ORD1/%00", "/products/%00", "/%00"])(
  "%s does not exist",
  async (path) => {
    const response = await createApp(deps).request(path);
    expect([response.status, await response.json()]).toMatchObject([404, { code: "NOT_FOUND" }]);
  },
);

test.each(["guest", "%67uest"])("the secret in the URL of a guest's order is not logged (%s)", async (guest) => {
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
  const response = await app.request(`/${guest}/order/ORD1/top-secret`);
  expect([response.status, await response.text()]).toEqual([500, expect.not.stringContaining("broken")]);
  expect(logged).toMatchObject([{ path: "/guest/order/ORD1/…" }]);
});
