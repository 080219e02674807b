import type { Deps } from "../../deps.ts";
import { hmacSha256, isSameSecret } from "../../platform/http/mac.ts";
import { loadTokenKeys } from "../../security/loadTokenKeys.ts";

/** Lifetime of a session, as for Amazon's button. Source: Amazon Pay API v2, Checkout Session. */
const OPEN_SECONDS = 24 * 60 * 60;
const NAME_BYTES = 12;
const MAC_BYTES = 16;

/** Creates a wallet session: timestamp, random bytes and MAC. Nothing is stored. */
export async function createWalletSession(deps: Deps): Promise<string> {
  const name = `${nowInSeconds(deps)}-${deps.randomBytes(NAME_BYTES).toString("base64url")}`;
  const [key] = await loadTokenKeys(deps);
  return `${name}-${computeMac(key, name).toString("base64url")}`;
}

/** Whether the test bank issued the session and it has not expired. */
export async function isWalletSession(deps: Deps, session: string): Promise<boolean> {
  const [, name = "", issuedAt = "0", mac = ""] = /^((\d{1,12})-[\w-]{16})-([\w-]{22})$/.exec(session) ?? [];
  const keys = await loadTokenKeys(deps);
  const isIssued = keys.some((key) => isSameSecret(Buffer.from(mac, "base64url"), computeMac(key, name)));
  const isOpen = nowInSeconds(deps) - Number(issuedAt) <= OPEN_SECONDS;
  return isIssued && isOpen;
}

const nowInSeconds = ({ clock }: Deps): number => Math.floor(clock().getTime() / 1000);

const computeMac = (key: Buffer, name: string): Buffer => hmacSha256(key, `test bank wallet ${name}`, MAC_BYTES);
