import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestBackend } from "../../testing/createTestBackend.ts";
import { inImportTransaction } from "./inImportTransaction.ts";

const { db } = await createTestBackend();

test.for(["55P03", "40P01"])("a part that gives way seven times, with %s, is written", async (code) => {
  let attempts = 0;
  const result = await inImportTransaction(db, async (trx) => {
    attempts += 1;
    if (attempts <= 7) await sql.raw(`do $$ begin raise sqlstate '${code}'; end $$`).execute(trx);
    return "written";
  });
  expect([result, attempts]).toEqual(["written", 8]);
});

test("a part that fails otherwise is not repeated", async () => {
  let attempts = 0;
  const failing = inImportTransaction(db, async (trx) => {
    attempts += 1;
    await sql`select 1 / 0`.execute(trx);
  });
  await expect(failing).rejects.toThrow("division by zero");
  expect(attempts).toBe(1);
});

test("a part rests as long as it took while the shop runs statements", async () => {
  const shop = sql`select pg_sleep(0.6)`.execute(db);
  const startedAt = performance.now();
  await inImportTransaction(db, (trx) => sql`select pg_sleep(0.3)`.execute(trx));
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(600);
  await shop;
});
