// `npm run bench:restart`: 200 shoppers buy while each process is replaced, several times, and then while one is killed.
// Afterwards the books are checked. Exits with 1 if an order failed.
import { loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { until } from "../scripts/lib/roleProcess.mjs";
import { sellDuring } from "./sellDuring.mjs";
import { startProcesses } from "./startProcesses.mjs";

const SHOPPERS = Number(process.env.BENCH_SHOPPERS ?? 200);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
/** Of a shopper before the next page. */
const PAUSE_MS = Number(process.env.BENCH_PAUSE_MS ?? 15_000);
/** Until all shoppers have arrived, and between restarts. */
const ARRIVAL_MS = 5 * PAUSE_MS;
const RUNNING_MS = 4000;
/** On a busy machine. */
const READY_MS = 180_000;

const shop = await startProcesses();
const { one, two, worker, balancer } = shop;

/** Resolves when the new process gets requests. */
async function restart(replaced, signal) {
  const code = await replaced.end(signal);
  if (signal === "SIGTERM" && code !== 0) throw new Error(`${replaced.name} ended with ${code}.`);
  replaced.start();
  await until(async () => (replaced === worker ? replaced.isReady() : balancer.ready.has(replaced.port)), READY_MS);
  await sleep(RUNNING_MS);
}

const { isWrong, failedOrders } = await sellDuring({
  shop,
  shoppers: SHOPPERS,
  pauseMs: PAUSE_MS,
  // A failure that the SDK does not repeat by itself is one.
  tries: 1,
  async disturb(phase) {
    await phase("all run", () => sleep(ARRIVAL_MS));
    for (let round = 1; round <= ROUNDS; round++) {
      await phase(`round ${round}: web 1`, () => restart(one, "SIGTERM"));
      await phase(`round ${round}: web 2`, () => restart(two, "SIGTERM"));
      await phase(`round ${round}: worker`, () => restart(worker, "SIGTERM"));
    }
    await phase("web 1, kill -9", () => restart(one, "SIGKILL"));
    await phase("all run again", () => sleep(2 * RUNNING_MS));
  },
});
shop.printErrors();
console.log(`Load of the machine: ${loadavg()[0].toFixed(1)}`);
await shop.stop();
process.exit(isWrong || failedOrders > 0 ? 1 : 0);
