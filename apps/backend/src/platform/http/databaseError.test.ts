import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestBackend } from "../../testing/createTestBackend.ts";
import { classifyDatabaseError } from "./databaseError.ts";

const { db } = await createTestBackend("shop_empty");

test("a connection that breaks within a transaction is unreachable, also when the rollback hides the first error", async () => {
  const errors: unknown[] = [];
  const broken = db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    await sql`select pg_terminate_backend(${rows[0]?.pid}::int, 5000)`.execute(db);
    await sql`select 1`.execute(trx).catch((error: unknown) => {
      errors.push(error);
      throw error;
    });
  });
  await broken.catch((error: unknown) => errors.push(error));
  expect(errors.map(classifyDatabaseError)).toEqual(["unreachable", "unreachable"]);
});

test.each([
  ["a full disk", "53100"],
  ["too little memory", "53200"],
  ["too many connections", "53300"],
])("%s is reported as busy, and may be tried again later", (_, code) => {
  expect(classifyDatabaseError(Object.assign(new Error("could not extend file"), { code }))).toBe("unreachable");
});
