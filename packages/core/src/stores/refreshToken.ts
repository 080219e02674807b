import type { SessionClient } from "../clients/sessionClient.js";
import { parseCartId } from "../domain/cart/cartId.js";
import { readToken } from "../domain/session/readToken.js";
import type { SessionToken } from "../domain/session/sessionToken.js";
import type { Environment } from "../environment/environment.js";
import { isShopError, ShopError } from "../shared/shopError.js";
import { type SessionStorage, storedEmail } from "./storedSession.js";

export type RefreshOutcome =
  | { kind: "renewed"; token: SessionToken }
  /** Storage holds another token or none. `orphan` is a new token that has to be revoked. */
  | { kind: "moved"; orphan?: SessionToken }
  /** `refused`: the backend rejected the token. */
  | { kind: "failed"; refused: boolean };

/** Refreshes the token, one tab at a time; a token that another tab has renewed meanwhile is not renewed again. */
export function refreshToken(
  deps: {
    client: Pick<SessionClient, "refresh">;
    environment: Environment;
    storage: SessionStorage;
    audience: string | undefined;
  },
  token: SessionToken,
): Promise<RefreshOutcome> {
  const { client, environment, storage, audience } = deps;
  const { local } = environment.storage;
  const isCurrent = (): boolean => storage.read()?.token.text === token.text;

  return environment.lock("session", async () => {
    if (!isCurrent()) return { kind: "moved" };
    const id = parseCartId(local.get("customer_id"));
    const email = storedEmail(local);
    if (id === undefined || email === "") {
      environment.log.warn("Missing customer_id or email in local storage");
      return { kind: "failed", refused: false };
    }
    try {
      const receivedAtMs = environment.clock.now();
      // The key is stored before the request: a repeat after a lost response or a reload returns the same token.
      const answer = await client.refresh(
        token.text,
        { id, email },
        storage.renewalKey(() => environment.random.key()),
      );
      const renewed = readToken(answer.token, { audience, receivedAtMs });
      if (renewed === undefined) throw new ShopError("ANSWER_INVALID", { details: { at: "token" } });
      if (!isCurrent()) return { kind: "moved", orphan: renewed };
      // Still under the lock: the next tab must not read the old, revoked token.
      storage.writeToken(renewed);
      return { kind: "renewed", token: renewed };
    } catch (error) {
      const failure = new ShopError("TOKEN_REFRESH_FAILED", { cause: error });
      environment.log.warn("Failed to refresh token", failure);
      return { kind: "failed", refused: isShopError(error, "UNAUTHORIZED") && isCurrent() };
    }
  });
}
