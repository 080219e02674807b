import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestBackend } from "../../testing/createTestBackend.ts";
import { takeLease } from "./lease.ts";

const { db } = await createTestBackend();

test("one process at a time has a lease; the next gets it after its release", async () => {
  const taken = await Promise.all([1, 2, 3].map(() => takeLease(db, "one")));
  const [first, ...others] = taken.filter((lease) => lease !== undefined);
  expect(others).toEqual([]);
  await first?.release();
  const next = await takeLease(db, "one");
  expect(next).toBeDefined();
  await next?.release();
});

test("a lease that was not renewed is taken by another process, and its old holder notices", async () => {
  const first = await takeLease(db, "taken", 1000);
  await sql`update lease set ends_at = now() - interval '1 second'`.execute(db);
  const second = await takeLease(db, "taken");
  expect(second).toBeDefined();
  expect(first?.isLost()).toBe(false);
  await expect.poll(() => first?.isLost(), { timeout: 5000 }).toBe(true);
  await first?.release();
  // The release of the old holder left the lease of the new one.
  expect(await takeLease(db, "taken")).toBeUndefined();
  await second?.release();
});

test("a lease is renewed until its release", async () => {
  const read = () => db.selectFrom("lease").select("ends_at").where("name", "=", "renewed").executeTakeFirst();
  const lease = await takeLease(db, "renewed", 20);
  const first = await read();
  await expect.poll(async () => (await read())?.ends_at).not.toEqual(first?.ends_at);
  expect(lease?.isLost()).toBe(false);
  await lease?.release();
  expect(await read()).toBeUndefined();
});
