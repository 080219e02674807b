import { createHash } from "node:crypto";
import type { Deps } from "../../deps.ts";
import { shopSecret } from "./secrets.ts";

const kept = new WeakMap<Deps, Promise<Buffer>>();

/** Signing key: TOKEN_SECRET, else a key from the database. Cached per app; a failure is not cached. */
export function tokenKey(deps: Deps): Promise<Buffer> {
  const known = kept.get(deps);
  if (known !== undefined) return known;
  const { tokenSecret } = deps;
  const key =
    tokenSecret === undefined
      ? shopSecret(deps, "token")
      : Promise.resolve(createHash("sha256").update(tokenSecret).digest());
  kept.set(deps, key);
  key.catch(() => kept.delete(deps));
  return key;
}
