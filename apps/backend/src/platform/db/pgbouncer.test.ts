import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, describe, expect, test, vi } from "vitest";
import { createApp } from "../../app.ts";
import { createBuyer, fixtureItems, payBody, send } from "../../cart/testing/shopper.ts";
import { createTestBackend } from "../../testing/createTestBackend.ts";
import { connect } from "./connect.ts";
import { readDatabaseSettings } from "./databaseSettings.ts";
import { migrate } from "./migrate.ts";
import { openDatabase } from "./openDatabase.ts";
import { notifyCatalogueChange } from "./watchCatalogue.ts";

const isInstalled = spawnSync("pgbouncer", ["--version"]).status === 0;
const BUYERS = 8;

const { connection, deps } = await createTestBackend();

describe.skipIf(!isInstalled)(`behind PgBouncer${isInstalled ? "" : " (skipped: not installed)"}`, () => {
  const folder = mkdtempSync(join(tmpdir(), "shop-pgbouncer-"));
  let bouncer: ChildProcess | undefined;
  afterAll(() => {
    bouncer?.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  const urlOf = (host: string, port = 5432): string =>
    `postgres:///${connection.database}?host=${encodeURIComponent(host)}&port=${port}&user=${connection.user}`;

  async function startBouncer(): Promise<void> {
    const config = {
      pool_mode: "transaction",
      // Fewer than the buyers: statements of one session come from several connections.
      default_pool_size: 2,
      listen_addr: "",
      unix_socket_dir: folder,
      listen_port: 6432,
      auth_type: "any",
    };
    const lines = Object.entries(config).map(([name, value]) => `${name} = ${value}`);
    const server = `* = host=${connection.host} port=5432 user=${connection.user}`;
    writeFileSync(join(folder, "pgbouncer.ini"), ["[databases]", server, "[pgbouncer]", ...lines].join("\n"));
    const command = ["pgbouncer", join(folder, "pgbouncer.ini")];
    // PgBouncer does not run as root.
    const prefix = process.getuid?.() === 0 ? ["unshare", "--user", "--map-user=65534"] : [];
    const [program = "", ...args] = [...prefix, ...command];
    bouncer = spawn(program, args, { stdio: "ignore" });
    const answers = async (): Promise<boolean> => {
      const db = connect({ connectionString: urlOf(folder, 6432) });
      const isAnswered = await sql`select`.execute(db).then(
        () => true,
        () => false,
      );
      await db.destroy();
      return isAnswered;
    };
    await expect.poll(answers).toBe(true);
  }

  test(
    "in transaction mode orders, limits and notifications work, with a direct URL for the last",
    { timeout: 30_000 },
    async () => {
      // PgBouncer keeps connections that were opened under earlier limits.
      await migrate(connection, readDatabaseSettings({}));
      await startBouncer();
      const settings = readDatabaseSettings({ DATABASE_DIRECT_URL: urlOf(connection.host) });
      const database = await openDatabase({ databaseUrl: urlOf(folder, 6432), dataDir: "", log: () => {}, settings });
      const { db } = database;
      const app = createApp({ ...deps, db });
      const onChange = vi.fn();
      await database.onCatalogueChange(onChange);
      const statuses = await Promise.all(
        Array.from({ length: BUYERS }, async () => {
          const buyer = await createBuyer(app, fixtureItems.pouf);
          return (await send(app, "/vorkasse/pay", payBody(buyer), { token: buyer.token })).status;
        }),
      );
      expect(statuses).toEqual(Array.from({ length: BUYERS }, () => 200));
      expect((await sql`show statement_timeout`.execute(db)).rows).toEqual([{ statement_timeout: "30s" }]);
      await notifyCatalogueChange(db);
      await expect.poll(() => onChange.mock.calls.length).toBeGreaterThan(0);
      await database.close();
    },
  );
});
