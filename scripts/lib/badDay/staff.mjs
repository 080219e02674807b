// The staff: marks transfers, packs, ships, refunds, cancels, and imports counts of the warehouse.
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { runOrderAdmin } from "../../../apps/backend/src/orderAdmin/runOrderAdmin.ts";
import { countStock } from "../../../apps/backend/src/testing/audit.ts";
import { at } from "../workspace.mjs";

const CATALOGUE = at("packages/demo/catalogue");
/** Longer than a transaction of an order: none is placed before this time and committed after it. */
const COUNT_AGE_MS = 30_000;
const TICK_MS = 250;
/** Paid without a provider. */
const OFFLINE = ["Vorkasse", "Nachnahme"];

/** Works until the signal aborts. */
export async function workAsStaff(day, random, signal) {
  const { db, opening, counts } = day;
  const choose = (list) => list[Math.floor(random() * list.length)];
  while (!signal.aborted) {
    await sleep(TICK_MS);
    try {
      const orders = await db
        .selectFrom("orders")
        .innerJoin("payment_method", "payment_method.id", "orders.payment_method_id")
        .select(["orders.id", "orders.status", "payment_method.code"])
        .where("orders.id", ">", opening.lastOrderId)
        .where("status", "not in", ["canceled", "refunded", "delivered"])
        .where((eb) => eb.or([eb("status", "<>", "not_paid"), eb("payment_method.code", "in", OFFLINE)]))
        .orderBy("orders.id")
        .limit(30)
        .execute();
      for (let count = 0; count < 4 && orders.length > 0 && !signal.aborted; count += 1) {
        await runAsStaff(day, chooseCommand(choose(orders), random));
      }
    } catch (error) {
      counts.add(`staff interrupted: ${error.code ?? error.message}`);
    }
  }
}

async function runAsStaff({ deps, counts }, args) {
  try {
    await runOrderAdmin(deps, args);
    counts.add(`staff: ${args[0]}`);
  } catch (error) {
    const isRejected = ["CommandRejected", "RefundRefused", "ReturnTimeRejected"].includes(error.constructor.name);
    counts.add(isRejected ? "staff: rejected" : `staff interrupted: ${error.code ?? error.message}`);
  }
}

function chooseCommand({ id, status, code }, random) {
  const order = String(id);
  const fate = random();
  const back = ["--restock", "--returned-at", new Date().toISOString()];
  const byHand = OFFLINE.includes(code) ? ["--by-hand"] : [];
  if (status === "not_paid" && code === "Nachnahme") return fate < 0.9 ? ["ship", order] : ["cancel", order];
  if (status === "not_paid") return fate < 0.85 ? ["paid", order] : ["cancel", order];
  if (status === "paid" || status === "processing") {
    if (fate < 0.06) return ["refund", order, ...byHand];
    return fate < 0.3 ? ["process", order] : ["ship", order, "--parcel", `P${id}`];
  }
  if (fate < 0.08) return ["refund", order, ...back, ...byHand];
  if (fate < 0.14) return ["refund", order, "--line", "1", ...byHand];
  if (fate < 0.18) return ["refund", order, "--amount", "1.50", ...byHand];
  if (fate < 0.2 && code === "Nachnahme") return ["cancel", order, "--returned-at", new Date().toISOString()];
  return ["deliver", order];
}

/** Counts the warehouse after a delivery, and imports the count with the command, which may be killed meanwhile. */
export async function importCount(day, random) {
  const { db, opening, counts, runCommand } = day;
  const countedAt = new Date(Date.now() - COUNT_AGE_MS);
  const counted = (await countStock(db, opening.stock, countedAt)).map((row) => ({
    ...row,
    at: countedAt,
    stock: row.stock + (random() < 0.3 ? 20 : 0),
  }));
  const folder = await writeCatalogue(db, counted);
  for (let tries = 1; ; tries += 1) {
    const args = [folder, "--counted-at", countedAt.toISOString()];
    const { code, output } = await runCommand("apps/backend/src/cli/import.ts", args);
    if (code === 0) break;
    counts.add("imports interrupted");
    if (tries === 20) throw new Error(output);
    await sleep(2000);
  }
  await rm(folder, { recursive: true });
  opening.stock = counted;
  counts.add("staff: import");
}

/** Writes the demo's catalogue with these counts. */
async function writeCatalogue(db, counted) {
  const variants = await db.selectFrom("sale_element").select(["id", "ref"]).execute();
  const stockById = new Map(counted.map(({ id, stock }) => [id, stock]));
  const stockByRef = new Map(variants.map(({ id, ref }) => [ref, stockById.get(id)]));
  const folder = await mkdtemp(join(tmpdir(), "bad-day-"));
  for (const name of await readdir(CATALOGUE))
    if (name.endsWith(".json") || name === "products")
      await cp(join(CATALOGUE, name), join(folder, name), { recursive: true });
  for (const name of await readdir(join(folder, "products"))) {
    const path = join(folder, "products", name);
    const products = JSON.parse(await readFile(path, "utf8"));
    for (const { variants: all } of products) for (const one of all) one.stock = stockByRef.get(one.ref) ?? one.stock;
    await writeFile(path, JSON.stringify(products));
  }
  return folder;
}
