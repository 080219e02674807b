// Two web processes and a worker on one PostgreSQL, behind a balancer.
import { rm } from "node:fs/promises";
import { openBooks } from "../apps/backend/src/order/testing/books.ts";
import { openDatabase } from "../apps/backend/src/platform/db/openDatabase.ts";
import { findUnknownLines } from "../scripts/lib/findUnknownLines.mjs";
import { freePort, newDataDir } from "../scripts/lib/shop.mjs";
import { createRoleProcess, until } from "../scripts/lib/roleProcess.mjs";
import { startBalancer } from "./balancer.mjs";

/** Of each variant: a sold-out one would be refused rightly. */
export const STOCK = 100_000;

export async function startProcesses(ownEnv = {}) {
  const dataDir = newDataDir();
  const env = {
    NODE_ENV: "production",
    DEMO: "1",
    DATABASE_URL: "",
    SHOP_API_URL: "",
    STOREFRONT: "",
    LOG_LEVEL: "error",
    TRUSTED_PROXIES: "1",
    SHUTDOWN_DELAY: "2",
    DATA_DIR: dataDir,
    ...ownEnv,
  };
  const create = async (role, name) => createRoleProcess({ role, name, port: await freePort(), env });
  const migrate = createRoleProcess({ role: "migrate", env });
  const [one, two, worker] = [await create("web", "web 1"), await create("web", "web 2"), await create("worker")];
  const all = [one, two, worker];
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir, log: () => {} });
  migrate.start();
  await migrate.ended();
  const opening = await openBooks(db, STOCK);
  for (const each of all) each.start();
  for (const each of all) await until(each.isReady);
  const balancer = await startBalancer([one.port, two.port]);
  await until(() => balancer.ready.size === 2);
  return {
    one,
    two,
    worker,
    balancer,
    db,
    env,
    opening,
    /** Prints how often each process logged which error. */
    printErrors() {
      const lines = all.flatMap(({ name, output }) =>
        findUnknownLines(output()).map((line) => `${name}: ${describeLine(line)}`),
      );
      for (const [line, same] of Map.groupBy(lines, (each) => each)) console.log(`  ${same.length} × ${line}`);
    },
    async stop() {
      balancer.close();
      for (const each of all) await each.end("SIGTERM");
      await close();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20 });
    },
  };
}

function describeLine(line) {
  if (!line.startsWith("{")) return line;
  const { msg, err } = JSON.parse(line);
  // Without the address of a request, so that equal errors are counted together.
  return err === undefined ? msg : `${msg}: ${err.message.replace(/https?:\S+/, "…")}`;
}
