import type { Deps } from "../deps.ts";
import { type Keys, loadKeys } from "./keys.ts";

const cache = new WeakMap<Deps, Promise<Keys>>();

/** Keys of tokens, cookies, payment links and authenticators. Cached per app; a failure is not cached. */
export function loadTokenKeys(deps: Deps): Promise<Keys> {
  const cached = cache.get(deps);
  if (cached !== undefined) return cached;
  const keys = loadKeys(deps, "token");
  cache.set(deps, keys);
  keys.catch(() => cache.delete(deps));
  return keys;
}
