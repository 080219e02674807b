import { createHash } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import type { Kysely, Transaction } from "kysely";
import type { Db } from "../db/connect.ts";
import type { Tables } from "../db/tables.ts";
import { ApiError } from "./apiError.ts";
import type { AppEnv } from "./appEnv.ts";
import { sameSecret } from "./mac.ts";
import { customerIdOf } from "./subject.ts";

/** A cart whose secret the caller has shown. */
export interface OwnedCart {
  id: number;
  customerId: number | undefined;
  ordered: boolean;
}

const TOKEN_BYTES = 16;

/** A cart's secret, 128 random bits: what the shopper keeps, and what the shop keeps of it (decision D4). */
export function newCartToken(random: (bytes: number) => Buffer): { token: string; hash: Buffer } {
  const token = random(TOKEN_BYTES).toString("base64url");
  return { token, hash: hashOf(token) };
}

// Plain SHA-256 suffices: a secret of 128 random bits cannot be guessed from its hash, salted or not.
const hashOf = (token: string): Buffer => createHash("sha256").update(token).digest();

/** Compared with where there is no cart, so that an unknown cart takes as long as a foreign one. */
const NOBODYS_HASH = Buffer.alloc(32);

/**
 * The cart, if the call shows its secret, or if it is the cart of the customer who calls. A cart that is unknown, foreign
 * or shown without its secret is `undefined` alike: cart ids can be counted, so an answer must not tell which of them
 * exist. A customer's cart opens to the customer's token only: its secret may lie about in a browser after the logout.
 * An ordered cart is still its owner's.
 */
export async function findOwnedCart(
  db: Kysely<Tables>,
  c: Context<AppEnv>,
  cartId: number | undefined,
): Promise<OwnedCart | undefined> {
  const caller = await customerIdOf(c);
  const cart = await db
    .selectFrom("cart")
    .leftJoin("customer", "customer.id", "cart.customer_id")
    .select(["cart.id", "token_hash", "customer_id", "ordered_at", "customer.guest"])
    .where("cart.id", "=", cartId ?? 0)
    .executeTakeFirst();
  const shown = hashOf(c.req.header("X-Cart-Token") ?? "");
  const kept = cart?.token_hash ?? NOBODYS_HASH;
  const isShown = sameSecret(shown, kept);
  if (cart === undefined) return undefined;
  const isOwn = cart.guest === false ? cart.customer_id === caller : isShown;
  if (!isOwn) return undefined;
  return { id: cart.id, customerId: cart.customer_id ?? undefined, ordered: cart.ordered_at !== null };
}

/** As {@link findOwnedCart}, for calls that answer HTTP 404: an open cart of the caller's. */
export async function openCart(db: Db, c: Context<AppEnv>, cartId: number | undefined): Promise<OwnedCart> {
  const cart = await findOwnedCart(db, c, cartId);
  if (cart === undefined || cart.ordered) throw cartNotFound();
  return cart;
}

/**
 * The cart again, inside a transaction and locked: whoever else writes to it waits until this transaction ends. Its
 * customer or its order may have come since the call began. The caller has shown the secret before.
 *
 * @throws ApiError 404 CART_NOT_FOUND where it was purged meanwhile.
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

/** Carts, addresses and orders are one person's: no cache on the way may keep them. */
export const noStore: MiddlewareHandler = async (c, next) => {
  c.header("Cache-Control", "no-store");
  await next();
};
