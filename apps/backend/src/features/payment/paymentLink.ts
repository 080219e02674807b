import type { Deps } from "../../deps.ts";
import { macOf, sameSecret } from "../../http/mac.ts";
import { tokenKey } from "../auth/tokenKey.ts";

/** Purpose of a payment link; a secret is valid for one purpose only. */
type Purpose = "return" | "report";

const MAC_BYTES = 16;

const proofOf = async (deps: Deps, purpose: Purpose, paymentId: number): Promise<Buffer> =>
  macOf(await tokenKey(deps), `payment ${purpose} ${paymentId}`, MAC_BYTES);

/** Returns the secret of a payment link, e.g. "7.rWc…": id and MAC, so that ids cannot be enumerated. Nothing is stored. */
export async function paymentSecret(deps: Deps, purpose: Purpose, paymentId: number): Promise<string> {
  return `${paymentId}.${(await proofOf(deps, purpose, paymentId)).toString("base64url")}`;
}

/** Returns the payment id of a secret; undefined when it is forged. */
export async function paymentOfSecret(deps: Deps, purpose: Purpose, secret: string): Promise<number | undefined> {
  const [, id = "", mac = ""] = /^([1-9]\d{0,9})\.([\w-]{22})$/.exec(secret) ?? [];
  const shown = Buffer.from(mac, "base64url");
  return sameSecret(shown, await proofOf(deps, purpose, Number(id))) ? Number(id) : undefined;
}
