import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { useDatabase } from "../testing/testDatabase.ts";
import { announceCatalogueChange, watchCatalogue } from "./watchCatalogue.ts";

const { db, connection } = await useDatabase("shop_empty");

test("a change is heard when its transaction commits, and not when it is taken back", async () => {
  const heard = vi.fn();
  const watch = await watchCatalogue(connection, heard);
  await db.transaction().execute(async (trx) => {
    await announceCatalogueChange(trx);
    await sleep(30);
    expect(heard).not.toHaveBeenCalled();
  });
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
  await db
    .transaction()
    .execute(async (trx) => {
      await announceCatalogueChange(trx);
      throw new Error("taken back");
    })
    .catch(() => {});
  await sleep(50);
  expect(heard).toHaveBeenCalledOnce();
  await watch.close();
});

test("after a lost connection the catalogue may have changed, so it is said", async () => {
  const heard = vi.fn();
  const watch = await watchCatalogue({ ...connection, application_name: "watcher" }, heard);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'watcher'`.execute(db);
  await vi.waitFor(() => expect(heard).toHaveBeenCalled(), { timeout: 5000 });
  await announceCatalogueChange(db);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2), { timeout: 5000 });
  await watch.close();
});
