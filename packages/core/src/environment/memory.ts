import type { Environment, KeyValueStorage } from "./environment.js";

/** A storage that lasts as long as the object. */
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

/** Cookies without a browser: their attributes mean nothing here. */
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

/** One after the other, per name. */
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

const silent = (): (() => void) => () => {};

/**
 * An environment of what the caller brings: one tab, memory for storage, a silent log. Programs take `serverEnvironment` of
 * `@shop/core/server`, tests `testEnvironment`.
 */
export function memoryEnvironment(
  given: Pick<Environment, "fetch" | "clock" | "timers" | "random"> & Partial<Environment>,
): Environment {
  return {
    storage: { local: memoryStorage(), session: memoryStorage() },
    cookies: memoryCookies(),
    broadcast: { post: () => {}, subscribe: silent },
    lock: memoryLock(),
    online: { isOnline: () => true, subscribe: silent },
    resumed: { subscribe: silent },
    log: { warn: () => {} },
    ...given,
  };
}
