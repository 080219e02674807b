import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { withLock } from "./lock.mjs";

const folder = mkdtempSync(join(tmpdir(), "shop-lock-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, "lock");

test("lets one in at a time", async () => {
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

test("is free again after a failure", async () => {
  await expect(withLock(file, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(existsSync(file)).toBe(false);
});

test("overlooks the lock of a process that is gone", async () => {
  writeFileSync(file, "999999999");
  expect(await withLock(file, () => "done")).toBe("done");
});
