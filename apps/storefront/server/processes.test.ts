import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type Db, openDatabase } from "@shop/backend";
import { afterAll, expect, test } from "vitest";
import { createShopProcess, type ShopProcess } from "./testing/createShopProcess.ts";

const isBuilt = existsSync(new URL("../dist/server/entry-server.js", import.meta.url));
const MAIN = fileURLToPath(new URL("./main.ts", import.meta.url));
const WAITING = 10_000;
/** Longer than a process that sends emails waits between two looks. */
const MAIL_INTERVAL_MS = 2500;
/** Limit of a stop, as supervisors expect. */
const STOP_MS = 5000;
const DEMO_SETTINGS = ["store_email", "company_name", "company_vat_number", "bank_iban", "bank_account_holder"];

const dataDir = mkdtempSync(join(tmpdir(), "shop-processes-"));
let database: Awaited<ReturnType<typeof openDatabase>> | undefined;
const running: ShopProcess[] = [];

/** Ends with the test file. */
const create = async (options: Parameters<typeof createShopProcess>[0]): Promise<ShopProcess> => {
  const shop = await createShopProcess({ dataDir, ...options });
  running.push(shop);
  return shop;
};
const runRole = (role: string, env: NodeJS.ProcessEnv = {}) =>
  spawnSync(process.execPath, [MAIN, role], {
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production", DEMO: "1", DATABASE_URL: "", DATA_DIR: dataDir, PORT: "0", ...env },
  });

afterAll(async () => {
  for (const shop of running) await shop.terminate();
  await database?.close();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20 });
});

test.runIf(isBuilt)(
  "web and worker refuse a schema that is older than they need, in one line",
  { timeout: 60_000 },
  () => {
    for (const role of ["web", "worker"]) {
      const { status, stderr } = runRole(role);
      expect([role, status, stderr]).toEqual([
        role,
        1,
        "The database has the schema of an older version: run `npm start migrate` first.\n",
      ]);
    }
  },
);

test.runIf(isBuilt)(
  "a worker refuses an older schema of its jobs, and stops those that have started",
  { timeout: 60_000 },
  async () => {
    const ownDataDir = mkdtempSync(join(tmpdir(), "shop-processes-"));
    const own = await openDatabase({ databaseUrl: undefined, dataDir: ownDataDir, log: () => {} });
    const { status, stderr, stdout } = runRole("worker", { DATA_DIR: ownDataDir });
    await own.close();
    rmSync(ownDataDir, { recursive: true, force: true, maxRetries: 20 });
    expect(stderr).toBe("The database has the schema of an older version: run `npm start migrate` first.\n");
    expect(stdout).not.toContain('"level":50');
    expect(status).toBe(1);
  },
);

test.runIf(isBuilt)("web and worker refuse unsafe settings, one line for each", { timeout: 60_000 }, () => {
  for (const role of ["web", "worker"]) {
    const { status, stderr } = runRole(role, {
      DATABASE_URL: "postgres://shop@127.0.0.1:1/shop",
      DEMO: "",
      TEST_BANK: "on",
      VAT_REGISTER: "local",
      TOKEN_SECRET: "",
      PUBLIC_URL: "",
    });
    expect([status, stderr.trimEnd().split("\n")]).toEqual([
      1,
      ["does not start", "TEST_BANK=on", "VAT_REGISTER=local", "TOKEN_SECRET", "PUBLIC_URL"].map((part) =>
        expect.stringContaining(part),
      ),
    ]);
  }
});

test.runIf(isBuilt)("migrate updates the schema and exits", { timeout: 60_000 }, async () => {
  const { status, stdout } = runRole("migrate");
  expect([status, stdout]).toEqual([0, expect.stringContaining("The database has the schema of this version.")]);
  database = await openDatabase({ databaseUrl: undefined, dataDir, log: () => {}, migrates: false });
});

test.runIf(isBuilt)(
  "web and worker refuse to sell with the demo's rows, one line for each",
  { timeout: 60_000 },
  () => {
    const { direct } = database ?? {};
    if (direct === undefined || !("host" in direct)) throw new Error("The test before this one has failed");
    const address = `postgres://${direct.user}@localhost/${direct.database}?host=${encodeURIComponent(direct.host)}`;
    const env = { DATABASE_URL: address, DEMO: "", TOKEN_SECRET: "x".repeat(32), PUBLIC_URL: "https://shop.example" };
    for (const role of ["web", "worker"]) {
      const { status, stdout, stderr } = runRole(role, env);
      expect(stdout.includes("known passwords")).toBe(role === "web");
      expect([status, stderr.trimEnd().split("\n")]).toEqual([
        1,
        ["does not start", ...DEMO_SETTINGS].map((part) => expect.stringContaining(part)),
      ]);
    }
  },
);

