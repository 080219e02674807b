import { createHash } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import type { Kysely, Transaction } from "kysely";
import type { Db } from "../db/connect.ts";
import type { Tables } from "../db/tables.ts";
import { ApiError } from "./apiError.ts";
import type { AppEnv } from "./appEnv.ts";
import { isSameSecret } from "./mac.ts";
import { getCustomerId } from "./subject.ts";

export interface OwnedCart {
  id: number;
  customerId: number | undefined;
  ordered: boolean;
}

const TOKEN_BYTES = 16;

/** Creates a cart secret of 128 random bits for the shopper, and its hash for the database. Decision 0056. */
export function createCartToken(random: (bytes: number) => Buffer): { token: string; hash: Buffer } {
  const token = random(TOKEN_BYTES).toString("base64url");
  return { token, hash: hashToken(token) };
}

// Plain SHA-256 suffices: a secret of 128 random bits cannot be guessed from its hash.
const hashToken = (token: string): Buffer => createHash("sha256").update(token).digest();

/** Compared against when the cart is unknown, so that the response takes as long as for a foreign cart. */
const DUMMY_HASH = Buffer.alloc(32);

/**
 * Returns the cart if the request presents its secret, or if it belongs to the calling customer. Unknown and foreign
 * carts both give `undefined`, because cart ids are sequential. A customer's cart needs the customer's token: its
 * secret may stay in a browser after sign-out. An ordered cart still belongs to its owner.
 */
export async function findOwnedCart(
  db: Kysely<Tables>,
  c: Context<AppEnv>,
  cartId: number | undefined,
): Promise<OwnedCart | undefined> {
  const callerId = await getCustomerId(c);
  const cart = await db
    .selectFrom("cart")
    .leftJoin("customer", "customer.id", "cart.customer_id")
    .select(["cart.id", "token_hash", "customer_id", "ordered_at", "customer.guest"])
    .where("cart.id", "=", cartId ?? 0)
    .executeTakeFirst();
  const presentedHash = hashToken(c.req.header("X-Cart-Token") ?? "");
  const expectedHash = cart?.token_hash ?? DUMMY_HASH;
  const isSecretValid = isSameSecret(presentedHash, expectedHash);
  if (cart === undefined) return undefined;
  const isOwn = cart.guest === false ? cart.customer_id === callerId : isSecretValid;
  if (!isOwn) return undefined;
  return { id: cart.id, customerId: cart.customer_id ?? undefined, ordered: cart.ordered_at !== null };
}

/** As {@link findOwnedCart}, but throws a 404 if the cart is missing or already ordered. */
export async function requireOpenCart(db: Db, c: Context<AppEnv>, cartId: number | undefined): Promise<OwnedCart> {
  const cart = await findOwnedCart(db, c, cartId);
  if (cart === undefined || cart.ordered) throw cartNotFound();
  return cart;
}

/**
 * Reads and locks the cart inside a transaction: its customer or order may have changed since the request began. The
 * caller has already presented the secret.
 *
 * @throws ApiError 404 CART_NOT_FOUND if the cart was purged in the meantime
 */
export async function lockCart(trx: Transaction<Tables>, cartId: number): Promise<OwnedCart> {
  const cart = await trx
    .selectFrom("cart")
    .select(["id", "customer_id", "ordered_at"])
    .where("id", "=", cartId)
    .forUpdate()
    .executeTakeFirstOrThrow(cartNotFound);
  return { id: cart.id, customerId: cart.customer_id ?? undefined, ordered: cart.ordered_at !== null };
}

export const cartNotFound = (): ApiError => new ApiError(404, "CART_NOT_FOUND", "Cart not found");

/** Responses with personal data must not be cached. */
export const noStore: MiddlewareHandler = async (c, next) => {
  c.header("Cache-Control", "no-store");
  await next();
};
