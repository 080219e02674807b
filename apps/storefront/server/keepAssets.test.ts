import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { keepAssets, keepAssetsDaily } from "./keepAssets.ts";

const DAY_MS = 86_400_000;

function createFolders(): { build: (files: Record<string, string>) => string; kept: string } {
  const root = mkdtempSync(join(tmpdir(), "shop-assets-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  let builds = 0;
  const build = (files: Record<string, string>): string => {
    const folder = join(root, `build-${++builds}`);
    mkdirSync(folder);
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
    return folder;
  };
  return { build, kept: join(root, "data", "assets") };
}

test("the modules of all builds of the last 30 days are kept", async () => {
  const { build, kept } = createFolders();
  const first = build({ "a-1.js": "a", "shared-1.js": "s" });
  const second = build({ "a-2.js": "b", "shared-1.js": "s" });
  const start = Date.now();
  await keepAssets(first, kept, new Date(start));
  await keepAssets(second, kept, new Date(start + 29 * DAY_MS));
  expect(readdirSync(kept).toSorted()).toEqual(["a-1.js", "a-2.js", "shared-1.js"]);
  await keepAssets(second, kept, new Date(start + 31 * DAY_MS));
  expect(readdirSync(kept).toSorted()).toEqual(["a-2.js", "shared-1.js"]);
});

test("a new build deletes no module of a process that has run for 31 days, until that has ended for 30", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const { build, kept } = createFolders();
  const [running, next] = [build({ "a-1.js": "a" }), build({ "a-2.js": "b" })];
  const ending = new AbortController();
  const onError = vi.fn();
  await keepAssetsDaily(running, kept, { signal: ending.signal, onError });
  const started = Date.now();
  vi.setSystemTime(started + 30 * DAY_MS);
  vi.advanceTimersByTime(DAY_MS);
  await vi.waitFor(() => expect(statSync(join(kept, "a-1.js")).mtimeMs).toBeGreaterThan(started + 30 * DAY_MS));
  await keepAssets(next, kept);
  expect(readdirSync(kept).toSorted()).toEqual(["a-1.js", "a-2.js"]);

  ending.abort();
  vi.setSystemTime(started + 62 * DAY_MS);
  vi.advanceTimersByTime(DAY_MS);
  await keepAssets(next, kept);
  expect(readdirSync(kept)).toEqual(["a-2.js"]);
  expect(onError).not.toHaveBeenCalled();
});

test("a module that another process is sending is not written again", async () => {
  const { build, kept } = createFolders();
  await keepAssets(build({ "a-1.js": "first" }), kept);
  await keepAssets(build({ "a-1.js": "second" }), kept);
  expect(readFileSync(join(kept, "a-1.js"), "utf8")).toBe("first");
});

test("two processes that start at once keep all modules", async () => {
  const { build, kept } = createFolders();
  const folders = [build({ "a-1.js": "a", "b-1.js": "b" }), build({ "a-1.js": "a", "c-1.js": "c" })];
  await Promise.all(folders.map((folder) => keepAssets(folder, kept)));
  expect(readdirSync(kept).toSorted()).toEqual(["a-1.js", "b-1.js", "c-1.js"]);
});
