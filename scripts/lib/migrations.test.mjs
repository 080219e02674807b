import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { checkMigrations } from "./migrations.mjs";

const folder = mkdtempSync(join(tmpdir(), "shop-lint-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function check(statements) {
  const path = join(folder, "0031_next.sql");
  writeFileSync(path, statements);
  return checkMigrations([path]);
}

test.each([
  ["alter table cart drop column note;", "ban-drop-column"],
  ["drop table cart;", "ban-drop-table"],
  ["alter table cart rename column note to remark;", "renaming-column"],
  ["alter table cart rename to basket;", "renaming-table"],
  ["alter table cart alter column note type int;", "changing-column-type"],
  ["alter table cart add column note text not null;", "adding-required-field"],
  ["alter table cart alter column note set not null;", "adding-not-nullable-field"],
  ["alter table cart add constraint positive check (id > 0);", "constraint-missing-not-valid"],
  ["create index on cart (note);", "require-concurrent-index-creation"],
  ["update orders set note = '';", "in batches"],
  ["create index concurrently on cart (note); create table gift (id int);", "if not exists"],
])("a statement that older processes or large tables cannot bear is refused: %s", (statement, rule) => {
  expect(check(statement)).toEqual(expect.arrayContaining([expect.stringContaining(rule)]));
});

test.each([
  "alter table cart add column note text;",
  "alter table cart add column note text not null default '';",
  "create table gift (id int primary key); create index on gift (id);",
  "create index concurrently cart_note on cart (note);",
  "create table if not exists gift (id int); create index concurrently if not exists cart_note on cart (note);",
  "alter table cart add constraint positive check (id > 0) not valid;",
  "update setting set value = '1' where name = 'cart_days';",
  "-- No release reads it since 4.\n-- squawk-ignore ban-drop-column\nalter table cart drop column note;",
])("a forward-compatible statement is accepted: %s", (statement) => {
  expect(check(statement)).toEqual([]);
});