test.runIf(isBuilt)(
  "web renders and runs no job; a worker runs jobs and renders nothing",
  { timeout: 60_000 },
  async () => {
    const [web, worker] = [await create({ role: "web" }), await create({ role: "worker" })];
    await web.start();
    expect((await fetch(web.url)).status).toBe(200);
    await queueMails(1);
    await sleep(MAIL_INTERVAL_MS);
    expect(await sentMails()).toBe(0);

    await worker.start();
    await expect.poll(() => sentMails(), { timeout: 10_000 }).toBe(1);
    expect(readdirSync(join(dataDir, "mails"))).not.toEqual([]);
    expect((await fetch(worker.url)).status).toBe(404);
    expect((await fetch(`${worker.url}/healthz`)).status).toBe(200);
    expect(await worker.terminate()).toBe(0);
    expect(await web.terminate()).toBe(0);
  },
);

test.runIf(isBuilt)(
  "without its engine a search answers 503, and the home page is there",
  { timeout: 60_000 },
  async () => {
    const web = await create({ role: "web", env: { SEARCH_URL: "http://127.0.0.1:1" } });
    await web.start();
    const search = await fetch(`${web.url}/search/sofa`);
    expect([search.status, search.headers.get("Retry-After"), search.headers.get("Cache-Control")]).toEqual([
      503,
      "10",
      expect.stringContaining("no-store"),
    ]);
    expect(await search.text()).toContain("<h1");
    expect((await fetch(web.url)).status).toBe(200);
    expect(web.output()).not.toContain("    at ");
    expect(await web.terminate()).toBe(0);
  },
);

test.runIf(isBuilt)("readiness falls at SIGTERM, before connections are refused", { timeout: 60_000 }, async () => {
  const web = await create({ role: "web", env: { SHUTDOWN_DELAY: "1" } });
  await web.start();
  const ended = web.terminate();
  await expect.poll(async () => (await fetch(`${web.url}/readyz`)).status).toBe(503);
  expect((await fetch(`${web.url}/healthz`)).status).toBe(200);
  expect(await ended).toBe(0);
});

test.runIf(isBuilt).each(["written to files", "sent to a server that does not answer"])(
  "SIGTERM ends a worker in five seconds, with 10,000 waiting mails %s",
  { timeout: 60_000 },
  async (target) => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => void sockets.push(socket));
    await new Promise<void>((listening) => silent.listen(0, "127.0.0.1", listening));
    const address = silent.address();
    const port = typeof address === "object" ? address?.port : undefined;
    const isFile = target === "written to files";
    await db().deleteFrom("mail_outbox").execute();
    await queueMails(WAITING);
    const worker = await create({ role: "worker", env: isFile ? {} : { SMTP_URL: `smtp://127.0.0.1:${port}` } });
    await worker.start();
    await expect.poll(() => (isFile ? sentMails() : sockets.length), { timeout: 10_000 }).toBeGreaterThan(0);
    const began = performance.now();
    expect(await worker.terminate()).toBe(0);
    expect(performance.now() - began).toBeLessThan(STOP_MS);
    expect(await sentMails()).toBeLessThan(WAITING);
    for (const socket of sockets) socket.destroy();
    silent.close();
  },
);

function db(): Db {
  if (database === undefined) throw new Error("not migrated");
  return database.db;
}

async function queueMails(count: number): Promise<void> {
  const now = new Date();
  const mail = {
    order_id: null,
    kind: "welcome",
    language: "de",
    recipient: "anna@example.com",
    subject: "Willkommen",
  };
  const rows = Array.from({ length: Math.min(count, 1000) }, () => ({ ...mail, html: "", text: "", next_at: now }));
  for (let queued = 0; queued < count; queued += rows.length)
    await db().insertInto("mail_outbox").values(rows).execute();
}

async function sentMails(): Promise<number> {
  const { sent } = await db()
    .selectFrom("mail_outbox")
    .select(({ fn }) => fn.countAll<number>().as("sent"))
    .where("sent_at", "is not", null)
    .executeTakeFirstOrThrow();
  return sent;
}
