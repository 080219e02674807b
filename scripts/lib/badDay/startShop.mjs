// Two web processes behind a load balancer, a worker, a PostgreSQL and a mail server, each to be killed.
import { randomBytes } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { LISTENERS } from "../../../apps/backend/src/listeners.ts";
import { openDatabase } from "../../../apps/backend/src/platform/db/openDatabase.ts";
import { createShopProcess } from "../../../apps/storefront/server/testing/createShopProcess.ts";
import { startBalancer } from "../../../bench/balancer.mjs";
import { run } from "../run.mjs";
import { newDataDir } from "../shop.mjs";
import { at, node, root } from "../workspace.mjs";
import { mountDisk } from "./mountDisk.mjs";
import { startMailServer } from "./startMailServer.mjs";

export async function startShop() {
  const dataDir = newDataDir();
  const disk = mountDisk(dataDir);
  const mail = await startMailServer();
  const env = {
    NODE_ENV: "production",
    DEMO: "1",
    DATABASE_URL: "",
    SHOP_API_URL: "",
    STOREFRONT: "",
    DATA_DIR: dataDir,
    SMTP_URL: mail.url,
    TRUSTED_PROXIES: "1",
    LOG_LEVEL: "error",
  };
  const runCommand = (file, args) => run(node, [at(file), ...args], { cwd: root, env, quiet: true });
  const { code, output } = await runCommand("apps/storefront/server/main.ts", ["migrate"]);
  if (code !== 0) throw new Error(output);
  const database = await openDatabase({ databaseUrl: undefined, dataDir, log: () => {} });
  const clock = pathToFileURL(at("scripts/lib/badDay/jumpingClock.mjs")).href;
  const create = (role) => createShopProcess({ role, dataDir, env: { ...env, NODE_OPTIONS: `--import=${clock}` } });
  const [web1, web2, worker] = await Promise.all([create("web"), create("web"), create("worker")]);
  const processes = { web1, web2, worker };
  await Promise.all(Object.values(processes).map((each) => each.start()));
  const balancer = await startBalancer([web1, web2].map(({ url }) => Number(new URL(url).port)));
  return {
    dataDir,
    env,
    db: database.db,
    /** Dependencies of the staff's commands and of the jobs. */
    deps: {
      db: database.db,
      clock: () => new Date(),
      randomBytes,
      listeners: LISTENERS,
      storeUrl: () => balancer.url,
      log: { error: () => {} },
    },
    origin: balancer.url,
    mail,
    /** Undefined without the right to mount one. */
    disk,
    processes,
    runCommand,
    /** As `pg_ctl stop -m immediate`: no checkpoint, and recovery at the next start. */
    stopDatabase() {
      const pid = Number.parseInt(readFileSync(join(dataDir, "postgres/postmaster.pid"), "utf8"), 10);
      process.kill(pid, "SIGQUIT");
    },
    async close() {
      balancer.close();
      for (const each of Object.values(processes)) await each.terminate();
      mail.close();
      await database.close();
      disk?.unmount();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 20 });
    },
  };
}
