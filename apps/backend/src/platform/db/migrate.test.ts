import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { createBuyer, fixtureItems, payBody, send } from "../../cart/testing/shopper.ts";
import { createTestBackend } from "../../testing/createTestBackend.ts";
import { readDatabaseSettings } from "./databaseSettings.ts";
import { migrate } from "./migrate.ts";
import { MIGRATIONS, OutdatedSchemaError, pendingMigrations, requireMigrations } from "./pendingMigrations.ts";

const { app, db, connection } = await createTestBackend();
const { db: empty, connection: emptyConnection } = await createTestBackend("shop_empty");
const folder = await mkdtemp(join(tmpdir(), "shop-migrations-"));
const nextRelease = pathToFileURL(`${folder}/`);
const settings = readDatabaseSettings({});
await cp(MIGRATIONS, nextRelease, { recursive: true });
afterAll(() => rm(folder, { recursive: true, force: true }));

const EXPAND = "alter table orders add column gift_note text; create table gift (id int primary key);";

test("orders of the running release succeed while the next one migrates", { timeout: 60_000 }, async () => {
  await writeFile(join(folder, "9001_gift_notes.sql"), EXPAND);
  const index = (name: string): string => `create index concurrently if not exists ${name} on orders (gift_note);\n`;
  const indexes = `-- Beside running orders.\n${index("orders_gift")}${index("orders_gift_too")}`;
  await writeFile(join(folder, "9002_gift_index.sql"), indexes);
  const statuses: number[] = [];
  const migrating = new AbortController();
  const buy = async (): Promise<void> => {
    while (!migrating.signal.aborted || statuses.length < 10) {
      const buyer = await createBuyer(app, fixtureItems.pouf);
      statuses.push((await send(app, "/vorkasse/pay", payBody(buyer), { token: buyer.token })).status);
    }
  };
  const buying = Promise.all([buy(), buy()]);
  // Two processes of the next release start at once.
  await Promise.all([1, 2].map(() => migrate(connection, settings, nextRelease)));
  migrating.abort();
  await buying;
  expect(new Set(statuses)).toEqual(new Set([200]));
  const { rows } = await sql`
    select indisvalid as valid from pg_index where indexrelid::regclass::text like 'orders_gift%'`.execute(db);
  expect(rows).toEqual([{ valid: true }, { valid: true }]);
  expect(await pendingMigrations(db, nextRelease)).toEqual([]);
});

test("a release before the schema runs on it and may migrate, one after it refuses", async () => {
  await migrate(connection, settings);
  await requireMigrations(db);
  await sql`delete from kysely_migration where name = '0030_catalogue_changes'`.execute(db);
  await expect(requireMigrations(db)).rejects.toThrow(OutdatedSchemaError);
});

test("a failing migration leaves nothing of its release", async () => {
  await writeFile(join(folder, "9001_gift_notes.sql"), EXPAND);
  await writeFile(join(folder, "9002_gift_index.sql"), "create table half (id int); select 1 / 0;");
  await expect(migrate(emptyConnection, settings, nextRelease)).rejects.toThrow("division by zero");
  const { rows } = await sql`select to_regclass('half') as half, to_regclass('gift') as gift`.execute(empty);
  expect(rows).toEqual([{ half: null, gift: null }]);
});
