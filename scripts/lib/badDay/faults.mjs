// Faults of processes, each of which ends before the next one begins.
import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { at, node, root } from "../workspace.mjs";
import { importCount } from "./staff.mjs";

const MAIL_AWAY_MS = 5000;
const CLOCK_WRONG_MS = 5000;
const DISK_FULL_MS = 5000;

async function killAndRestart(...processes) {
  await Promise.all(processes.map((each) => each.killShop()));
  await sleep(1000);
  await Promise.all(processes.map((each) => each.start()));
}

async function untilDatabaseIsBack({ db }) {
  const isBack = () => db.selectFrom("country").select("id").limit(1).execute();
  // The processes restart it.
  do await sleep(3000);
  while ((await isBack().catch(() => undefined)) === undefined);
}

/** Names and actions; `crashes` counts those that may deliver an email again. */
export const FAULTS = {
  web: ({ processes }, random) => killAndRestart(random() < 0.5 ? processes.web1 : processes.web2),
  webs: ({ processes }) => killAndRestart(processes.web1, processes.web2),
  async worker(day) {
    day.claims.crashes += 1;
    await killAndRestart(day.processes.worker);
  },
  async database(day) {
    day.claims.crashes += 1;
    day.stopDatabase();
    await untilDatabaseIsBack(day);
  },
  /** PostgreSQL may crash by it, and an email be sent whose acceptance cannot be stored. */
  async disk(day) {
    if (day.disk === undefined) return day.report("no fault: no right to mount a disk of its own");
    day.claims.crashes += 1;
    day.disk.fill();
    await sleep(DISK_FULL_MS);
    day.disk.empty();
    await untilDatabaseIsBack(day);
  },
  async mail({ claims, mail }) {
    claims.crashes += 1;
    mail.goAway();
    await sleep(MAIL_AWAY_MS);
    await mail.comeBack();
  },
  /** The clock of one process jumps an hour ahead and back; those of the others and of the database do not. */
  async clock({ processes }, random) {
    const all = Object.values(processes);
    const wrong = all[Math.floor(random() * all.length)];
    wrong.signal("SIGUSR2");
    await sleep(CLOCK_WRONG_MS);
    wrong.signal("SIGUSR2");
  },
  import: importCount,
  /** Kills the command that refunds or ships an order while it runs. */
  async staff({ db, env, opening }, random) {
    const order = await db
      .selectFrom("orders")
      .select("id")
      .where("id", ">", opening.lastOrderId)
      .where("status", "in", ["paid", "processing"])
      .orderBy("id", "desc")
      .executeTakeFirst();
    if (order === undefined) return;
    const args = [at("apps/storefront/server/orders.ts"), random() < 0.5 ? "refund" : "ship", String(order.id)];
    const child = spawn(node, args, { cwd: root, stdio: "ignore", env: { ...process.env, ...env } });
    const ended = new Promise((resolve) => child.once("close", resolve));
    await Promise.race([ended, sleep(300 + 1500 * random())]);
    child.kill("SIGKILL");
    await ended;
  },
};

/** Runs `count` faults spread over the day: each kind once, in random order, then again. */
export async function runFaults(day, random, { kinds, count, progress, signal }) {
  let deck = [];
  for (let done = 0; done < count; done += 1) {
    while (progress() < (done + 1) / (count + 1)) {
      if (signal.aborted) return;
      await sleep(100);
    }
    if (deck.length === 0) deck = kinds.map((kind) => [random(), kind]).toSorted(([a], [b]) => a - b);
    const [, kind] = deck.pop();
    day.report(`fault: ${kind}`);
    day.counts.add(`faults: ${kind}`);
    await FAULTS[kind](day, random);
  }
}
