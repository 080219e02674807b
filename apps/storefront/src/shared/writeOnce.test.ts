// @vitest-environment jsdom
import { ShopError } from "@shop/core";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const lost = new ShopError("NETWORK");
const refused = new ShopError("FORBIDDEN");

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Loads the module again, as a reload of the page does. */
async function loadPage() {
  vi.resetModules();
  const { writeOnce } = await import("./writeOnce.ts");
  const keys: string[] = [];
  const send = (content: unknown, failure?: ShopError, name = "address"): Promise<unknown> =>
    writeOnce(name, content, async (key) => {
      keys.push(key);
      if (failure !== undefined) throw failure;
      return content;
    }).catch((error: unknown) => error);
  return { send, keys };
}

test.each([
  ["after a lost answer the same content has the same key", [["a", lost], ["a"]], 1],
  [
    "as often as answers are lost, or the backend is busy",
    [["a", lost], ["a", new ShopError("RATE_LIMITED")], ["a"]],
    1,
  ],
  ["other content has a new key", [["a", lost], ["b"]], 2],
  ["after an answer the same content has a new key", [["a"], ["a"]], 2],
  ["after a refusal the same content has a new key", [["a", refused], ["a"]], 2],
] as const)("%s", async (_what, attempts, count) => {
  const { send, keys } = await loadPage();
  for (const [content, failure] of attempts) expect(await send(content, failure)).toBe(failure ?? content);
  expect(keys.every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true);
  expect(new Set(keys).size).toBe(count);
});

test("after a reload the same content has the same key, whether its answer was lost or the page left before it", async () => {
  const before = await loadPage();
  await before.send({ street: "Gasse 1" }, lost);
  const after = await loadPage();
  await after.send({ street: "Gasse 1" });
  expect(after.keys).toEqual(before.keys);

  const { writeOnce } = await import("./writeOnce.ts");
  const unanswered: string[] = [];
  void writeOnce("review", "text", (key) => {
    unanswered.push(key);
    return new Promise(() => {});
  });
  const later = await loadPage();
  await later.send("text", undefined, "review");
  expect(later.keys).toEqual(unanswered);
});

test("after a reload and an answer the same content has a new key", async () => {
  const before = await loadPage();
  await before.send("a", lost);
  const after = await loadPage();
  await after.send("a");
  await after.send("a");
  expect(new Set([...before.keys, ...after.keys]).size).toBe(2);
});

test("ten minutes after a lost answer the same content is another write", async () => {
  const before = await loadPage();
  await before.send("a", lost);
  vi.advanceTimersByTime(10 * 60_000);
  const after = await loadPage();
  await after.send("a");
  expect(after.keys).not.toEqual(before.keys);
});

test("kinds of writes have keys of their own, and storage has no content", async () => {
  const { send, keys } = await loadPage();
  await send("Gasse 1", lost, "address");
  await send("Gasse 1", lost, "review");
  await send("Gasse 1", lost, "address");
  expect(keys[0]).not.toBe(keys[1]);
  expect(keys[2]).toBe(keys[0]);
  expect(sessionStorage.getItem("pending_write:review")).not.toContain("Gasse");
});

test.each(["{", "null", '{"hash":1}', "[]"])("invalid storage counts as empty: %s", async (stored) => {
  sessionStorage.setItem("pending_write:address", stored);
  const { send, keys } = await loadPage();
  expect(await send("a")).toBe("a");
  expect(keys).toHaveLength(1);
});

test("with blocked storage the key lasts as long as the page", async () => {
  vi.stubGlobal("sessionStorage", undefined);
  const { send, keys } = await loadPage();
  await send("a", lost);
  await send("a");
  expect(new Set(keys).size).toBe(1);
});
