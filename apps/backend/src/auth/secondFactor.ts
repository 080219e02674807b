import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../platform/db/tables.ts";
import type { Deps } from "../deps.ts";
import { ApiError } from "../platform/http/apiError.ts";
import { seal, unseal } from "../platform/http/seal.ts";
import { type Keys, readStoredKey } from "../security/keys.ts";
import { loadTokenKeys } from "../security/loadTokenKeys.ts";
import { findCodeStep } from "./totp.ts";

type Db = Kysely<Tables>;

/** Source: RFC 4226, 4: 160 bits. */
const SECRET_BYTES = 20;
const PURPOSE = "authenticator";

/** Admin menus require a second factor (ASVS 5.0, 6.3.3), except in demo mode. */
export const canShowAdminMenus = ({ isDemo = false }: Pick<Deps, "isDemo">, secondFactor: boolean): boolean =>
  secondFactor || isDemo;

/** Whether the session was opened with a second factor. */
export async function hasSecondFactor(db: Db, sessionId: string): Promise<boolean> {
  const session = await db.selectFrom("session").select("second_factor").where("id", "=", sessionId).executeTakeFirst();
  return session?.second_factor ?? false;
}

/** Whether the customer has a confirmed authenticator, so that login requires a code. */
export async function hasAuthenticator(db: Db, customerId: number): Promise<boolean> {
  const row = await db
    .selectFrom("authenticator")
    .select("confirmed_at")
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return (row?.confirmed_at ?? null) !== null;
}

/** Stores a new secret that takes effect once a code confirms it; `undefined` when a confirmed one exists. */
export async function createAuthenticator(deps: Deps, db: Db, customerId: number): Promise<Buffer | undefined> {
  const secret = deps.randomBytes(SECRET_BYTES);
  const [key] = await loadTokenKeys(deps);
  const sealed = seal(key, PURPOSE, secret);
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto("authenticator")
    .values({ customer_id: customerId, secret: sealed })
    .onConflict((conflict) =>
      conflict.column("customer_id").doUpdateSet({ secret: sealed }).where("authenticator.confirmed_at", "is", null),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n ? secret : undefined;
}

/**
 * Consumes a code. Returns false when the code is wrong or already used.
 * @throws ApiError SECOND_FACTOR_UNREADABLE when the secret was sealed with another key.
 */
export async function consumeCode(
  deps: Deps,
  trx: Transaction<Tables>,
  customerId: number,
  code: string,
): Promise<boolean> {
  const row = await trx
    .selectFrom("authenticator")
    .select("secret")
    .where("customer_id", "=", customerId)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return false;
  const keys = await loadTokenKeys(deps);
  const secret = await unsealSecret(deps, trx, keys, row.secret);
  const step = findCodeStep(secret, code.replace(/\s/g, ""), deps.clock().getTime() / 1000);
  if (step === undefined) return false;
  const { numUpdatedRows } = await trx
    .updateTable("authenticator")
    .set({
      last_step: step,
      confirmed_at: sql`coalesce(confirmed_at, ${deps.clock()})`,
      // Encrypted again with the current key, so that an earlier one can be removed.
      secret: seal(keys[0], PURPOSE, secret),
    })
    .where("customer_id", "=", customerId)
    .where("last_step", "<", String(step))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Logs once per app; further attempts add no information. */
const reportedApps = new WeakSet<Deps>();

/** Without the key no code can match and only an admin can help: neither invalid input nor a server error. */
async function unsealSecret(deps: Deps, db: Db, keys: Keys, sealed: Buffer): Promise<Buffer> {
  for (const key of keys) {
    try {
      return unseal(key, PURPOSE, sealed);
    } catch {
      // Of another key.
    }
  }
  try {
    // From the time before TOKEN_SECRET was set.
    return unseal((await readStoredKey(db, "token")) ?? keys[0], PURPOSE, sealed);
  } catch (error) {
    if (!reportedApps.has(deps))
      deps.log.error(
        { err: error },
        "cannot decrypt an authenticator secret: TOKEN_SECRET has changed. Restore it, or delete the rows of the table authenticator",
      );
    reportedApps.add(deps);
    throw new ApiError(
      409,
      "SECOND_FACTOR_UNREADABLE",
      "The shop cannot check codes of this authenticator app any more. Please ask the shop to remove it",
    );
  }
}
