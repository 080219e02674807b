import { countUnsentMails, readBooks } from "../apps/backend/src/order/testing/books.ts";
import { until } from "../scripts/lib/roleProcess.mjs";
import { runChild } from "./runChild.mjs";
import { quantile } from "./statistics.mjs";
import { milliseconds, printTable } from "./table.mjs";

const MAILS_MS = 120_000;
/** Longer than any disturbance. */
const MAX_SECONDS = 3600;

/**
 * Lets shoppers buy while `disturb` runs, then compares what was confirmed to them with the books.
 *
 * @param options.shop of `startProcesses`; a disturbance that changes stock replaces its `opening`
 * @param options.disturb calls its argument with the name and the work of each of its phases
 * @returns whether the books are wrong, and the number of orders that failed
 */
export async function sellDuring({ shop, shoppers, disturb, ...options }) {
  const { balancer, db } = shop;
  const ending = new AbortController();
  const began = performance.now();
  const phases = [];
  async function phase(name, run) {
    phases.push({ name, from: Math.floor((performance.now() - began) / 1000) });
    console.log(name);
    await run();
  }
  const disturbed = disturb(phase).finally(() => ending.abort());
  const load = { origin: balancer.url, listing: await firstListing(balancer.url), shoppers, seconds: MAX_SECONDS };
  const [sold] = await Promise.all([runChild("shoppers.mjs", { ...load, ...options }, {}, ending.signal), disturbed]);
  await until(async () => (await countUnsentMails(db)) === 0, MAILS_MS).catch(() => {});
  printPhases(phases, sold);
  const books = await readBooks(db, shop.opening, new Set(sold.emails));
  printTable(
    "Books",
    ["", ""],
    Object.entries(books).map(([name, value]) => [name, String(value)]),
  );
  const isWrong = Object.entries(books).some(([name, value]) => /lost|doubled|differ/.test(name) && value > 0);
  return { isWrong, failedOrders: sold.errors.filter(({ isOrder }) => isOrder).length };
}

function printPhases(phases, { emails, requests, median, p95, times, errors }) {
  printTable(
    `${emails.length} orders confirmed, ${requests} requests, median ${milliseconds(median)} ms, p95 ${milliseconds(p95)} ms`,
    [
      "",
      "from second",
      "requests",
      "p95 ms",
      "median ms of orders",
      "p95 ms of orders",
      "failed requests",
      "failed orders",
    ],
    phases.map(({ name, from }, place) => {
      const to = phases[place + 1]?.from ?? Infinity;
      const isInPhase = ({ second }) => second >= from && second < to;
      const sent = times.filter(isInPhase);
      const failed = errors.filter(isInPhase);
      const orders = failed.filter(({ isOrder }) => isOrder).length;
      const all = sent.map(({ ms }) => ms);
      const ofOrders = sent.flatMap(({ isOrder, ms }) => (isOrder ? ms : []));
      const quantiles = [quantile(all, 0.95), quantile(ofOrders, 0.5), quantile(ofOrders, 0.95)].map(milliseconds);
      const row = [from, sent.length, ...quantiles, failed.length - orders, orders];
      return [name, ...row.map((value) => String(value ?? "–"))];
    }),
  );
  const messages = [...Map.groupBy(errors, ({ message }) => message)];
  for (const [message, same] of messages.toSorted(([, a], [, b]) => b.length - a.length).slice(0, 20))
    console.log(`  ${same.length} × ${message} (second ${same[0].second} to ${same.at(-1).second})`);
}

async function firstListing(origin) {
  const sitemap = await (await fetch(`${origin}/sitemap-category.xml`)).text();
  return new URL(/<loc>([^<]+)<\/loc>/.exec(sitemap)[1]).pathname;
}
