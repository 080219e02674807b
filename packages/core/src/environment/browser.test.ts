import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { browserEnvironment } from "./browser.js";

beforeEach(() => void vi.stubGlobal("document", new EventTarget()));
afterEach(() => vi.unstubAllGlobals());

const storage = (values: Map<string, string>): Partial<Storage> => ({
  getItem: (key) => values.get(key) ?? null,
  setItem: (key, value) => void values.set(key, value),
  removeItem: (key) => void values.delete(key),
});

test("stored values outlive the environment", () => {
  const values = new Map<string, string>();
  vi.stubGlobal("localStorage", storage(values));
  browserEnvironment().storage.local.set("cart_id", "7");
  expect(browserEnvironment().storage.local.get("cart_id")).toBe("7");
});

test("blocked storage: the shop works from memory", () => {
  vi.stubGlobal("localStorage", undefined);
  const { local } = browserEnvironment().storage;
  local.set("cart_id", "7");
  expect(local.get("cart_id")).toBe("7");
  local.remove("cart_id");
  expect(local.get("cart_id")).toBeUndefined();
});

test("storage that throws on access: the shop works from memory and reports it", () => {
  const before = Object.getOwnPropertyDescriptor(globalThis, "localStorage");
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    get() {
      throw new DOMException("The operation is insecure.", "SecurityError");
    },
  });
  try {
    const { local } = browserEnvironment().storage;
    local.set("cart_id", "7");
    expect([local.get("cart_id"), local.get("other"), local.keys("cart"), local.isDurable()]).toEqual([
      "7",
      undefined,
      ["cart_id"],
      false,
    ]);
    local.remove("cart_id");
    expect(local.get("cart_id")).toBeUndefined();
  } finally {
    if (before === undefined) Reflect.deleteProperty(globalThis, "localStorage");
    else Object.defineProperty(globalThis, "localStorage", before);
  }
});

test("full storage: the newer value is kept in memory and wins", () => {
  const values = new Map([["cart_id", "1"]]);
  const full = {
    ...storage(values),
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  };
  vi.stubGlobal("localStorage", full);
  const { local } = browserEnvironment().storage;
  local.set("cart_id", "2");
  expect(local.get("cart_id")).toBe("2");
});

test("a key has 128 bits and is safe in a header", () => {
  const { random } = browserEnvironment();
  const keys = Array.from({ length: 50 }, () => random.key());
  expect(new Set(keys).size).toBe(50);
  expect(keys.every((key) => /^[\da-f]{32}$/.test(key))).toBe(true);
});

test("two shops on one page share nothing when each has its own namespace", () => {
  const values = new Map<string, string>();
  vi.stubGlobal("localStorage", storage(values));
  const [one, two] = [browserEnvironment(), browserEnvironment({ namespace: "second:" })];
  one.storage.local.set("cart_id", "1");
  two.storage.local.set("cart_id", "2");
  expect([one, two].map(({ storage: { local } }) => local.get("cart_id"))).toEqual(["1", "2"]);
  expect([...values.keys()]).toEqual(["cart_id", "second:cart_id"]);
});

test("writes report whether they are durable or lost with the page", () => {
  vi.stubGlobal("localStorage", storage(new Map()));
  expect(browserEnvironment().storage.local.isDurable()).toBe(true);
  vi.stubGlobal("localStorage", undefined);
  const { local } = browserEnvironment().storage;
  local.set("cart_action:a", "1");
  local.set("cart_action:b", "2");
  expect(local.isDurable()).toBe(false);
  expect(local.keys("cart_action:")).toEqual(["cart_action:a", "cart_action:b"]);
});

test("offline follows navigator.onLine, and becoming visible is reported", () => {
  const page = new EventTarget();
  vi.stubGlobal("window", page);
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
  vi.stubGlobal("navigator", { onLine: false });
  const { online, resumed } = browserEnvironment();
  const signals: string[] = [];
  const stops = [online.subscribe(() => signals.push("online")), resumed.subscribe(() => signals.push("resumed"))];
  expect(online.isOnline()).toBe(false);
  page.dispatchEvent(new Event("online"));
  page.dispatchEvent(new Event("pageshow"));
  page.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  for (const stop of stops) stop();
  page.dispatchEvent(new Event("offline"));
  expect(signals).toEqual(["online", "resumed"]);
});

test("a storage notification repeats when the stored value arrives; a message with content does not", async () => {
  const page = new EventTarget();
  const channel = Object.assign(new EventTarget(), { postMessage: () => {} });
  vi.stubGlobal("BroadcastChannel", function open() {
    return channel;
  });
  vi.stubGlobal("window", page);
  const received: unknown[] = [];
  const stop = browserEnvironment().broadcast.subscribe((message) => received.push(message));
  page.dispatchEvent(new Event("storage"));
  for (const data of ["cart", { display: 1 }]) channel.dispatchEvent(new MessageEvent("message", { data }));
  expect(received).toEqual(["cart", { display: 1 }]);
  page.dispatchEvent(new Event("storage"));
  page.dispatchEvent(new Event("storage"));
  await expect.poll(() => received).toEqual(["cart", { display: 1 }, "cart"]);
  stop();
  page.dispatchEvent(new Event("storage"));
  await new Promise((done) => setTimeout(done));
  expect(received).toHaveLength(3);
});

test("without BroadcastChannel tabs communicate through storage, and ignore other keys and invalid messages", () => {
  const values = new Map<string, string>();
  const page = new EventTarget();
  vi.stubGlobal("BroadcastChannel", undefined);
  vi.stubGlobal("window", page);
  vi.stubGlobal("localStorage", storage(values));
  const { broadcast } = browserEnvironment();
  const received: unknown[] = [];
  broadcast.subscribe((message) => received.push(message));
  broadcast.post("cart");
  const event = (key: string, newValue: string | undefined) => Object.assign(new Event("storage"), { key, newValue });
  page.dispatchEvent(event("shop", values.get("shop")));
  page.dispatchEvent(event("cart_id", "7"));
  page.dispatchEvent(event("shop", undefined));
  expect(received).toEqual(["cart"]);
});

test("blocked cookies read as absent, and setting one has no effect", () => {
  const refuse = (): never => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  vi.stubGlobal("document", Object.defineProperty({}, "cookie", { get: refuse, set: refuse }));
  vi.stubGlobal("location", { protocol: "https:" });
  const { cookies } = browserEnvironment();
  cookies.set("consent=1");
  expect(cookies.get("consent")).toBeUndefined();
});
