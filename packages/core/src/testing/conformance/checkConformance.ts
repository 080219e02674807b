import { requireFunction } from "../../shared/shopError.js";
import { cartChecks } from "./cartChecks.js";
import { catalogueChecks } from "./catalogueChecks.js";
import { checkoutChecks } from "./checkoutChecks.js";
import type { ConformanceCheck, ConformanceOptions, ConformanceResult } from "./createCheck.js";
import type { CreateShopUnderTest } from "./openVisit.js";
import { reviewChecks } from "./reviewChecks.js";
import { sessionChecks } from "./sessionChecks.js";

/** All checks, in the order of a visit. Their names are known before a run. */
export const conformanceChecks: readonly ConformanceCheck[] = [
  ...catalogueChecks,
  ...cartChecks,
  ...sessionChecks,
  ...reviewChecks,
  ...checkoutChecks,
];

/** Outcome of all checks. */
export interface ConformanceReport {
  results: readonly ConformanceResult[];
  passed: number;
  failed: number;
  skipped: number;
}

/**
 * Checks whether a backend does what a shop requires, through the public API of shops that it opens. Needs no test runner.
 * The checks place orders, create carts and sign in: run them against test data. They run one after another, each as a
 * new guest.
 *
 * @throws ShopError CONFIG_MISSING without `createShop`
 *
 * @example
 * const report = await checkConformance((environment) => createShop(config, environment, { clients }), {
 *   data: { productId: 84, scarceProductId: 85 },
 * });
 * console.log(formatConformance(report));
 */
export async function checkConformance(
  createShop: CreateShopUnderTest,
  options: ConformanceOptions = {},
): Promise<ConformanceReport> {
  requireFunction("createShop", createShop);
  const results: ConformanceResult[] = [];
  for (const check of conformanceChecks) results.push(await check.run(createShop, options));
  const count = (status: ConformanceResult["status"]): number =>
    results.filter((result) => result.status === status).length;
  return { results, passed: count("passed"), failed: count("failed"), skipped: count("skipped") };
}

/** Formats a report as text: one line for each check, with the message of those that did not pass. */
export function formatConformance({ results, passed, failed, skipped }: ConformanceReport): string {
  const lines = results.map(({ name, status, message }) => [status.padEnd(8), name].join("") + toNote(message));
  return [...lines, `${passed} passed, ${failed} failed, ${skipped} skipped`].join("\n");
}

const toNote = (message: string): string => (message === "" ? "" : `\n        ${message}`);

/** `test` of a test runner: of node:test, Vitest, Jest, Bun or Mocha. */
export interface TestFunction {
  (name: string, run: () => Promise<void>): unknown;
  skip(name: string, run: () => Promise<void>): unknown;
}

/**
 * Defines a test for each check, in any test runner. A test fails with the message of its check.
 *
 * @throws ShopError CONFIG_MISSING without `test` or `createShop`
 *
 * @example
 * defineConformanceTests(test, (environment) => createShop(config, environment), { data: { productId: 84 } });
 */
export function defineConformanceTests(
  test: TestFunction,
  createShop: CreateShopUnderTest,
  options: ConformanceOptions = {},
): void {
  requireFunction("test", test);
  requireFunction("createShop", createShop);
  for (const check of conformanceChecks) {
    const define = check.skipReason(options) === undefined ? test : test.skip;
    define(check.name, async () => {
      const { status, message } = await check.run(createShop, options);
      if (status === "failed") throw new Error(message);
    });
  }
}
