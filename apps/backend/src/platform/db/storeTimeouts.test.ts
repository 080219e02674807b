import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestBackend } from "../../testing/createTestBackend.ts";
import { connect } from "./connect.ts";
import { readDatabaseSettings } from "./databaseSettings.ts";
import { migrate } from "./migrate.ts";
import { allowLongTransaction } from "./storeTimeouts.ts";

const { connection } = await createTestBackend("shop_empty");

const show = `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
  current_setting('idle_in_transaction_session_timeout') as idle`;

test("sessions after a migration have the limits of the settings, which long transactions lift", async () => {
  await migrate(connection, readDatabaseSettings({ DATABASE_STATEMENT_TIMEOUT: "1", DATABASE_LOCK_TIMEOUT: "2" }));
  const db = connect(connection);
  expect((await sql.raw(show).execute(db)).rows).toEqual([{ statement: "1s", lock: "2s", idle: "1min" }]);
  await expect(sql`select pg_sleep(3)`.execute(db)).rejects.toThrow("statement timeout");
  const lifted = await db.transaction().execute(async (trx) => {
    await allowLongTransaction(trx);
    return sql.raw(show).execute(trx);
  });
  expect(lifted.rows).toEqual([{ statement: "0", lock: "0", idle: "0" }]);
  await db.destroy();

  await migrate(connection, readDatabaseSettings({}));
  const later = connect(connection);
  expect((await sql.raw(show).execute(later)).rows).toEqual([{ statement: "30s", lock: "10s", idle: "1min" }]);
  await later.destroy();
});

test.each([
  [{ DATABASE_POOL_SIZE: "0" }, "DATABASE_POOL_SIZE=0 cannot be used"],
  [{ DATABASE_LOCK_TIMEOUT: "10s" }, "DATABASE_LOCK_TIMEOUT=10s cannot be used"],
  [{ DATABASE_DIRECT_URL: "mysql://shop:secret@db" }, "DATABASE_DIRECT_URL=… cannot be used"],
])("an invalid setting is named, without a password: %j", (variables, message) => {
  expect(() => readDatabaseSettings(variables)).toThrow(message);
});
