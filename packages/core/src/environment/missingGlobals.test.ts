import * as v from "valibot";
import { afterEach, expect, test, vi } from "vitest";
import { plainHttp } from "../calls/areaCalls.js";
import { createSearchClient } from "../calls/searchClient.js";
import { createSessionHttp } from "../calls/transport/sessionHttp.js";
import { readToken } from "../domain/session/sessionToken.js";
import { createShop } from "../createShop.js";
import { fakeShop } from "../testing/fakeShop.js";
import { browserEnvironment } from "./browser.js";
import { network, randomKey, serverEnvironment } from "./runtime.js";

const config = { apiUrl: "https://shop.test/api/", fastApi: "https://shop.test/api/", token: "shop" };
const call = { method: "GET", path: "x", schema: v.unknown() } as const;
const never = () => new Promise<Response>(() => {});
const missing = (name: string) => ({
  code: "CONFIG_MISSING",
  details: { missing: [name] },
  message: `CONFIG_MISSING ${name}, see docs/errors/SHOP-CONFIG_MISSING.md`,
});

let restore: Array<() => void> = [];
afterEach(() => {
  for (const put of restore) put();
  restore = [];
  vi.useRealTimers();
});

/** Removes a member, as in a native app that lacks it. */
function without(owner: object, name: string): void {
  const descriptor = Object.getOwnPropertyDescriptor(owner, name);
  if (descriptor === undefined) throw new Error(`${name} is missing already`);
  Reflect.deleteProperty(owner, name);
  restore.push(() => void Object.defineProperty(owner, name, descriptor));
}

/** Returns a `fetch` that never responds, and rejects when its request is aborted. */
const pending = (request: Request): Promise<Response> =>
  new Promise((_, reject) => {
    const { signal } = request;
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason));
  });

test("a page's environment outside of a page can be created, and its start names the other one", () => {
  const shop = createShop(fakeShop([]).config, browserEnvironment());
  expect(() => shop.start()).toThrow("CONFIG_MISSING document: use serverEnvironment(), see docs/errors");
});

test("a random key needs crypto alone", () => {
  without(globalThis, "btoa");
  expect(randomKey()).toMatch(/^[\da-f]{32}$/);
  without(globalThis, "crypto");
  expect(randomKey).toThrow(expect.objectContaining(missing("crypto")));
});

test("a global that is declared as undefined is missing", () => {
  without(globalThis, "crypto");
  Object.defineProperty(globalThis, "crypto", { value: undefined, configurable: true });
  expect(randomKey).toThrow(expect.objectContaining(missing("crypto")));
});

test("a token is not read without atob", () => {
  without(globalThis, "atob");
  expect(() => readToken("a.b.c", { audience: undefined, receivedAtMs: 0 })).toThrow(
    expect.objectContaining(missing("atob")),
  );
});

test("the credentials of the search engine need btoa", async () => {
  without(globalThis, "btoa");
  const access = { baseUrl: "https://search.test/", prefix: "p_", username: "a", password: "b" };
  const client = createSearchClient(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the only call of this client
    async <T>() => access as T,
    { locale: "de-AT", market: "AT" },
    serverEnvironment({ fetch: never }),
  );
  await expect(client.links("sofa")).rejects.toMatchObject(missing("btoa"));
});

test("a retrying client needs TextEncoder", async () => {
  without(globalThis, "TextEncoder");
  await expect(createSessionHttp(config, serverEnvironment({ fetch: never }))(call)).rejects.toMatchObject(
    missing("TextEncoder"),
  );
});

test.each(["timeout", "any"])("without AbortSignal.%s a plain call times out and can be aborted", async (name) => {
  without(AbortSignal, name);
  vi.useFakeTimers();
  const http = plainHttp(config, { ...network, fetch: pending });
  const slow = http(call).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await slow).toMatchObject({ code: "TIMEOUT", details: { path: "x" } });
  const controller = new AbortController();
  const aborted = http({ ...call, signal: controller.signal });
  controller.abort();
  await expect(aborted).rejects.toMatchObject({ code: "ABORTED" });
  await expect(http({ ...call, signal: AbortSignal.abort() })).rejects.toMatchObject({ code: "ABORTED" });
  expect(vi.getTimerCount()).toBe(0);
});

test("without AbortSignal.any a call of a shop ends with its caller and with the shop", async () => {
  without(AbortSignal, "any");
  const shop = new AbortController();
  const http = createSessionHttp(config, { ...serverEnvironment({ fetch: pending }), signal: shop.signal });
  const caller = new AbortController();
  const outcomes = [http({ ...call, signal: caller.signal }), http({ ...call, signal: new AbortController().signal })];
  caller.abort();
  await expect(outcomes[0]).rejects.toMatchObject({ code: "ABORTED" });
  shop.abort();
  await expect(outcomes[1]).rejects.toMatchObject({ code: "ABORTED" });
  await expect(http(call)).rejects.toMatchObject({ code: "ABORTED" });
});
