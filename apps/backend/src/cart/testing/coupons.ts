import type { Insertable } from "kysely";
import type { Db } from "../../platform/db/connect.ts";
import type { Tables } from "../../platform/db/tables.ts";
import type { TestBackend } from "../../testing/createTestBackend.ts";
import { openSession } from "../../auth/sessions.ts";
import { type RequestOptions, send, type Shopper } from "./shopper.ts";

/** Inserts a coupon, by default 10 % off everything; returns its id. */
export async function insertCoupon(
  db: Db,
  code: string,
  terms: Partial<Insertable<Tables["coupon"]>> = { percent: 10 },
): Promise<number> {
  const { id } = await db
    .insertInto("coupon")
    .values({ code, text: JSON.stringify({ de: { title: `Gutschein ${code}` } }), ...terms })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export const countUses = async (db: Db, code: string): Promise<number> =>
  (await db.selectFrom("coupon").select("used").where("code", "=", code).executeTakeFirstOrThrow()).used;

interface CouponResponse {
  status_code: number;
  reason?: string;
  data: {
    coupon_code: string;
    title: string;
    discount: number;
    free_postage: boolean;
    cart: {
      discount: number;
      totalValue: number;
      coupons: { coupon_code: string; discount: number; reason: string }[];
      items: { PRODUCT_SALE_ELEMENT: number; discount: number; cartItemId: number }[];
      vat: { percent: number; net: number; tax: number }[];
    };
  } | null;
}

export async function submitCoupon(
  app: TestBackend["app"],
  { cartId, token }: Shopper,
  code: string,
  more: Record<string, unknown> & { call?: RequestOptions } = {},
): Promise<CouponResponse> {
  const { call, ...members } = more;
  const body = { coupon_code: code, cart_id: cartId, customer_id: null, ...members };
  const response = await send(app, "/ExternalOrderApi/insertCoupon/?api_locale=de_AT", body, { token, ...call });
  return (await response.json()) as CouponResponse;
}

/** Assigns carts to a new account and returns its token, which they require from then on. */
export async function signInWithCarts(
  backend: TestBackend,
  email: string,
  cartIds: readonly number[],
): Promise<string> {
  const { db, deps } = backend;
  const account = await db
    .insertInto("customer")
    .values({ email, guest: false, password_hash: "none", language: "de" })
    .returning(["id", "admin", "token_epoch"])
    .executeTakeFirstOrThrow();
  await db.updateTable("cart").set({ customer_id: account.id }).where("id", "in", cartIds).execute();
  return (await openSession(deps, db, account, { isCookieBound: false, secondFactor: false })).token;
}
