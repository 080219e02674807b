import type { Deps } from "../../deps.ts";
import { macOf, sameSecret } from "../../http/mac.ts";
import { tokenKey } from "../auth/tokenKey.ts";

/** What a link of a payment is for; one of one purpose is worth nothing for another. */
type Purpose = "return" | "report";

const MAC_BYTES = 16;

const proofOf = async (deps: Deps, purpose: Purpose, paymentId: number): Promise<Buffer> =>
  macOf(await tokenKey(deps), `payment ${purpose} ${paymentId}`, MAC_BYTES);

/** "7.rWc…": names a payment to whoever was given it, and to nobody who counts. Nothing of it is stored. */
export async function paymentSecret(deps: Deps, purpose: Purpose, paymentId: number): Promise<string> {
  return `${paymentId}.${(await proofOf(deps, purpose, paymentId)).toString("base64url")}`;
}

/** The payment of a secret; undefined where it was made up. */
export async function paymentOfSecret(deps: Deps, purpose: Purpose, secret: string): Promise<number | undefined> {
  const [, id = "", mac = ""] = /^([1-9]\d{0,9})\.([\w-]{22})$/.exec(secret) ?? [];
  const shown = Buffer.from(mac, "base64url");
  return sameSecret(shown, await proofOf(deps, purpose, Number(id))) ? Number(id) : undefined;
}
