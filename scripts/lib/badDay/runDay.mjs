// Runs the day: see docs/bad-day.md.
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { expirePayments } from "../../../apps/backend/src/payment/expirePayments.ts";
import { retryRefunds } from "../../../apps/backend/src/refund/retryRefunds.ts";
import { audit, openAudit, readSums } from "../../../apps/backend/src/testing/audit.ts";
import { isShopError } from "../../../packages/core/dist/exports/index.js";
import { printTable } from "../../../bench/table.mjs";
import { seededRandom } from "../seededRandom.mjs";
import { FAULTS, runFaults } from "./faults.mjs";
import { shopAs } from "./shopper.mjs";
import { workAsStaff } from "./staff.mjs";
import { startShop } from "./startShop.mjs";

const HOUR_MS = 3_600_000;
/** Without progress. */
const CLOSING_MS = 120_000;
/** Share of the variants that sell out. */
const SCARCE = 0.05;

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    orders: { type: "string", default: "300" },
    shoppers: { type: "string", default: "60" },
    faults: { type: "string", default: ["loss", ...Object.keys(FAULTS)].join(",") },
  },
});
const [seed, orders, shoppers] = [values.seed, values.orders, values.shoppers].map(Number);
const names = values.faults.split(",").filter((name) => name !== "" && name !== "none");
const unknown = names.find((name) => name !== "loss" && !Object.hasOwn(FAULTS, name));
if (unknown !== undefined)
  throw new Error(`There is no fault "${unknown}": ${Object.keys(FAULTS).join(", ")}, loss, none`);
const kinds = names.filter((name) => name !== "loss");

const began = performance.now();
const report = (line) =>
  console.log(`${String(Math.round((performance.now() - began) / 1000)).padStart(5)} s  ${line}`);
report(`seed ${seed}, ${orders} orders, ${shoppers} shoppers, faults: ${names.join(", ") || "none"}`);

const counts = new Map();
const shop = await startShop();
const random = seededRandom(seed);
const stockOf = () => (random() < SCARCE ? 3 : Math.max(orders, 100));
const day = {
  ...shop,
  seed,
  isLossy: names.includes("loss"),
  report,
  counts: { add: (name) => void counts.set(name, (counts.get(name) ?? 0) + 1) },
  claims: { orders: [], carts: [], withdrawals: [], deliveries: [], crashes: 0 },
  opening: await openAudit(shop.db, stockOf),
};
report("the shop is open");
for (const event of ["SIGINT", "SIGTERM", "uncaughtException"])
  process.once(event, (reason) => {
    console.error(reason);
    void day.close().then(() => process.exit(1));
  });

const closing = new AbortController();
const progress = () => day.claims.orders.length / orders;
let visits = 0;
const shopUntilDone = async () => {
  while (progress() < 1) {
    const number = (visits += 1);
    await shopAs(day, seededRandom(seed * 1_000_003 + number), number).catch((error) => {
      day.counts.add(`visits ended by ${error.details?.reason ?? error.code ?? error.name}`);
      if (!isShopError(error)) console.error(error);
    });
  }
};
const staff = workAsStaff(day, seededRandom(seed + 1), closing.signal);
const count = Math.max(kinds.length, Math.floor(orders / 50)) * Math.sign(kinds.length);
const faults = runFaults(day, seededRandom(seed + 2), { kinds, count, progress, signal: closing.signal });
await Promise.all(Array.from({ length: shoppers }, shopUntilDone));
report(`${day.claims.orders.length} orders in ${visits} visits`);
await faults;
closing.abort();
await staff;
await closeDay();

const sums = await readSums(day.db, day.opening);
const found = await audit(day.db, day.opening, { ...day.claims, deliveries: day.mail.deliveries() });
const { claims } = day;
printTable(
  "The day",
  ["", ""],
  [...counts].toSorted(([a], [b]) => a.localeCompare(b)),
);
printTable(
  "Books",
  ["", ""],
  [
    ...Object.entries(sums),
    ["orders confirmed to shoppers", claims.orders.length],
    ["orders without a confirmation", sums.orders - new Set(claims.orders.map(({ orderId }) => orderId)).size],
    ["carts with accepted mutations", claims.carts.length],
    ["withdrawals received", claims.withdrawals.length],
    ["emails accepted again after a crash", day.mail.deliveries().reduce((sum, { times }) => sum + times - 1, 0)],
  ],
);
const money = sums["cents at the bank"] + sums["cents by transfer and cash"];
const due = sums["cents of paid orders"] - sums["cents refunded"];
console.log(`\nPaid ${money} cents = orders − refunds ${due} cents: ${money - due} cents off`);
for (const { check, row } of found) console.log(`${check}: ${JSON.stringify(row)}`);
console.log(`${found.length} faults (again with --seed=${seed})`);
if (process.env.DEBUG !== undefined) for (const each of Object.values(day.processes)) console.log(each.output());
await day.close();
process.exit(found.length > 0 || money !== due ? 1 : 0);

/**
 * Two hours pass, one for the clocks that were ahead: payments end, refunds are repeated, and emails that wait for another
 * attempt are sent.
 */
async function closeDay() {
  const { db } = day;
  const countRows = async (query) => (await query.execute()).length;
  /** Waits until none is left, as long as it becomes fewer. */
  const finish = async (name, countLeft) => {
    let least = Infinity;
    for (let limit = 0; ; await sleep(500)) {
      const left = await countLeft();
      if (left < least) limit = performance.now() + CLOSING_MS;
      least = Math.min(least, left);
      if (left === 0 || performance.now() > limit) return report(`${left} ${name} left`);
    }
  };
  await finish("payments of the bank", () =>
    // Also those that a clock an hour ahead has put off.
    countRows(
      db.updateTable("testbank_session").set({ report_at: new Date() }).where("state", "=", "paying").returning("id"),
    ),
  );
  const deps = { ...day.deps, clock: () => new Date(Date.now() + 2 * HOUR_MS) };
  await finish("open payments and refunds", async () => {
    await expirePayments(deps);
    await retryRefunds(deps);
    const open = db.selectFrom("payment").select("id").where("status", "in", ["open", "refund_due"]);
    const refunds = db.selectFrom("refund").select("id").where("done_at", "is", null);
    return (await countRows(open)) + (await countRows(refunds));
  });
  await finish("emails", () =>
    countRows(db.updateTable("mail_outbox").set({ next_at: new Date() }).where("sent_at", "is", null).returning("id")),
  );
}
