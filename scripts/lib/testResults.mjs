// Converts a runner's JSON report to `{ passed, failed, skipped }`. A crash or a missing report counts as a failure.
import { existsSync } from "node:fs";
import { readJson } from "./workspace.mjs";

/** @param mayBeEmpty set for filtered runs, where a runner may match no tests */
export function countVitest(reportFile, exitCode, mayBeEmpty = false) {
  const report = read(reportFile);
  const files = report?.testResults ?? [];
  // A file that fails to load has no tests that could fail.
  const broken = files.filter(
    (file) => file.status === "failed" && file.assertionResults.every((test) => test.status !== "failed"),
  );
  return finalizeCounts(
    {
      passed: report?.numPassedTests ?? 0,
      failed: (report?.numFailedTests ?? 0) + broken.length,
      skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    },
    exitCode,
    mayBeEmpty,
  );
}

export function countPlaywright(reportFile, exitCode, mayBeEmpty = false) {
  const stats = read(reportFile)?.stats;
  return finalizeCounts(
    {
      passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
      failed: stats?.unexpected ?? 0,
      skipped: stats?.skipped ?? 0,
    },
    exitCode,
    mayBeEmpty,
  );
}

/** Of `npm run engines`: an engine that is not installed counts as skipped, and none may be. */
export function countWalks(output, exitCode) {
  const [, passed, failed, skipped] = /^(\d+) passed, (\d+) failed, (\d+) skipped$/m.exec(output) ?? [];
  const count = { passed: Number(passed ?? 0), failed: Number(failed ?? 0), skipped: Number(skipped ?? 0) };
  return finalizeCounts(count, exitCode, skipped !== "0");
}

export function sum(counts) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const count of counts) for (const key of Object.keys(total)) total[key] += count[key];
  return total;
}

function finalizeCounts(count, exitCode, mayBeEmpty) {
  const ran = count.passed + count.failed > 0;
  const crashed = exitCode !== 0 && count.failed === 0;
  return crashed || (!ran && !mayBeEmpty) ? { ...count, failed: count.failed + 1 } : count;
}

function read(file) {
  return existsSync(file) ? readJson(file) : undefined;
}
