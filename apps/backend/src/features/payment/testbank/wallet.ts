import type { Deps } from "../../../deps.ts";
import { macOf, sameSecret } from "../../../http/mac.ts";
import { tokenKey } from "../../auth/tokenKey.ts";

/** Lifetime of a session, as for Amazon's button. Source: Amazon Pay API v2, Checkout Session. */
const OPEN_SECONDS = 24 * 60 * 60;
const NAME_BYTES = 12;
const MAC_BYTES = 16;

/** Creates a wallet session: timestamp, random bytes and MAC. Nothing is stored. */
export async function newWalletSession(deps: Deps): Promise<string> {
  const name = `${secondsAt(deps)}-${deps.random(NAME_BYTES).toString("base64url")}`;
  return `${name}-${(await proofOf(deps, name)).toString("base64url")}`;
}

/** Whether the test bank issued the session and it has not expired. */
export async function isWalletSession(deps: Deps, session: string): Promise<boolean> {
  const [, name = "", since = "0", mac = ""] = /^((\d{1,12})-[\w-]{16})-([\w-]{22})$/.exec(session) ?? [];
  const right = await proofOf(deps, name);
  const isOpen = secondsAt(deps) - Number(since) <= OPEN_SECONDS;
  return sameSecret(Buffer.from(mac, "base64url"), right) && isOpen;
}

const secondsAt = ({ clock }: Deps): number => Math.floor(clock().getTime() / 1000);

const proofOf = async (deps: Deps, name: string): Promise<Buffer> =>
  macOf(await tokenKey(deps), `test bank wallet ${name}`, MAC_BYTES);
