import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../../db/tables.ts";
import type { Deps } from "../../deps.ts";
import { ApiError } from "../../http/apiError.ts";
import { seal, unseal } from "../../http/seal.ts";
import { tokenKey } from "./tokenKey.ts";
import { stepOfCode } from "./totp.ts";

type Db = Kysely<Tables>;

/** Source: RFC 4226, 4: 160 bits. */
const SECRET_BYTES = 20;
const PURPOSE = "authenticator";

/** Whether an admin's session may show an admin's menus: only with a second factor (ASVS 5.0, 6.3.3), but in a demo. */
export const isAdminHere = ({ demo = false }: Pick<Deps, "demo">, secondFactor: boolean): boolean =>
  secondFactor || demo;

/** Whether a session was begun with it. */
export async function secondFactorOf(db: Db, sessionId: string): Promise<boolean> {
  const session = await db.selectFrom("session").select("second_factor").where("id", "=", sessionId).executeTakeFirst();
  return session?.second_factor ?? false;
}

/** Whether the customer is asked for a code. */
export async function hasAuthenticator(db: Db, customerId: number): Promise<boolean> {
  const row = await db
    .selectFrom("authenticator")
    .select("confirmed_at")
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return (row?.confirmed_at ?? null) !== null;
}

/** A new secret for an app; it counts once a code of it was seen. One that counts already is not replaced. */
export async function newAuthenticator(deps: Deps, db: Db, customerId: number): Promise<Buffer | undefined> {
  const secret = deps.random(SECRET_BYTES);
  const sealed = seal(await tokenKey(deps), PURPOSE, secret);
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
 * Uses a code up: whether it is one of the customer's app, and was not used before.
 * @throws ApiError SECOND_FACTOR_UNREADABLE where the shop's key is not the one the app's secret was sealed with.
 */
export async function takeCode(
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
  const secret = opened(deps, await tokenKey(deps), row.secret);
  const step = stepOfCode(secret, code.replace(/\s/g, ""), deps.clock().getTime() / 1000);
  if (step === undefined) return false;
  const { numUpdatedRows } = await trx
    .updateTable("authenticator")
    .set({ last_step: step, confirmed_at: sql`coalesce(confirmed_at, ${deps.clock()})` })
    .where("customer_id", "=", customerId)
    .where("last_step", "<", String(step))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Shops that were told. A customer who tries again tells nothing new. */
const told = new WeakSet<Deps>();

/** No code is right any more, and only the shop can help: that is neither the customer's mistake nor a failed call. */
function opened(deps: Deps, key: Buffer, sealed: Buffer): Buffer {
  try {
    return unseal(key, PURPOSE, sealed);
  } catch (error) {
    if (!told.has(deps))
      deps.log.error(
        { err: error },
        "an authenticator app's secret cannot be read: TOKEN_SECRET is not the one it was set up under. Set it back, or delete the rows of the table authenticator",
      );
    told.add(deps);
    throw new ApiError(
      409,
      "SECOND_FACTOR_UNREADABLE",
      "The shop cannot check codes of this authenticator app any more. Please ask the shop to remove it",
    );
  }
}
