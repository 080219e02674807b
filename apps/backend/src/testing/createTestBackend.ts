import { createHash, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, afterEach, inject } from "vitest";
import { createApp } from "../app.ts";
import type { Deps } from "../deps.ts";
import { LISTENERS } from "../listeners.ts";
import { connect, type Db } from "../platform/db/connect.ts";

export interface TestBackend {
  db: Db;
  connection: { host: string; user: string; database: string };
  app: ReturnType<typeof createApp>;
  deps: Deps;
  /** Clock of the app; set `now` to move it. */
  clock: { now: Date };
}

/**
 * Creates a backend for one test file: `const { app, db } = await createTestBackend();` at the top of the file. Its database
 * holds the fixture, or only tables with `"shop_empty"`. Errors logged by the app fail the test.
 */
export async function createTestBackend(
  template: "shop_template" | "shop_empty" = "shop_template",
): Promise<TestBackend> {
  const server = inject("postgres");
  const database = `test_${randomUUID().replaceAll("-", "")}`;
  const admin = connect({ ...server, database: "postgres", max: 1 });
  await sql`create database ${sql.id(database)} template ${sql.id(template)} strategy file_copy`.execute(admin);
  const connection = { ...server, database };
  const db = connect(connection);

  const clock = { now: new Date("2026-11-21T09:00:00Z") };
  const { log, failOnLoggedErrors } = strictLog();
  const deps: Deps = { db, clock: () => clock.now, randomBytes: deterministicBytes(), listeners: LISTENERS, log };

  afterEach(failOnLoggedErrors);
  afterAll(async () => {
    await db.destroy();
    await sql`drop database ${sql.id(database)} with (force)`.execute(admin);
    await admin.destroy();
  });
  return { db, connection, app: createApp(deps), deps, clock };
}

/** Deterministic pseudo-random bytes. */
function deterministicBytes(): (bytes: number) => Buffer {
  let count = 0;
  return (bytes) => {
    const blocks = Array.from({ length: Math.ceil(bytes / 32) }, () =>
      createHash("sha256").update(`test ${count++}`).digest(),
    );
    return Buffer.concat(blocks).subarray(0, bytes);
  };
}

function strictLog(): { log: Deps["log"]; failOnLoggedErrors: () => void } {
  let logged: { fields: object; message: string }[] = [];
  const failOnLoggedErrors = (): void => {
    const [first] = logged;
    logged = [];
    if (!first) return;
    const cause = "err" in first.fields ? first.fields.err : first.fields;
    throw new Error(`The app logged an error: ${first.message}: ${String(cause)}`, { cause });
  };
  return { log: { error: (fields, message) => void logged.push({ fields, message }) }, failOnLoggedErrors };
}
