import type { Deps } from "../deps.ts";
import { hmacSha256, isSameSecret } from "../platform/http/mac.ts";
import { loadTokenKeys } from "../security/loadTokenKeys.ts";

/** Purpose of a payment link; a secret is valid for one purpose only. */
type Purpose = "return" | "report";

const MAC_BYTES = 16;

const computeMac = (key: Buffer, purpose: Purpose, paymentId: number): Buffer =>
  hmacSha256(key, `payment ${purpose} ${paymentId}`, MAC_BYTES);

/** Returns the secret of a payment link, e.g. "7.rWc…": id and MAC, so that ids cannot be enumerated. Nothing is stored. */
export async function createPaymentSecret(deps: Deps, purpose: Purpose, paymentId: number): Promise<string> {
  const [key] = await loadTokenKeys(deps);
  return `${paymentId}.${computeMac(key, purpose, paymentId).toString("base64url")}`;
}

/** Returns the payment id of a secret; undefined when it is forged. */
export async function verifyPaymentSecret(deps: Deps, purpose: Purpose, secret: string): Promise<number | undefined> {
  const [, id = "", mac = ""] = /^([1-9]\d{0,9})\.([\w-]{22})$/.exec(secret) ?? [];
  const received = Buffer.from(mac, "base64url");
  const keys = await loadTokenKeys(deps);
  return keys.some((key) => isSameSecret(received, computeMac(key, purpose, Number(id)))) ? Number(id) : undefined;
}
