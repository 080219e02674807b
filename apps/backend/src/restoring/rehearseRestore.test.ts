import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createApp } from "../app.ts";
import { createBuyer, fixtureItems, payBody, send } from "../cart/testing/shopper.ts";
import { connect, type Db } from "../platform/db/connect.ts";
import { readDatabaseSettings } from "../platform/db/databaseSettings.ts";
import { migrate } from "../platform/db/migrate.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { seedFixture } from "../testing/fixture.ts";
import { rehearseRestore } from "./rehearseRestore.ts";

/** A server with its own pg_dump: the embedded one has none. */
const VERSIONS = "/usr/lib/postgresql";
const [version] = existsSync(VERSIONS) ? readdirSync(VERSIONS).toSorted().toReversed() : [];
const binary = (name: string): string => join(VERSIONS, version ?? "", "bin", name);
const isInstalled = version !== undefined && existsSync(binary("initdb")) && spawnSync("pg_dump", ["-V"]).status === 0;
const NOBODY = 65_534;
/** PostgreSQL does not run as root. */
const prefix =
  process.getuid?.() === 0 ? ["setpriv", `--reuid=${NOBODY}`, `--regid=${NOBODY}`, "--clear-groups"] : ["env"];

const { deps } = await createTestBackend();

describe.skipIf(!isInstalled)(
  `a backup${isInstalled ? "" : " (skipped: no PostgreSQL server with pg_dump is installed)"}`,
  () => {
    const folder = mkdtempSync(join(tmpdir(), "shop-restore-"));
    const databaseUrl = `postgres:///shop?host=${encodeURIComponent(folder)}&user=shop`;
    let server: ChildProcess | undefined;
    let opened: Db | undefined;
    const database = (): Db => {
      if (opened === undefined) throw new Error("no server");
      return opened;
    };

    beforeAll(async () => {
      if (process.getuid?.() === 0) chownSync(folder, NOBODY, NOBODY);
      const data = join(folder, "data");
      const [program = "", ...args] = prefix;
      const init = [...args, binary("initdb"), "--username=shop", "--auth=trust", "--no-sync", `--pgdata=${data}`];
      if (spawnSync(program, init).status !== 0) throw new Error("initdb failed");
      const start = [...args, binary("postgres"), "-D", data, "-k", folder, "-h", "", "-F"];
      server = spawn(program, start, { stdio: "ignore" });
      const admin = connect({ connectionString: databaseUrl.replace("/shop?", "/postgres?") });
      await vi.waitFor(() => sql`create database shop`.execute(admin), { timeout: 20_000 });
      await admin.destroy();
      const connection = { connectionString: databaseUrl };
      await migrate(connection, readDatabaseSettings({}));
      opened = connect(connection);
      await seedFixture(opened);
      const app = createApp({ ...deps, db: opened });
      for (let orders = 0; orders < 3; orders++) {
        const buyer = await createBuyer(app, fixtureItems.pouf);
        await send(app, "/vorkasse/pay", payBody(buyer), { token: buyer.token });
      }
    }, 60_000);
    afterAll(async () => {
      await opened?.destroy();
      const ended = new Promise((resolve) => server?.once("close", resolve));
      server?.kill("SIGINT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    });

    test("brings back every order, and nothing stays behind", async () => {
      const comparisons = await rehearseRestore({ databaseUrl, log: () => {} });
      expect(comparisons.filter(({ lost }) => lost > 0)).toEqual([]);
      expect(comparisons).toContainEqual({ name: "orders", running: 3, restored: 3, lost: 0 });
      const { rows } = await sql`select datname from pg_database where datname like '%rehearsal%'`.execute(database());
      expect(rows).toEqual([]);
    });

    test("that lacks an order is noticed, one that is only older is not", async () => {
      const file = join(folder, "old.dump");
      expect(spawnSync("pg_dump", ["--format=custom", `--file=${file}`, databaseUrl]).status).toBe(0);
      const app = createApp({ ...deps, db: database() });
      const buyer = await createBuyer(app, fixtureItems.pouf);
      await send(app, "/vorkasse/pay", payBody(buyer), { token: buyer.token });
      const older = await rehearseRestore({ databaseUrl, file, log: () => {} });
      expect(older.filter(({ lost }) => lost > 0)).toEqual([]);

      await sql`update orders set total_cents = total_cents + 1 where id = (select min(id) from orders)`.execute(
        database(),
      );
      const changed = await rehearseRestore({ databaseUrl, file, log: () => {} });
      expect(changed.filter(({ lost }) => lost > 0)).toEqual([{ name: "orders", running: 3, restored: 3, lost: 1 }]);
    });

    test("that cannot be read is reported", async () => {
      await expect(rehearseRestore({ databaseUrl, file: "/dev/null", log: () => {} })).rejects.toThrow("pg_restore");
    });
  },
);
