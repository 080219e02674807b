import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { countPlaywright, countVitest, countWalks, sum } from "./testResults.mjs";

const folder = mkdtempSync(join(tmpdir(), "shop-results-"));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content) {
  const file = join(folder, "report.json");
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const missing = join(folder, "missing.json");
const vitest = (passed, failed, testResults = []) =>
  report({ numPassedTests: passed, numFailedTests: failed, numPendingTests: 1, numTodoTests: 1, testResults });

describe("countVitest", () => {
  test("counts passed, failed and skipped tests", () => {
    expect(countVitest(vitest(3, 2), 1)).toEqual({ passed: 3, failed: 2, skipped: 2 });
  });

  test("counts a file that cannot be loaded as one failure", () => {
    expect(countVitest(vitest(3, 0, [{ status: "failed", assertionResults: [] }]), 1).failed).toBe(1);
  });

  test("counts an error outside of tests as one failure", () => {
    expect(countVitest(vitest(3, 0), 1)).toMatchObject({ passed: 3, failed: 1 });
  });

  test("counts a crash without report as one failure", () => {
    expect(countVitest(missing, 134)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  test("counts a run without tests as one failure, unless a filter explains it", () => {
    expect(countVitest(vitest(0, 0), 0).failed).toBe(1);
    expect(countVitest(vitest(0, 0), 0, true).failed).toBe(0);
  });
});

describe("countPlaywright", () => {
  test("counts a flaky test as passed", () => {
    const file = report({ stats: { expected: 4, flaky: 1, unexpected: 2, skipped: 3 } });
    expect(countPlaywright(file, 1)).toEqual({ passed: 5, failed: 2, skipped: 3 });
  });

  test("counts a server that fails to start as one failure", () => {
    expect(countPlaywright(missing, 1, true).failed).toBe(1);
  });
});

describe("countWalks", () => {
  test("counts an engine that is not installed as skipped", () => {
    expect(countWalks("webkit: skipped, not installed\n1 passed, 0 failed, 1 skipped\n", 0)).toEqual({
      passed: 1,
      failed: 0,
      skipped: 1,
    });
    expect(countWalks("0 passed, 0 failed, 2 skipped\n", 0)).toEqual({ passed: 0, failed: 0, skipped: 2 });
  });

  test("counts a failed walk", () => {
    expect(countWalks("1 passed, 1 failed, 0 skipped\n", 1)).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });

  test("counts a shop that does not start, or a missing walk, as one failure", () => {
    expect(countWalks("Error: not ready\n", 1).failed).toBe(1);
    expect(countWalks("0 passed, 0 failed, 0 skipped\n", 1).failed).toBe(1);
  });
});

test("sum adds up every column", () => {
  expect(
    sum([
      { passed: 1, failed: 2, skipped: 3 },
      { passed: 10, failed: 20, skipped: 30 },
    ]),
  ).toEqual({ passed: 11, failed: 22, skipped: 33 });
});
