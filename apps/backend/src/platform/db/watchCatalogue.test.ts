import { createConnection, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { createTestBackend } from "../../testing/createTestBackend.ts";
import { notifyCatalogueChange, watchCatalogue } from "./watchCatalogue.ts";

const { db, connection } = await createTestBackend("shop_empty");

test("a change is reported when its transaction commits, not on rollback", async () => {
  const onChange = vi.fn();
  const watch = await watchCatalogue(connection, onChange);
  await db.transaction().execute(async (trx) => {
    await notifyCatalogueChange(trx);
    await sleep(30);
    expect(onChange).not.toHaveBeenCalled();
  });
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  await db
    .transaction()
    .execute(async (trx) => {
      await notifyCatalogueChange(trx);
      throw new Error("taken back");
    })
    .catch(() => {});
  await sleep(50);
  expect(onChange).toHaveBeenCalledOnce();
  await watch.close();
});

test("a setting or a page that is changed by hand is reported once, an unchanged one is not", async () => {
  const onChange = vi.fn();
  const watch = await watchCatalogue(connection, onChange);
  const setName = (value: string) =>
    sql`
      insert into setting (scope, name, value)
      values ('shared', 'store_name', ${value}::jsonb), ('DE', 'store_name', ${value}::jsonb)
      on conflict (scope, name) do update set value = excluded.value`.execute(db);
  await setName('"Lindenhaus"');
  await vi.waitFor(() => expect(onChange.mock.calls).toEqual([[undefined]]));
  await setName('"Ulmenhaus"');
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2));
  await setName('"Ulmenhaus"');
  await sql`delete from content`.execute(db);
  await sleep(50);
  expect(onChange).toHaveBeenCalledTimes(2);
  await sql`delete from setting`.execute(db);
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(3));
  await watch.close();
});

test("after a lost connection the catalogue is reported as possibly changed", async () => {
  const onChange = vi.fn();
  const watch = await watchCatalogue({ ...connection, application_name: "watcher" }, onChange);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'watcher'`.execute(db);
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), { timeout: 5000 });
  await notifyCatalogueChange(db);
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2), { timeout: 5000 });
  await watch.close();
});

test("a connection that goes silent without closing is replaced, and the catalogue reported as possibly changed", async () => {
  const sockets: Socket[] = [];
  const proxy = createServer((socket) => {
    const server = createConnection(join(connection.host, ".s.PGSQL.5432"));
    sockets.push(socket, server);
    for (const each of [socket, server]) each.on("error", () => {});
    socket.pipe(server).pipe(socket);
  });
  await new Promise<void>((resolve) => void proxy.listen(0, "127.0.0.1", resolve));
  const address = proxy.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const onChange = vi.fn();
  const watch = await watchCatalogue({ ...connection, host: "127.0.0.1", port }, onChange, 500);
  await notifyCatalogueChange(db);
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  const [client, server] = sockets;
  server?.unpipe(client);
  client?.unpipe(server);
  server?.pause();
  await notifyCatalogueChange(db);
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2), { timeout: 5000 });
  await watch.close();
  for (const socket of sockets) socket.destroy();
  proxy.close();
});
