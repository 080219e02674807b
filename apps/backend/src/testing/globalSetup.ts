import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import type { TestProject } from "vitest/node";
import { connect } from "../platform/db/connect.ts";
import { startEmbeddedPostgres } from "../platform/db/embedded/startEmbeddedPostgres.ts";
import { readDatabaseSettings } from "../platform/db/databaseSettings.ts";
import { migrate } from "../platform/db/migrate.ts";
import { openJobQueue } from "../platform/jobs/jobQueue.ts";
import type { Tables } from "../platform/db/tables.ts";
import { seedFixture } from "./fixture.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgres: { host: string; user: string };
  }
}

/**
 * Starts one PostgreSQL for the whole run. Test files clone its templates: `shop_empty` (migrated) and `shop_template`
 * (with the fixture).
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), "shop-test-"));
  const lines: string[] = [];
  const server = await startEmbeddedPostgres({ dataDir, durable: false, log: (line) => lines.push(line) });
  const teardown = async (): Promise<void> => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const connection = { host: server.socketDir, user: server.user };
    await createTemplate(connection, "shop_empty", "template1", async (_, own) => {
      await migrate(own, readDatabaseSettings({}));
      const queue = await openJobQueue({ connection: own, migrates: true, log: { error: () => {} } });
      await queue.stop();
    });
    await createTemplate(connection, "shop_template", "shop_empty", seedFixture);
    project.provide("postgres", connection);
  } catch (error) {
    await teardown();
    throw new Error(`The test database could not be made.\n${lines.join("\n")}`, { cause: error });
  }
  return teardown;
}

async function createTemplate(
  connection: { host: string; user: string },
  name: string,
  from: string,
  fill: (db: Kysely<Tables>, connection: { host: string; user: string; database: string }) => Promise<void>,
): Promise<void> {
  const admin = connect({ ...connection, database: "postgres" });
  await sql`create database ${sql.id(name)} template ${sql.id(from)}`.execute(admin);
  await admin.destroy();
  const own = { ...connection, database: name };
  const db = connect(own);
  await fill(db, own);
  // PostgreSQL copies a template only while it has no connections.
  await db.destroy();
}
