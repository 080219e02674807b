import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { isProcessRunning, findRunningServer } from "./lockFile.ts";
import { resolvePaths } from "./paths.ts";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "./startEmbeddedPostgres.ts";
import { isRunning, prepareDatabase, query, startUserProcess, temporaryFolder } from "./testing/support.ts";

let database: Awaited<ReturnType<typeof prepareDatabase>>;
beforeAll(async () => {
  database = await prepareDatabase();
});
afterAll(() => database.clean());

let dataDir: string;
let clean: () => void;
beforeEach(({ task }) => {
  ({ dataDir, clean } = temporaryFolder());
  if (task.suite?.name !== "the first start") database.copyTo(dataDir);
});
afterEach(() => clean());

const start = (): Promise<EmbeddedPostgres> => startEmbeddedPostgres({ dataDir, durable: false });

describe("the first start", () => {
  test("creates a UTF-8 database that only the socket reaches", async () => {
    const postgres = await start();
    const rows = await query(
      postgres.socketDir,
      "select pg_encoding_to_char(encoding) as encoding, datlocprovider as provider, current_setting('listen_addresses') as addresses from pg_database where datname = 'postgres'",
    );
    expect(rows).toEqual([{ encoding: "UTF8", provider: "b", addresses: "" }]);
    await postgres.stop();
  });

  test("fsyncs real data, but not in tests", async () => {
    const durable = await startEmbeddedPostgres({ dataDir });
    expect(await query(durable.socketDir, "show fsync")).toEqual([{ fsync: "on" }]);
    await durable.stop();
    const quick = await start();
    expect(await query(quick.socketDir, "show fsync")).toEqual([{ fsync: "off" }]);
    await quick.stop();
  });

  test("by several processes at once connects them all to one server", async () => {
    const users = await Promise.all([1, 2, 3].map(() => startUserProcess(dataDir)));
    expect(new Set(users.map((user) => user.line))).toEqual(new Set([`ready ${resolvePaths(dataDir).socketDir}`]));
    await Promise.all(users.map((user) => user.leave()));
    expect(isRunning(dataDir)).toBe(false);
  });
});

describe("a server that runs already", () => {
  test("is joined, and ends with its last user", async () => {
    const owner = await startUserProcess(dataDir);
    const pid = findRunningServer(resolvePaths(dataDir));
    const postgres = await start();
    await owner.leave();
    expect(findRunningServer(resolvePaths(dataDir))).toBe(pid);
    await postgres.stop();
    expect(isRunning(dataDir)).toBe(false);
  });

  test("keeps running while another client is connected", async () => {
    const postgres = await start();
    const person = new Client({ host: postgres.socketDir, user: "postgres", database: "postgres" });
    await person.connect();
    await postgres.stop();
    expect(isRunning(dataDir)).toBe(true);
    await person.end();
    await (await start()).stop();
    expect(isRunning(dataDir)).toBe(false);
  });

  test("is awaited while it stops, then started again", async () => {
    const first = await start();
    const [, second] = await Promise.all([first.stop(), start()]);
    expect(await query(second.socketDir, "select 1 as one")).toEqual([{ one: 1 }]);
    await second.stop();
    expect(isRunning(dataDir)).toBe(false);
  });
});

describe("after a crash", () => {
  test("of the process that started it, committed data is kept", async () => {
    const owner = await startUserProcess(dataDir);
    const { socketDir } = resolvePaths(dataDir);
    await query(socketDir, "create table kept as select 7 as value");
    await owner.kill();
    const postgres = await start();
    expect(await query(postgres.socketDir, "select value from kept")).toEqual([{ value: 7 }]);
    await postgres.stop();
    expect(isRunning(dataDir)).toBe(false);
  });

  test("of the server itself, committed data is kept", async () => {
    const owner = await startUserProcess(dataDir, { durable: true });
    const paths = resolvePaths(dataDir);
    await query(paths.socketDir, "create table kept as select 7 as value");
    process.kill(findRunningServer(paths) ?? 0, "SIGKILL");
    await owner.kill();
    const postgres = await start();
    expect(await query(postgres.socketDir, "select value from kept")).toEqual([{ value: 7 }]);
    await postgres.stop();
  });

  test("of the server alone, its clients reconnect", async () => {
    const lines: string[] = [];
    const postgres = await startEmbeddedPostgres({ dataDir, log: (line) => lines.push(line) });
    await query(postgres.socketDir, "create table kept as select 7 as value");
    process.kill(findRunningServer(resolvePaths(dataDir)) ?? 0, "SIGKILL");
    const answer = () => query(postgres.socketDir, "select value from kept").catch(() => undefined);
    await expect.poll(answer).toEqual([{ value: 7 }]);
    await postgres.stop();
    expect(isRunning(dataDir)).toBe(false);
    expect(lines).toHaveLength(2);
  });

  test("lock files with the process id of another program are ignored", async () => {
    await (await start()).stop();
    const { lockFile } = resolvePaths(dataDir);
    writeFileSync(lockFile, `${process.ppid}\n${dataDir}\n`);
    const postgres = await start();
    expect(readFileSync(lockFile, "utf8")).not.toMatch(new RegExp(`^${process.ppid}\n`));
    await postgres.stop();
  });
});

test("a socket's lock without a server is ignored, as one that is exiting leaves it", async () => {
  await (await start()).stop();
  const { socketDir } = resolvePaths(dataDir);
  mkdirSync(socketDir, { recursive: true });
  writeFileSync(join(socketDir, ".s.PGSQL.5432.lock"), `${process.ppid}\n${dataDir}\n`);
  const postgres = await start();
  expect(await query(postgres.socketDir, "select 1 as one")).toEqual([{ one: 1 }]);
  await postgres.stop();
});

test("stopping twice is idempotent", async () => {
  const postgres = await start();
  await Promise.all([postgres.stop(), postgres.stop()]);
  expect(existsSync(join(dataDir, "postgres/postmaster.pid"))).toBe(false);
});

test("a log of more than 10 MB starts over", async () => {
  await (await start()).stop();
  const { log } = resolvePaths(dataDir);
  writeFileSync(log, Buffer.alloc(10 * 1024 * 1024 + 1, "x"));
  await (await start()).stop();
  expect(readFileSync(log, "utf8").length).toBeLessThan(100_000);
});

describe("a folder that is removed while a server runs on it", () => {
  test("starts again, without the server of the deleted files", async () => {
    const owner = await startUserProcess(dataDir);
    const stray = findRunningServer(resolvePaths(dataDir)) ?? 0;
    await query(resolvePaths(dataDir).socketDir, "create table kept as select 7 as value");
    await owner.kill();
    rmSync(dataDir, { recursive: true });
    const postgres = await start();
    expect(await query(postgres.socketDir, "select to_regclass('kept') as kept")).toEqual([{ kept: null }]);
    // The server exits shortly after the signal.
    await expect.poll(() => isProcessRunning(stray)).toBe(false);
    await postgres.stop();
    expect(isRunning(dataDir)).toBe(false);
  });

  test("is not silently created again for existing clients", async () => {
    const lines: string[] = [];
    const postgres = await startEmbeddedPostgres({ dataDir, durable: false, log: (line) => lines.push(line) });
    const server = findRunningServer(resolvePaths(dataDir)) ?? 0;
    rmSync(dataDir, { recursive: true });
    process.kill(server, "SIGKILL");
    await expect.poll(() => lines.at(-1)).toMatch(/was removed while it was used/);
    await postgres.stop();
    expect(existsSync(dataDir)).toBe(false);
  });
});
