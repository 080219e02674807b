import { afterEach, expect, test, vi } from "vitest";
import { browserLock } from "./browserLock.js";
import { memoryStorage, randomKey, runtime } from "./runtime.js";
import type { KeyValueStorage } from "./environment.js";

afterEach(() => vi.unstubAllGlobals());

const insecure = (): Promise<never> => Promise.reject(new DOMException("The request was denied.", "SecurityError"));

function lockWith(request: unknown, local: KeyValueStorage = memoryStorage()) {
  vi.stubGlobal("navigator", request === undefined ? {} : { locks: { request } });
  return browserLock("shop:", {
    storage: { local, session: memoryStorage() },
    clock: runtime.clock,
    timers: runtime.timers,
    random: { key: randomKey },
  });
}

test("Web Locks hold the lock under the namespace", async () => {
  const request = vi.fn((_name: string, run: () => Promise<unknown>) => run());
  await expect(lockWith(request)("cart", async () => 7)).resolves.toBe(7);
  expect(request).toHaveBeenCalledWith("shop:cart", expect.any(Function));
});

test.each([
  ["denied by the browser, as with blocked site data", insecure, false],
  ["denied by the browser, with shared storage", insecure, true],
  [
    "throwing at once",
    () => {
      throw new TypeError("Illegal invocation");
    },
    false,
  ],
  ["missing", undefined, false],
  ["missing, with shared storage", undefined, true],
])("Web Locks that are %s: functions run one after another all the same", async (_what, request, isDurable) => {
  const lock = lockWith(request, { ...memoryStorage(), isDurable: () => isDurable });
  const events: string[] = [];
  const hold = (name: string) => async () => {
    events.push(`${name} starts`);
    await new Promise((done) => setTimeout(done, 5));
    events.push(`${name} ends`);
    return name;
  };
  await expect(Promise.all([lock("cart", hold("a")), lock("cart", hold("b"))])).resolves.toEqual(["a", "b"]);
  expect(events.map((event) => event.slice(2))).toEqual(["starts", "ends", "starts", "ends"]);
});

test.each([
  ["Web Locks", (_name: string, run: () => Promise<unknown>) => run()],
  ["the fallback", insecure],
])("an error of the function under %s reaches the caller, and the function ran once", async (_what, request) => {
  const run = vi.fn().mockRejectedValue(new Error("no answer"));
  await expect(lockWith(request)("cart", run)).rejects.toThrow("no answer");
  expect(run).toHaveBeenCalledOnce();
});

test("a lock lost while the function runs does not run it again", async () => {
  const run = vi.fn().mockResolvedValue(7);
  const stolen = async (_name: string, start: () => Promise<unknown>) => {
    await start();
    throw new DOMException("The lock was stolen.", "AbortError");
  };
  await expect(lockWith(stolen)("cart", run)).rejects.toThrow("stolen");
  expect(run).toHaveBeenCalledOnce();
});
