import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { Deps } from "../deps.ts";
import type { Tables } from "../platform/db/tables.ts";
import { hmacSha256 } from "../platform/http/mac.ts";

const KEY_BYTES = 32;

export type KeyPurpose = "token" | "newsletter" | "order";

/** The first key signs and encrypts; all verify and decrypt. */
export type Keys = readonly [Buffer, ...Buffer[]];

export type KeyDeps = Pick<Deps, "randomBytes" | "tokenSecrets"> & { db: Kysely<Tables> };

/**
 * Returns the keys of a purpose: derived from TOKEN_SECRET, or one that is created on first use and stored in the database,
 * which all processes share. Links that were mailed with the stored key stay valid after TOKEN_SECRET is set, until its
 * row is deleted; tokens do not, because a copy of the database contains it.
 */
export async function loadKeys(deps: KeyDeps, purpose: KeyPurpose): Promise<Keys> {
  const [current, ...previous] = (deps.tokenSecrets ?? []).map((secret) => derive(secret, purpose));
  if (current === undefined) return [(await readStoredKey(deps.db, purpose)) ?? (await createStoredKey(deps, purpose))];
  const stored = purpose === "token" ? undefined : await readStoredKey(deps.db, purpose);
  return [current, ...previous, ...(stored === undefined ? [] : [stored])];
}

/** Undefined if it never was used or was deleted. */
export async function readStoredKey(db: Kysely<Tables>, purpose: KeyPurpose): Promise<Buffer | undefined> {
  const row = await db.selectFrom("secret").select("value").where("name", "=", purpose).executeTakeFirst();
  return row?.value;
}

async function createStoredKey({ db, randomBytes }: KeyDeps, name: KeyPurpose): Promise<Buffer> {
  await db
    .insertInto("secret")
    .values({ name, value: randomBytes(KEY_BYTES) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db.selectFrom("secret").select("value").where("name", "=", name).executeTakeFirstOrThrow();
  return value;
}

function derive(secret: string, purpose: KeyPurpose): Buffer {
  const key = createHash("sha256").update(secret).digest();
  return purpose === "token" ? key : hmacSha256(key, purpose);
}
