import { sql } from "kysely";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { startJobs } from "./startJobs.ts";
import { createTestBackend } from "./testing/createTestBackend.ts";

const { deps, db, connection } = await createTestBackend("shop_empty");
const NEVER = "0 0 31 12 *";
const pollSeconds = 0.5;

const quietLog = () => {
  const failures: object[] = [];
  return { failures, log: { error: (fields: object, message: string) => void failures.push({ ...fields, message }) } };
};
const jobStates = async (name: string) =>
  (await sql<{ state: string }>`select state::text from jobs.job where name = ${name}`.execute(db)).rows.map(
    ({ state }) => state,
  );
const makeDue = (name: string) =>
  sql`update jobs.job set start_after = now() where name = ${name} and state = 'retry'`.execute(db);

test("a failing job is retried, then kept as a dead letter, and other jobs go on", async () => {
  const { failures, log } = quietLog();
  const rounds = { failing: 0, other: 0 };
  const fail = (): Promise<void> => Promise.reject(new Error(`on purpose ${(rounds.failing += 1)}`));
  const stop = await startJobs(
    { ...deps, log },
    {
      connection,
      pollSeconds,
      jobs: [
        { name: "failing", cron: NEVER, run: fail },
        { name: "other", cron: NEVER, run: async () => void (rounds.other += 1) },
      ],
    },
  );
  await expect
    .poll(async () => (await makeDue("failing"), await jobStates("dead_letters")), { timeout: 15_000 })
    .toEqual(["created"]);
  expect(rounds).toEqual({ failing: 4, other: 1 });
  expect(failures).toHaveLength(4);
  expect(failures[0]).toEqual({ err: new Error("on purpose 1"), job: "failing", message: "a job failed" });
  await stop();
}, 30_000);

test("several workers have one run of a job at a time", async () => {
  let running = 0;
  let most = 0;
  let rounds = 0;
  const run = async (): Promise<void> => {
    most = Math.max(most, (running += 1));
    await sleep(1500);
    running -= 1;
    rounds += 1;
  };
  const jobs = [{ name: "shared", cron: NEVER, run }];
  const stops = await Promise.all([1, 2, 3].map(() => startJobs(deps, { connection, jobs, pollSeconds })));
  await expect.poll(() => rounds, { timeout: 10_000 }).toBeGreaterThan(0);
  await Promise.all(stops.map((stop) => stop()));
  expect(most).toBe(1);
}, 30_000);

test("a worker that stops hands back a job that does not end, and another one runs it", async () => {
  const { log } = quietLog();
  const name = "handed_back";
  let started = false;
  const hangs = (): Promise<void> => ((started = true), new Promise(() => {}));
  const stop = await startJobs(
    { ...deps, log },
    { connection, pollSeconds, jobs: [{ name, cron: NEVER, run: hangs }] },
  );
  await expect.poll(() => started, { timeout: 10_000 }).toBe(true);
  const began = performance.now();
  await stop();
  expect(performance.now() - began).toBeLessThan(5000);
  expect(await jobStates(name)).toEqual(["retry"]);
  let rounds = 0;
  const run = async (): Promise<void> => void (rounds += 1);
  const stopOther = await startJobs(deps, { connection, pollSeconds, jobs: [{ name, cron: NEVER, run }] });
  await expect.poll(async () => (await makeDue(name), rounds), { timeout: 10_000 }).toBe(1);
  await stopOther();
}, 30_000);

test("the shop's own jobs run on an empty shop without an error", async () => {
  const stop = await startJobs(deps, { connection, pollSeconds });
  await expect.poll(() => jobStates("sales_count"), { timeout: 10_000 }).toEqual(["completed"]);
  await stop();
  const { rows } = await sql<{
    name: string;
  }>`select name from jobs.schedule where cron not like '0 0 31%' order by name`.execute(db);
  expect(rows.map(({ name }) => name)).toEqual([
    "captures",
    "expiring_authorizations",
    "order_emails",
    "payment_expiry",
    "purges",
    "refunds",
    "retention",
    "sales_count",
    "transfer_expiry",
    "view_count",
  ]);
}, 30_000);
