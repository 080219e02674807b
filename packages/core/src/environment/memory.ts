import type { Environment, KeyValueStorage } from "./environment.js";

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
    last.set(
      name,
      turn.catch(() => {}),
    );
    return turn;
  };
}

const neverFires = (): (() => void) => () => {};

/**
 * Creates an environment from its required parts: one tab, storage in memory, silent log. Programs use
 * `serverEnvironment` of `@shop/core/server`, tests `testEnvironment`.
 */
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
