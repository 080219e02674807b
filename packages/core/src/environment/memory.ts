import type { Environment, KeyValueStorage } from "./environment.js";

/** A storage that lasts as long as the object. */
export function memoryStorage(initial: Readonly<Record<string, string>> = {}): KeyValueStorage {
  const values = new Map(Object.entries(initial));
  return {
    get: (key) => values.get(key),
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

/** An environment that needs no browser: memory for storage, and whatever the caller brings for the rest. */
export function memoryEnvironment(
  given: Pick<Environment, "fetch" | "clock" | "timers" | "random"> & Partial<Environment>,
): Environment {
  return { storage: { local: memoryStorage(), session: memoryStorage() }, log: { warn: () => {} }, ...given };
}
