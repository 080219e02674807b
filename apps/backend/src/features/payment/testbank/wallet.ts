import type { Deps } from "../../../deps.ts";
import { macOf, sameSecret } from "../../../http/mac.ts";
import { tokenKey } from "../../auth/tokenKey.ts";

/** As long as a session of Amazon's button is open. Source: Amazon Pay API v2, Checkout Session. */
const OPEN_SECONDS = 24 * 60 * 60;
const NAME_BYTES = 12;
const MAC_BYTES = 16;

/** What a shopper brings from the wallet: it names itself and proves that it is the bank's. Nothing of it is stored. */
export async function newWalletSession(deps: Deps): Promise<string> {
  const name = `${secondsAt(deps)}-${deps.random(NAME_BYTES).toString("base64url")}`;
  return `${name}-${(await proofOf(deps, name)).toString("base64url")}`;
}

/** Whether the bank gave it, and it is still open. */
export async function isWalletSession(deps: Deps, session: string): Promise<boolean> {
  const [, name = "", since = "0", mac = ""] = /^((\d{1,12})-[\w-]{16})-([\w-]{22})$/.exec(session) ?? [];
  const right = await proofOf(deps, name);
  const isOpen = secondsAt(deps) - Number(since) <= OPEN_SECONDS;
  return sameSecret(Buffer.from(mac, "base64url"), right) && isOpen;
}

const secondsAt = ({ clock }: Deps): number => Math.floor(clock().getTime() / 1000);

const proofOf = async (deps: Deps, name: string): Promise<Buffer> =>
  macOf(await tokenKey(deps), `test bank wallet ${name}`, MAC_BYTES);
