import type { Environment, KeyValueStorage } from "./environment.js";
import { memoryStorage } from "./memory.js";

/** Blocked, full or missing storage must not end a visit: reads and writes fall back to memory. */
function browserStorage(open: () => Storage): KeyValueStorage {
  const memory = memoryStorage();
  const attempt = <T>(use: (storage: Storage) => T): T | undefined => {
    try {
      return use(open());
    } catch {
      return undefined;
    }
  };
  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? undefined,
    set(key, value) {
      const kept = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (kept) memory.remove(key);
      else memory.set(key, value);
    },
    remove(key) {
      memory.remove(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}

function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** The environment of a page. The only place in the package that names a global. */
export function browserEnvironment(): Environment {
  return {
    fetch: (request) => fetch(request),
    storage: { local: browserStorage(() => localStorage), session: browserStorage(() => sessionStorage) },
    clock: { now: () => Date.now() },
    timers: {
      after(ms, run) {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
    },
    random: { key: randomKey },
    log: { warn: (message, detail) => console.warn(message, detail) },
  };
}
