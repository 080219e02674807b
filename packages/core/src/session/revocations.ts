import type { SessionClient } from "../calls/sessionClient.js";
import type { SessionToken } from "../domain/session/sessionToken.js";
import type { Environment } from "../environment/environment.js";
import { isShopError } from "../shared/shopError.js";

export interface Revocations {
  add(token: SessionToken): void;
  /** Retries the pending revocations. */
  retry(): void;
}

/**
 * Revokes tokens in the backend. Pending ones stay in memory only: the next person at the device could use a token
 * stored beyond sign-out. A token that is never revoked expires within 6 hours.
 */
export function createRevocations(client: Pick<SessionClient, "logout">, environment: Environment): Revocations {
  const pending = new Set<SessionToken>();

  async function send(token: SessionToken): Promise<void> {
    try {
      await client.logout(token.jwt);
    } catch (error) {
      if (isWorthRetrying(error)) pending.add(token);
    }
  }

  return {
    add: (token) => void send(token),
    retry() {
      const tokens = [...pending];
      pending.clear();
      for (const token of tokens) {
        if (environment.clock.now() < token.receivedAtMs + token.lifetimeMs) void send(token);
      }
    },
  };
}

/** Any response of the backend, 401 included, settles a revocation. */
function isWorthRetrying(error: unknown): boolean {
  if (!isShopError(error)) return true;
  if (error.code === "HTTP_STATUS") return Number(error.details["status"]) >= 500;
  return ["NETWORK", "TIMEOUT", "RATE_LIMITED"].includes(error.code);
}
