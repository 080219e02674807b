import type { Deps } from "../../deps.ts";
import { hmacSha256, isSameSecret } from "../../platform/http/mac.ts";
import { loadTokenKey } from "../../security/loadTokenKey.ts";

/** Lifetime of a session, as for Amazon's button. Source: Amazon Pay API v2, Checkout Session. */
const OPEN_SECONDS = 24 * 60 * 60;
const NAME_BYTES = 12;
const MAC_BYTES = 16;

/** Creates a wallet session: timestamp, random bytes and MAC. Nothing is stored. */
export async function createWalletSession(deps: Deps): Promise<string> {
  const name = `${nowInSeconds(deps)}-${deps.randomBytes(NAME_BYTES).toString("base64url")}`;
  return `${name}-${(await computeMac(deps, name)).toString("base64url")}`;
}

/** Whether the test bank issued the session and it has not expired. */
export async function isWalletSession(deps: Deps, session: string): Promise<boolean> {
  const [, name = "", issuedAt = "0", mac = ""] = /^((\d{1,12})-[\w-]{16})-([\w-]{22})$/.exec(session) ?? [];
  const expected = await computeMac(deps, name);
  const isOpen = nowInSeconds(deps) - Number(issuedAt) <= OPEN_SECONDS;
  return isSameSecret(Buffer.from(mac, "base64url"), expected) && isOpen;
}

const nowInSeconds = ({ clock }: Deps): number => Math.floor(clock().getTime() / 1000);

const computeMac = async (deps: Deps, name: string): Promise<Buffer> =>
  hmacSha256(await loadTokenKey(deps), `test bank wallet ${name}`, MAC_BYTES);
