import type { SessionClient } from "../calls/sessionClient.js";
import { parsePositiveInteger } from "../shared/parsePositiveInteger.js";
import { readToken, type SessionToken } from "../domain/session/sessionToken.js";
import type { Environment } from "../environment/environment.js";
import { isShopError, ShopError } from "../shared/shopError.js";
import { type SessionStorage, storedEmail } from "./storedSession.js";

export type RefreshOutcome =
  | { kind: "tokenRefreshed"; token: SessionToken }
  /** Storage holds another token or none. `orphan` is a new token that has to be revoked. */
  | { kind: "replaced"; orphan?: SessionToken }
  | { kind: "aborted" }
  /** `isRejected`: the backend rejected the token. */
  | { kind: "failed"; isRejected: boolean };

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
  const isCurrent = (): boolean => storage.read()?.token.jwt === token.jwt;

  return environment.lock("session", async () => {
    if (!isCurrent()) return { kind: "replaced" };
    const id = parsePositiveInteger(local.get("customer_id"));
    const email = storedEmail(local);
    if (id === undefined || email === "") {
      environment.log.warn("Missing customer_id or email in local storage");
      return { kind: "failed", isRejected: false };
    }
    try {
      const receivedAtMs = environment.clock.now();
      // The key is stored before the request: a repeat after a lost response or a reload returns the same token.
      const response = await client.refresh(
        token.jwt,
        { id, email },
        storage.renewalKey(() => environment.random.key()),
      );
      const renewed = readToken(response.token, { audience, receivedAtMs });
      if (renewed === undefined) throw new ShopError("RESPONSE_INVALID", { details: { at: "token" } });
      if (!isCurrent()) return { kind: "replaced", orphan: renewed };
      // Still under the lock: the next tab must not read the old, revoked token.
      storage.writeToken(renewed);
      return { kind: "tokenRefreshed", token: renewed };
    } catch (error) {
      // The shop was destroyed: the next start decides about the token.
      if (isShopError(error, "ABORTED")) return { kind: "aborted" };
      const failure = new ShopError("TOKEN_REFRESH_FAILED", { cause: error });
      environment.log.warn("Failed to refresh token", failure);
      return { kind: "failed", isRejected: isShopError(error, "UNAUTHORIZED") && isCurrent() };
    }
  });
}
