import { requireGlobal } from "../shared/requireGlobal.js";
import type { Environment, KeyValueStorage, Signal } from "./environment.js";

/**
 * Returns 128 bits of the secure random source in hexadecimal.
 * @throws ShopError CONFIG_MISSING for a runtime without `crypto`
 */
export function randomKey(): string {
  requireGlobal("crypto");
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// Not `fetch` itself, which pages and tests may replace later.
const fetchRequest: Environment["fetch"] = (request) => fetch(request);

const clock = { now: () => Date.now() };

/** Returns a function that cancels. */
export function startTimer(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

/** The runtime's `fetch` and clock. */
export const network: Pick<Environment, "fetch" | "clock"> = { fetch: fetchRequest, clock };

/** Features common to browsers, Node, Deno, Bun and workers. */
export const runtime: Pick<Environment, "fetch" | "clock" | "timers" | "random" | "log"> = {
  fetch: fetchRequest,
  clock,
  timers: { after: startTimer },
  random: { key: randomKey },
  log: { warn: (message, detail) => console.warn(message, detail) },
};

/** Creates a storage that lives as long as the object. */
export function memoryStorage(initial: Readonly<Record<string, string>> = {}): KeyValueStorage {
  const values = new Map(Object.entries(initial));
  return {
    get: (key) => values.get(key),
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    keys: (prefix) => [...values.keys()].filter((key) => key.startsWith(prefix)),
    isDurable: () => false,
  };
}

/** Creates a cookie jar without a browser; attributes are ignored. */
export function memoryCookies(): Environment["cookies"] {
  const values = new Map<string, string>();
  return {
    get: (name) => values.get(name),
    set(cookie) {
      const [, name, value] = /^([^=;]+)=([^;]*)/.exec(cookie) ?? [];
      if (name !== undefined && value !== undefined) values.set(name, value);
    },
  };
}

/** Creates a lock that runs functions one after another, per name. */
export function memoryLock(): Environment["lock"] {
  const last = new Map<string, Promise<unknown>>();
  return (name, run) => {
    const turn = (last.get(name) ?? Promise.resolve()).then(run);
    const settled = turn.catch(() => {});
    last.set(name, settled);
    return turn;
  };
}

const neverFires = (): (() => void) => () => {};

/** Creates an environment of one tab with storage in memory and a silent log, for tests and fakes. */
export function memoryEnvironment(
  parts: Pick<Environment, "fetch" | "clock" | "timers" | "random"> & Partial<Environment>,
): Environment {
  return {
    storage: { local: memoryStorage(), session: memoryStorage() },
    cookies: memoryCookies(),
    broadcast: { post: () => {}, subscribe: neverFires },
    lock: memoryLock(),
    online: { isOnline: () => true, subscribe: neverFires },
    resumed: { subscribe: neverFires },
    log: { warn: () => {} },
    ...parts,
  };
}

/**
 * Creates the environment of a program without a page: one tab that is always online, with the runtime's network, clock
 * and randomness, and storage in memory. Create one per visitor, and never share it between requests.
 *
 * @param own overrides: `fetch` to call a backend in the same process, `storage` to persist, `log` for the server's
 * log, `maxRetryWaitMs` to fail fast when the backend is busy
 * @example
 * const shop = createShop(config, serverEnvironment());
 */
export function serverEnvironment(own: Partial<Environment> = {}): Environment {
  return memoryEnvironment({ ...runtime, ...own });
}

/** Life time of a shop: no call, timer or subscription outlives its end or starts after it. */
export interface Lifetime {
  /** The given environment, whose timers and subscriptions do nothing outside of the life time; `signal` aborts calls. */
  environment: Environment & { readonly signal: AbortSignal };
  begin(): void;
  end(): void;
}

export function createLifetime(outer: Environment): Lifetime {
  let ending = new AbortController();
  const stops = new Set<() => void>();

  function track(start: (untrack: () => void) => () => void): () => void {
    if (ending.signal.aborted) return () => {};
    const stop = start(() => void stops.delete(stop));
    stops.add(stop);
    return () => {
      if (stops.delete(stop)) stop();
    };
  }

  const bind = <Value>(source: { subscribe: Signal<Value> }): { subscribe: Signal<Value> } => ({
    subscribe: (listener) => track(() => source.subscribe(listener)),
  });

  return {
    environment: {
      ...outer,
      get signal() {
        return ending.signal;
      },
      timers: {
        after: (ms, run) =>
          track((untrack) =>
            outer.timers.after(ms, () => {
              untrack();
              run();
            }),
          ),
      },
      broadcast: { post: outer.broadcast.post, ...bind(outer.broadcast) },
      online: { isOnline: outer.online.isOnline, ...bind(outer.online) },
      resumed: bind(outer.resumed),
    },
    begin() {
      if (ending.signal.aborted) ending = new AbortController();
    },
    end() {
      ending.abort();
      for (const stop of stops) stop();
      stops.clear();
    },
  };
}
