import { createHash } from "node:crypto";
import type { Deps } from "../deps.ts";
import { loadSecret } from "./loadSecret.ts";

const cache = new WeakMap<Deps, Promise<Buffer>>();

/** Signing key: TOKEN_SECRET, else a key from the database. Cached per app; a failure is not cached. */
export function loadTokenKey(deps: Deps): Promise<Buffer> {
  const cached = cache.get(deps);
  if (cached !== undefined) return cached;
  const { tokenSecret } = deps;
  const key =
    tokenSecret === undefined
      ? loadSecret(deps, "token")
      : Promise.resolve(createHash("sha256").update(tokenSecret).digest());
  cache.set(deps, key);
  key.catch(() => cache.delete(deps));
  return key;
}
