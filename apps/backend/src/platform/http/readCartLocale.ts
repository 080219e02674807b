import type { Db } from "../db/connect.ts";
import { isLocale, type Locale } from "../../locale.ts";

/** Returns the locale of the storefront that a cart was created in; undefined for older carts. */
export async function readCartLocale(db: Db, cartId: number): Promise<Locale | undefined> {
  const cart = await db.selectFrom("cart").select("locale").where("id", "=", cartId).executeTakeFirst();
  const name = cart?.locale ?? "";
  return isLocale(name) ? name : undefined;
}
