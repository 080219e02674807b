import { readdir, readFile } from "node:fs/promises";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestBackend } from "../../testing/createTestBackend.ts";

const folder = new URL("./migrations/", import.meta.url);
/** Numbers that were never released. */
const UNUSED = [5, 17, 18];

test("migrations are numbered consecutively, each number once", async () => {
  const numbers = (await readdir(folder)).map((file) => Number(/^(\d{4})_[a-z_]+\.sql$/.exec(file)?.[1]));
  const all = [...numbers, ...UNUSED].toSorted((a, b) => a - b);
  expect(all).toEqual(all.map((_, index) => index + 1));
});

test("companies confirmed before names of the register were stored are checked again", async () => {
  const { db } = await createTestBackend();
  const insert = (email: string, checked: string, registeredName = "") =>
    sql`
    insert into customer (email, password_hash, language, guest, company, vat_number, vat_status, vat_registered_name, vat_checked_at)
    select ${email}, '', 'de', false, 'Firma', 'DE123456788', 'valid', ${registeredName},
      timestamp::timestamptz + ${checked}::interval
    from kysely_migration where name = '0024_registered_company_names'`.execute(db);
  await insert("before@example.com", "-1 day");
  await insert("named@example.com", "-1 day", "Firma");
  await insert("after@example.com", "1 day");
  const migration = new URL("0026_unknown_company_names.sql", folder);
  await sql.raw(await readFile(migration, "utf8")).execute(db);
  const rows = await db
    .selectFrom("customer")
    .select(["email", "vat_status", "vat_checked_at"])
    .orderBy("id")
    .execute();
  expect(rows.map((row) => [row.email, row.vat_status, row.vat_checked_at !== null])).toEqual([
    ["before@example.com", "", false],
    ["named@example.com", "valid", true],
    ["after@example.com", "valid", true],
  ]);
});
