// Bytes that a page loads before its first call, against their limits. Part of `node --run budgets`, after a build.
// size-limit counts lazily loaded code as well.
import { table } from "../bench/table.mjs";
import { startSize } from "./lib/startSize.mjs";

/** Limits in KiB, brotli, without ky, which loads with the first call. */
const LIMITS = [
  ["a shop with every call", 'export { createShop, browserEnvironment } from "@shop/core"', 17.9],
  ["a cart alone", 'export { createCart } from "@shop/core/cart"', 8.6],
];

const rows = [];
for (const [name, code, limit] of LIMITS) {
  const { bytes, files } = await startSize(code, ["ky"]);
  const size = bytes / 1024;
  if (size > limit) process.exitCode = 1;
  rows.push([name, files, size.toFixed(2), limit]);
}
console.log(table(["core, at start", "files", "KiB", "limit"], rows));
