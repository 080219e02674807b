import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { withLock } from "./lock.mjs";

const folder = mkdtempSync(join(tmpdir(), "shop-lock-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, "lock");

test("admits one process at a time", async () => {
  let inside = 0;
  const most = [];
  const work = async () => {
    most.push(++inside);
    await new Promise((resolve) => setTimeout(resolve, 20));
    inside--;
  };
  await Promise.all([withLock(file, work), withLock(file, work), withLock(file, work)]);
  expect(most).toEqual([1, 1, 1]);
});

test("is released after a failure", async () => {
  await expect(withLock(file, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(existsSync(file)).toBe(false);
});

test("ignores the lock of an exited process", async () => {
  writeFileSync(file, "999999999");
  expect(await withLock(file, () => "done")).toBe("done");
});
